import DeviceCatalog
import Testing

@testable import shoji

@Suite struct ArgumentTests {
    private func options(_ arguments: String...) throws -> GalleryOptions {
        try GalleryOptions(ArgumentParser(subcommand: .gallery).parse(arguments))
    }

    private func message(_ arguments: String...) -> String {
        do {
            _ = try GalleryOptions(ArgumentParser(subcommand: .gallery).parse(arguments))
            return ""
        } catch let error as UsageError { return error.message } catch { return "\(error)" }
    }

    @Test("options take their value after a space or an equals sign, operands stand anywhere")
    func forms() throws {
        let parsed = try ArgumentParser(subcommand: .gallery)
            .parse(["--jobs=3", "App", "--out", "a b", "--json", "--", "--odd"])
        #expect(parsed.operands == ["App", "--odd"])
        #expect(try parsed.number("--jobs", minimum: 1) == 3)
        #expect(parsed.value("--out") == "a b")
        #expect(parsed.has("--json"))
        #expect(!parsed.wantsHelp)
    }

    @Test("lists are split at commas, repeated options add up, repetitions are dropped")
    func lists() throws {
        let options = try options(
            "--devices", "iphone se, iPhone 16 Pro", "--devices", "iphone se", "--text-sizes",
            "l,AX5,accessibilityExtraExtraExtraLarge",
            "--windows", "split,full,1/2", "--appearance", "both", "--direction", "both", "--os", "18.2,26")
        #expect(options.devices?.map(\.name) == ["iPhone SE (3rd generation)", "iPhone 16 Pro"])
        #expect(options.textSizes == [.L, .AX5])
        #expect(options.windows == [.splitTwoThirds, .splitHalf, .splitOneThird, .full])
        #expect(options.appearances == [.light, .dark])
        #expect(options.directions == [.leftToRight, .rightToLeft])
        #expect(options.systems.map(\.text) == ["18.2", "26.0"])
    }

    @Test("mistakes are explained, with what was probably meant")
    func mistakes() {
        #expect(message("--device", "x").contains("--devices"))
        #expect(message("--devices", "iphnoe 16").contains("iPhone 16"))
        #expect(message("--devices").contains("needs a value"))
        #expect(message("--devices", ",").contains("empty"))
        #expect(message("--out", "--json").contains("needs a value"))
        #expect(message("--json=yes").contains("takes no value"))
        #expect(message("--jobs", "0").contains("at least 1"))
        #expect(message("--jobs", "many").contains("many"))
        #expect(message("--timeout", "-1").contains("seconds"))
        #expect(message("--text-sizes", "huge").contains("AX5"))
        #expect(message("--orientations", "sideways").contains("landscape"))
        #expect(message("--windows", "floating").contains("slideover"))
        #expect(message("--appearance", "sepia").contains("dark"))
        #expect(message("--direction", "up").contains("rtl"))
        #expect(message("--os", "11").contains("12 to 18"))
        #expect(message("--os", "20").contains("20"))
        #expect(message("--os", "18.").contains("18."))
        #expect(message("--shard", "3/2").contains("I/N"))
        #expect(message("--shard", "a").contains("I/N"))
        #expect(message("--languages", "../x").contains("../x"))
    }

    @Test("the tool answers with the exit code of its kind of error")
    func exitCodes() {
        #expect(ShojiCommand.run(["galery"]) == 64)
        #expect(ShojiCommand.run(["gallery"]) == 64)
        #expect(ShojiCommand.run(["gallery", "a", "b"]) == 64)
        #expect(ShojiCommand.run(["--wrong"]) == 64)
        #expect(ShojiCommand.run(["devices", "extra"]) == 64)
    }

    @Test("help names every option")
    func help() {
        for subcommand in Subcommand.allCases {
            for option in subcommand.options { #expect(subcommand.help.contains(option.name)) }
            #expect(Help.overview.contains(subcommand.rawValue))
        }
    }

    @Test("the table of devices names every model")
    func devices() {
        let table = DevicesCommand.table(DeviceCatalog.all, system: 18)
        for device in DeviceCatalog.all { #expect(table.contains(device.name)) }
        #expect(table.split(separator: "\n").count == DeviceCatalog.all.count + 1)
    }
}
