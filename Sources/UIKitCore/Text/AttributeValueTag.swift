/// The first word of objects that are values of attributed strings.
///
/// CoreFoundation on Linux compares attribute values with `CFEqual`, which takes the word after an object's header for a CF type
/// number (bits 8 to 17). If that happens to be 0 the process stops; a number of no CF type makes it ask `isEqual`. So the classes
/// of attribute values declare this as their first stored property.
typealias AttributeValueTag = UInt64

extension AttributeValueTag {
    static let swiftObject: AttributeValueTag = 0x3_FF00
}
