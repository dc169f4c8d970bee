import AVFoundation
import CoreLocation
import Foundation
import MapKit
import MobileCoreServices
import Testing
import UniformTypeIdentifiers

@testable import os

/// Types that only hold values.
@Suite struct ValueTests {
    @Test("messages of the log hold their values, numbers in the digits asked for")
    func messages() {
        let (name, half) = ("Ada", 0.5)
        let message: OSLogMessage = "Hello \(name, privacy: .public), \(half, format: .fixed(precision: 2)) and \(3)"
        #expect(message.text == "Hello Ada, 0.50 and 3")
        #expect(!OSLog.disabled.isEnabled(type: .fault))
        let log = Logger(subsystem: "s", category: "c")
        log.debug("not written")
        #expect(OSLogType.default.rawValue == 0 && OSLogType.fault.rawValue == 17)
    }

    @Test("a lock lets one at a time in")
    func locks() async {
        let lock = OSAllocatedUnfairLock(initialState: 0)
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 { group.addTask { for _ in 0..<1000 { lock.withLock { $0 += 1 } } } }
        }
        #expect(lock.withLock { $0 } == 8000)
        let plain = OSAllocatedUnfairLock()
        plain.lock()
        #expect(!plain.lockIfAvailable())
        plain.unlock()
        var unfair = os_unfair_lock()
        os_unfair_lock_lock(&unfair)
        #expect(!os_unfair_lock_trylock(&unfair))
        os_unfair_lock_unlock(&unfair)
        #expect(os_unfair_lock_trylock(&unfair))
    }

    @Test("types are known by identifier, extension and MIME type, and conform to what they are a kind of")
    func types() {
        #expect(UTType("public.png") == .png && UTType("nothing.known") == nil)
        #expect(UTType(filenameExtension: "JPG") == .jpeg && UTType(filenameExtension: "nothing") == nil)
        #expect(UTType(filenameExtension: "png", conformingTo: .text) == nil)
        #expect(UTType(mimeType: "application/pdf") == .pdf)
        #expect(UTType.png.conforms(to: .image) && UTType.png.conforms(to: .data) && !UTType.png.conforms(to: .text))
        #expect(UTType.swiftSource.supertypes.isSuperset(of: [.sourceCode, .plainText, .text, .data, .item]))
        #expect(UTType.image.isSupertype(of: .heic) && UTType.heic.isSubtype(of: .image))
        #expect(!UTType.image.isSubtype(of: .image) && UTType.image.conforms(to: .image))
        #expect(UTType.json.preferredFilenameExtension == "json" && UTType.json.preferredMIMEType == "application/json")
        let own = UTType(exportedAs: "org.example.note", conformingTo: .text)
        #expect(own.identifier == "org.example.note" && !own.isPublic && UTType.png.isPublic)
        #expect(kUTTypePNG as String == "public.png" && kUTTypeImage as String == "public.image")
    }

    /// Great circle of a sphere with the earth's mean radius, within the half per cent that the flattening makes.
    @Test("distances of places are those on the globe")
    func distance() {
        let (paris, london) = (
            CLLocation(latitude: 48.8566, longitude: 2.3522), CLLocation(latitude: 51.5074, longitude: -0.1278)
        )
        let metres = paris.distance(from: london)
        #expect(abs(metres - 343_556) < 343_556 * 0.005)
        #expect(abs(metres - london.distance(from: paris)) < 1)
        #expect(paris.distance(from: paris) == 0)
        let date = CLLocation(latitude: 0, longitude: 179.5).distance(from: CLLocation(latitude: 0, longitude: -179.5))
        #expect(abs(date - 111_195) < 1000)
        #expect(CLLocationCoordinate2DIsValid(.init(latitude: 90, longitude: -180)))
        #expect(!CLLocationCoordinate2DIsValid(.init(latitude: 90.1, longitude: 0)))
        #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
        let region = CLCircularRegion(center: paris.coordinate, radius: 400_000, identifier: "r")
        #expect(region.contains(london.coordinate) && !region.contains(.init(latitude: 0, longitude: 0)))
    }

    @Test("places and points of the map lead to each other")
    func mapPoints() {
        for (latitude, longitude) in [(0.0, 0.0), (51.5, -0.13), (-33.9, 151.2), (80, 179)] {
            let point = MKMapPoint(CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
            #expect(abs(point.coordinate.latitude - latitude) < 1e-6)
            #expect(abs(point.coordinate.longitude - longitude) < 1e-6)
        }
        // The world is 2^28 points wide; the middle of it is where equator and prime meridian cross.
        let middle = MKMapPoint(CLLocationCoordinate2D(latitude: 0, longitude: 0))
        #expect(middle.x == 134_217_728 && middle.y == 134_217_728)
        #expect(MKMapRect.world.union(.null).width == MKMapRect.world.width && MKMapRect.null.isNull)
        let region = MKCoordinateRegion(
            center: .init(latitude: 60, longitude: 0), latitudinalMeters: 111_195, longitudinalMeters: 111_195)
        #expect(abs(region.span.latitudeDelta - 1) < 0.01 && abs(region.span.longitudeDelta - 2) < 0.02)
    }

    @Test("times of media are fractions")
    func times() {
        let time = CMTime(value: 3, timescale: 2)
        #expect(time.seconds == 1.5 && time < CMTime(seconds: 2, preferredTimescale: 600))
        #expect((time + CMTime(value: 1, timescale: 4)).seconds == 1.75)
        #expect((time - CMTime(value: 1, timescale: 2)).seconds == 1)
        #expect(CMTime.invalid.seconds.isNaN && !CMTime.invalid.isValid && CMTime.zero.seconds == 0)
        #expect(CMTimeGetSeconds(CMTimeMakeWithSeconds(0.25, preferredTimescale: 600)) == 0.25)
    }
}
