/// Tells the log, once, that a service of the phone is not there.
package enum MissingService {
    package static func note(_ text: String) { SelectorArguments.warnOnce(text) }
}
