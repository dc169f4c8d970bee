/// Makes the cells, headers and footers that an interface file describes: prototypes in storyboards, and interface files of their
/// own.
@MainActor
package protocol PrototypeSource: AnyObject {
    /// A new view, with its reuse identifier; nil if the file holds none.
    func instantiate() -> UIView?
}
