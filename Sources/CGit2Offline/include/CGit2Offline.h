#ifndef CGIT2_OFFLINE_H
#define CGIT2_OFFLINE_H

// What libgit2 needs of its network transports in order to be linked without them.
//
// A board is a folder on this machine; to fetch and to push is git's own business. libgit2 would
// read every root certificate of the machine each time that it starts, which takes longer than a
// commit, and would bring five libraries with it. Linked with these functions instead of its own,
// it does neither, and no address can be reached by it.

/// Starts nothing: there is no encryption.
int git_mbedtls_stream_global_init(void);
/// Fails: there are no encrypted streams.
int git_mbedtls_stream_new(void **out, const char *host, const char *port);
/// Fails: there are no encrypted streams.
int git_mbedtls_stream_wrap(void **out, void *in, const char *host);
/// Fails: there are no certificates.
int git_mbedtls__set_cert_location(const char *file, const char *path);
/// Starts nothing: there is no SSH.
int git_transport_ssh_global_init(void);
/// Fails: there is no SSH.
int git_smart_subtransport_ssh(void **out, void *owner, void *parameter);
/// Fails: there is no SSH.
int git_transport_ssh_with_paths(void **out, void *owner, void *payload);
/// Fails: nobody asks for credentials.
int git_http_auth_negotiate(void **out, const void *url);

#endif
