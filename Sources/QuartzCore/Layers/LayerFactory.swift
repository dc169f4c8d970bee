import CGraphicsShim

/// Makes layers of a class known only at run time, through the class's own initialisers, as the Objective-C runtime does.
/// Marking these initialisers `required` instead would reject every subclass that does not repeat them.
@MainActor package enum LayerFactory {
    package static func make(_ type: CALayer.Type) -> CALayer {
        if type == CALayer.self { return CALayer() }
        let object = shoji_make_layer(unsafeBitCast(type, to: UnsafeRawPointer.self))!
        return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
    }

    static func copy(of layer: CALayer) -> CALayer {
        var source: Any = layer
        return withUnsafePointer(to: &source) { pointer in
            let object = shoji_copy_layer(
                unsafeBitCast(type(of: layer), to: UnsafeRawPointer.self), UnsafeRawPointer(pointer))!
            return Unmanaged<CALayer>.fromOpaque(object).takeRetainedValue()
        }
    }
}

extension CALayer {
    @_silgen_name("shoji_swift_layer_init") convenience init(_dynamic: UnsafeRawPointer) {
        self.init()
    }

    @_silgen_name("shoji_swift_layer_copy") convenience init(_dynamicCopy source: UnsafeRawPointer) {
        self.init(layer: source.load(as: Any.self))
    }
}
