/// The name that was probably meant: the one with the fewest typing errors, if these are few.
package func nearestName(to word: String, among names: [String]) -> String? {
  let limit = max(1, word.count / 3)
  let distances = names.map { (name: $0, distance: editDistance(from: word, to: $0)) }
  let nearest = distances.min { $0.distance < $1.distance }
  return nearest.flatMap { $0.distance <= limit ? $0.name : nil }
}

/// How many characters have to be added, dropped, changed or swapped with their neighbour.
package func editDistance(from source: String, to target: String) -> Int {
  let source = Array(source)
  let target = Array(target)
  var rows = [Array(0...target.count)]
  for i in 1..<(source.count + 1) {
    var row = [i]
    for j in 1..<(target.count + 1) {
      let change = source[i - 1] == target[j - 1] ? 0 : 1
      var best = min(rows[i - 1][j] + 1, row[j - 1] + 1, rows[i - 1][j - 1] + change)
      if i > 1 && j > 1 && source[i - 1] == target[j - 2] && source[i - 2] == target[j - 1] {
        best = min(best, rows[i - 2][j - 2] + 1)
      }
      row.append(best)
    }
    rows.append(row)
  }
  return rows[source.count][target.count]
}
