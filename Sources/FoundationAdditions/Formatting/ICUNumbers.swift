import _FoundationICU

/// Numbers with units in the words of a locale. The only file of this module that knows ICU.
enum ICUNumbers {
    /// - Parameter skeleton: what to write, such as `unit/hour unit-width-full-name`.
    static func string(_ value: Double, skeleton: String, locale: Locale) -> String? {
        var status = U_ZERO_ERROR
        let units = Array(skeleton.utf16)
        guard
            let formatter = swift_unumf_openForSkeletonAndLocale(units, Int32(units.count), locale.identifier, &status),
            status.rawValue <= 0
        else { return nil }
        defer { swift_unumf_close(formatter) }
        guard let result = swift_unumf_openResult(&status), status.rawValue <= 0 else { return nil }
        defer { swift_unumf_closeResult(result) }
        swift_unumf_formatDouble(formatter, value, result, &status)
        guard status.rawValue <= 0 else { return nil }
        var buffer = [UInt16](repeating: 0, count: 256)
        let length = swift_unumf_resultToString(result, &buffer, Int32(buffer.count), &status)
        guard status.rawValue <= 0, length <= buffer.count else { return nil }
        return String(decoding: buffer[..<Int(length)], as: UTF16.self)
    }
}
