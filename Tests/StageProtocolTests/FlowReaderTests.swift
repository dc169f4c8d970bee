import Foundation
import StageProtocol
import Testing

@Suite struct FlowReaderTests {
    private func steps(_ text: String) throws -> [FlowStep] {
        try FlowReader.read(Data(text.utf8), file: "f.yml").map(\.step)
    }

    private func message(_ text: String) -> String? {
        do {
            _ = try FlowReader.read(Data(text.utf8), file: "f.yml")
            return nil
        } catch { return error.description }
    }

    private func named(_ name: String) -> FlowTarget { .named(name, number: 1) }

    @Test("every step, with and without quotation marks")
    func vocabulary() throws {
        let text = """
            ---
            # What a visitor does
            steps:
              - tap: "Sign in"        # the button
              - tap: Sign in
              - tap: "Delete" number 2
              - tap: at 120, 300.5
              - tap: 50%, 25%
              - double tap: 'It''s'
              - long press: "Row" for 2 seconds
              - long press: "Row"
              - swipe: left
              - swipe: up on "Card"
              - drag: from "A" to "B"
              - drag: from at 10, 20 to 30, 40 for 1.5
              - pinch: 2 on "Map"
              - type: "Hello, \\"you\\"\\n"
              - clear
              - scroll to: "Last row"
              - wait: 0.5 s
              - expect: "Done"
              - expect no "Error"
              - rotate: landscape
              - back
              - dismiss
              - text size: AX3
              - appearance: dark
              - window: 1/2
              - snapshot: After all
            """
        let place: FlowTarget = .place(x: .points(120), y: .points(300.5))
        #expect(
            try steps(text) == [
                .tap(named("Sign in"), count: 1), .tap(named("Sign in"), count: 1),
                .tap(.named("Delete", number: 2), count: 1), .tap(place, count: 1),
                .tap(.place(x: .fraction(0.5), y: .fraction(0.25)), count: 1), .tap(named("It's"), count: 2),
                .longPress(named("Row"), seconds: 2), .longPress(named("Row"), seconds: 1), .swipe(.left, on: nil),
                .swipe(.up, on: named("Card")), .drag(from: named("A"), to: named("B"), seconds: 0.5),
                .drag(
                    from: .place(x: .points(10), y: .points(20)), to: .place(x: .points(30), y: .points(40)),
                    seconds: 1.5), .pinch(scale: 2, on: named("Map")), .type("Hello, \"you\"\n"), .clear,
                .scrollTo(named("Last row")), .wait(seconds: 0.5), .expect(named("Done"), isThere: true),
                .expect(named("Error"), isThere: false), .rotate(.landscape), .back, .dismiss, .textSize("AX3"),
                .appearance("dark"), .window("1/2"), .snapshot("After all"),
            ])
    }

    @Test("a step without its colon is no step, and is told how it is written")
    func missingColon() {
        #expect(
            message("- back\n- tap \"Feed\"")
                == "f.yml:2:7: A colon is missing after \"tap\". Write: - tap: \"Feed\"")
        #expect(
            message("- drag from at 10, 20 to \"B\"")
                == "f.yml:1:8: A colon is missing after \"drag\". Write: - drag: from at 10, 20 to \"B\"")
        #expect(message("- scroll to \"x\"")?.contains("Write: - scroll to: \"x\"") == true)
        #expect(message("- expect \"x\"")?.contains("Write: - expect: \"x\"") == true)
        #expect(message("- expect no \"x\"") == nil)
    }

    @Test("keys with their modifier keys")
    func keys() throws {
        let text = "- press: cmd+shift+n\n- press: escape\n- press: cmd++\n- press: \"page up\"\n- shake"
        let steps = try FlowReader.read(Data(text.utf8), file: "f").map(\.step)
        #expect(
            steps == [
                .press(key: "n", modifiers: [.cmd, .shift]), .press(key: "escape", modifiers: []),
                .press(key: "+", modifiers: [.cmd]), .press(key: "page up", modifiers: []), .shake,
            ])
        #expect(throws: FlowError.self) { try FlowReader.read(Data("- press: meta+n".utf8), file: "f") }
        #expect(throws: FlowError.self) { try FlowReader.read(Data("- press: cmd+enter".utf8), file: "f") }
    }

    @Test("lines are remembered, without their comments")
    func lines() throws {
        let lines = try FlowReader.read(Data("# a\r\n\r\n- tap: \"x # y\"  # z\r\n- back\r\n".utf8), file: "f")
        #expect(lines.map(\.line) == [3, 4])
        #expect(lines.map(\.text) == ["tap: \"x # y\"", "back"])
        #expect(lines[0].step == .tap(named("x # y"), count: 1))
    }

    @Test(
        "mistakes are named with line and column",
        arguments: [
            ("", "f.yml:1:1: There is no step"), ("- tap", "f.yml:1:6: What?"),
            ("- back\n- fly: \"x\"", "f.yml:2:3: \"fly\" is not a step. There are: tap,"),
            ("- back\n  - back", "f.yml:2:3: All steps are indented alike"),
            ("- back\ntap: x", "f.yml:2:1: Every step is a line that begins"),
            ("- tap: \"x", "f.yml:1:8: The quotation mark is not closed."),
            ("- type: \"\\q\"", "f.yml:1:10: \"\\q\" is not known"), ("- wait: long", "f.yml:1:9: How many seconds?"),
            ("- wait: -1", "f.yml:1:9: The number is not between"),
            ("- swipe: sideways", "f.yml:1:10: Here comes one of: left, right, up, down."),
            ("- back again", "f.yml:1:8: \"again\" is too much here."),
            ("- tap: \"x\" number 0", "f.yml:1:19: The number is not between"),
            ("- tap: at 10", "f.yml:1:13: Here comes a comma."),
            ("- drag: \"a\" to \"b\"", "f.yml:1:9: Here comes \"from\""),
            ("- snapshot: a\n- snapshot: a", "f.yml:2:3: The snapshot of line 1"), ("\t- back", "f.yml:1:1: Indent"),
            ("- appearance: pink", "f.yml:1:15: light or dark?"), ("-back", "f.yml:1:1: Every step"),
        ])
    func mistakes(text: String, start: String) {
        let message = message(text) ?? "nothing"
        #expect(message.hasPrefix(start), "\(message)")
    }

    @Test("bytes that are no text, and too many of them, are refused")
    func noText() {
        #expect(throws: FlowError.self) { try FlowReader.read(Data([0xff, 0xfe, 0x2d]), file: "f") }
        #expect(throws: FlowError.self) {
            try FlowReader.read(Data(repeating: 0x20, count: FlowReader.sizeLimit + 1), file: "f")
        }
    }

    @Test("whatever stands in a file, it is read or refused with a place in it", arguments: 0..<40)
    func fuzz(seed: UInt64) throws {
        var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func dice(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
        let seeds = [
            "- tap: \"a\"\n", "- drag from 1, 2 to 3%, 4%\n", "# c\n", "steps:\n", "---\n", "- type 'x''y'\n",
            "- long press: b for 2 s\n", "- snapshot: é\u{1F600}\n", "\r\n", "- expect no \"q\\n\"\n",
        ]
        for _ in 0..<50 {
            var text = Array((0..<dice(6) + 1).map { _ in seeds[dice(seeds.count)] }.joined())
            let noise: [Character] = [
                "\"", "'", "\\", "#", ":", ",", "-", "\t", " ", "\n", "%", "9", "\u{301}", "\u{0}", "x",
            ]
            for _ in 0..<dice(6) where !text.isEmpty {
                switch dice(3) {
                case 0: text.remove(at: dice(text.count))
                case 1: text.insert(noise[dice(noise.count)], at: dice(text.count + 1))
                default: text[dice(text.count)] = noise[dice(noise.count)]
                }
            }
            let string = String(text)
            let count = string.replacingOccurrences(of: "\r\n", with: "\n").split(
                separator: "\n", omittingEmptySubsequences: false
            ).count
            do {
                let lines = try FlowReader.read(Data(string.utf8), file: "f")
                #expect(!lines.isEmpty && lines.allSatisfy { 1...count ~= $0.line })
            } catch {
                #expect(1...max(count, 1) ~= error.line)
                #expect(error.column >= 1)
                #expect(!error.message.isEmpty)
            }
        }
    }
}
