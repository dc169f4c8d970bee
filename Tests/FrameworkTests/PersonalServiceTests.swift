import AudioToolbox
import Contacts
import CoreSpotlight
import EventKit
import Foundation
import LocalAuthentication
import MapKit
import MessageUI
import MultipeerConnectivity
import Social
import Testing
import UIKit

/// What is asked of a person's contacts, calendars and surroundings: the answers are those of a device that refuses.
@MainActor @Suite struct PersonalServiceTests {
    /// What callbacks on other threads have said.
    private final class Answers: @unchecked Sendable {
        private let lock = NSLock()
        private var all: [String] = []
        func add(_ answer: String) { lock.withLock { all.append(answer) } }
        var sorted: [String] { lock.withLock { all.sorted() } }
    }

    private func settle(until isDone: () -> Bool) async {
        for _ in 0..<400 where !isDone() { try? await Task.sleep(nanoseconds: 2_000_000) }
    }

    @Test("contacts and calendars are refused, and every question is answered once")
    func refusals() async {
        let answers = Answers()
        CNContactStore().requestAccess(for: .contacts) { granted, error in
            answers.add("contacts \(granted) \((error as? CNError)?.code == .authorizationDenied)")
        }
        EKEventStore().requestAccess(to: .event) { granted, _ in answers.add("events \(granted)") }
        LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "") { success, error in
            answers.add("owner \(success) \((error as? LAError)?.code == .passcodeNotSet)")
        }
        await settle { answers.sorted.count == 3 }
        #expect(answers.sorted == ["contacts false true", "events false", "owner false true"])
        #expect(CNContactStore.authorizationStatus(for: .contacts) == .denied)
        #expect(throws: CNError.self) {
            try CNContactStore().enumerateContacts(with: CNContactFetchRequest(keysToFetch: [])) { _, _ in }
        }
        #expect(EKEventStore().calendars(for: .event).isEmpty)
    }

    @Test("biometry is not available, with the error that says so")
    func biometry() {
        var error: NSError?
        #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthenticationWithBiometrics, error: &error))
        #expect(error?.domain == LAErrorDomain)
        #expect(error?.code == LAError.Code.biometryNotAvailable.rawValue)
    }

    @Test("a contact keeps what it is given, and its name is written in order")
    func names() {
        let contact = CNMutableContact()
        contact.givenName = "Ada"
        contact.familyName = "Lovelace"
        contact.phoneNumbers = [CNLabeledValue(label: CNLabelHome, value: CNPhoneNumber(stringValue: "12"))]
        #expect(CNContactFormatter.string(from: contact, style: .fullName) == "Ada Lovelace")
        #expect(CNContactFormatter.string(from: CNContact(), style: .fullName) == nil)
        let copy = contact.copy() as? CNContact
        contact.givenName = "Augusta"
        #expect(copy?.givenName == "Ada")
        #expect(copy?.phoneNumbers.first?.value.stringValue == "12")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: CNLabelHome) == "home")
        #expect(CNLabeledValue<NSString>.localizedString(forLabel: "Boat") == "Boat")
    }

    @Test("a reminder is completed when it has a date of completion")
    func reminders() {
        let reminder = EKReminder(eventStore: EKEventStore())
        #expect(!reminder.isCompleted)
        reminder.isCompleted = true
        #expect(reminder.completionDate != nil)
        reminder.completionDate = nil
        #expect(!reminder.isCompleted)
    }

    @Test("a search on a map finds nothing, and no way is found")
    func maps() async {
        let answers = Answers()
        MKLocalSearch(request: MKLocalSearch.Request(naturalLanguageQuery: "Museum")).start { response, error in
            answers.add("search \(response?.mapItems.count ?? -1) \(error == nil)")
        }
        MKDirections(request: MKDirections.Request()).calculate { response, error in
            answers.add("way \(response == nil) \((error as? MKError)?.code == .directionsNotFound)")
        }
        let cancelled = MKLocalSearch(request: MKLocalSearch.Request())
        cancelled.start { _, _ in answers.add("cancelled") }
        cancelled.cancel()
        await settle { answers.sorted.count == 2 }
        #expect(answers.sorted == ["search 0 true", "way true true"])
    }

    @Test("no social network is there, and nobody is near")
    func neighbours() {
        #expect(!SLComposeViewController.isAvailable(forServiceType: SLServiceTypeTwitter))
        #expect(SLComposeViewController(forServiceType: SLServiceTypeTwitter) == nil)
        let session = MCSession(peer: MCPeerID(displayName: "Ada"))
        #expect(session.connectedPeers.isEmpty)
        #expect(throws: MCError.self) { try session.send(Data(), toPeers: [], with: .reliable) }
    }

    @Test("a sound has a number of its own where its file is there")
    func sounds() throws {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).caf")
        try Data([0]).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        var (first, second, missing): (SystemSoundID, SystemSoundID, SystemSoundID) = (0, 0, 1)
        #expect(AudioServicesCreateSystemSoundID(url as NSURL, &first) == kAudioServicesNoError)
        #expect(AudioServicesCreateSystemSoundID(url as NSURL, &second) == kAudioServicesNoError)
        #expect(first != 0 && first != second)
        let nowhere = URL(fileURLWithPath: "/nowhere.caf") as NSURL
        #expect(AudioServicesCreateSystemSoundID(nowhere, &missing) != kAudioServicesNoError)
        #expect(missing == 0)
    }

    @Test("composers that cannot send say what they would send, and can be cancelled")
    func composers() {
        final class Listener: NSObject, MFMailComposeViewControllerDelegate {
            var result: MFMailComposeResult?
            func mailComposeController(
                _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
                error: (any Error)?
            ) { self.result = result }
        }
        let mail = MFMailComposeViewController()
        let listener = Listener()
        mail.mailComposeDelegate = listener
        mail.setSubject("Hello")
        mail.loadViewIfNeeded()
        #expect(mail.topViewController?.title == "Hello")
        mail.topViewController?.navigationItem.leftBarButtonItem?.primaryAction.map {
            UIButton(primaryAction: $0).sendActions(for: .primaryActionTriggered)
        }
        #expect(listener.result == .cancelled)
        #expect(!MFMailComposeViewController.canSendMail())
    }
}
