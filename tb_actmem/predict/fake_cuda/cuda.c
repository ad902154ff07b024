/* A CUDA runtime and driver that hand out addresses and compute nothing.
 *
 * Loaded before NVIDIA's, it lets torch's own engine, kernel choices and caching allocator run as on
 * a GPU whose every kernel ends at once: what is allocated and freed, and when, is torch's doing.
 * Bytes that come to the host are zeros, except for the booleans of launches.c. libraries.c has cuBLAS,
 * cuDNN and others. Functions that are in none of these files return success whatever they are asked:
 * __init__.py writes them, from the symbols that torch wants.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <driver_types.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OUT_OF_MEMORY 2
#define VERSION 13020 /* of CUDA: newer than what torch asks for */
#define PAGE ((size_t)2 << 20)
/* No program's memory lies here: between the heap and what is mapped below the stack. */
#define FIRST ((size_t)0x100000000000)
#define LAST ((size_t)0x300000000000)

/* What a process has on a real device before its first tensor. */
#define CONTEXT ((size_t)512 << 20)

static size_t used = CONTEXT;
static _Thread_local int current; /* device */
static int something;

/* Of what is used, and of the tables below: torch's engine has a thread for the device. */
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static size_t number(const char *name, size_t otherwise) {
    const char *text = getenv(name);
    return text ? strtoull(text, 0, 10) : otherwise;
}

static size_t total(void) { return number("TB_ACTMEM_DEVICE_BYTES", (size_t)80 << 30); }

static size_t pages(size_t nbytes) {
    if (nbytes > LAST) return LAST; /* more than there are addresses, however many */
    return nbytes ? (nbytes + PAGE - 1) / PAGE * PAGE : PAGE;
}

static int is_device(const void *pointer) {
    return (size_t)pointer >= FIRST && (size_t)pointer < LAST;
}

/* Run a line of Python without names of its own, if this process runs Python. */
static void python(const char *format, unsigned long number) {
    int (*run)(const char *) = dlsym(RTLD_DEFAULT, "PyRun_SimpleString");
    void (*interrupt)(void) = dlsym(RTLD_DEFAULT, "PyErr_SetInterrupt");
    char line[256];
    snprintf(line, sizeof line, format, number);
    /* It fails if Ctrl-C comes meanwhile: then interrupt the program. */
    if (run && run(line) && interrupt) interrupt();
}
/* Do something as soon as Python's main thread can. */
static void later(int (*call)(void *), void *with) {
    int (*add)(int (*)(void *), void *) = dlsym(RTLD_DEFAULT, "Py_AddPendingCall");
    if (add) add(call, with);
}

/* Values that the host reads. A loop that waits for one never ends: reads.py reports it. */
#define VALUE 4096 /* bytes: larger copies are data, such as offloaded activations */
#define SAMPLED 100
static size_t reads;
static int sample(void *thread) {
    python("exec('from tb_actmem.predict.fake_cuda.reads import sample; sample(%lu)', {})",
           (unsigned long)thread);
    return 0;
}
static void count_read(size_t nbytes) {
    if (nbytes <= VALUE && __atomic_add_fetch(&reads, 1, __ATOMIC_RELAXED) % SAMPLED == 0)
        later(sample, (void *)pthread_self());
}

/* Zeros, or one boolean: what the last kernel asked holds everywhere. */
int holds_everywhere(void);
static int copy(void *to, const void *from, size_t nbytes) {
    if (is_device(to)) return 0;
    memset(to, nbytes == 1 && is_device(from) && holds_everywhere(), nbytes);
    if (is_device(from)) count_read(nbytes);
    return 0;
}

/* What is taken, in tables that grow: torch takes a segment at a time, not a tensor. */
struct table {
    struct taken { size_t at, nbytes; } *rows;
    size_t count, room;
};

static int put(struct table *into, size_t place, size_t at, size_t nbytes) {
    if (into->count == into->room) {
        size_t room = 2 * into->room + 64;
        struct taken *rows = realloc(into->rows, room * sizeof *rows);
        if (!rows) return OUT_OF_MEMORY;
        into->rows = rows;
        into->room = room;
    }
    struct taken *row = into->rows + place;
    memmove(row + 1, row, (into->count++ - place) * sizeof *row);
    row->at = at;
    row->nbytes = nbytes;
    return 0;
}

static size_t drop(struct table *from, size_t at) {
    for (size_t i = from->count; i-- > 0;)
        if (from->rows[i].at == at) {
            size_t nbytes = from->rows[i].nbytes;
            memmove(from->rows + i, from->rows + i + 1, (--from->count - i) * sizeof *from->rows);
            return nbytes;
        }
    return 0;
}

/* Ranges of addresses, the lowest first, how much memory is behind an address or a handle, and the
 * host's that is pinned. */
static struct table ranges, memory, pinned;

/* As drivers for Linux mostly do: below what is taken already, aligned to a power of two. Torch
 * prefers the lowest address among free blocks of one size, so the order decides where blocks lie. */
static int reserve(size_t *address, size_t nbytes) {
    size_t top = LAST, place = ranges.count, alignment = PAGE;
    while (alignment < nbytes) alignment *= 2;
    for (;; place--) {
        size_t end = FIRST;
        if (place) end = ranges.rows[place - 1].at + ranges.rows[place - 1].nbytes;
        size_t at = nbytes > top ? 0 : (top - nbytes) / alignment * alignment;
        if (at >= end) return put(&ranges, place, *address = at, nbytes);
        if (!place) return OUT_OF_MEMORY;
        top = ranges.rows[place - 1].at;
    }
}

static int take(size_t at, size_t nbytes) {
    size_t all = total();
    if (used > all || nbytes > all - used) return OUT_OF_MEMORY;
    int failed = put(&memory, memory.count, at, nbytes);
    if (!failed) used += nbytes;
    return failed;
}

static void give_back(size_t at) { used -= drop(&memory, at); }

/* Memory */
int cudaMalloc(void **pointer, size_t nbytes) {
    size_t address = 0;
    pthread_mutex_lock(&lock);
    int failed = reserve(&address, pages(nbytes));
    if (!failed && (failed = take(address, pages(nbytes)))) drop(&ranges, address);
    pthread_mutex_unlock(&lock);
    *pointer = failed ? 0 : (void *)address;
    return failed;
}
int cudaFree(void *pointer) {
    pthread_mutex_lock(&lock);
    give_back((size_t)pointer);
    drop(&ranges, (size_t)pointer);
    pthread_mutex_unlock(&lock);
    return 0;
}
/* The allocator "backend:cudaMallocAsync" is the driver's: nothing is known about its memory. */
#define REFUSED 801 /* cudaErrorNotSupported */
static int is_refused;
int cudaMallocAsync(void **pointer, size_t nbytes, void *stream) {
    *pointer = 0;
    is_refused = 1;
    return REFUSED;
}
/* Torch puts this into its exception. */
const char *cudaGetErrorString(int error) {
    const char *(*otherwise)(int) = dlsym(RTLD_NEXT, "cudaGetErrorString");
    if (error == REFUSED && is_refused)
        return "a dry run needs torch's own caching allocator, but the program chose "
               "\"backend:cudaMallocAsync\". Remove it from PYTORCH_ALLOC_CONF or "
               "PYTORCH_CUDA_ALLOC_CONF, or record the step on a GPU.";
    return otherwise ? otherwise(error) : "an error of CUDA";
}
int cudaMemGetInfo(size_t *unused, size_t *all) {
    *all = total();
    pthread_mutex_lock(&lock);
    *unused = *all > used ? *all - used : 0;
    pthread_mutex_unlock(&lock);
    return 0;
}
int cudaMemcpy(void *to, const void *from, size_t nbytes, int kind) { return copy(to, from, nbytes); }
int cudaMemcpyAsync(void *to, const void *from, size_t nbytes, int kind, void *stream) {
    return copy(to, from, nbytes);
}
int cudaHostAlloc(void **pointer, size_t nbytes, unsigned flags) {
    *pointer = calloc(1, nbytes ? nbytes : 1);
    if (!*pointer) return OUT_OF_MEMORY;
    pthread_mutex_lock(&lock);
    int failed = put(&pinned, pinned.count, (size_t)*pointer, nbytes);
    pthread_mutex_unlock(&lock);
    return failed;
}
int cudaMallocHost(void **pointer, size_t nbytes) { return cudaHostAlloc(pointer, nbytes, 0); }
int cudaFreeHost(void *pointer) {
    pthread_mutex_lock(&lock);
    drop(&pinned, (size_t)pointer);
    pthread_mutex_unlock(&lock);
    free(pointer);
    return 0;
}
static int is_pinned(const void *pointer) {
    int found = 0;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < pinned.count && !found; i++)
        found = (size_t)pointer - pinned.rows[i].at < pinned.rows[i].nbytes;
    pthread_mutex_unlock(&lock);
    return found;
}
int cudaPointerGetAttributes(struct cudaPointerAttributes *found, const void *pointer) {
    memset(found, 0, sizeof *found);
    found->type = is_device(pointer)   ? cudaMemoryTypeDevice
                  : is_pinned(pointer) ? cudaMemoryTypeHost
                                       : cudaMemoryTypeUnregistered;
    found->device = current; /* a process uses one */
    found->devicePointer = found->hostPointer = (void *)pointer;
    return 0;
}

/* Memory in pages, which expandable segments map */
int cuMemGetAllocationGranularity(size_t *found, const void *wanted, int option) {
    *found = PAGE;
    return 0;
}
int cuMemAddressReserve(size_t *address, size_t nbytes, size_t alignment, size_t at, uint64_t flags) {
    pthread_mutex_lock(&lock);
    int failed = reserve(address, pages(nbytes));
    pthread_mutex_unlock(&lock);
    return failed;
}
int cuMemAddressFree(size_t address, size_t nbytes) {
    pthread_mutex_lock(&lock);
    drop(&ranges, address);
    pthread_mutex_unlock(&lock);
    return 0;
}
int cuMemCreate(uint64_t *handle, size_t nbytes, const void *wanted, uint64_t flags) {
    static uint64_t handles = 1;
    pthread_mutex_lock(&lock);
    *handle = handles++;
    int failed = take(*handle, nbytes);
    pthread_mutex_unlock(&lock);
    return failed;
}
int cuMemRelease(uint64_t handle) {
    pthread_mutex_lock(&lock);
    give_back(handle);
    pthread_mutex_unlock(&lock);
    return 0;
}

/* The device */

/* Of each processor, by the table of compute capabilities in CUDA's programming guide. Torch and
 * Triton choose kernels by them, and torch's reductions their temporary memory. */
struct limits { int capability, threads, blocks, shared_kib; };
static struct limits limits(void) {
    static const struct limits known[] = {{70, 2048, 32, 96},  {75, 1024, 16, 64},
                                          {80, 2048, 32, 164}, {86, 1536, 16, 100},
                                          {89, 1536, 24, 100}, {90, 2048, 32, 228},
                                          {120, 1536, 24, 100}};
    size_t capability = number("TB_ACTMEM_DEVICE_CAPABILITY", 80), row = 0;
    while (row + 1 < sizeof known / sizeof *known && known[row + 1].capability <= capability) row++;
    return known[row];
}
static size_t shared_by_processor(void) { return (size_t)limits().shared_kib << 10; }
/* Since 8.0, CUDA keeps 1 KiB of each block's. */
static size_t shared_by_block(void) {
    return shared_by_processor() - (limits().capability < 80 ? 0 : 1 << 10);
}
/* As many as the host of a job has: torchrun starts a process for each. All are alike, and together
 * they have the memory of one, because a process uses one. */
int cudaGetDeviceCount(int *found) {
    enum { MOST = 64 };
    size_t devices = number("LOCAL_WORLD_SIZE", 1);
    *found = devices < 1 ? 1 : devices < MOST ? devices : MOST;
    return 0;
}
int cudaGetDevice(int *device) {
    *device = current;
    return 0;
}
int cudaSetDevice(int device) {
    enum { INVALID_DEVICE = 101 };
    int devices;
    cudaGetDeviceCount(&devices);
    if (device < 0 || device >= devices) return INVALID_DEVICE;
    current = device;
    return 0;
}
/* Torch's thread for the device lets go of Python's objects after a backward has returned. A Python
 * that ends before, which it does where nothing is computed, would abort: it waits a moment. And a
 * program must not overwrite its checkpoints with zeros: saves.py. */
static int prepare(void *unused) {
    python("exec('import atexit, time; atexit.register(time.sleep, 0.05)', {})", 0);
    python("exec('from tb_actmem.predict.fake_cuda.saves import keep_checkpoints as k; k()', {})", 0);
    return 0;
}
static void prepare_once(void) {
    static int is_asked = 0;
    if (!is_asked++) later(prepare, 0);
}
int cudaGetDeviceProperties(struct cudaDeviceProp *found, int device) {
    prepare_once();
    size_t capability = number("TB_ACTMEM_DEVICE_CAPABILITY", 80);
    memset(found, 0, sizeof *found);
    const char *name = getenv("TB_ACTMEM_DEVICE");
    strncpy(found->name, name ? name : "no GPU", sizeof found->name - 1);
    found->major = capability / 10;
    found->minor = capability % 10;
    found->totalGlobalMem = total();
    found->multiProcessorCount = number("TB_ACTMEM_DEVICE_PROCESSORS", 108);
    found->warpSize = 32;
    found->maxThreadsPerBlock = 1024;
    found->maxThreadsPerMultiProcessor = limits().threads;
    found->regsPerBlock = found->regsPerMultiprocessor = 65536;
    found->sharedMemPerBlock = 48 << 10;
    found->sharedMemPerBlockOptin = shared_by_block();
    found->sharedMemPerMultiprocessor = shared_by_processor();
    found->maxBlocksPerMultiProcessor = limits().blocks;
    found->l2CacheSize = 40 << 20;
    found->memoryBusWidth = 5120;
    for (int i = 0; i < 3; i++) {
        found->maxThreadsDim[i] = i < 2 ? 1024 : 64;
        found->maxGridSize[i] = i ? 65535 : 2147483647;
    }
    return 0;
}
int cudaGetDeviceProperties_v2(struct cudaDeviceProp *found, int device) {
    return cudaGetDeviceProperties(found, device);
}
int cudaDriverGetVersion(int *version) {
    *version = VERSION;
    return 0;
}
int cudaRuntimeGetVersion(int *version) { return cudaDriverGetVersion(version); }
int cuDriverGetVersion(int *version) { return cudaDriverGetVersion(version); }
int cuDevicePrimaryCtxGetState(int device, unsigned *flags, int *is_active) {
    *flags = 0;
    *is_active = 1;
    return 0;
}
int cuDeviceGet(int *device, int number) {
    *device = number;
    return 0;
}
int cuCtxGetDevice(int *device) { return cudaGetDevice(device); }
int cuCtxGetLimit(size_t *found, int limit) { return *found = 0; }
int cuDevicePrimaryCtxRetain(void **context, int device) {
    *context = &something;
    return 0;
}
int cuCtxGetCurrent(void **context) {
    *context = &something;
    return 0;
}
static int nothing(void) { return 0; }
int cudaGetDriverEntryPointByVersion(
    const char *name, void **found, unsigned version, unsigned long long flags, int *status) {
    *found = dlsym(RTLD_DEFAULT, name);
    if (!*found) *found = (void *)nothing;
    if (status) *status = 0;
    return 0;
}

/* Streams, events and kernels: all have ended */

/* One stream at a time records a graph, whose launch computes nothing either. Torch's allocator asks
 * which stream that is, and takes the graph's memory from a pool of its own. */
static unsigned long long captures;
static int is_capturing;
static void *captured;
int cudaStreamBeginCapture(void *stream, int mode) {
    captured = stream;
    captures++;
    is_capturing = 1;
    return 0;
}
int cudaStreamIsCapturing(void *stream, int *status) {
    enum { NONE, ACTIVE };
    *status = is_capturing && stream == captured ? ACTIVE : NONE;
    return 0;
}
int cudaStreamGetCaptureInfo(void *stream, int *status, unsigned long long *id, ...) {
    cudaStreamIsCapturing(stream, status);
    if (*status && id) *id = captures;
    return 0;
}
int cudaStreamGetCaptureInfo_v2(void *stream, int *status, unsigned long long *id, ...) {
    return cudaStreamGetCaptureInfo(stream, status, id);
}
int cudaStreamEndCapture(void *stream, void **graph) {
    is_capturing = 0;
    *graph = &something;
    return 0;
}
/* An empty graph is a warning of torch. */
int cudaGraphGetNodes(void *graph, void *nodes, size_t *count) {
    *count = 1;
    return 0;
}
int cudaGraphInstantiate(void **executable, void *graph, unsigned long long flags) {
    *executable = &something;
    return 0;
}
int cudaGraphInstantiateWithFlags(void **executable, void *graph, unsigned long long flags) {
    return cudaGraphInstantiate(executable, graph, flags);
}

int cudaDeviceGetStreamPriorityRange(int *least, int *greatest) { return *least = *greatest = 0; }
int cudaStreamCreateWithPriority(void **stream, unsigned flags, int priority) {
    static uintptr_t streams = 0x1000;
    *stream = (void *)streams++;
    return 0;
}
int cudaEventCreateWithFlags(void **event, unsigned flags) {
    *event = &something;
    return 0;
}
// Nothing runs, so every time is equal. It is not 0: programs and torch's own tuning divide by it.
int cudaEventElapsedTime(float *milliseconds, void *first, void *last) {
    *milliseconds = 1;
    return 0;
}
int cudaOccupancyMaxActiveBlocksPerMultiprocessor(int *found, const void *f, int n, size_t bytes) {
    *found = 1;
    return 0;
}
int cudaOccupancyMaxActiveBlocksPerMultiprocessorWithFlags(
    int *found, const void *f, int n, size_t bytes, unsigned flags) {
    *found = 1;
    return 0;
}
/* The code that runs on a device is the newest that is no newer: torch has none for sm_89. */
static int compiled_for(void) {
    static const int architectures[] = {ARCHITECTURES 0};
    int capability = number("TB_ACTMEM_DEVICE_CAPABILITY", 80), found = architectures[0];
    for (int i = 0; architectures[i]; i++)
        if (architectures[i] <= capability) found = architectures[i];
    return found ? found : capability;
}
int cudaFuncGetAttributes(struct cudaFuncAttributes *found, const void *function) {
    memset(found, 0, sizeof *found);
    found->maxThreadsPerBlock = 1024;
    found->numRegs = 32;
    found->ptxVersion = found->binaryVersion = compiled_for();
    return 0;
}
int cuFuncGetAttribute(int *found, int attribute, void *function) {
    enum { MAX_THREADS_PER_BLOCK = 0, NUM_REGS = 4 };
    *found = attribute == MAX_THREADS_PER_BLOCK ? 1024 : attribute == NUM_REGS ? 32 : 0;
    return 0;
}
int cuOccupancyMaxActiveBlocksPerMultiprocessor(int *found, void *f, int n, size_t bytes) {
    *found = 1;
    return 0;
}
int cudaDeviceGetAttribute(int *found, int attribute, int device) {
    switch (attribute) {
    case cudaDevAttrComputeCapabilityMajor: *found = number("TB_ACTMEM_DEVICE_CAPABILITY", 80) / 10; break;
    case cudaDevAttrComputeCapabilityMinor: *found = number("TB_ACTMEM_DEVICE_CAPABILITY", 80) % 10; break;
    case cudaDevAttrMultiProcessorCount: *found = number("TB_ACTMEM_DEVICE_PROCESSORS", 108); break;
    case cudaDevAttrMaxSharedMemoryPerBlock: *found = 48 << 10; break;
    case cudaDevAttrMaxSharedMemoryPerBlockOptin: *found = shared_by_block(); break;
    case cudaDevAttrMaxSharedMemoryPerMultiprocessor: *found = shared_by_processor(); break;
    case cudaDevAttrMaxThreadsPerBlock: *found = 1024; break;
    case cudaDevAttrMaxThreadsPerMultiProcessor: *found = limits().threads; break;
    case cudaDevAttrMaxBlockDimX: *found = 1024; break;
    case cudaDevAttrMaxGridDimX: *found = 2147483647; break;
    case cudaDevAttrWarpSize: *found = 32; break;
    default: *found = 0;
    }
    return 0;
}
int cuDeviceGetAttribute(int *found, int attribute, int device) {
    return cudaDeviceGetAttribute(found, attribute, device);
}

/* Kernels that torch has written out as text: special functions, and some for complex numbers. They
 * are compiled to nothing, and like all others run at once. */
static int text(char *to) { return *to = 0; }
static int one_byte(size_t *found) {
    *found = 1;
    return 0;
}
int nvrtcVersion(int *major, int *minor) {
    *major = VERSION / 1000;
    *minor = VERSION % 1000 / 10;
    return 0;
}
int nvrtcCreateProgram(void **program, ...) {
    *program = &something;
    return 0;
}
int nvrtcGetPTXSize(void *program, size_t *found) { return one_byte(found); }
int nvrtcGetCUBINSize(void *program, size_t *found) { return one_byte(found); }
int nvrtcGetProgramLogSize(void *program, size_t *found) { return one_byte(found); }
int nvrtcGetPTX(void *program, char *to) { return text(to); }
int nvrtcGetCUBIN(void *program, char *to) { return text(to); }
int nvrtcGetProgramLog(void *program, char *to) { return text(to); }
int nvrtcGetLoweredName(void *program, const char *name, const char **found) {
    *found = name;
    return 0;
}
int cuModuleLoadData(void **module, const void *image) {
    *module = &something;
    return 0;
}
int cuModuleLoadDataEx(void **module, const void *image, ...) {
    *module = &something;
    return 0;
}
int cuModuleGetFunction(void **function, void *module, const char *name) {
    *function = &something;
    return 0;
}

/* NVIDIA's management library, by a name of its own that __init__.py gives to the same file */
int nvmlDeviceGetGpuFabricInfoV(void *device, void *found) {
    enum { NOT_SUPPORTED = 3 };
    return NOT_SUPPORTED;
}
/* An out-of-memory error of torch lists the processes on the device. */
int nvmlDeviceGetComputeRunningProcesses(void *device, unsigned *count, void *found) {
    *count = 0;
    return 0;
}
