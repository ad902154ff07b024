/* NVIDIA's libraries: an algorithm is always found, and takes no workspace of its own.
 *
 * cuDNN's attention is an exception, because its workspace is known.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int something;

struct heuristic {
    uint64_t algorithm[8];
    size_t workspace;
    int status;
    float waves;
    int reserved[4];
};
int cublasLtMatmulAlgoGetHeuristic(void *handle, void *operation, void *a, void *b, void *c, void *d,
                                   void *preference, int wanted, struct heuristic *found, int *got) {
    memset(found, 0, sizeof *found);
    *got = 1;
    return 0;
}
/* One for each thread, by which torch tells their workspaces apart. */
int cublasCreate_v2(void **handle) {
    *handle = malloc(1);
    enum { ALLOC_FAILED = 3 };
    return *handle ? 0 : ALLOC_FAILED;
}
size_t cudnnGetVersion(void) { return CUDNN; }
int cudnnGetProperty(int part, int *found) {
    int parts[] = {CUDNN / 10000, CUDNN / 100 % 100, CUDNN % 100};
    *found = parts[part];
    return 0;
}
int cudnnCreate(void **handle) {
    *handle = &something;
    return 0;
}

/* cuDNN's attention, as measured with cuDNN 9.19 on an H200.
 *
 * A plan has 256 bytes of workspace, whatever its sizes, and none if there is one query only. With
 * grouped queries, the backward adds up the gradients of keys and values over the queries of a group:
 * the products before those sums are in the workspace too. (The rest of a backward's workspace is
 * known to torch's cuDNN frontend.) */
enum { PLAN = 5, TENSOR = 17, MATMUL = 19, ATTENTION = 41 };
struct descriptor { int kind, is_product; int64_t nbytes, length; };

/* Of the graph that this thread described last: it begins with tensors, and ends with its plans. */
static __thread int64_t workspace;
static __thread int is_planned;

int cudnnBackendCreateDescriptor(int kind, struct descriptor **found) {
    enum { ALLOC_FAILED = 1003 };
    *found = calloc(1, sizeof **found);
    if (!*found) return ALLOC_FAILED;
    (*found)->kind = kind;
    if (kind == TENSOR && is_planned) workspace = is_planned = 0;
    if ((kind == MATMUL || kind == ATTENTION) && !workspace) workspace = 256;
    if (kind == PLAN) is_planned = 1;
    return 0;
}
int cudnnBackendDestroyDescriptor(struct descriptor *descriptor) {
    free(descriptor);
    return 0;
}
int cudnnBackendSetAttribute(struct descriptor *descriptor, int name, int type, int64_t count,
                             const void *values) {
    enum { DIMENSIONS = 902, PRODUCT = 1522, SUMMED = 1610, QUERY = 2800, BYTES_OF_HALF = 2 };
    struct descriptor *const *tensor = values;
    if (name == DIMENSIONS) {
        descriptor->nbytes = BYTES_OF_HALF;
        for (int64_t i = 0; i < count; i++) descriptor->nbytes *= ((const int64_t *)values)[i];
        descriptor->length = count > 1 ? ((const int64_t *)values)[count - 2] : 1;
    }
    if (name == QUERY && (*tensor)->length == 1) workspace = 0;
    if (name == PRODUCT) (*tensor)->is_product = 1;
    if (name == SUMMED && (*tensor)->is_product) workspace += (*tensor)->nbytes;
    return 0;
}
int cudnnBackendGetAttribute(void *descriptor, int name, int type, int64_t wanted, int64_t *count,
                             void *found) {
    enum { INT64 = 3, INT32 = 23, WORKSPACE_SIZE = 402 };
    if (count) *count = wanted > 1 ? 1 : wanted;
    if (!wanted && count) *count = 1;
    if (wanted && found && type == INT64) *(int64_t *)found = name == WORKSPACE_SIZE ? workspace : 0;
    if (wanted && found && type == INT32) memset(found, 0, sizeof(int32_t));
    return 0;
}
int cudnnGetBatchNormalizationForwardTrainingExWorkspaceSize(
    void *handle, int mode, int ops, void *x, void *z, void *y, void *bias, void *a, size_t *found) {
    *found = 0;
    return 0;
}
int cudnnGetBatchNormalizationTrainingExReserveSpaceSize(
    void *handle, int mode, int ops, void *activation, void *x, size_t *found) {
    *found = 0;
    return 0;
}
int cudnnGetBatchNormalizationBackwardExWorkspaceSize(
    void *handle, int mode, int ops, void *x, void *y, void *dy, void *dz, void *dx, void *bias,
    void *a, size_t *found) {
    *found = 0;
    return 0;
}
int cufftXtMakePlanMany(int plan, int rank, void *n, void *inembed, int64_t istride, int64_t idist,
                        int itype, void *onembed, int64_t ostride, int64_t odist, int otype,
                        int64_t batch, size_t *workspace, int etype) {
    *workspace = 0;
    return 0;
}
int cudnnSetRNNDescriptor_v8(void *descriptor, ...) {
    enum { NOT_SUPPORTED = 3000 };
    fputs("tb_actmem: what cuDNN's recurrent layers keep is not known without a GPU. Set "
          "torch.backends.cudnn.enabled = False, and torch's own kernels run.\n", stderr);
    return NOT_SUPPORTED;
}
