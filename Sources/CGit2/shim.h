#include <git2.h>
#include <git2/sys/commit.h>
#include <git2/sys/config.h>
#include <git2/sys/odb_backend.h>
#include <git2/sys/repository.h>

// The archive of the library has these; its headers do not tell of them.
int git_config_backend_from_string(git_config_backend **out, const char *text, size_t count);
int git_config_backend_snapshot(git_config_backend **out, git_config_backend *source);

// Swift cannot call variadic functions: one typed function for each option in use.

static inline int cgit2_set_owner_validation(int is_validating) {
  return git_libgit2_opts(GIT_OPT_SET_OWNER_VALIDATION, is_validating);
}

// git's names of extensions that a repository of format 1 may have; the library keeps a copy.
static inline int cgit2_accept_extensions(void) {
  const char *names[] = {"objectformat", "partialclone", "preciousobjects", "worktreeconfig"};
  return git_libgit2_opts(GIT_OPT_SET_EXTENSIONS, names, sizeof names / sizeof names[0]);
}

static inline int cgit2_set_search_path(int level, const char *path) {
  return git_libgit2_opts(GIT_OPT_SET_SEARCH_PATH, level, path);
}
