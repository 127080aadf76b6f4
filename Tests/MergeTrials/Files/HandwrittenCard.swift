/// A card as a person writes it.
///
/// Its title begins with a mark, `K17K`, that no other card has and that nobody changes, so that a
/// judge knows the card whatever the merge thinks of it.
struct HandwrittenCard: Hashable {
  let number: Int
  var box: String?
  var title: String
  var blockID: String?

  /// The lines below the first one without their indent.
  var body: [String]

  /// The lines of the card behind a marker.
  func lines(marker: String) -> [String] {
    let words = [box.map { "[\($0)]" }, "K\(number)K", title, blockID.map { "^\($0)" }]
    let indent = String(repeating: " ", count: marker.count + 1)
    return ["\(marker) " + words.compactMap(\.self).joined(separator: " ")]
      + body.map { $0.isEmpty ? "" : indent + $0 }
  }
}
