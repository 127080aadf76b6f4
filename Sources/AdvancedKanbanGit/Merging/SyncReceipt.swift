/// How a synchronization with a remote went.
package struct SyncReceipt: Sendable {
  /// The name of the remote, and of the branch there.
  package let remote: String
  package let branch: String

  /// The last merge, if there was any.
  package let merge: MergeReceipt?

  /// How many commits came from the remote, and how many went there.
  package let received: Int
  package let sent: Int
}
