import Foundation

/// The generated rows; `DeviceCatalog` turns them into devices once.
enum DeviceTable {}

/// One row in the compact form of the generated tables.
struct DeviceRow: Sendable {
    typealias Insets = (Double, Double, Double, Double)
    enum Classes { case cr, cc, rc, rr }

    let make: @Sendable (Device.Idiom) -> Device

    init(
        _ name: String, _ identifiers: [String], year: Int, diagonal: Double, ppi: Int, systems: ClosedRange<Int>,
        points: (Double, Double), scale: Double, panel: (Double, Double), nativeScale: Double, radius: Double,
        indicator: Bool, cutout: (Device.Cutout.Kind, Double, Double, Double)?, statusBar: (Double, Double),
        classes: (Classes, Classes), safeArea: (Insets, Insets), safeArea26: (Insets, Insets)?
    ) {
        make = { idiom in
            Device(
                name: name, idiom: idiom, identifiers: identifiers, year: year, diagonal: diagonal, pixelsPerInch: ppi,
                points: CGSize(width: points.0, height: points.1), scale: scale,
                panelPixels: CGSize(width: panel.0, height: panel.1), nativeScale: nativeScale, cornerRadius: radius,
                hasHomeIndicator: indicator,
                cutout: cutout.map { Device.Cutout(kind: $0.0, width: $0.1, height: $0.2, top: $0.3) },
                statusBar: .init(portrait: statusBar.0, landscape: statusBar.1),
                safeArea: Self.pair(safeArea), safeAreaOnSystem26: safeArea26.map(Self.pair),
                sizeClasses: .init(portrait: Self.classes(classes.0), landscape: Self.classes(classes.1)),
                systems: systems)
        }
    }

    private static func pair(_ p: (Insets, Insets)) -> Device.PortraitAndLandscape<Device.SafeArea> {
        .init(
            portrait: Device.SafeArea(p.0.0, p.0.1, p.0.2, p.0.3),
            landscape: Device.SafeArea(p.1.0, p.1.1, p.1.2, p.1.3))
    }

    private static func classes(_ c: Classes) -> Device.SizeClasses {
        switch c {
        case .cr: .init(.compact, .regular)
        case .cc: .init(.compact, .compact)
        case .rc: .init(.regular, .compact)
        case .rr: .init(.regular, .regular)
        }
    }
}
