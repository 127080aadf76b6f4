import Glibc

/// Whether the tests may give files to other users.
let isRoot = geteuid() == 0
