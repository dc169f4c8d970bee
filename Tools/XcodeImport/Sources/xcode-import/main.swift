import Foundation
import ProjectReader
import Translator

exit(CommandLineTool(arguments: Array(CommandLine.arguments.dropFirst())).run())
