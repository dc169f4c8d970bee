import Foundation
import Glibc

/// What an app printed, in a file that does not grow without end.
struct AppLog {
    let path: String
    /// Bytes that are kept of a longer log: its beginning, and its end for the reason of a crash.
    var limit = 10_000_000

    private static let tail = 64_000

    /// Cuts what is beyond the limit while the app still writes; far less than a disk has room for passes before.
    ///
    /// - Returns: true when something was cut.
    func trim() -> Bool {
        guard storedSize > limit + Self.tail else { return false }
        // Shortening the file would lose what the app writes in that moment, perhaps its last words.
        if !punch(from: limit - Self.tail, to: size - Self.tail) { shorten(last: nil) }
        return true
    }

    /// Gives back the room of a part of the file, which keeps its length. False where the file system cannot.
    private func punch(from start: Int, to end: Int) -> Bool {
        // Found by name: the C library shows it to GNU programs only.
        typealias Allocate = @convention(c) (CInt, CInt, off_t, off_t) -> CInt
        let (keepsSize, punchesHole): (CInt, CInt) = (1, 2)
        guard let symbol = dlsym(dlopen(nil, RTLD_NOW), "fallocate") else { return false }
        let file = open(path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return false }
        defer { Glibc.close(file) }
        let allocate = unsafeBitCast(symbol, to: Allocate.self)
        return allocate(file, keepsSize | punchesHole, off_t(start), off_t(end - start)) == 0
    }

    /// Cuts the log of an ended app to the limit, with a last line that says so.
    ///
    /// - Parameter wasTrimmed: something was cut before.
    func close(wasTrimmed: Bool) {
        guard wasTrimmed || size > limit else { return }
        shorten(last: "\nThe log was longer than \(limit / 1_000_000) MB; shoji cut its middle.\n")
    }

    /// Leaves the beginning and the end of the file, together at most `limit` bytes.
    private func shorten(last line: String?) {
        let file = open(path, O_RDWR | O_CLOEXEC)
        guard file >= 0 else { return }
        defer { Glibc.close(file) }
        let size = lseek(file, 0, SEEK_END)
        var tail = [UInt8](repeating: 0, count: Self.tail)
        let count = pread(file, &tail, tail.count, max(0, size - Self.tail))
        let end = Data(tail.prefix(max(0, count))) + Data((line ?? "").utf8)
        let seam = Data("\n[...]\n".utf8)
        ftruncate(file, off_t(min(Int(size), limit) - end.count - seam.count))
        lseek(file, 0, SEEK_END)
        for part in [seam, end] { part.withUnsafeBytes { _ = write(file, $0.baseAddress, $0.count) } }
    }

    private var size: Int { status.map { Int($0.st_size) } ?? 0 }
    /// What of it takes room on the disk.
    private var storedSize: Int { status.map { min(Int($0.st_blocks) * 512, Int($0.st_size)) } ?? 0 }

    private var status: stat? {
        var status = stat()
        return stat(path, &status) == 0 ? status : nil
    }

    /// What the log says about an ending: its telling line, and the app's own line in the backtrace. Empty, or with a
    /// space in front.
    ///
    /// - Parameter executable: name of the app's executable, which marks the app's own frames.
    func detail(executable: String) -> String {
        guard let file = FileHandle(forReadingAtPath: path) else { return "" }
        defer { try? file.close() }
        let end = (try? file.seekToEnd()) ?? 0
        try? file.seek(toOffset: end - min(end, 1 << 20))
        let text = String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
        return Self.detail(of: text, executable: executable)
    }

    static func detail(of text: String, executable: String) -> String {
        let lines = text.split(separator: "\n")
        let telling = lines.first {
            $0.contains("Fatal error") || $0.contains("Precondition failed") || $0.contains("Assertion failed")
                || $0.contains("error while loading")
        }
        var result = telling.map { " \(words($0))" } ?? ""
        // The interface belongs to the main thread; elsewhere the runtime's check ends the app without a word.
        if telling == nil, lines.contains(where: { $0.contains(" _dispatch_assert_queue_fail") }),
            lines.contains(where: {
                $0.contains(" swift_task_isCurrentExecutor") || $0.contains("_checkExpectedExecutor")
            })
        {
            result = " The interface was used from a thread that is not the main thread."
        }
        if let crash = lines.firstIndex(where: { $0.hasPrefix("*** Program crashed") }),
            let place = lines[crash...].lazy.compactMap({ place(in: $0, executable: executable) }).first
        {
            result += telling == nil ? " It was in \(place)." : " (in \(place))"
        }
        return result
    }

    private func end(_ bytes: UInt64) -> String {
        guard let file = FileHandle(forReadingAtPath: path) else { return "" }
        defer { try? file.close() }
        let end = (try? file.seekToEnd()) ?? 0
        try? file.seek(toOffset: end - min(end, bytes))
        return String(decoding: (try? file.readToEnd()) ?? Data(), as: UTF8.self)
    }

    /// The backtrace of an app that goes on all the same is whole.
    var endsWithBacktrace: Bool { end(2000).contains("Backtrace took ") }

    /// The signal of an app that still runs and has crashed: it is writing its backtrace.
    var crashSignal: Int32? {
        let text = end(64_000)
        guard let start = text.range(of: "*** Signal "), text[start.upperBound...].contains(": Backtracing from ")
        else {
            return nil
        }
        return Int32(text[start.upperBound...].prefix { $0.isNumber })
    }

    /// The line of a fatal error; where UIKit itself ends the app, its words alone.
    private static func words(_ line: Substring) -> Substring {
        guard let start = line.range(of: "*** Terminating app")?.lowerBound else { return line.trimmed[...] }
        return line[start...].trimmed[...]
    }

    /// "function, file:line" of a backtrace's line
    /// `3 [ra] 0x0000556ba0408b81 Controller.viewDidLoad() + 768 in App at /folder/App.swift:16:16`. A project's own
    /// files are named from its folder on.
    private static func place(in line: Substring, executable: String) -> String? {
        guard let image = line.range(of: " in \(executable) at ", options: .backwards),
            let address = line.range(of: " 0x"), address.upperBound < image.lowerBound
        else { return nil }
        let source = line[image.upperBound...].split(separator: "/").last?.split(separator: ":") ?? []
        guard source.count >= 2, !source[0].hasPrefix("<"), Int(source[1]) != nil else { return nil }
        let named = line[address.upperBound..<image.lowerBound].drop { $0 != " " }
        let function = named.range(of: " + ", options: .backwards).map { named[..<$0.lowerBound] } ?? named
        return "\(function.trimmed), \(source[0]):\(source[1])"
    }
}
