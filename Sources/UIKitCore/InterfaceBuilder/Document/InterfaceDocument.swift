/// A storyboard, xib or launch screen that was read, with its objects by their ids.
///
/// Read once per file; scenes and cells are made from the tree each time they are asked for.
@MainActor
package final class InterfaceDocument {
    package enum Kind { case storyboard, nib }

    /// The file's name without extension.
    package let name: String
    /// For messages: the name with extension.
    package let file: String
    package let kind: Kind
    package let root: InterfaceElement
    package private(set) var scenes: [InterfaceScene] = []
    package let initialControllerID: String?
    /// Texts of the language the app runs in, by `ObjectID.property`.
    package var strings: [String: String] = [:]

    private(set) var elements: [String: InterfaceElement] = [:]
    private var sceneOfObject: [String: InterfaceScene] = [:]
    private var sceneOfIdentifier: [String: InterfaceScene] = [:]
    private var imageResources: [String: InterfaceElement] = [:]
    private var colorResources: [String: InterfaceElement] = [:]
    private var systemColorResources: [String: InterfaceElement] = [:]
    private var reported: Set<String> = []

    /// - Throws: `InterfaceError` for a file that is not an interface file of iOS.
    package init(_ data: Data, file: String, kind wanted: Kind? = nil) throws {
        root = try XMLScanner.read(data, file: file)
        self.file = file
        name = file.split(separator: ".").first.map(String.init) ?? file
        guard root.name == "document" else {
            let old = root.name == "archive"
            throw InterfaceError(
                file: file, line: root.line,
                old
                    ? "the file was saved by Xcode 4 or older; open it in a newer Xcode and save it again"
                    : "the root element is \(root.name), not document: this is not an interface file")
        }
        let type = root["type"] ?? ""
        let runtime = root["targetRuntime"] ?? "iOS.CocoaTouch"
        guard runtime.hasPrefix("iOS") || type.contains("CocoaTouch") else {
            throw InterfaceError(file: file, line: root.line, "the file is for \(runtime), not for iOS")
        }
        kind = root.children.contains { $0.name == "scenes" } ? .storyboard : .nib
        if let wanted, wanted != kind {
            throw InterfaceError(
                file: file, line: root.line,
                wanted == .storyboard ? "the file is a xib, not a storyboard" : "the file is a storyboard, not a xib")
        }
        initialControllerID = root["initialViewController"]
        readScenes()
        readResources()
    }

    /// Without scenes: everything in `objects`.
    package var topLevel: [InterfaceElement] { root.list("objects") }

    package func element(id: String) -> InterfaceElement? { elements[id] }
    package func scene(of id: String) -> InterfaceScene? { sceneOfObject[id] }
    package func scene(identifier: String) -> InterfaceScene? { sceneOfIdentifier[identifier] }

    package var initialScene: InterfaceScene? { initialControllerID.flatMap { sceneOfObject[$0] } }

    // MARK: Resources

    package func imageResource(_ name: String) -> InterfaceElement? { imageResources[name] }
    package func colorResource(_ name: String) -> InterfaceElement? { colorResources[name] }
    package func systemColorResource(_ name: String) -> InterfaceElement? { systemColorResources[name] }

    private func readResources() {
        for item in root.list("resources") {
            guard let name = item["name"] else { continue }
            switch item.name {
            case "image": imageResources[name] = item
            case "namedColor": colorResources[name] = item.child("color")
            case "systemColor": systemColorResources[name] = item.child("color")
            default: break
            }
        }
    }

    // MARK: Scenes

    private func readScenes() {
        if kind == .nib {
            index(topLevel, in: nil)
            return
        }
        for element in root.list("scenes") where element.name == "scene" {
            let scene = InterfaceScene(element)
            scenes.append(scene)
            index(scene.objects, in: scene)
            if let identifier = scene.controller?["storyboardIdentifier"], !identifier.isEmpty {
                if sceneOfIdentifier[identifier] == nil {
                    sceneOfIdentifier[identifier] = scene
                } else {
                    warn(scene.controller, "the storyboard identifier \(identifier) is used twice")
                }
            }
        }
    }

    private func index(_ roots: [InterfaceElement], in scene: InterfaceScene?) {
        var waiting = Array(roots.reversed())
        while let element = waiting.popLast() {
            if let id = element.id, !id.isEmpty {
                if elements[id] == nil {
                    elements[id] = element
                    if let scene { sceneOfObject[id] = scene }
                } else {
                    warn(element, "the id \(id) is used twice; the first object is meant")
                }
            }
            waiting.append(contentsOf: element.children.reversed())
        }
    }

    // MARK: Messages

    /// Tells the console and the gallery what of the file is not as it should be; the same message comes once a document.
    package func warn(_ element: InterfaceElement?, _ message: String) {
        guard reported.insert(message).inserted else { return }
        let place = element.map { $0.line > 0 ? "\(file):\($0.line)" : file } ?? file
        Findings.report(kind: .other, message: "\(place): \(message)")
    }
}

/// One scene of a storyboard: a controller and the objects that belong to it.
@MainActor
package final class InterfaceScene {
    package let objects: [InterfaceElement]
    package let controller: InterfaceElement?
    /// Everything that leads out of the scene.
    package private(set) lazy var segues: [InterfaceElement] = objects.flatMap { Self.segues(in: $0) }

    init(_ element: InterfaceElement) {
        objects = element.list("objects")
        controller = objects.first { ControllerReaders.names.contains($0.name) }
    }

    package var controllerID: String? { controller?.id }

    private static func segues(in root: InterfaceElement) -> [InterfaceElement] {
        var found: [InterfaceElement] = []
        var waiting = [root]
        while let element = waiting.popLast() {
            if element.name == "connections" {
                found += element.children.filter { $0.name == "segue" }
            } else {
                waiting.append(contentsOf: element.children.reversed())
            }
        }
        return found
    }
}
