import CGraphicsLibs
import Foundation

/// Which font draws a character that the wanted font lacks. The order is: the script's own font, the fonts for Chinese, Japanese
/// and Korean by preferred language, symbols, everything else. Use while holding the text engine's lock.
enum FallbackFonts {
    private struct Key: Hashable {
        var scalar: UInt32
        var script: UInt32
        var cjk: Int
        var bold: Bool
        var serif: Bool
    }

    nonisolated(unsafe) private static var chosen: [Key: Typeface?] = [:]

    /// nil when no installed font has the character. `script` is the one the text around gives it.
    static func typeface(for scalar: UInt32, script: UInt32, cjk: Int, bold: Bool, serif: Bool) -> Typeface? {
        let key = Key(scalar: scalar, script: script, cjk: cjk, bold: bold, serif: serif)
        if let known = chosen[key] { return known }
        if chosen.count >= 8192 { chosen.removeAll() }
        let found = search(key)
        chosen[key] = .some(found)
        return found
    }

    /// The face number in the CJK collections for preferred languages; Japanese when none of them decides.
    static func cjkIndex(_ languages: [String]) -> Int {
        for language in languages {
            let name = language.lowercased().replacingOccurrences(of: "_", with: "-")
            if name == "ja" || name.hasPrefix("ja-") { return 0 }
            if name == "ko" || name.hasPrefix("ko-") { return 1 }
            if name == "yue" || name.hasPrefix("yue-") { return name.contains("hans") ? 2 : 4 }
            if name == "zh" || name.hasPrefix("zh-") {
                if name.contains("-hk") || name.contains("-mo") { return 4 }
                if name.contains("hant") || name.contains("-tw") { return 3 }
                return 2
            }
        }
        return 0
    }

    private static func search(_ key: Key) -> Typeface? {
        let isCJK =
            isCJKScript(key.script) || (0x2E80...0x33FF).contains(key.scalar)
            || (0xFE30...0xFE4F).contains(key.scalar) || (0xFF00...0xFFEF).contains(key.scalar)
            || (0x20000...0x3FFFF).contains(key.scalar)
        let own = ICU.script(of: key.scalar)
        if isCJK, let face = has(FontFiles.cjk(key.cjk, bold: key.bold, serif: key.serif), key.scalar) { return face }
        if let face = has(scriptFont(own, key), key.scalar) { return face }
        if own != key.script, let face = has(scriptFont(key.script, key), key.scalar) { return face }
        for name in ["NotoSansSymbols", "NotoSansSymbols2", "NotoSansMath", "NotoSans", "NotoMusic"] {
            if let face = has(FontFiles.noto("\(name)-Regular"), key.scalar) { return face }
        }
        if let face = has(FontFiles.cjk(key.cjk, bold: key.bold, serif: key.serif), key.scalar) { return face }
        if let face = has(FontFiles.emoji, key.scalar) { return face }
        // What several scripts use, as an Arabic comma, stands beside another one here.
        for script in ICU.scriptExtensions(of: key.scalar) {
            if let face = has(scriptFont(script, key), key.scalar) { return face }
        }
        return nil
    }

    private static func has(_ typeface: Typeface?, _ scalar: UInt32) -> Typeface? {
        guard let typeface, typeface.glyph(for: scalar) != 0 else { return nil }
        return typeface
    }

    static func isCJKScript(_ script: UInt32) -> Bool {
        switch script {
        case Script.han, Script.hiragana, Script.katakana, Script.hangul, Script.bopomofo: true
        default: false
        }
    }

    private static func scriptFont(_ script: UInt32, _ key: Key) -> Typeface? {
        guard let name = names[script] else {
            return serifOnly[script].flatMap { name in
                FontFiles.noto("NotoSerif\(name)-\(key.bold && boldSerifs.contains(name) ? "Bold" : "Regular")")
            }
        }
        if key.serif, serifScripts.contains(name) {
            return FontFiles.noto("NotoSerif\(name)-\(key.bold ? "Bold" : "Regular")")
        }
        let bold = key.bold && boldScripts.contains(name)
        return FontFiles.noto("NotoSans\(name)-\(bold ? "Bold" : "Regular")")
    }

    /// The scripts whose fonts come in bold.
    private static let boldScripts: Set<String> = [
        "Arabic", "Armenian", "Balinese", "Bamum", "Bengali", "CanadianAboriginal", "Cham", "Cherokee", "Devanagari",
        "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Hebrew", "Javanese", "Kannada", "KayahLi", "Khmer", "Lao",
        "Lisu", "Malayalam", "MeeteiMayek", "Myanmar", "OlChiki", "Oriya", "Sinhala", "Sundanese", "TaiTham", "Tamil",
        "Telugu", "Thaana", "Thai", "Adlam",
    ]

    private static let serifScripts: Set<String> = [
        "Armenian", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi", "Hebrew", "Kannada",
        "Khmer", "Lao", "Malayalam", "Myanmar", "Sinhala", "Tamil", "Telugu", "Thai",
    ]

    /// Scripts that have a serif font only.
    private static let serifOnly: [UInt32: String] = [
        Typeface.tag("Tibt"): "Tibetan", Typeface.tag("Ahom"): "Ahom", Typeface.tag("Dogr"): "Dogra",
        Typeface.tag("Hmnp"): "NyiakengPuachueHmong", Typeface.tag("Tang"): "Tangut", Typeface.tag("Yezi"): "Yezidi",
    ]

    private static let boldSerifs: Set<String> = ["NyiakengPuachueHmong", "Tibetan", "Yezidi"]

    /// File name parts of the fonts by ISO 15924 script.
    private static let names: [UInt32: String] = {
        let list = """
            Adlm Adlam,Aghb CaucasianAlbanian,Arab Arabic,Armi ImperialAramaic,Armn Armenian,Avst Avestan,Bali Balinese,\
            Bamu Bamum,Bass BassaVah,Batk Batak,Beng Bengali,Bhks Bhaiksuki,Brah Brahmi,Bugi Buginese,Buhd Buhid,\
            Cakm Chakma,Cans CanadianAboriginal,Cari Carian,Cham Cham,Cher Cherokee,Copt Coptic,Cprt Cypriot,Cyrl ,\
            Deva Devanagari,Dsrt Deseret,Dupl Duployan,Egyp EgyptianHieroglyphs,Elba Elbasan,Elym Elymaic,Ethi Ethiopic,\
            Geor Georgian,Glag Glagolitic,Gong GunjalaGondi,Gonm MasaramGondi,Goth Gothic,Gran Grantha,Grek ,Gujr Gujarati,Guru Gurmukhi,\
            Hano Hanunoo,Hatr Hatran,Hebr Hebrew,Hluw AnatolianHieroglyphs,Hmng PahawhHmong,Hung OldHungarian,\
            Ital OldItalic,Java Javanese,Kali KayahLi,Khar Kharoshthi,Khmr Khmer,Khoj Khojki,Knda Kannada,Kthi Kaithi,\
            Lana TaiTham,Laoo Lao,Latn ,Lepc Lepcha,Limb Limbu,Lina LinearA,Linb LinearB,Lisu Lisu,Lyci Lycian,\
            Lydi Lydian,Mahj Mahajani,Mand Mandaic,Mani Manichaean,Marc Marchen,Maya MayanNumerals,Medf Medefaidrin,\
            Mend MendeKikakui,Merc Meroitic,Mero Meroitic,Mlym Malayalam,Modi Modi,Mong Mongolian,Mroo Mro,\
            Mtei MeeteiMayek,Mult Multani,Mymr Myanmar,Narb OldNorthArabian,Nbat Nabataean,Newa Newa,Nkoo NKo,\
            Nshu Nushu,Ogam Ogham,Olck OlChiki,Orkh OldTurkic,Orya Oriya,Osge Osage,Osma Osmanya,Palm Palmyrene,\
            Pauc PauCinHau,Perm OldPermic,Phag PhagsPa,Phli InscriptionalPahlavi,Phlp PsalterPahlavi,Phnx Phoenician,\
            Plrd Miao,Prti InscriptionalParthian,Rjng Rejang,Rohg HanifiRohingya,Runr Runic,Samr Samaritan,\
            Sarb OldSouthArabian,Saur Saurashtra,Sgnw SignWriting,Shaw Shavian,Shrd Sharada,Sidd Siddham,Sind Khudawadi,\
            Sinh Sinhala,Sogd Sogdian,Sogo OldSogdian,Sora SoraSompeng,Soyo Soyombo,Sund Sundanese,Sylo SylotiNagri,\
            Syrc Syriac,Tagb Tagbanwa,Takr Takri,Tale TaiLe,Talu NewTaiLue,Taml Tamil,Tavt TaiViet,Telu Telugu,\
            Tfng Tifinagh,Tglg Tagalog,Thaa Thaana,Thai Thai,Tirh Tirhuta,Ugar Ugaritic,Vaii Vai,Wara WarangCiti,\
            Wcho Wancho,Xpeo OldPersian,Xsux Cuneiform,Yiii Yi,Zanb ZanabazarSquare
            """
        var names: [UInt32: String] = [:]
        for entry in list.split(separator: ",") {
            let parts = entry.split(separator: " ", omittingEmptySubsequences: false)
            names[Typeface.tag(String(parts[0]))] = String(parts[1])
        }
        return names
    }()
}
