// SourceText
