import Foundation

/// `shoji doctor`
enum DoctorCommand {
    static func run(_ arguments: ParsedArguments) throws -> ExitCode {
        if let extra = arguments.operands.first {
            throw UsageError("`shoji doctor` takes no operand, not \"\(extra)\".", in: .doctor)
        }
        let findings = Doctor().findings()
        if arguments.has("--json") {
            Terminal.print(String(decoding: try JSON.encode(findings), as: UTF8.self))
        } else {
            for finding in findings {
                let mark = finding.state == .good ? "ok  " : finding.state == .warning ? "note" : "FAIL"
                Terminal.print("\(mark)  \(finding.subject): \(finding.detail)")
            }
        }
        let failures = findings.filter { $0.state == .bad }.count
        if failures > 0 {
            Terminal.error(
                "\(failures) of \(findings.count) checks failed; scripts/bootstrap installs what is missing.")
        }
        return failures == 0 ? .success : .failure
    }
}
