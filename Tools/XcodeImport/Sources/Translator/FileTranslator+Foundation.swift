import SwiftSyntax

extension FileTranslator {
    /// `Timer()`, with which apps fill a variable until they start a timer: Foundation on Linux has no such initialiser, so it
    /// becomes a timer that is never scheduled.
    func translateIdleTimer(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil, let left = node.leftParen,
            let right = node.rightParen,
            ["Timer", "Foundation.Timer"].contains(node.calledExpression.trimmedDescription),
            program.entry(named: "Timer", file: fileNumber) == nil
        else { return }
        edits.replace(start(left), end(right), with: "(timeInterval: 0, repeats: false, block: { _ in })")
        report.count("Timer()")
    }
}
