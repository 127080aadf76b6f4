#include <stddef.h>
#include <stdint.h>

// libFuzzer, which comes with the compiler and without a header.
int LLVMFuzzerRunDriver(int *argc, char ***argv, int (*callback)(const uint8_t *data, size_t size));
