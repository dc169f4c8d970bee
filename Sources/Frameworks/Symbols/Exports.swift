// The effects of symbols, which UIKit has too.
@_exported import UIKitCore
