#include <spawn.h>
#include <stddef.h>

// What Linux has and the headers show to nobody who has not asked for GNU's own.

int memfd_create(const char *name, unsigned int flags);
int posix_spawn_file_actions_addchdir_np(posix_spawn_file_actions_t *actions, const char *path);
int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);

static const unsigned int rename_no_replace = 1;
static const unsigned int rename_exchange = 2;

static const unsigned int memory_file_closes = 1;

static const int set_lease_signal = 10;
static const int set_lease = 1024;
