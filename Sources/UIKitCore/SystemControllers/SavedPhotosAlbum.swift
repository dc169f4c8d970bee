/// Inert: there is no photo library; nothing is saved, and the completion selector is sent an error.
@MainActor
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) { SavedPhotosAlbum.refuse(image, completionTarget, completionSelector, contextInfo) }

/// Inert: there is no photo library; nothing is saved, and the completion selector is sent an error.
@MainActor
public func UISaveVideoAtPathToSavedPhotosAlbum(
    _ videoPath: String, _ completionTarget: Any?, _ completionSelector: Selector?,
    _ contextInfo: UnsafeMutableRawPointer?
) { SavedPhotosAlbum.refuse(videoPath, completionTarget, completionSelector, contextInfo) }

/// Always false: there is no photo library.
@MainActor
public func UIVideoAtPathIsCompatibleWithSavedPhotosAlbum(_ videoPath: String) -> Bool { false }

/// The pictures an app may add to. There are none.
@MainActor
private enum SavedPhotosAlbum {
    /// Sends `image:didFinishSavingWithError:contextInfo:` later, as on the phone.
    static func refuse(_ thing: Any, _ target: Any?, _ selector: Selector?, _ context: UnsafeMutableRawPointer?) {
        MissingService.note("There is no photo library here; nothing is saved to it.")
        guard let target, let selector else { return }
        let error = NSError(
            domain: "ALAssetsLibraryErrorDomain", code: -3310,
            userInfo: [NSLocalizedDescriptionKey: "Data unavailable"])
        let arguments: [Any?] = Array([thing, error, context as Any?].prefix(selector.argumentCount))
        let call = Held((selector, target, arguments))
        DispatchQueue.main.async {
            _ = MemberTables.send(call.value.0, to: call.value.1, with: call.value.2)
        }
    }
}
