/// A class whose objects can be given away.
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

/// A class whose objects can be made of what another app gives.
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Something to be handed over: a pasteboard item, a thing dragged.
open class NSItemProvider: NSObject, @unchecked Sendable {
    private var objects: [Any] = []
    private var loaders: [(type: String, load: (@escaping (Data?, (any Error)?) -> Void) -> Progress?)] = []
    open var suggestedName: String?

    public override init() { super.init() }

    public init(object: any NSItemProviderWriting) { objects = [object] }

    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        super.init()
        guard let item else { return }
        objects = [item]
        if let typeIdentifier {
            loaders.append(
                (
                    typeIdentifier,
                    {
                        $0((item as? NSData).map { $0 as Data }, nil); return nil
                    }
                ))
        }
    }

    public init?(contentsOf fileURL: URL!) {
        guard let fileURL, let data = try? Data(contentsOf: fileURL) else { return nil }
        super.init()
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
        loaders.append(
            (
                "public.data",
                {
                    $0(data, nil); return nil
                }
            ))
    }

    open var registeredTypeIdentifiers: [String] {
        loaders.map(\.type)
            + objects.flatMap {
                (type(of: $0) as? any NSItemProviderWriting.Type)?.writableTypeIdentifiersForItemProvider ?? []
            }
    }

    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        registeredTypeIdentifiers.contains(typeIdentifier)
    }

    open func registerObject(_ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility) {
        objects.append(object)
    }

    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler: @escaping @Sendable (@escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    ) {
        loaders.append(
            (
                typeIdentifier,
                { done in
                    let done = Held(done)
                    return loadHandler { done.value($0, $1) }
                }
            ))
    }

    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        objects.contains { type(of: $0) == aClass }
            || aClass.readableTypeIdentifiersForItemProvider.contains { hasItemConformingToTypeIdentifier($0) }
    }

    /// Whether a Swift value of the type can be made.
    public func canLoadObject<T: _ObjectiveCBridgeable>(ofClass: T.Type) -> Bool {
        objects.contains { $0 is T }
    }

    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress? {
        if let object = objects.first(where: { type(of: $0) == aClass }) as? any NSItemProviderReading {
            completionHandler(object, nil)
            return nil
        }
        for identifier in aClass.readableTypeIdentifiersForItemProvider {
            guard let loader = loaders.first(where: { $0.type == identifier }) else { continue }
            return loader.load { data, error in
                guard let data else { return completionHandler(nil, error) }
                do {
                    completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: identifier), nil)
                } catch {
                    completionHandler(nil, error)
                }
            }
        }
        completionHandler(nil, CocoaError(.fileNoSuchFile))
        return nil
    }

    @discardableResult
    public func loadObject<T: _ObjectiveCBridgeable>(
        ofClass: T.Type, completionHandler: @escaping @Sendable (T?, (any Error)?) -> Void
    ) -> Progress {
        let found = objects.lazy.compactMap { $0 as? T }.first
        completionHandler(found, found == nil ? CocoaError(.fileNoSuchFile) : nil)
        return Progress(totalUnitCount: 1)
    }

    @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        if let loader = loaders.first(where: { $0.type == typeIdentifier }) {
            return loader.load { completionHandler($0, $1) } ?? Progress(totalUnitCount: 1)
        }
        for case let object as any NSItemProviderWriting in objects
        where type(of: object).writableTypeIdentifiersForItemProvider.contains(typeIdentifier) {
            return object.loadData(
                withTypeIdentifier: typeIdentifier, forItemProviderCompletionHandler: completionHandler)
                ?? Progress(totalUnitCount: 1)
        }
        completionHandler(nil, CocoaError(.fileNoSuchFile))
        return Progress(totalUnitCount: 1)
    }

    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        if let item = objects.lazy.compactMap({ $0 as? any NSSecureCoding }).first {
            completionHandler?(item, nil); return
        }
        let done = Held(completionHandler)
        loadDataRepresentation(forTypeIdentifier: typeIdentifier) { done.value?($0.map { $0 as NSData }, $1) }
    }
}

public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    case all = 0
    case team = 1
    case group = 2
    case ownProcess = 3
}

extension NSString: NSItemProviderWriting, NSItemProviderReading {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text"]
    }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }

    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        self.init(string: String(decoding: data, as: UTF8.self))
    }
}

extension NSURL: NSItemProviderWriting {
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }

    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}
