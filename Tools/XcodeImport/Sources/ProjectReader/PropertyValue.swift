import Foundation

/// A property list's value, in a form that can be sent and written as JSON. Data becomes base-64 text, a date ISO 8601.
public indirect enum PropertyValue: Codable, Sendable, Equatable {
    case string(String), integer(Int), real(Double), bool(Bool)
    case array([PropertyValue]), dictionary([String: PropertyValue])

    /// Nil beyond 100 levels, or for a type that no property list has.
    public init?(_ value: Any, depth: Int = 0) {
        guard depth < 100 else { return nil }
        switch value {
        case let text as String: self = .string(text)
        case let number as NSNumber:
            if String(cString: number.objCType) == "c" {
                self = .bool(number.boolValue)
            } else if number.doubleValue == number.doubleValue.rounded(), abs(number.doubleValue) < 9e15 {
                self = .integer(number.intValue)
            } else {
                self = .real(number.doubleValue)
            }
        case let list as [Any]: self = .array(list.compactMap { PropertyValue($0, depth: depth + 1) })
        case let table as [String: Any]:
            self = .dictionary(table.compactMapValues { PropertyValue($0, depth: depth + 1) })
        case let data as Data: self = .string(data.base64EncodedString())
        case let date as Date: self = .string(ISO8601DateFormatter().string(from: date))
        default: return nil
        }
    }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let value = try? container.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? container.decode(Int.self) {
            self = .integer(value)
        } else if let value = try? container.decode(Double.self) {
            self = .real(value)
        } else if let value = try? container.decode(String.self) {
            self = .string(value)
        } else if let value = try? container.decode([PropertyValue].self) {
            self = .array(value)
        } else {
            self = .dictionary(try container.decode([String: PropertyValue].self))
        }
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        switch self {
        case .string(let value): try container.encode(value)
        case .integer(let value): try container.encode(value)
        case .real(let value): try container.encode(value)
        case .bool(let value): try container.encode(value)
        case .array(let value): try container.encode(value)
        case .dictionary(let value): try container.encode(value)
        }
    }

    public subscript(key: String) -> PropertyValue? {
        get { if case .dictionary(let table) = self { table[key] } else { nil } }
        set {
            guard case .dictionary(var table) = self else { return }
            table[key] = newValue
            self = .dictionary(table)
        }
    }

    public var string: String? { if case .string(let text) = self { text } else { nil } }

    /// The same value with every text and key passed through `body`.
    func mapStrings(_ body: (String) -> String) -> PropertyValue {
        switch self {
        case .string(let text): .string(body(text))
        case .array(let list): .array(list.map { $0.mapStrings(body) })
        case .dictionary(let table):
            .dictionary(
                Dictionary(
                    table.map { (body($0.key), $0.value.mapStrings(body)) }, uniquingKeysWith: { first, _ in first }))
        default: self
        }
    }
}
