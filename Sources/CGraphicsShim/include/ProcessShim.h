#pragma once
// Processes that Swift cannot make: `fork` and `prctl` are not imported.
#include <sys/types.h>

/// Makes a copy of this process that leads a session of its own and is a child not of this process but of the nearest ancestor
/// that adopts orphans. Returns 0 in the copy, its identifier here, and -1 on failure. For processes with one thread.
pid_t shoji_copy_process(void);

/// Makes this process the parent of descendants whose own parent has ended.
void shoji_adopt_orphans(void);
