import UIKit

/// Tells the kit what the Objective-C runtime would know of this module's classes.
@MainActor func _uikitRegisterApp() {
}
