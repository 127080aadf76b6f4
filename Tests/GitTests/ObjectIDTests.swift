import Git
import Testing

@Suite("Object IDs")
struct ObjectIDTests {
  @Test(
    "There and back",
    arguments: [
      "0001020304050607080900010203040506070809", "ffffffffffffffff00000000000000000000000a",
    ]
  )
  func roundTrip(hex: String) throws {
    let id = try #require(ObjectID(hex: hex))
    #expect(id.description == hex)
    #expect(ObjectID(hex: hex.uppercased()) == id)
  }

  @Test(
    "What is none",
    arguments: [
      "", "abc", String(repeating: "g", count: 40), "+" + String(repeating: "0", count: 39),
      "-" + String(repeating: "0", count: 39), String(repeating: "0", count: 41),
    ]
  )
  func none(text: String) {
    #expect(ObjectID(hex: text) == nil)
  }

  @Test("The known ID of the empty blob")
  func emptyBlob() throws {
    let id = try Repository.hashBlob([])
    #expect(id.description == "e69de29bb2d1d6434b8b29ae775ad8c2e48c5391")
  }
}
