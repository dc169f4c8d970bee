import Foundation
import UIKitCore

/// Finds what is on the screen by its name.
@MainActor enum ScreenElements {
    /// Everything that has a name, in the windows from front to back, each from the top down.
    static var all: [ScreenElement] {
        guard let scene = UIApplication.shared._connectedWindowScene else { return [] }
        let screen = CGRect(origin: .zero, size: scene._frameOnScreen.size)
        return scene.windows.reversed().filter { !$0.isHidden && $0.alpha >= 0.01 }.flatMap { window in
            var found: [ScreenElement] = []
            collect(window, in: window, clip: screen, into: &found)
            return inReadingOrder(found)
        }
    }

    /// What a finger can reach, or else could be brought to view, under that name.
    ///
    /// The same words count more than the same words in other case, and these more than words that contain the name. A view
    /// inside another one of the same name does not count.
    static func named(_ name: String, in elements: [ScreenElement]) -> [ScreenElement] {
        let (keyboard, app) = (elements.filter(\.isKey), elements.filter { !$0.isKey })
        let found = matching(name, app)
        return found.isEmpty ? matching(name, keyboard) : found
    }

    private static func matching(_ name: String, _ elements: [ScreenElement]) -> [ScreenElement] {
        let wanted = normal(name)
        let folded = wanted.lowercased()
        let rules: [(String) -> Bool] = [
            { $0 == wanted }, { $0.lowercased() == folded }, { $0.lowercased().contains(folded) },
        ]
        for rule in rules {
            let found = elements.filter { $0.names.contains(where: rule) }
            if !found.isEmpty { return outermost(found) }
        }
        return []
    }

    private static func outermost(_ elements: [ScreenElement]) -> [ScreenElement] {
        elements.filter { element in
            !elements.contains { other in
                other.host !== element.host && element.host.isDescendant(of: other.host)
            }
        }
    }

    private static func inReadingOrder(_ elements: [ScreenElement]) -> [ScreenElement] {
        elements.enumerated().sorted { first, second in
            let (a, b) = (first.element.frame, second.element.frame)
            if abs(a.minY - b.minY) > 1 { return a.minY < b.minY }
            if abs(a.minX - b.minX) > 1 { return a.minX < b.minX }
            return first.offset < second.offset
        }.map(\.element)
    }

    private static func collect(
        _ view: UIView, in window: UIWindow, clip: CGRect, into found: inout [ScreenElement]
    ) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        var frame = view.convert(view.bounds, to: window)
        frame.origin.x += window.frame.minX
        frame.origin.y += window.frame.minY
        let names = names(of: view)
        if !names.isEmpty {
            let visible = frame.intersection(clip)
            found.append(
                ScreenElement(
                    view: view, host: view, names: names, frame: frame, visible: visible.isNull ? .zero : visible))
        }
        for case let element as UIResponder in view.accessibilityElements ?? [] where !(element is UIView) {
            add(element, of: view, window, clip, into: &found)
        }
        let inner = view.clipsToBounds ? clip.intersection(frame) : clip
        for child in view.subviews { collect(child, in: window, clip: inner.isNull ? .zero : inner, into: &found) }
    }

    private static func add(
        _ element: UIResponder, of view: UIView, _ window: UIWindow, _ clip: CGRect,
        into found: inout [ScreenElement]
    ) {
        let names = [element.accessibilityIdentifier, element.accessibilityLabel].compactMap { $0 }.map(normal)
        guard !names.isEmpty else { return }
        var frame = element.accessibilityFrame
        let scene = window.windowScene?._frameOnScreen.origin ?? .zero
        frame.origin.x -= scene.x
        frame.origin.y -= scene.y
        let visible = frame.intersection(clip)
        found.append(
            ScreenElement(
                view: nil, host: view, names: names, frame: frame, visible: visible.isNull ? .zero : visible))
    }

    /// Identifier, label, text and placeholder; of images the symbol's name.
    private static func names(of view: UIView) -> [String] {
        var names = [view.accessibilityIdentifier, view.accessibilityLabel]
        if let label = view as? UILabel { names.append(label.text) }
        if let field = view as? UITextField { names += [field.placeholder, field.text] }
        if let text = view as? UITextView { names.append(text.text) }
        if let image = view as? UIImageView { names.append(image.image?._symbolName) }
        if let button = view as? UIButton { names.append(button.currentTitle ?? button.configuration?.title) }
        var result: [String] = []
        for case let name? in names {
            let name = normal(name)
            if !name.isEmpty, !result.contains(name) { result.append(name) }
        }
        return result
    }

    /// Runs of white space count as one space.
    private static func normal(_ text: String) -> String {
        text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }

    /// What goes back in a navigation controller.
    static var backButton: ScreenElement? {
        all.first { element in
            let isNamed = element.names.contains("BackButton")
            return isNamed && element.isEnabled && element.reachablePlace != nil
        }
    }

    // MARK: Messages

    /// Why a name leads nowhere, and what there is instead.
    static func explanation(of name: String, in elements: [ScreenElement]) -> String {
        let found = named(name, in: elements)
        if let element = found.first {
            if element.visible.isEmpty {
                return "\"\(name)\" is there, but outside the visible part of the screen. \"scroll to\" it first."
            }
            if !element.isEnabled { return "\"\(name)\" is there, but disabled." }
            let middle = CGPoint(x: element.visible.midX, y: element.visible.midY)
            let cover =
                TouchInput.view(at: middle).map { "a \(type(of: $0)) gets the touch" } ?? "no view gets the touch"
            return "\"\(name)\" is there, but cannot be reached: \(cover)."
        }
        return "There is no \"\(name)\" on the screen. \(list(elements))"
    }

    static func list(_ elements: [ScreenElement]) -> String {
        var names: [String] = []
        for element in elements where !element.visible.isEmpty && !element.isKey {
            guard let name = element.names.first.map({ $0.count > 40 ? $0.prefix(39) + "…" : $0 }) else { continue }
            if !names.contains(name) { names.append(name) }
        }
        if names.isEmpty { return "Nothing on it has a name." }
        let shown = names.prefix(40).map { "\"\($0)\"" }.joined(separator: ", ")
        return "There are: \(shown)\(names.count > 40 ? " and \(names.count - 40) more" : "")."
    }
}
