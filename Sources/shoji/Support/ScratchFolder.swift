import Foundation
import Glibc

/// A folder for the time of a run, with a short path, as a socket's path may not be long. What a tool that was killed has left
/// behind is removed by the next one.
struct ScratchFolder {
    let url: URL
    private let lock: Int32

    /// - Parameter parent: where to make it.
    init(in parent: String = "/tmp") throws {
        Self.removeOrphans(in: parent)
        var template = Array("\(parent)/\(Self.prefix)XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else {
            throw ToolError(
                .cannotWrite, "Cannot make a folder in \(parent): \(String(cString: strerror(errno))).")
        }
        let path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
        url = URL(fileURLWithPath: path)
        lock = Self.lock(path)
    }

    /// Once, at the end of the run.
    func remove() {
        try? FileManager.default.removeItem(at: url)
        if lock >= 0 { close(lock) }
    }

    private static let prefix = "shoji-"
    /// Folders younger than this may belong to a tool that has not locked its own yet, in seconds.
    private static let graceTime = 60

    /// The folder's descriptor, locked as long as it is open; -1 if another process holds the lock. Children do not inherit it.
    private static func lock(_ path: String) -> Int32 {
        let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
        guard descriptor >= 0, flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return descriptor }
        close(descriptor)
        return -1
    }

    private static func removeOrphans(in parent: String) {
        let now = time(nil)
        for name in (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? [] {
            guard name.hasPrefix(prefix), name.utf8.count == prefix.utf8.count + 6 else { continue }
            let path = "\(parent)/\(name)"
            var status = stat()
            guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFDIR, status.st_uid == geteuid(),
                now - status.st_mtim.tv_sec > graceTime
            else { continue }
            let held = lock(path)
            guard held >= 0 else { continue }
            try? FileManager.default.removeItem(atPath: path)
            close(held)
        }
    }
}
