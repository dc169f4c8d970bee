import XCTest

@testable import Ledger

class LedgerTests: XCTestCase {
    func testAmount() {
        XCTAssertNotNil(NSClassFromString("LGRBalance"))
    }
}
