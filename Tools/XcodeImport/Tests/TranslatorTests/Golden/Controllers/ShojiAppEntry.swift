import UIKit

@main enum __UIKitMain {
    @MainActor static func main() {
        _uikitRegisterApp()
        AppDelegate.main()
    }
}

/// Tells the kit what the Objective-C runtime would know of this module's classes.
@MainActor func _uikitRegisterApp() {
    _uikitRegisterMembers(UIViewController.self, UIViewController._uikitMembers_UIViewController_0_1)
    _uikitRegisterClass("TrackModel", Track.self)
}
