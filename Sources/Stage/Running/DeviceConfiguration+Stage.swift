import StageProtocol
import UIKitCore

extension DeviceConfiguration {
    /// The device that a driver describes.
    ///
    /// - Throws: `invalid` for words that are not of the protocol and for sizes no screen has.
    init(_ stage: StageConfiguration) throws(StageFailure) {
        self.init()
        let sizes = [stage.screenSize, stage.windowFrame.size]
        guard sizes.allSatisfy({ 1...10_000 ~= $0.width && 1...10_000 ~= $0.height }), 0.5...8 ~= stage.scale else {
            throw StageFailure(
                .invalid,
                "No screen is \(stage.screenSize.width) by \(stage.screenSize.height) points at \(stage.scale)x.")
        }
        modelName = stage.deviceName
        idiom = try Self.word(stage.idiom, ["phone": .phone, "pad": .pad])
        systemVersion = stage.systemVersion
        screenBounds = CGRect(origin: .zero, size: stage.screenSize)
        scale = stage.scale
        nativeScale = stage.nativeScale.map { CGFloat($0) }
        windowFrame = stage.windowFrame
        windowSafeAreaInsets = UIEdgeInsets(
            top: stage.safeArea.top, left: stage.safeArea.left, bottom: stage.safeArea.bottom,
            right: stage.safeArea.right)
        orientation = try Self.word(
            stage.orientation,
            [
                "portrait": .portrait, "portraitUpsideDown": .portraitUpsideDown, "landscapeLeft": .landscapeLeft,
                "landscapeRight": .landscapeRight,
            ])
        let classes: [String: UIUserInterfaceSizeClass] = ["compact": .compact, "regular": .regular]
        horizontalSizeClass = try Self.word(stage.horizontalSizeClass, classes)
        verticalSizeClass = try Self.word(stage.verticalSizeClass, classes)
        contentSizeCategory = UIContentSizeCategory(rawValue: stage.contentSizeCategory)
        userInterfaceStyle = try Self.word(stage.appearance, ["light": .light, "dark": .dark])
        layoutDirection = try Self.word(
            stage.layoutDirection, ["leftToRight": .leftToRight, "rightToLeft": .rightToLeft])
        displayGamut = try Self.word(stage.displayGamut, ["P3": .P3, "SRGB": .SRGB])
        displayCornerRadius = stage.displayCornerRadius
        statusBarHeight = stage.statusBarHeight
        hasHomeIndicator = stage.hasHomeIndicator
        locale = stage.locale
        language = stage.languages.first ?? "en"
    }

    private static func word<Value>(_ word: String, _ values: [String: Value]) throws(StageFailure) -> Value {
        guard let value = values[word] else {
            throw StageFailure(.invalid, "\"\(word)\" is none of \(values.keys.sorted().joined(separator: ", ")).")
        }
        return value
    }
}
