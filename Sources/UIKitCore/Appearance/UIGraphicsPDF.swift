/// Starts a PDF file that goes into `data` when it ends; without bounds pages are American letters.
public func UIGraphicsBeginPDFContextToData(
    _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
    beginPDFContext(bounds, documentInfo) { data.setData($0) }
}

/// - Returns: whether the file can be written there.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
    _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
    guard FileManager.default.createFile(atPath: path, contents: nil) else { return false }
    beginPDFContext(bounds, documentInfo) { try? $0.write(to: URL(fileURLWithPath: path)) }
    return true
}

private func beginPDFContext(
    _ bounds: CGRect, _ information: [AnyHashable: Any]?, _ deliver: @escaping (Data) -> Void
) {
    let box = bounds.isEmpty ? CGRect(x: 0, y: 0, width: 612, height: 792) : bounds
    guard let context = CGContext(pdfOf: box, isFlipped: true, deliver: deliver) else { return }
    context.setInformation(information)
    UIGraphicsPushContext(context)
}

public func UIGraphicsBeginPDFPage() { UIGraphicsGetCurrentContext()?.beginPage(nil) }

/// - Parameter pageInfo: Inert: pages have no information of their own.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
    UIGraphicsGetCurrentContext()?.beginPage(bounds.isEmpty ? nil : bounds.size)
}

public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.pdfMediaBox ?? .zero }

/// Completes the file.
public func UIGraphicsEndPDFContext() {
    guard let context = UIGraphicsGetCurrentContext(), context.pdfMediaBox != nil else { return }
    context.closePDF()
    UIGraphicsPopContext()
}
