internal import HTTPServer

extension [HTTPRequestHead.Field] {
  /// What goes with every response. No field lets another origin read anything.
  static let safe: [HTTPRequestHead.Field] = [
    .init("Content-Security-Policy", policy),
    .init("X-Content-Type-Options", "nosniff"),
    .init("X-Frame-Options", "DENY"),
    // With "no-referrer" a browser would send forms of this page with the origin "null", too.
    .init("Referrer-Policy", "same-origin"),
    .init("Cross-Origin-Opener-Policy", "same-origin"),
    .init("Cross-Origin-Resource-Policy", "same-origin"),
    .init("Cache-Control", "no-store"),
  ]

  private static let policy = [
    "default-src 'none'", "script-src 'self'", "style-src 'self'", "img-src 'self' data:",
    "connect-src 'self'", "form-action 'self'", "frame-ancestors 'none'", "base-uri 'none'",
  ].joined(separator: "; ")
}
