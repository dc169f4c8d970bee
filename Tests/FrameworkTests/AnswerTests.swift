import AVFoundation
import AVKit
import CoreLocation
import CoreMotion
import Foundation
import MapKit
import MediaPlayer
import MessageUI
import Photos
import PhotosUI
import SafariServices
import StoreKit
import Testing
import UIKit
import UserNotifications
import WebKit

/// What services that are not there answer: never yes, and never nothing.
@MainActor @Suite struct AnswerTests {
    /// Lets the main queue do what waits in it.
    private func settle(until isDone: () -> Bool) async {
        for _ in 0..<400 where !isDone() { try? await Task.sleep(nanoseconds: 2_000_000) }
    }

    private final class Listener: NSObject, CLLocationManagerDelegate {
        var events: [String] = []
        func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
            events.append("status \(manager.authorizationStatus == .denied)")
        }
        func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
            events.append("error \((error as? CLError)?.code == .denied)")
        }
    }

    @Test("the place of the device is denied, and the delegate is told")
    func location() async {
        let manager = CLLocationManager()
        let listener = Listener()
        manager.delegate = listener
        #expect(manager.authorizationStatus == .denied && manager.location == nil)
        manager.startUpdatingLocation()
        await settle { listener.events.count >= 2 }
        #expect(listener.events == ["status true", "error true"])
        await #expect(throws: CLError.self) { try await CLGeocoder().geocodeAddressString("Paris") }
    }

    @Test("notifications are not permitted; requests are kept by identifier until they are removed")
    func notifications() async throws {
        let center = UNUserNotificationCenter.current()
        center.removeAllPendingNotificationRequests()
        #expect(try await !center.requestAuthorization(options: [.alert, .sound]))
        #expect(await center.notificationSettings().authorizationStatus == .denied)
        let content = UNMutableNotificationContent()
        content.title = "Title"
        let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
        for name in ["a", "b", "a"] {
            try await center.add(UNNotificationRequest(identifier: name, content: content, trigger: trigger))
        }
        #expect(await center.pendingNotificationRequests().map(\.identifier) == ["b", "a"])
        center.removePendingNotificationRequests(withIdentifiers: ["b"])
        #expect(await center.pendingNotificationRequests().map(\.content.title) == ["Title"])
        center.removeAllPendingNotificationRequests()
        #expect(await center.pendingNotificationRequests().isEmpty)
        #expect(await center.deliveredNotifications().isEmpty)
    }

    @Test("nothing can be sent, bought, moved or photographed")
    func nothing() {
        #expect(!MFMailComposeViewController.canSendMail() && !MFMessageComposeViewController.canSendText())
        #expect(!SKPaymentQueue.canMakePayments())
        let motion = CMMotionManager()
        #expect(!motion.isAccelerometerAvailable && !motion.isDeviceMotionAvailable && motion.deviceMotion == nil)
        #expect(AVCaptureDevice.default(for: .video) == nil)
        #expect(AVCaptureDevice.authorizationStatus(for: .video) == .denied)
    }

    @Test("there are no photos, and looking at them is denied; the picker is a screen of its own")
    func photos() async {
        #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
        #expect(PHAsset.fetchAssets(with: .image, options: nil).count == 0)
        var configuration = PHPickerConfiguration()
        configuration.filter = .any(of: [.images, .videos])
        configuration.selectionLimit = 3
        let picker = PHPickerViewController(configuration: configuration)
        picker.loadViewIfNeeded()
        #expect(picker.configuration.selectionLimit == 3 && picker.view.backgroundColor == .systemBackground)
    }

    private final class Pages: NSObject, WKNavigationDelegate {
        var events: [String] = []
        func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {
            events.append("start")
        }
        func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { events.append("finish") }
        func webView(
            _ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error
        ) {
            events.append("fail \((error as? URLError)?.code == .notConnectedToInternet)")
        }
    }

    @Test(
        "a web view keeps its page's address; a page of the network fails as without a network, one of the app is loaded"
    )
    func web() async {
        let view = WKWebView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let pages = Pages()
        view.navigationDelegate = pages
        #expect(view.title == nil && view.url == nil && !view.canGoBack)
        view.load(URLRequest(url: URL(string: "https://example.org")!))
        #expect(view.url?.host == "example.org")
        await settle { pages.events.count >= 2 }
        view.loadHTMLString("<p>a", baseURL: nil)
        await settle { pages.events.count >= 4 }
        #expect(pages.events == ["start", "fail true", "start", "finish"])
        var refusal: (any Error)?
        do { _ = try await view.evaluateJavaScript("1") } catch { refusal = error }
        #expect(refusal is WKError)
        #expect(view.scrollView.frame == view.bounds)
    }

    private final class Moves: NSObject, MKMapViewDelegate {
        var count = 0
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { count += 1 }
    }

    @Test("a map keeps its region, annotations and overlays, and converts between places and points")
    func map() {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        let moves = Moves()
        map.delegate = moves
        let center = CLLocationCoordinate2D(latitude: 10, longitude: 20)
        map.setRegion(
            MKCoordinateRegion(center: center, latitudinalMeters: 1000, longitudinalMeters: 2000), animated: false)
        #expect(moves.count == 1 && map.centerCoordinate.latitude == 10)
        let point = map.convert(center, toPointTo: map)
        #expect(abs(point.x - 100) < 0.5 && abs(point.y - 50) < 0.5)
        #expect(abs(map.convert(point, toCoordinateFrom: map).longitude - 20) < 1e-4)
        let pin = MKPointAnnotation()
        pin.coordinate = center
        map.addAnnotations([pin, MKPointAnnotation()])
        map.removeAnnotation(pin)
        #expect(map.annotations.count == 1)
    }

    @Test("a player keeps its item and says that it does not play")
    func player() throws {
        let player = AVPlayer(url: URL(fileURLWithPath: "/nothing.mp4"))
        let controller = AVPlayerViewController()
        controller.player = player
        controller.loadViewIfNeeded()
        #expect(controller.player === player && player.currentItem != nil)
        #expect(throws: (any Error).self) { try AVAudioPlayer(contentsOf: URL(fileURLWithPath: "/nothing.mp3")) }
        #expect(try !AVAudioPlayer(data: Data([0])).play())
    }
}
