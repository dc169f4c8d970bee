// What of Core Text is there stands under its names in UIKit.
@_exported import UIKitCore
