/// The contents of a xib, to be made as often as wanted.
@preconcurrency @MainActor
open class UINib: _UIObject {
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Objects for placeholders of the file, by their identifiers.
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private enum Source {
        case name(String)
        case data(Data)
    }

    private let source: Source
    private let bundle: Bundle
    private var document: InterfaceDocument?

    /// A xib of the bundle, nil being the main one. It is read when it is first used.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        source = .name(name)
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// The text of a xib.
    public init(data: Data, bundle bundleOrNil: Bundle?) {
        source = .data(data)
        bundle = bundleOrNil ?? .main
        super.init()
    }

    /// Makes the file's objects, connects them to each other and to the owner, and wakes them.
    ///
    /// A file that is not there or cannot be read ends the app with a message, as on the phone.
    /// - Returns: the objects at the file's top, without owner and first responder.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        do {
            return try _instantiate(
                owner: ownerOrNil.map { $0 as AnyObject },
                external: optionsOrNil?[.externalObjects] as? [String: Any] ?? [:])
        } catch let error as InterfaceError {
            InvalidArgument.raise("Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)>': \(error)")
        } catch {
            fatalError("\(error)")
        }
    }

    /// As `instantiate(withOwner:options:)`.
    /// - Throws: `InterfaceError` for a file that cannot be read.
    package func _instantiate(owner: AnyObject?, external: [String: Any] = [:]) throws -> [Any] {
        let document = try read()
        let context = InterfaceContext(document, bundle: bundle, owner: owner, external: external)
        var roots: [AnyObject] = []
        for element in document.topLevel {
            if element.name == "placeholder" {
                element.markRead()
                if element["placeholderIdentifier"] == "IBFilesOwner", let owner {
                    context.noteConnections(of: owner, element)
                    RuntimeAttributes.read(element, into: owner, context)
                }
            } else if let object = context.makeTopLevel(element) {
                roots.append(object)
            }
        }
        context.finish(root: roots.lazy.compactMap { $0 as? UIView }.first)
        return roots
    }

    private func read() throws -> InterfaceDocument {
        if let document { return document }
        let made: InterfaceDocument
        switch source {
        case .data(let data): made = try InterfaceDocument(data, file: "", kind: .nib)
        case .name(let name):
            guard let found = try InterfaceFiles.nib(name, in: bundle) else {
                InvalidArgument.raise(
                    "Could not load NIB in bundle: 'NSBundle <\(bundle.bundlePath)> (loaded)' with name '\(name)'")
            }
            made = found
        }
        document = made
        return made
    }
}

extension UINib: PrototypeSource {
    /// The first view of the file: a cell, a header or a footer.
    package func instantiate() -> UIView? {
        instantiate(withOwner: nil).lazy.compactMap { $0 as? UIView }.first
    }
}

extension Bundle {
    /// Makes the objects of a xib of this bundle.
    /// - Returns: the objects at the file's top, without owner and first responder.
    @preconcurrency @MainActor @discardableResult
    public func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
