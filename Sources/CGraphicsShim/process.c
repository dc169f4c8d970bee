#define _GNU_SOURCE
#include "ProcessShim.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

pid_t shoji_copy_process(void) {
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0) return -1;
    pid_t between = fork();
    if (between == 0) {
        pid_t copy = fork();
        if (copy == 0) {
            close(ends[0]);
            close(ends[1]);
            setsid();
            return 0;
        }
        ssize_t written = write(ends[1], &copy, sizeof copy);
        _exit(written == sizeof copy ? 0 : 1);
    }
    close(ends[1]);
    pid_t copy = -1;
    if (between > 0) {
        ssize_t got;
        do { got = read(ends[0], &copy, sizeof copy); } while (got < 0 && errno == EINTR);
        if (got != sizeof copy) copy = -1;
        // The copy is an orphan, and adopted, once this has ended.
        while (waitpid(between, NULL, 0) < 0 && errno == EINTR) {}
    }
    close(ends[0]);
    return copy;
}

void shoji_adopt_orphans(void) { prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0); }
