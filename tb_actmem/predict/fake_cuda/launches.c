/* Kernels compute nothing, but their names show the condition behind a boolean that is read. */
#include <stddef.h>
#include <string.h>

/* Of torch's kernels, those that say whether something holds everywhere: torch.all itself, and
 * `mask.sum() == mask.numel()`, `x.min() >= 0`, `ids.max() < n`, where another kernel is first. */
enum kind { OTHER, ALL, SUM, LEAST, MOST, EQUAL, ORDER };
static const char *const names[] = {
    [ALL] = "15and_kernel_cuda",     [SUM] = "11sum_functorIlll",
    [LEAST] = "13MinNanFunctor",     [MOST] = "13MaxNanFunctorIl",
    [EQUAL] = "UnaryFunctorIllbNS0", [ORDER] = "21compare_scalar_kernel",
};
#define KINDS (sizeof names / sizeof *names)

static struct { const void *function; enum kind kind; } known[1024];
static size_t count;

/* What this thread launched last, and whether it holds everywhere. */
static __thread enum kind last;
static __thread int holds;

/* NVIDIA's own function is not called: it would load kernels, and none ever runs. */
void __cudaRegisterFunction(void **binary, const void *function, char *symbol, const char *name) {
    for (enum kind kind = ALL; kind < KINDS; kind++)
        if (strstr(name, names[kind]) && count < sizeof known / sizeof *known) {
            known[count].function = function;
            known[count++].kind = kind;
        }
}

/* The arguments of a comparison are a number of elements, and the operator with its number. */
static int compares(enum kind before, enum kind kind, void **arguments) {
    enum { EQ, NE };
    enum { GE, GT, LE, LT };
    struct { int operator; long number; } *with = kind < EQUAL ? NULL : arguments[1];
    if (kind == EQUAL) return before == SUM && with->operator == EQ && with->number;
    if (kind == ORDER) return before == (with->operator <= GT ? LEAST : MOST);
    return kind == ALL;
}
static int launch(const void *function, void **arguments) {
    enum kind before = last;
    last = OTHER;
    for (size_t i = 0; i < count && !last; i++)
        if (known[i].function == function) last = known[i].kind;
    holds = compares(before, last, arguments);
    return 0;
}
/* Mostly true: batches without padding, finite numbers, deviations that are not negative. */
int holds_everywhere(void) { return holds; }

struct size { unsigned x, y, z; };
int __cudaGetKernel(const void **kernel, const void *function) {
    *kernel = function;
    return 0;
}
int __cudaLaunchKernel(const void *kernel, struct size grid, struct size block, void **arguments) {
    return launch(kernel, arguments);
}
int cudaLaunchKernel(const void *kernel, struct size grid, struct size block, void **arguments) {
    return launch(kernel, arguments);
}
int cudaLaunchKernelExC(const void *config, const void *kernel, void **arguments) {
    return launch(kernel, arguments);
}
int cuLaunchKernel(const void *kernel) { return launch(NULL, NULL); }
int cuLaunchKernelEx(const void *config, const void *kernel) { return launch(NULL, NULL); }
