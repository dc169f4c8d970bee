extension CALayer {
    /// The value of a property by its name, or what `setValue(_:forKey:)` keeps under a name that is no property's.
    public func value(forKey key: String) -> Any? {
        if let property = Self.properties[key] { return property.get(self) }
        return keyedValues[key]
    }

    /// Sets a property by its name; under other names the layer keeps any value. A value of the wrong type is ignored.
    public func setValue(_ value: Any?, forKey key: String) {
        if let property = Self.properties[key] { return property.set(self, value) }
        keyedValues[key] = value
    }

    /// As `value(forKey:)`, also for parts of structures such as `position.x`, `bounds.size.width`, `transform.scale`
    /// and `transform.rotation.z`.
    public func value(forKeyPath keyPath: String) -> Any? {
        if let property = Self.parts[keyPath] { return property.get(self) }
        return value(forKey: keyPath)
    }

    public func setValue(_ value: Any?, forKeyPath keyPath: String) {
        if let property = Self.parts[keyPath] { return property.set(self, value) }
        setValue(value, forKey: keyPath)
    }

    @MainActor private struct Property {
        var get: @MainActor (CALayer) -> Any?
        var set: @MainActor (CALayer, Any?) -> Void

        init<Value>(_ path: ReferenceWritableKeyPath<CALayer, Value>) {
            get = { $0[keyPath: path] }
            set = { layer, value in
                if let value = value as? Value { layer[keyPath: path] = value }
            }
        }

        /// A number, given as any number.
        init(
            number get: @escaping @MainActor (CALayer) -> CGFloat,
            _ set: @escaping @MainActor (CALayer, CGFloat) -> Void
        ) {
            self.get = get
            self.set = { layer, value in
                if let number = Self.number(value) { set(layer, number) }
            }
        }

        init(number path: ReferenceWritableKeyPath<CALayer, CGFloat>) {
            self.init(number: { $0[keyPath: path] }, { $0[keyPath: path] = $1 })
        }

        init(float path: ReferenceWritableKeyPath<CALayer, Float>) {
            self.init(number: { CGFloat($0[keyPath: path]) }, { $0[keyPath: path] = Float($1) })
        }

        static func number(_ value: Any?) -> CGFloat? {
            switch value {
            case let number as CGFloat: number
            case let number as Double: CGFloat(number)
            case let number as Float: CGFloat(number)
            case let number as Int: CGFloat(number)
            case let number as NSNumber: CGFloat(number.doubleValue)
            default: nil
            }
        }
    }

    private static let properties: [String: Property] = [
        "position": Property(\.position), "bounds": Property(\.bounds), "frame": Property(\.frame),
        "anchorPoint": Property(\.anchorPoint), "zPosition": Property(number: \.zPosition),
        "transform": Property(\.transform), "sublayerTransform": Property(\.sublayerTransform),
        "hidden": Property(\.isHidden), "opacity": Property(float: \.opacity),
        "masksToBounds": Property(\.masksToBounds), "mask": Property(\.mask), "contents": Property(\.contents),
        "contentsRect": Property(\.contentsRect), "contentsScale": Property(number: \.contentsScale),
        "backgroundColor": Property(\.backgroundColor), "cornerRadius": Property(number: \.cornerRadius),
        "borderWidth": Property(number: \.borderWidth), "borderColor": Property(\.borderColor),
        "shadowColor": Property(\.shadowColor), "shadowOpacity": Property(float: \.shadowOpacity),
        "shadowOffset": Property(\.shadowOffset), "shadowRadius": Property(number: \.shadowRadius),
        "shadowPath": Property(\.shadowPath), "name": Property(\.name), "speed": Property(float: \.speed),
        "timeOffset": Property(number: \.timeOffsetNumber), "beginTime": Property(number: \.beginTimeNumber),
    ]

    private static let parts: [String: Property] = [
        "position.x": Property(number: \.position.x), "position.y": Property(number: \.position.y),
        "bounds.origin": Property(\.bounds.origin), "bounds.size": Property(\.bounds.size),
        "bounds.origin.x": Property(number: \.bounds.origin.x),
        "bounds.origin.y": Property(number: \.bounds.origin.y),
        "bounds.size.width": Property(number: \.bounds.size.width),
        "bounds.size.height": Property(number: \.bounds.size.height),
        "anchorPoint.x": Property(number: \.anchorPoint.x), "anchorPoint.y": Property(number: \.anchorPoint.y),
        "shadowOffset.width": Property(number: \.shadowOffset.width),
        "shadowOffset.height": Property(number: \.shadowOffset.height),
        "transform.translation.x": Property(number: \.transform.m41),
        "transform.translation.y": Property(number: \.transform.m42),
        "transform.translation.z": Property(number: \.transform.m43),
        "transform.scale": Property(number: { $0.transform.scaleX }, { $0.scale(x: $1, y: $1) }),
        "transform.scale.x": Property(number: { $0.transform.scaleX }, { $0.scale(x: $1, y: nil) }),
        "transform.scale.y": Property(number: { $0.transform.scaleY }, { $0.scale(x: nil, y: $1) }),
        "transform.rotation": Property(number: { $0.transform.angle }, { $0.turn(to: $1) }),
        "transform.rotation.z": Property(number: { $0.transform.angle }, { $0.turn(to: $1) }),
    ]

    private var timeOffsetNumber: CGFloat {
        get { timeOffset }
        set { timeOffset = newValue }
    }

    private var beginTimeNumber: CGFloat {
        get { beginTime }
        set { beginTime = newValue }
    }

    private func scale(x: CGFloat?, y: CGFloat?) {
        let old = transform
        rebuild(angle: old.angle, x: x ?? old.scaleX, y: y ?? old.scaleY)
    }

    private func turn(to angle: CGFloat) {
        rebuild(angle: angle, x: transform.scaleX, y: transform.scaleY)
    }

    /// Scales, then turns in the plane; the translation stays.
    private func rebuild(angle: CGFloat, x: CGFloat, y: CGFloat) {
        let old = transform
        var new = CATransform3DScale(CATransform3DMakeRotation(angle, 0, 0, 1), x, y, 1)
        (new.m41, new.m42, new.m43) = (old.m41, old.m42, old.m43)
        transform = new
    }
}

extension CATransform3D {
    fileprivate var scaleX: CGFloat { hypot(m11, m12) }
    fileprivate var scaleY: CGFloat { hypot(m21, m22) }
    fileprivate var angle: CGFloat { atan2(m12, m11) }
}
