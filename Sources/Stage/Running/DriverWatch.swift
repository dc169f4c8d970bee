import Foundation
import Glibc

/// Ends an app whose driver has gone while the app is busy: one that hangs would stay for ever.
enum DriverWatch {
    /// How long an app may take to notice by itself, in seconds.
    static let patience: UInt32 = 2

    /// Watches the socket on a thread of its own, which sleeps.
    static func start(_ descriptor: Int32) {
        Thread.detachNewThread {
            // Linux's "the peer has closed", which the C library shows to GNU programs only.
            let peerHasClosed: Int16 = 0x2000
            var poller = pollfd(fd: descriptor, events: peerHasClosed, revents: 0)
            while poll(&poller, 1, -1) <= 0 {
                guard errno == EINTR || errno == EAGAIN else { return }
            }
            sleep(patience)
            // It leads the session in which the driver started it; what it started goes with it.
            if getpgrp() == getpid() { kill(0, SIGKILL) }
            _exit(74)
        }
    }
}
