/// Where one board is in the trees of a merge: a side may have renamed or moved its folder.
struct BoardPaths: Equatable {
  /// The folders in the commits at which the sides parted, in their order.
  let bases: [FolderPath]

  /// The folder on our side.
  let ours: FolderPath

  /// The folder on the other side.
  let theirs: FolderPath

  /// Where the merged board is: where a side has moved it to, and of two such places the one that comes
  /// first in the order of text.
  var merged: FolderPath {
    if ours == bases.first { return theirs }
    if theirs == bases.first { return ours }
    return "\(ours)" < "\(theirs)" ? ours : theirs
  }
}
