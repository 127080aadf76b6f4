// What Linux has and the headers show to nobody who has not asked for GNU's own.

int renameat2(int from_folder, const char *from, int to_folder, const char *to, unsigned int flags);

static const unsigned int rename_no_replace = 1;
static const unsigned int rename_exchange = 2;

static const int set_lease_signal = 10;
static const int set_lease = 1024;
