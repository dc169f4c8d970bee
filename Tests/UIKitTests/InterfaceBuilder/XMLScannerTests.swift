import Foundation
import FoundationXML
import Testing

@testable import UIKitCore

@MainActor @Suite struct XMLScannerTests {
    private func read(_ text: String) throws -> InterfaceElement {
        try XMLScanner.read(Data(text.utf8), file: "a.xib")
    }

    @Test("elements know their line, attributes and children")
    func lines() throws {
        let root = try read("<?xml version=\"1.0\"?>\n<a one='1'>\n  <!-- two\nlines -->\n  <b two=\"2\"/>\n</a>\n")
        #expect(root.name == "a")
        #expect(root.line == 2)
        #expect(root["one"] == "1")
        #expect(root.children.map(\.name) == ["b"])
        #expect(root.children[0].line == 5)
    }

    @Test("entities and character references are read in text and attributes")
    func references() throws {
        let root = try read("<a x=\"1 &lt; 2 &amp; &#x41;&#10;\"><string>&quot;&apos;<![CDATA[<raw>]]></string></a>")
        #expect(root["x"] == "1 < 2 & A\n")
        #expect(root.children[0].text == "\"'<raw>")
    }

    @Test("white space counts in texts and nowhere else")
    func whiteSpace() throws {
        let root = try read("<a>\n <string> x </string>\n</a>")
        #expect(root.text == "")
        #expect(root.children[0].text == " x ")
    }

    @Test(
        "what is not well-formed is refused with its line",
        arguments: [
            ("<a>\n<b></a>", 2), ("<a>\n</a>\n<b/>", 3), ("<a x=1/>", 1), ("<a x='1' x='2'/>", 1),
            ("<a>\n&nope;</a>", 2),
            ("<a", 1), ("<a>\n\n", 3), ("<!DOCTYPE a [<!ENTITY b 'c'>]><a/>", 1), ("text", 1), ("<a><![CDATA[", 1),
            ("</a>", 1), ("<a x='<'/>", 1),
        ])
    func malformed(text: String, line: Int) {
        let error = #expect(throws: InterfaceError.self) { _ = try read(text) }
        #expect(error?.line == line)
        #expect(error?.file == "a.xib")
    }

    @Test("a document type without declarations is skipped")
    func documentType() throws {
        #expect(try read("<!DOCTYPE a SYSTEM \"file:///etc/passwd\"><a/>").name == "a")
    }

    @Test("depth, size and number of elements are bounded")
    func limits() {
        let deep = String(repeating: "<a>", count: 5000) + String(repeating: "</a>", count: 5000)
        #expect(throws: InterfaceError.self) { _ = try read(deep) }
        var limits = XMLScanner.Limits()
        limits.elements = 10
        #expect(throws: InterfaceError.self) {
            _ = try XMLScanner.read(
                Data(("<a>" + String(repeating: "<b/>", count: 20) + "</a>").utf8), file: "", limits: limits)
        }
        limits.bytes = 3
        #expect(throws: InterfaceError.self) { _ = try XMLScanner.read(Data("<abc/>".utf8), file: "", limits: limits) }
    }

    @Test("UTF-16 and a byte order mark are understood, invalid bytes are not")
    func encodings() throws {
        let text = "<a x=\"é\"/>"
        #expect(try XMLScanner.read(text.data(using: .utf16)!, file: "")["x"] == "é")
        #expect(try XMLScanner.read(Data([0xEF, 0xBB, 0xBF]) + Data(text.utf8), file: "")["x"] == "é")
        let broken = Data("<a>\n<b x=\"".utf8) + Data([0xFF, 0xC0]) + Data("\"/></a>".utf8)
        let error = #expect(throws: InterfaceError.self) { _ = try XMLScanner.read(broken, file: "") }
        #expect(error?.line == 2)
        #expect(throws: InterfaceError.self) {
            _ = try XMLScanner.read(Data("<?xml version='1.0' encoding='EBCDIC'?><a/>".utf8), file: "")
        }
    }

    @Test("Foundation's parser reads the same elements and attributes")
    func agreesWithFoundation() throws {
        let text = InterfaceText.storyboard(
            InterfaceText.scene(
                view:
                    "<subviews><label text=\"a &amp; b\" id=\"l\"><string key=\"x\">  y&#33; </string></label></subviews>"
            ))
        final class Recorder: NSObject, XMLParserDelegate {
            var lines: [String] = []
            func parser(
                _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
                attributes: [String: String]
            ) {
                lines.append(name + attributes.sorted { $0.key < $1.key }.map { " \($0.key)=\($0.value)" }.joined())
            }
        }
        let recorder = Recorder()
        let parser = XMLParser(data: Data(text.utf8))
        parser.delegate = recorder
        #expect(parser.parse())
        var ours: [String] = []
        func walk(_ element: InterfaceElement) {
            ours.append(
                element.name
                    + element.attributes.sorted { $0.name < $1.name }.map { " \($0.name)=\($0.value)" }.joined())
            element.children.forEach(walk)
        }
        walk(try read(text))
        #expect(ours == recorder.lines)
    }
}
