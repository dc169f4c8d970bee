import Foundation
import Glibc
import Testing

@testable import shoji

@Suite struct ScratchFolderTests {
    @Test("a run removes its folder and those of tools that were killed, and nothing else")
    func orphans() throws {
        let parent = try TemporaryFolder(["note.txt": ""])
        func make(_ name: String, isOld: Bool) throws -> String {
            let path = "\(parent.path)/\(name)"
            try FileManager.default.createDirectory(atPath: path + "/inner", withIntermediateDirectories: true)
            let times = Array(repeating: timespec(tv_sec: time(nil) - (isOld ? 3600 : 0), tv_nsec: 0), count: 2)
            #expect(utimensat(AT_FDCWD, path, times, 0) == 0)
            return path
        }
        let killed = try make("shoji-aB3xY_", isOld: true)
        let starting = try make("shoji-aB3xYz", isOld: false)
        let other = try make("shoji-gallery", isOld: true)
        let running = try make("shoji-123456", isOld: true)
        let lock = open(running, O_RDONLY)
        defer { close(lock) }
        #expect(flock(lock, LOCK_EX | LOCK_NB) == 0)

        let scratch = try ScratchFolder(in: parent.path)
        func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }
        #expect(exists(scratch.url.path))
        #expect(!exists(killed))
        #expect(exists(starting) && exists(other) && exists(running))
        scratch.remove()
        #expect(!exists(scratch.url.path))
    }
}
