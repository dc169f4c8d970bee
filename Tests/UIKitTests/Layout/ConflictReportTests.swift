import Testing
import UIKit

@testable import UIKitCore

@MainActor @Suite("Conflicts and ambiguity", .serialized)
struct ConflictReportTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))

    private func box() -> UIView {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
        return view
    }

    @Test("one constraint breaks, the report names both, and the broken one works again when the other goes")
    func conflict() throws {
        Findings.removeAll()
        let view = box()
        let first = view.heightAnchor.constraint(equalToConstant: 60)
        let second = view.heightAnchor.constraint(equalToConstant: 70)
        second.identifier = "second"
        NSLayoutConstraint.activate([
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.widthAnchor.constraint(equalToConstant: 10), first, second,
        ])
        root.layoutIfNeeded()
        #expect([60, 70].contains(view.frame.height))
        #expect(first.isActive && second.isActive)
        let finding = try #require(Findings.all.first { $0.kind == .unsatisfiableConstraints })
        #expect(finding.message.hasPrefix("Unable to simultaneously satisfy constraints."))
        #expect(finding.message.contains("Will attempt to recover by breaking constraint"))
        #expect(finding.message.contains("height == 60   (active)>") && finding.message.contains("'second'"))
        #expect(!finding.message.contains("NSAutoresizingMaskLayoutConstraint"))
        first.isActive = false
        root.layoutIfNeeded()
        #expect(view.frame.height == 70)
        Findings.removeAll()
    }

    @Test("frames that are constraints survive, and the note about them is in the report")
    func autoresizingConflict() throws {
        Findings.removeAll()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        root.addSubview(view)
        view.heightAnchor.constraint(equalToConstant: 80).isActive = true
        root.layoutIfNeeded()
        #expect(view.frame.height == 50)
        let finding = try #require(Findings.all.first)
        #expect(finding.message.contains("translatesAutoresizingMaskIntoConstraints"))
        #expect(finding.message.contains("<NSAutoresizingMaskLayoutConstraint h=--- v=--- UIView:"))
        Findings.removeAll()
    }

    @Test("a rotation that changes many constants at once is no conflict")
    func manyChanges() {
        Findings.removeAll()
        let view = box()
        let width = view.widthAnchor.constraint(equalToConstant: 300)
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            width,
        ])
        root.layoutIfNeeded()
        width.constant = 500
        root.frame.size.width = 500
        root.layoutIfNeeded()
        #expect(view.frame.width == 500)
        #expect(Findings.all.isEmpty)
    }

    @Test("a topmost view without a size yet does not contradict its content")
    func withoutSize() {
        Findings.removeAll()
        let card = UIView()
        let label = IntrinsicBox(50, 20)
        label.translatesAutoresizingMaskIntoConstraints = false
        card.addSubview(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -16),
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 8),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -8),
        ])
        card.layoutIfNeeded()
        #expect(Findings.all.isEmpty && card.frame == .zero)
        card.frame.size = CGSize(width: 100, height: 50)
        card.layoutIfNeeded()
        #expect(label.frame == CGRect(x: 16, y: 8, width: 68, height: 34))
        #expect(Findings.all.isEmpty)
    }

    @Test("a view without enough constraints is ambiguous, a pinned one is not")
    func ambiguity() {
        let view = box()
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            view.topAnchor.constraint(equalTo: root.topAnchor),
            view.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(view.hasAmbiguousLayout)
        view.exerciseAmbiguityInLayout()
        root.layoutIfNeeded()
        #expect(view.frame.height == 20)
        view.heightAnchor.constraint(equalToConstant: 10).isActive = true
        root.layoutIfNeeded()
        #expect(!view.hasAmbiguousLayout)
        #expect(view.constraintsAffectingLayout(for: .vertical).count == 2)
    }
}
