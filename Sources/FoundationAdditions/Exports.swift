@_exported import CoreGraphics
@_exported import Foundation
@_exported import ObjectiveC

/// Foundation's, not the root class that `ObjectiveC` declares under that name.
public typealias NSObject = Foundation.NSObject
