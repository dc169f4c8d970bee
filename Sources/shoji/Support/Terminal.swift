import Glibc

/// Standard output and standard error; plain bytes when they are not a terminal.
enum Terminal {
    static func print(_ text: String) { write(text + "\n", to: 1) }
    static func note(_ text: String) { write(text + "\n", to: 2) }
    static func error(_ text: String) { write("shoji: " + text + "\n", to: 2) }

    static let errorIsTerminal = isatty(2) == 1

    /// Columns of the terminal on standard error.
    static var width: Int {
        var size = winsize()
        return ioctl(2, UInt(TIOCGWINSZ), &size) == 0 && size.ws_col > 20 ? Int(size.ws_col) : 80
    }

    static func write(_ text: String, to descriptor: Int32) {
        var bytes = Array(text.utf8)[...]
        while !bytes.isEmpty {
            let n = bytes.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress!, $0.count) }
            if n > 0 { bytes.removeFirst(n) } else if errno != EINTR { return }
        }
    }
}
