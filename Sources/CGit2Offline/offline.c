#include "CGit2Offline.h"

enum { UNSUPPORTED = -1 };

int git_mbedtls_stream_global_init(void) { return 0; }

int git_mbedtls_stream_new(void **out, const char *host, const char *port) {
  (void)out, (void)host, (void)port;
  return UNSUPPORTED;
}

int git_mbedtls_stream_wrap(void **out, void *in, const char *host) {
  (void)out, (void)in, (void)host;
  return UNSUPPORTED;
}

int git_mbedtls__set_cert_location(const char *file, const char *path) {
  (void)file, (void)path;
  return UNSUPPORTED;
}

int git_transport_ssh_global_init(void) { return 0; }

int git_smart_subtransport_ssh(void **out, void *owner, void *parameter) {
  (void)out, (void)owner, (void)parameter;
  return UNSUPPORTED;
}

int git_transport_ssh_with_paths(void **out, void *owner, void *payload) {
  (void)out, (void)owner, (void)payload;
  return UNSUPPORTED;
}

int git_http_auth_negotiate(void **out, const void *url) {
  (void)out, (void)url;
  return UNSUPPORTED;
}
