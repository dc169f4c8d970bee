import Foundation

/// `shoji build APP`
enum BuildCommand {
    static func run(_ arguments: ParsedArguments) throws -> ExitCode {
        let app = try arguments.operand("APP")
        let builder = try AppBuilder(arguments, library: ShojiLibrary.locate())
        let start = ContinuousClock.now
        let product = try builder.build(app)
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        Terminal.note(
            product.compiled
                ? "Compiled \(product.name) in \(String(format: "%.1f", seconds)) s." : "\(product.name) is up to date."
        )
        Terminal.print(product.executable.path)
        return .success
    }
}
