/// `shoji doctor`
enum DoctorCommand {
    static func run(_ arguments: ParsedArguments) throws -> ExitCode { .success }
}
