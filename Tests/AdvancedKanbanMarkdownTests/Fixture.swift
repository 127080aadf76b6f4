import Foundation

/// The value in a file of the `Fixtures` folder.
func fixture<Value: Decodable>(_ type: Value.Type, _ name: String) throws -> Value {
  let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures")
  let data = try Data(contentsOf: folder.appending(path: name + ".json"))
  return try JSONDecoder().decode(type, from: data)
}
