// First, with what the headers of the system show to everybody: libevent's own ask for more of them, and
// then they define types in another way than the other modules have seen.
#include <sys/types.h>

// Not event2/http_struct.h: with it a request is no opaque pointer any more.
#include <event2/buffer.h>
#include <event2/bufferevent.h>
#include <event2/event.h>
#include <event2/http.h>
#include <event2/keyvalq_struct.h>
