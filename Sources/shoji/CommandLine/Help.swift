/// Texts of `--help`, made from the table of options so that they cannot disagree with it.
enum Help {
    static var overview: String {
        """
        Shoji \(ShojiCommand.version) runs iOS user interfaces on Linux.

        usage: shoji SUBCOMMAND [OPTIONS]

        \(table(Subcommand.allCases.map { ([$0.rawValue, $0.operand].compactMap(\.self).joined(separator: " "), $0.summary) }))

        `shoji SUBCOMMAND --help` shows the options. APP is an Xcode project or workspace or a folder that holds one, a
        folder of Swift sources, a Swift package, or one Swift file; a gallery can also be made of what `shoji build`
        compiled.
        """
    }

    static func text(for subcommand: Subcommand) -> String {
        let operand = subcommand.operand.map { " \($0)" } ?? ""
        let options = subcommand.options.map {
            ([$0.name, $0.placeholder].compactMap(\.self).joined(separator: " "), $0.help)
        }
        var text = """
            shoji \(subcommand.rawValue): \(subcommand.summary)

            usage: shoji \(subcommand.rawValue)\(operand) [OPTIONS]

            \(table(options + [("--help", "show this")]))
            """
        if subcommand == .gallery {
            text += """


                Example: shoji gallery MyApp --devices "iphone se, iphone 16 pro, ipad pro 13" --appearance both
                The exit code is 0 when every configuration came out, 1 when one failed, 2 when the app does not compile.
                """
        }
        return text
    }

    private static func table(_ rows: [(String, String)]) -> String {
        let width = rows.map(\.0.count).max() ?? 0
        return rows.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))  \($0.1)" }
            .joined(separator: "\n")
    }
}
