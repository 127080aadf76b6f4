import Testing

@testable import KanbanCLI

/// Expects a picture to be drawn so, without colour.
func expect(
  _ picture: BoardPicture,
  width: Int?,
  _ drawing: String,
  at location: SourceLocation = #_sourceLocation
) {
  #expect(picture.drawn(width: width, style: .plain) == drawing, sourceLocation: location)
}
