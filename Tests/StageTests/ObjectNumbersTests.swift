import Testing

@testable import Stage

@Suite struct ObjectNumbersTests {
    @Test("addresses in descriptions become numbers, the same object always the same one")
    func addresses() {
        var numbers = ObjectNumbers()
        #expect(
            numbers.replaceAddresses(
                in:
                    "<NSLayoutConstraint:0x55aa 'x' H:|-(8)-[UILabel:0xab1]-[UILabel:0xab2]   (active, names: '|':UIView:0xF0 )>"
            )
                == "<NSLayoutConstraint#1 'x' H:|-(8)-[UILabel#1]-[UILabel#2]   (active, names: '|':UIView#1 )>")
        #expect(numbers.replaceAddresses(in: "UILabel:0xab2.top == 3") == "UILabel#2.top == 3")
    }

    @Test("text without addresses stays as it is")
    func plain() {
        var numbers = ObjectNumbers()
        for text in ["", "a:0", ":0x", "x:0xzz", ":0x12", "ratio 3:0x"] {
            #expect(numbers.replaceAddresses(in: text) == text)
        }
    }
}
