import Foundation
import Glibc
import StageProtocol

/// Writes whole files or none.
enum WholeFile {
    /// - Parameter what: how messages name the content.
    /// - Throws: `fileSystem` with the operating system's reason; nothing stays behind at `path` then.
    static func write(_ data: Data, to path: String, what: String) throws(StageFailure) {
        let temporary = path + ".part"
        let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
        guard file >= 0 else { throw failure(what, path, errno) }
        var written = 0
        var code: Int32 = 0
        data.withUnsafeBytes { bytes in
            while written < bytes.count {
                let n = Glibc.write(file, bytes.baseAddress! + written, bytes.count - written)
                if n > 0 {
                    written += n
                } else if errno != EINTR {
                    code = errno
                    return
                }
            }
        }
        if close(file) != 0, code == 0 { code = errno }
        if code == 0, rename(temporary, path) != 0 { code = errno }
        guard code == 0 else {
            unlink(temporary)
            throw failure(what, path, code)
        }
    }

    private static func failure(_ what: String, _ path: String, _ code: Int32) -> StageFailure {
        StageFailure(.fileSystem, "Cannot write the \(what) \(path): \(String(cString: strerror(code))).")
    }
}
