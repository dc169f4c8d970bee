import Foundation
import UIKit

@testable import UIKitCore

/// Interface files written for tests, in folders of their own that stand for bundles.
@MainActor
final class InterfaceFolder {
    let path: String
    let bundle: Bundle

    init(_ files: [String: String]) {
        path = NSTemporaryDirectory() + "interface-" + UUID().uuidString
        for (name, text) in files {
            let file = URL(fileURLWithPath: path + "/" + name)
            try? FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try? Data(text.utf8).write(to: file)
        }
        bundle = Bundle(path: path) ?? .main
        Findings.removeAll()
    }

    isolated deinit {
        InterfaceFiles.forgetAll()
        Findings.removeAll()
        try? FileManager.default.removeItem(atPath: path)
    }

    /// Messages about the files so far.
    var messages: [String] { Findings.all.map(\.message) }
}

enum InterfaceText {
    static func storyboard(_ scenes: String, initial: String? = "one", resources: String = "") -> String {
        let start = initial.map { " initialViewController=\"\($0)\"" } ?? ""
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"\(start)>
            <scenes>
            \(scenes)
            </scenes>
            <resources>\(resources)</resources>
            </document>
            """
    }

    /// A scene with one controller whose view holds `content` in its `subviews`.
    static func scene(
        _ id: String = "one", attributes: String = "", view: String = "", after: String = "", others: String = ""
    ) -> String {
        """
        <scene sceneID="s-\(id)"><objects>
        <viewController id="\(id)" \(attributes) sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v-\(id)">
        <rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <autoresizingMask key="autoresizingMask" widthSizable="YES" heightSizable="YES"/>
        \(view)
        </view>
        \(after)
        </viewController>
        <placeholder placeholderIdentifier="IBFirstResponder" id="first-\(id)" sceneMemberID="firstResponder"/>
        \(others)
        </objects></scene>
        """
    }

    static func nib(_ objects: String) -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
        <objects>\(objects)</objects>
        </document>
        """
    }
}
