import Testing
import UIKit

/// A trait of an app.
private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = "plain"
}

/// A trait of an app that colours depend on.
private struct AccentTrait: UITraitDefinition {
    static let defaultValue = 0
    static let affectsColorAppearance = true
}

extension UITraitCollection {
    fileprivate var theme: String { self[ThemeTrait.self] }
}

extension UIMutableTraits {
    fileprivate var theme: String {
        get { self[ThemeTrait.self] }
        set { self[ThemeTrait.self] = newValue }
    }
}

@MainActor @Suite struct UITraitCollectionTests {
    @Test("an empty collection specifies nothing")
    func empty() {
        let empty = UITraitCollection()
        #expect(empty.userInterfaceIdiom == .unspecified)
        #expect(empty.displayScale == 0)
        #expect(empty.horizontalSizeClass == .unspecified)
        #expect(empty.layoutDirection == .unspecified)
        #expect(empty.preferredContentSizeCategory == .unspecified)
        #expect(empty.typesettingLanguage == nil)
        #expect(empty.userInterfaceLevel == .unspecified)
    }

    @Test("single values")
    func singleValues() {
        #expect(UITraitCollection(userInterfaceIdiom: .pad).userInterfaceIdiom == .pad)
        #expect(UITraitCollection(displayScale: 3).displayScale == 3)
        #expect(UITraitCollection(verticalSizeClass: .compact).verticalSizeClass == .compact)
        #expect(UITraitCollection(forceTouchCapability: .available).forceTouchCapability == .available)
        #expect(UITraitCollection(layoutDirection: .rightToLeft).layoutDirection == .rightToLeft)
        #expect(UITraitCollection(preferredContentSizeCategory: .small).preferredContentSizeCategory == .small)
        #expect(UITraitCollection(displayGamut: .P3).displayGamut == .P3)
        #expect(UITraitCollection(userInterfaceStyle: .dark).userInterfaceStyle == .dark)
        #expect(UITraitCollection(accessibilityContrast: .high).accessibilityContrast == .high)
        #expect(UITraitCollection(legibilityWeight: .bold).legibilityWeight == .bold)
        #expect(UITraitCollection(activeAppearance: .active).activeAppearance == .active)
        #expect(UITraitCollection(listEnvironment: .sidebar).listEnvironment == .sidebar)
        #expect(UITraitCollection(typesettingLanguage: "ja").typesettingLanguage == "ja")
    }

    @Test("of merged collections the last one that specifies a trait wins; others keep their own")
    func merging() {
        let merged = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(verticalSizeClass: .regular),
            UITraitCollection(horizontalSizeClass: .regular), UITraitCollection(),
        ])
        #expect(merged.horizontalSizeClass == .regular)
        #expect(merged.verticalSizeClass == .regular)
        #expect(merged.userInterfaceStyle == .unspecified)
    }

    @Test("a collection contains another if it agrees wherever the other specifies something")
    func containing() {
        let both = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(userInterfaceStyle: .dark),
        ])
        #expect(both.containsTraits(in: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(both.containsTraits(in: UITraitCollection()))
        #expect(both.containsTraits(in: nil))
        #expect(!both.containsTraits(in: UITraitCollection(userInterfaceStyle: .light)))
        #expect(!both.containsTraits(in: UITraitCollection(verticalSizeClass: .compact)))
        #expect(!UITraitCollection().containsTraits(in: both))
    }

    @Test("collections with the same values are equal and hash alike")
    func equality() {
        let first = UITraitCollection(traitsFrom: [
            UITraitCollection(horizontalSizeClass: .compact), UITraitCollection(displayScale: 2),
        ])
        let second = UITraitCollection {
            $0.displayScale = 2
            $0.horizontalSizeClass = .compact
        }
        #expect(first == second)
        #expect(first.hash == second.hash)
        #expect(first != UITraitCollection(displayScale: 2))
        #expect(first.copy() as? UITraitCollection == first)
    }

    @Test("mutations start empty, or from the collection they modify")
    func mutations() {
        let base = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.theme = "sea"
        }
        #expect(base.userInterfaceStyle == .dark)
        #expect(base.theme == "sea")
        #expect(base.horizontalSizeClass == .unspecified)
        let changed = base.modifyingTraits { $0.horizontalSizeClass = .compact }
        #expect(changed.userInterfaceStyle == .dark)
        #expect(changed.horizontalSizeClass == .compact)
        #expect(changed.theme == "sea")
        #expect(base.horizontalSizeClass == .unspecified)
        #expect(base.replacing(ThemeTrait.self, value: "moor").theme == "moor")
    }

    @Test("a custom trait has its default, its type's name, and does not affect colours unless it says so")
    func customTrait() {
        #expect(UITraitCollection().theme == "plain")
        #expect(ThemeTrait.name == "ThemeTrait")
        #expect(ThemeTrait.affectsColorAppearance == false)
        let sea = UITraitCollection(ThemeTrait.self, value: "sea")
        #expect(sea[ThemeTrait.self] == "sea")
        #expect(!sea.hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(
            UITraitCollection(AccentTrait.self, value: 1).hasDifferentColorAppearance(comparedTo: UITraitCollection()))
        #expect(sea == UITraitCollection(ThemeTrait.self, value: "sea"))
        #expect(sea != UITraitCollection(ThemeTrait.self, value: "moor"))
        #expect(UITraitCollection(ThemeTrait.self, value: "plain") == UITraitCollection())
    }

    @Test("system traits are read and written by their types")
    func systemTraitTypes() {
        let collection = UITraitCollection(UITraitVerticalSizeClass.self, value: .compact)
        #expect(collection.verticalSizeClass == .compact)
        #expect(collection[UITraitVerticalSizeClass.self] == .compact)
        #expect(collection[UITraitUserInterfaceStyle.self] == .unspecified)
    }

    @Test("changed traits are listed")
    func changedTraits() {
        let old = UITraitCollection { $0.userInterfaceStyle = .light }
        let new = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 2
            $0.theme = "sea"
        }
        let names = new.changedTraits(from: old).map { $0.name }
        #expect(names == ["DisplayScale", "UserInterfaceStyle", "ThemeTrait"])
        #expect(new.changedTraits(from: new).isEmpty)
    }

    @Test("colours differ with style, level, contrast and gamut, not with size classes")
    func colorAppearance() {
        let base = UITraitCollection { $0.userInterfaceStyle = .light }
        #expect(base.hasDifferentColorAppearance(comparedTo: nil))
        #expect(!base.hasDifferentColorAppearance(comparedTo: base))
        #expect(
            !base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.horizontalSizeClass = .compact }))
        #expect(base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.userInterfaceStyle = .dark }))
        #expect(
            base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.userInterfaceLevel = .elevated }))
        #expect(base.hasDifferentColorAppearance(comparedTo: base.modifyingTraits { $0.accessibilityContrast = .high }))
        let names = UITraitCollection.systemTraitsAffectingColorAppearance.map { $0.name }
        #expect(names.contains("UserInterfaceStyle"))
        #expect(!names.contains("HorizontalSizeClass"))
    }

    @Test("performAsCurrent sets the current collection and restores the former one")
    func performAsCurrent() {
        let before = UITraitCollection.current
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let light = UITraitCollection(userInterfaceStyle: .light)
        dark.performAsCurrent {
            #expect(UITraitCollection.current === dark)
            light.performAsCurrent { #expect(UITraitCollection.current === light) }
            #expect(UITraitCollection.current === dark)
        }
        #expect(UITraitCollection.current === before)
    }

    @Test("a collection comes back from a secure archive")
    func archive() throws {
        let original = UITraitCollection {
            $0.userInterfaceStyle = .dark
            $0.displayScale = 3
            $0.preferredContentSizeCategory = .extraLarge
            $0.layoutDirection = .rightToLeft
            $0.typesettingLanguage = "ar"
        }
        let data = try NSKeyedArchiver.archivedData(withRootObject: original, requiringSecureCoding: true)
        let copy = try NSKeyedUnarchiver.unarchivedObject(ofClass: UITraitCollection.self, from: data)
        #expect(copy == original)
    }

    @Test("the description names what is specified")
    func text() {
        let text = UITraitCollection(horizontalSizeClass: .compact).description
        #expect(text.contains("horizontalSizeClass"))
        #expect(!text.contains("verticalSizeClass"))
    }

    @Test("raw values are the system's")
    func rawValues() {
        #expect(UIUserInterfaceIdiom.unspecified.rawValue == -1)
        #expect(UIUserInterfaceIdiom.vision.rawValue == 6)
        #expect(UIUserInterfaceSizeClass.regular.rawValue == 2)
        #expect(UIUserInterfaceStyle.dark.rawValue == 2)
        #expect(UIUserInterfaceLevel.elevated.rawValue == 1)
        #expect(UIListEnvironment.sidebarPlain.rawValue == 6)
        #expect(UILegibilityWeight.bold.rawValue == 1)
    }

    @Test("text sizes are ordered, accessibility sizes at the end; unspecified is in no order")
    func contentSizes() {
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.large >= .large)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!(UIContentSizeCategory.unspecified < .large))
        #expect(!(UIContentSizeCategory.unspecified >= .large))
        #expect(UIContentSizeCategory.large.rawValue == "UICTContentSizeCategoryL")
    }
}
