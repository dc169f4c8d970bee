import Glibc

exit(ShojiCommand.run(Array(CommandLine.arguments.dropFirst())))
