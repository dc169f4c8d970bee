/// Objects are arguments of C formats: `%p` prints their address, `%@` their description.
extension _UIObject: CVarArg {
    public nonisolated var _cVarArgEncoding: [Int] { [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())] }
}
