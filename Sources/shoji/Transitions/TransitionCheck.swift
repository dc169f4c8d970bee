import CoreGraphics
import Foundation
import StageProtocol

/// Compares what a running app became with what it would be if it were launched there.
struct TransitionCheck {
    let folder: URL
    /// Results of fresh launches.
    let fresh: [GalleryConfiguration: GalleryRow]

    /// Whether the pictures are the same; nil where there is none to compare.
    func isSame(_ row: GalleryRow, at configuration: GalleryConfiguration) -> Bool? {
        guard let after = data(row.picture), let other = data(fresh[configuration]?.picture) else { return nil }
        return after == other
    }

    /// Fills in the findings of a step of a walk.
    ///
    /// - Parameter again: a second fresh launch at the same configuration, where the first gave another picture than the step.
    func judge(_ row: inout GalleryRow, at configuration: GalleryConfiguration, again: GalleryRow?) {
        guard row.status == .done, row.transition != nil else { return }
        guard let reference = fresh[configuration], reference.status != .declined else { return }
        guard reference.status == .done, let freshPicture = data(reference.picture), let freshTree = tree(reference)
        else {
            row.errors.append(
                "There is nothing to compare with: a fresh launch there failed. \(reference.errors.first ?? "")")
            row.status = .failed
            return
        }
        guard let after = data(row.picture), let afterTree = tree(row), after != freshPicture else { return }
        // What differs between two launches is chance: the time, random numbers.
        let chance = self.chance(reference, again)
        guard let difference = PictureDifference(after, freshPicture, ignoring: chance) else {
            if !chance.isEmpty {
                row.findings.append(
                    LayoutFinding(
                        kind: "differsFromLaunchToLaunch",
                        message: "Two fresh launches give different pictures here, so a part was not compared."))
            }
            return
        }
        keep(difference, reference, in: &row)
        let scale = row.scale
        let area = CGRect(
            x: difference.box.minX / scale, y: difference.box.minY / scale, width: difference.box.width / scale,
            height: difference.box.height / scale)
        let views = TreeDifference(after: afterTree, fresh: freshTree, in: area)
        let place = [area.minX, area.minY, area.width, area.height].map { plain(($0 * 10).rounded() / 10) }.joined(
            separator: ", ")
        let share = difference.share < 0.001 ? "less than 0.1" : String(format: "%.1f", difference.share * 100)
        var lines = [
            "State that did not adapt: \(row.transition!.change), the picture differs from that of a fresh launch, in \(share) % of the pixels, within \(place)."
        ]
        lines += views.lines.map { "- \($0)" }
        if views.others > 0 { lines.append("- and \(views.others) more views") }
        row.findings.append(LayoutFinding(kind: "stateDidNotAdapt", message: lines.joined(separator: "\n")))
    }

    /// The parts of the picture, in pixels, in which two launches differ.
    private func chance(_ fresh: GalleryRow, _ again: GalleryRow?) -> [CGRect] {
        guard let again, let one = data(fresh.picture), let other = data(again.picture),
            let difference = PictureDifference(one, other)
        else { return [] }
        let scale = fresh.scale
        var parts = [difference.box]
        if let tree = tree(fresh), let otherTree = self.tree(again) {
            let views = TreeDifference(after: tree, fresh: otherTree, in: .infinite)
            parts += views.frames.map {
                CGRect(x: $0.minX * scale, y: $0.minY * scale, width: $0.width * scale, height: $0.height * scale)
            }
        }
        return parts
    }

    private func keep(_ difference: PictureDifference, _ reference: GalleryRow, in row: inout GalleryRow) {
        let path = "pictures/\(row.id)_difference.png"
        if (try? difference.png.write(to: folder.appendingPathComponent(path))) != nil {
            row.transition?.difference = path
        }
        row.transition?.fresh = reference.id
        row.transition?.freshPicture = reference.picture
        row.transition?.freshViewTree = reference.viewTree
    }

    private func data(_ path: String?) -> Data? {
        path.flatMap { try? Data(contentsOf: folder.appendingPathComponent($0)) }
    }

    private func tree(_ row: GalleryRow) -> ViewTree? {
        data(row.viewTree).flatMap { try? JSONDecoder().decode(ViewTree.self, from: $0) }
    }
}
