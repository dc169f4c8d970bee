import FoundationAdditions
@_exported import CoreGraphics

public typealias SystemSoundID = UInt32
public typealias OSStatus = Int32
public typealias AudioServicesPropertyID = UInt32
public typealias AudioServicesSystemSoundCompletionProc = (SystemSoundID, UnsafeMutableRawPointer?) -> Void

public var kSystemSoundID_Vibrate: SystemSoundID { 0xFFF }
public var kSystemSoundID_UserPreferredAlert: SystemSoundID { 0x1000 }
public var kAudioServicesNoError: OSStatus { 0 }
public var kAudioServicesSystemSoundUnspecifiedError: OSStatus { -1500 }

private let sounds = SoundNumbers()

/// Numbers given to sounds of the app.
private final class SoundNumbers: @unchecked Sendable {
    private let lock = NSLock()
    private var last: SystemSoundID = 0x2000
    func next() -> SystemSoundID {
        lock.withLock {
            last += 1
            return last
        }
    }
}

/// Inert: nothing sounds and nothing vibrates.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    MissingService.note("System sounds are not played here, and nothing vibrates.")
}
/// Inert: nothing sounds and nothing vibrates.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    AudioServicesPlaySystemSound(inSystemSoundID)
}
/// Inert: nothing sounds; the block is called at once.
public func AudioServicesPlaySystemSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    inCompletionBlock?()
}
/// Inert: nothing sounds; the block is called at once.
public func AudioServicesPlayAlertSoundWithCompletion(
    _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { AudioServicesPlaySystemSoundWithCompletion(inSystemSoundID, inCompletionBlock) }

/// Gives the sound a number; fails where the file is not there.
@discardableResult
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard let path = inFileURL.path, FileManager.default.fileExists(atPath: path) else {
        outSystemSoundID.pointee = 0
        return kAudioServicesSystemSoundUnspecifiedError
    }
    outSystemSoundID.pointee = sounds.next()
    return kAudioServicesNoError
}
@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus { kAudioServicesNoError }

/// Inert: sounds never end, since they are not played.
@discardableResult
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: RunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
    _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus { kAudioServicesNoError }
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {}
