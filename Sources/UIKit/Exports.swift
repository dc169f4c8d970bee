@_exported import CoreGraphics
@_exported import Foundation
@_exported import FoundationNetworking
@_exported import FoundationXML
@_exported import QuartzCore
@_exported import UIKitCore
