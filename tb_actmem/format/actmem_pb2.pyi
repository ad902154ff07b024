from google.protobuf.internal import containers as _containers
from google.protobuf.internal import enum_type_wrapper as _enum_type_wrapper
from google.protobuf import descriptor as _descriptor
from google.protobuf import message as _message
from typing import ClassVar as _ClassVar, Iterable as _Iterable, Mapping as _Mapping, Optional as _Optional, Union as _Union

DESCRIPTOR: _descriptor.FileDescriptor

class NodeKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    NODE_KIND_NONE: _ClassVar[NodeKind]
    NODE_KIND_FUNCTION: _ClassVar[NodeKind]
    NODE_KIND_CUSTOM_FUNCTION: _ClassVar[NodeKind]
    NODE_KIND_ACCUMULATE_GRAD: _ClassVar[NodeKind]
    NODE_KIND_CHECKPOINT: _ClassVar[NodeKind]

class Category(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    CATEGORY_NONE: _ClassVar[Category]
    CATEGORY_PARAMETER: _ClassVar[Category]
    CATEGORY_BUFFER: _ClassVar[Category]
    CATEGORY_INPUT: _ClassVar[Category]
    CATEGORY_ACTIVATION: _ClassVar[Category]
    CATEGORY_UNKNOWN: _ClassVar[Category]

class Basis(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    BASIS_NONE: _ClassVar[Basis]
    BASIS_NAMED: _ClassVar[Basis]
    BASIS_PARAMETER_TYPE: _ClassVar[Basis]
    BASIS_CREATED: _ClassVar[Basis]
    BASIS_LEAF: _ClassVar[Basis]
    BASIS_COMPILED: _ClassVar[Basis]
    BASIS_OLDER: _ClassVar[Basis]
    BASIS_NODE_OUTPUT: _ClassVar[Basis]
    BASIS_UNDECIDED: _ClassVar[Basis]
    BASIS_INFERENCE: _ClassVar[Basis]

class Holder(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    HOLDER_NONE: _ClassVar[Holder]
    HOLDER_OUTPUT: _ClassVar[Holder]
    HOLDER_CHECKPOINT_CACHE: _ClassVar[Holder]
    HOLDER_CTX: _ClassVar[Holder]
    HOLDER_PACK_HOOK: _ClassVar[Holder]
    HOLDER_AUTOCAST_CACHE: _ClassVar[Holder]
    HOLDER_GRADIENT: _ClassVar[Holder]
    HOLDER_MODULE: _ClassVar[Holder]
    HOLDER_PYTHON: _ClassVar[Holder]
    HOLDER_LEAF: _ClassVar[Holder]

class ModelState(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    MODEL_STATE_NONE: _ClassVar[ModelState]
    MODEL_STATE_GRADIENT: _ClassVar[ModelState]
    MODEL_STATE_OPTIMIZER: _ClassVar[ModelState]
    MODEL_STATE_UNSHARDED_PARAMETER: _ClassVar[ModelState]
    MODEL_STATE_UNSHARDED_GRADIENT: _ClassVar[ModelState]
    MODEL_STATE_ALL_GATHER: _ClassVar[ModelState]
    MODEL_STATE_REDUCE_SCATTER: _ClassVar[ModelState]

class SaveKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    SAVE_KIND_NONE: _ClassVar[SaveKind]
    SAVE_KIND_SAVED: _ClassVar[SaveKind]
    SAVE_KIND_CTX: _ClassVar[SaveKind]
    SAVE_KIND_PACKED: _ClassVar[SaveKind]
    SAVE_KIND_RECOMPUTED: _ClassVar[SaveKind]
    SAVE_KIND_CACHE: _ClassVar[SaveKind]

class PhaseKind(int, metaclass=_enum_type_wrapper.EnumTypeWrapper):
    __slots__ = ()
    PHASE_KIND_NONE: _ClassVar[PhaseKind]
    PHASE_KIND_FORWARD: _ClassVar[PhaseKind]
    PHASE_KIND_BACKWARD: _ClassVar[PhaseKind]
    PHASE_KIND_UPDATE: _ClassVar[PhaseKind]
NODE_KIND_NONE: NodeKind
NODE_KIND_FUNCTION: NodeKind
NODE_KIND_CUSTOM_FUNCTION: NodeKind
NODE_KIND_ACCUMULATE_GRAD: NodeKind
NODE_KIND_CHECKPOINT: NodeKind
CATEGORY_NONE: Category
CATEGORY_PARAMETER: Category
CATEGORY_BUFFER: Category
CATEGORY_INPUT: Category
CATEGORY_ACTIVATION: Category
CATEGORY_UNKNOWN: Category
BASIS_NONE: Basis
BASIS_NAMED: Basis
BASIS_PARAMETER_TYPE: Basis
BASIS_CREATED: Basis
BASIS_LEAF: Basis
BASIS_COMPILED: Basis
BASIS_OLDER: Basis
BASIS_NODE_OUTPUT: Basis
BASIS_UNDECIDED: Basis
BASIS_INFERENCE: Basis
HOLDER_NONE: Holder
HOLDER_OUTPUT: Holder
HOLDER_CHECKPOINT_CACHE: Holder
HOLDER_CTX: Holder
HOLDER_PACK_HOOK: Holder
HOLDER_AUTOCAST_CACHE: Holder
HOLDER_GRADIENT: Holder
HOLDER_MODULE: Holder
HOLDER_PYTHON: Holder
HOLDER_LEAF: Holder
MODEL_STATE_NONE: ModelState
MODEL_STATE_GRADIENT: ModelState
MODEL_STATE_OPTIMIZER: ModelState
MODEL_STATE_UNSHARDED_PARAMETER: ModelState
MODEL_STATE_UNSHARDED_GRADIENT: ModelState
MODEL_STATE_ALL_GATHER: ModelState
MODEL_STATE_REDUCE_SCATTER: ModelState
SAVE_KIND_NONE: SaveKind
SAVE_KIND_SAVED: SaveKind
SAVE_KIND_CTX: SaveKind
SAVE_KIND_PACKED: SaveKind
SAVE_KIND_RECOMPUTED: SaveKind
SAVE_KIND_CACHE: SaveKind
PHASE_KIND_NONE: PhaseKind
PHASE_KIND_FORWARD: PhaseKind
PHASE_KIND_BACKWARD: PhaseKind
PHASE_KIND_UPDATE: PhaseKind

class Recording(_message.Message):
    __slots__ = ("meta", "strings", "modules", "frames", "nodes", "edges", "outputs", "storages", "layouts", "tensors", "saves", "ops", "phases", "allocators", "base", "arguments", "summary", "blocks")
    META_FIELD_NUMBER: _ClassVar[int]
    STRINGS_FIELD_NUMBER: _ClassVar[int]
    MODULES_FIELD_NUMBER: _ClassVar[int]
    FRAMES_FIELD_NUMBER: _ClassVar[int]
    NODES_FIELD_NUMBER: _ClassVar[int]
    EDGES_FIELD_NUMBER: _ClassVar[int]
    OUTPUTS_FIELD_NUMBER: _ClassVar[int]
    STORAGES_FIELD_NUMBER: _ClassVar[int]
    LAYOUTS_FIELD_NUMBER: _ClassVar[int]
    TENSORS_FIELD_NUMBER: _ClassVar[int]
    SAVES_FIELD_NUMBER: _ClassVar[int]
    OPS_FIELD_NUMBER: _ClassVar[int]
    PHASES_FIELD_NUMBER: _ClassVar[int]
    ALLOCATORS_FIELD_NUMBER: _ClassVar[int]
    BASE_FIELD_NUMBER: _ClassVar[int]
    ARGUMENTS_FIELD_NUMBER: _ClassVar[int]
    SUMMARY_FIELD_NUMBER: _ClassVar[int]
    BLOCKS_FIELD_NUMBER: _ClassVar[int]
    meta: Meta
    strings: Strings
    modules: ModuleCalls
    frames: Frames
    nodes: Nodes
    edges: Edges
    outputs: Outputs
    storages: Storages
    layouts: Layouts
    tensors: Tensors
    saves: Saves
    ops: Ops
    phases: Phases
    allocators: Allocators
    base: Base
    arguments: Arguments
    summary: Summary
    blocks: Blocks
    def __init__(self, meta: _Optional[_Union[Meta, _Mapping]] = ..., strings: _Optional[_Union[Strings, _Mapping]] = ..., modules: _Optional[_Union[ModuleCalls, _Mapping]] = ..., frames: _Optional[_Union[Frames, _Mapping]] = ..., nodes: _Optional[_Union[Nodes, _Mapping]] = ..., edges: _Optional[_Union[Edges, _Mapping]] = ..., outputs: _Optional[_Union[Outputs, _Mapping]] = ..., storages: _Optional[_Union[Storages, _Mapping]] = ..., layouts: _Optional[_Union[Layouts, _Mapping]] = ..., tensors: _Optional[_Union[Tensors, _Mapping]] = ..., saves: _Optional[_Union[Saves, _Mapping]] = ..., ops: _Optional[_Union[Ops, _Mapping]] = ..., phases: _Optional[_Union[Phases, _Mapping]] = ..., allocators: _Optional[_Union[Allocators, _Mapping]] = ..., base: _Optional[_Union[Base, _Mapping]] = ..., arguments: _Optional[_Union[Arguments, _Mapping]] = ..., summary: _Optional[_Union[Summary, _Mapping]] = ..., blocks: _Optional[_Union[Blocks, _Mapping]] = ...) -> None: ...

class Summary(_message.Message):
    __slots__ = ("version", "values")
    VERSION_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    version: int
    values: str
    def __init__(self, version: _Optional[int] = ..., values: _Optional[str] = ...) -> None: ...

class Base(_message.Message):
    __slots__ = ("step", "digest", "without")
    STEP_FIELD_NUMBER: _ClassVar[int]
    DIGEST_FIELD_NUMBER: _ClassVar[int]
    WITHOUT_FIELD_NUMBER: _ClassVar[int]
    step: int
    digest: bytes
    without: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, step: _Optional[int] = ..., digest: _Optional[bytes] = ..., without: _Optional[_Iterable[int]] = ...) -> None: ...

class Meta(_message.Message):
    __slots__ = ("label", "created_ns", "torch_version", "actmem_version", "device", "has_ops", "rank", "notes", "optimizers", "predicted", "sees_memory", "coded_notes", "mesh", "represents", "represented", "expandable_segments")
    LABEL_FIELD_NUMBER: _ClassVar[int]
    CREATED_NS_FIELD_NUMBER: _ClassVar[int]
    TORCH_VERSION_FIELD_NUMBER: _ClassVar[int]
    ACTMEM_VERSION_FIELD_NUMBER: _ClassVar[int]
    DEVICE_FIELD_NUMBER: _ClassVar[int]
    HAS_OPS_FIELD_NUMBER: _ClassVar[int]
    RANK_FIELD_NUMBER: _ClassVar[int]
    NOTES_FIELD_NUMBER: _ClassVar[int]
    OPTIMIZERS_FIELD_NUMBER: _ClassVar[int]
    PREDICTED_FIELD_NUMBER: _ClassVar[int]
    SEES_MEMORY_FIELD_NUMBER: _ClassVar[int]
    CODED_NOTES_FIELD_NUMBER: _ClassVar[int]
    MESH_FIELD_NUMBER: _ClassVar[int]
    REPRESENTS_FIELD_NUMBER: _ClassVar[int]
    REPRESENTED_FIELD_NUMBER: _ClassVar[int]
    EXPANDABLE_SEGMENTS_FIELD_NUMBER: _ClassVar[int]
    label: str
    created_ns: int
    torch_version: str
    actmem_version: str
    device: str
    has_ops: bool
    rank: int
    notes: _containers.RepeatedScalarFieldContainer[str]
    optimizers: int
    predicted: str
    sees_memory: bool
    coded_notes: _containers.RepeatedCompositeFieldContainer[Note]
    mesh: _containers.RepeatedCompositeFieldContainer[MeshAxis]
    represents: int
    represented: _containers.RepeatedScalarFieldContainer[int]
    expandable_segments: bool
    def __init__(self, label: _Optional[str] = ..., created_ns: _Optional[int] = ..., torch_version: _Optional[str] = ..., actmem_version: _Optional[str] = ..., device: _Optional[str] = ..., has_ops: bool = ..., rank: _Optional[int] = ..., notes: _Optional[_Iterable[str]] = ..., optimizers: _Optional[int] = ..., predicted: _Optional[str] = ..., sees_memory: bool = ..., coded_notes: _Optional[_Iterable[_Union[Note, _Mapping]]] = ..., mesh: _Optional[_Iterable[_Union[MeshAxis, _Mapping]]] = ..., represents: _Optional[int] = ..., represented: _Optional[_Iterable[int]] = ..., expandable_segments: bool = ...) -> None: ...

class MeshAxis(_message.Message):
    __slots__ = ("name", "size", "position")
    NAME_FIELD_NUMBER: _ClassVar[int]
    SIZE_FIELD_NUMBER: _ClassVar[int]
    POSITION_FIELD_NUMBER: _ClassVar[int]
    name: str
    size: int
    position: int
    def __init__(self, name: _Optional[str] = ..., size: _Optional[int] = ..., position: _Optional[int] = ...) -> None: ...

class Note(_message.Message):
    __slots__ = ("code", "values")
    CODE_FIELD_NUMBER: _ClassVar[int]
    VALUES_FIELD_NUMBER: _ClassVar[int]
    code: str
    values: _containers.RepeatedCompositeFieldContainer[NoteValue]
    def __init__(self, code: _Optional[str] = ..., values: _Optional[_Iterable[_Union[NoteValue, _Mapping]]] = ...) -> None: ...

class NoteValue(_message.Message):
    __slots__ = ("name", "number", "text", "names")
    NAME_FIELD_NUMBER: _ClassVar[int]
    NUMBER_FIELD_NUMBER: _ClassVar[int]
    TEXT_FIELD_NUMBER: _ClassVar[int]
    NAMES_FIELD_NUMBER: _ClassVar[int]
    name: str
    number: int
    text: str
    names: Names
    def __init__(self, name: _Optional[str] = ..., number: _Optional[int] = ..., text: _Optional[str] = ..., names: _Optional[_Union[Names, _Mapping]] = ...) -> None: ...

class Names(_message.Message):
    __slots__ = ("names",)
    NAMES_FIELD_NUMBER: _ClassVar[int]
    names: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, names: _Optional[_Iterable[str]] = ...) -> None: ...

class Strings(_message.Message):
    __slots__ = ("shared", "rest")
    SHARED_FIELD_NUMBER: _ClassVar[int]
    REST_FIELD_NUMBER: _ClassVar[int]
    shared: _containers.RepeatedScalarFieldContainer[int]
    rest: _containers.RepeatedScalarFieldContainer[str]
    def __init__(self, shared: _Optional[_Iterable[int]] = ..., rest: _Optional[_Iterable[str]] = ...) -> None: ...

class ModuleCalls(_message.Message):
    __slots__ = ("fqn", "type_name", "call", "parent", "first_op", "end_op")
    FQN_FIELD_NUMBER: _ClassVar[int]
    TYPE_NAME_FIELD_NUMBER: _ClassVar[int]
    CALL_FIELD_NUMBER: _ClassVar[int]
    PARENT_FIELD_NUMBER: _ClassVar[int]
    FIRST_OP_FIELD_NUMBER: _ClassVar[int]
    END_OP_FIELD_NUMBER: _ClassVar[int]
    fqn: _containers.RepeatedScalarFieldContainer[int]
    type_name: _containers.RepeatedScalarFieldContainer[int]
    call: _containers.RepeatedScalarFieldContainer[int]
    parent: _containers.RepeatedScalarFieldContainer[int]
    first_op: _containers.RepeatedScalarFieldContainer[int]
    end_op: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, fqn: _Optional[_Iterable[int]] = ..., type_name: _Optional[_Iterable[int]] = ..., call: _Optional[_Iterable[int]] = ..., parent: _Optional[_Iterable[int]] = ..., first_op: _Optional[_Iterable[int]] = ..., end_op: _Optional[_Iterable[int]] = ...) -> None: ...

class Arguments(_message.Message):
    __slots__ = ("module", "name", "tensor")
    MODULE_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    TENSOR_FIELD_NUMBER: _ClassVar[int]
    module: _containers.RepeatedScalarFieldContainer[int]
    name: _containers.RepeatedScalarFieldContainer[int]
    tensor: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, module: _Optional[_Iterable[int]] = ..., name: _Optional[_Iterable[int]] = ..., tensor: _Optional[_Iterable[int]] = ...) -> None: ...

class Frames(_message.Message):
    __slots__ = ("file", "line", "function")
    FILE_FIELD_NUMBER: _ClassVar[int]
    LINE_FIELD_NUMBER: _ClassVar[int]
    FUNCTION_FIELD_NUMBER: _ClassVar[int]
    file: _containers.RepeatedScalarFieldContainer[int]
    line: _containers.RepeatedScalarFieldContainer[int]
    function: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, file: _Optional[_Iterable[int]] = ..., line: _Optional[_Iterable[int]] = ..., function: _Optional[_Iterable[int]] = ...) -> None: ...

class Nodes(_message.Message):
    __slots__ = ("name", "kind", "sequence_nr", "module", "frame", "variable", "region", "forward", "backward")
    NAME_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    SEQUENCE_NR_FIELD_NUMBER: _ClassVar[int]
    MODULE_FIELD_NUMBER: _ClassVar[int]
    FRAME_FIELD_NUMBER: _ClassVar[int]
    VARIABLE_FIELD_NUMBER: _ClassVar[int]
    REGION_FIELD_NUMBER: _ClassVar[int]
    FORWARD_FIELD_NUMBER: _ClassVar[int]
    BACKWARD_FIELD_NUMBER: _ClassVar[int]
    name: _containers.RepeatedScalarFieldContainer[int]
    kind: _containers.RepeatedScalarFieldContainer[NodeKind]
    sequence_nr: _containers.RepeatedScalarFieldContainer[int]
    module: _containers.RepeatedScalarFieldContainer[int]
    frame: _containers.RepeatedScalarFieldContainer[int]
    variable: _containers.RepeatedScalarFieldContainer[int]
    region: _containers.RepeatedScalarFieldContainer[int]
    forward: _containers.RepeatedScalarFieldContainer[int]
    backward: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, name: _Optional[_Iterable[int]] = ..., kind: _Optional[_Iterable[_Union[NodeKind, str]]] = ..., sequence_nr: _Optional[_Iterable[int]] = ..., module: _Optional[_Iterable[int]] = ..., frame: _Optional[_Iterable[int]] = ..., variable: _Optional[_Iterable[int]] = ..., region: _Optional[_Iterable[int]] = ..., forward: _Optional[_Iterable[int]] = ..., backward: _Optional[_Iterable[int]] = ...) -> None: ...

class Edges(_message.Message):
    __slots__ = ("producer", "output_nr", "consumer", "input_nr", "tensor")
    PRODUCER_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_NR_FIELD_NUMBER: _ClassVar[int]
    CONSUMER_FIELD_NUMBER: _ClassVar[int]
    INPUT_NR_FIELD_NUMBER: _ClassVar[int]
    TENSOR_FIELD_NUMBER: _ClassVar[int]
    producer: _containers.RepeatedScalarFieldContainer[int]
    output_nr: _containers.RepeatedScalarFieldContainer[int]
    consumer: _containers.RepeatedScalarFieldContainer[int]
    input_nr: _containers.RepeatedScalarFieldContainer[int]
    tensor: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, producer: _Optional[_Iterable[int]] = ..., output_nr: _Optional[_Iterable[int]] = ..., consumer: _Optional[_Iterable[int]] = ..., input_nr: _Optional[_Iterable[int]] = ..., tensor: _Optional[_Iterable[int]] = ...) -> None: ...

class Outputs(_message.Message):
    __slots__ = ("node", "output_nr", "tensor")
    NODE_FIELD_NUMBER: _ClassVar[int]
    OUTPUT_NR_FIELD_NUMBER: _ClassVar[int]
    TENSOR_FIELD_NUMBER: _ClassVar[int]
    node: _containers.RepeatedScalarFieldContainer[int]
    output_nr: _containers.RepeatedScalarFieldContainer[int]
    tensor: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, node: _Optional[_Iterable[int]] = ..., output_nr: _Optional[_Iterable[int]] = ..., tensor: _Optional[_Iterable[int]] = ...) -> None: ...

class Storages(_message.Message):
    __slots__ = ("device", "nbytes", "category", "name", "birth", "death", "holder", "model_state", "basis", "stream")
    DEVICE_FIELD_NUMBER: _ClassVar[int]
    NBYTES_FIELD_NUMBER: _ClassVar[int]
    CATEGORY_FIELD_NUMBER: _ClassVar[int]
    NAME_FIELD_NUMBER: _ClassVar[int]
    BIRTH_FIELD_NUMBER: _ClassVar[int]
    DEATH_FIELD_NUMBER: _ClassVar[int]
    HOLDER_FIELD_NUMBER: _ClassVar[int]
    MODEL_STATE_FIELD_NUMBER: _ClassVar[int]
    BASIS_FIELD_NUMBER: _ClassVar[int]
    STREAM_FIELD_NUMBER: _ClassVar[int]
    device: _containers.RepeatedScalarFieldContainer[int]
    nbytes: _containers.RepeatedScalarFieldContainer[int]
    category: _containers.RepeatedScalarFieldContainer[Category]
    name: _containers.RepeatedScalarFieldContainer[int]
    birth: _containers.RepeatedScalarFieldContainer[int]
    death: _containers.RepeatedScalarFieldContainer[int]
    holder: _containers.RepeatedScalarFieldContainer[Holder]
    model_state: _containers.RepeatedScalarFieldContainer[ModelState]
    basis: _containers.RepeatedScalarFieldContainer[Basis]
    stream: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, device: _Optional[_Iterable[int]] = ..., nbytes: _Optional[_Iterable[int]] = ..., category: _Optional[_Iterable[_Union[Category, str]]] = ..., name: _Optional[_Iterable[int]] = ..., birth: _Optional[_Iterable[int]] = ..., death: _Optional[_Iterable[int]] = ..., holder: _Optional[_Iterable[_Union[Holder, str]]] = ..., model_state: _Optional[_Iterable[_Union[ModelState, str]]] = ..., basis: _Optional[_Iterable[_Union[Basis, str]]] = ..., stream: _Optional[_Iterable[int]] = ...) -> None: ...

class Layouts(_message.Message):
    __slots__ = ("dtype", "shape_count", "shape", "stride_count", "stride")
    DTYPE_FIELD_NUMBER: _ClassVar[int]
    SHAPE_COUNT_FIELD_NUMBER: _ClassVar[int]
    SHAPE_FIELD_NUMBER: _ClassVar[int]
    STRIDE_COUNT_FIELD_NUMBER: _ClassVar[int]
    STRIDE_FIELD_NUMBER: _ClassVar[int]
    dtype: _containers.RepeatedScalarFieldContainer[int]
    shape_count: _containers.RepeatedScalarFieldContainer[int]
    shape: _containers.RepeatedScalarFieldContainer[int]
    stride_count: _containers.RepeatedScalarFieldContainer[int]
    stride: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, dtype: _Optional[_Iterable[int]] = ..., shape_count: _Optional[_Iterable[int]] = ..., shape: _Optional[_Iterable[int]] = ..., stride_count: _Optional[_Iterable[int]] = ..., stride: _Optional[_Iterable[int]] = ...) -> None: ...

class Tensors(_message.Message):
    __slots__ = ("layout", "storage", "offset")
    LAYOUT_FIELD_NUMBER: _ClassVar[int]
    STORAGE_FIELD_NUMBER: _ClassVar[int]
    OFFSET_FIELD_NUMBER: _ClassVar[int]
    layout: _containers.RepeatedScalarFieldContainer[int]
    storage: _containers.RepeatedScalarFieldContainer[int]
    offset: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, layout: _Optional[_Iterable[int]] = ..., storage: _Optional[_Iterable[int]] = ..., offset: _Optional[_Iterable[int]] = ...) -> None: ...

class Saves(_message.Message):
    __slots__ = ("node", "slot", "kind", "tensor", "formula", "module", "frame")
    NODE_FIELD_NUMBER: _ClassVar[int]
    SLOT_FIELD_NUMBER: _ClassVar[int]
    KIND_FIELD_NUMBER: _ClassVar[int]
    TENSOR_FIELD_NUMBER: _ClassVar[int]
    FORMULA_FIELD_NUMBER: _ClassVar[int]
    MODULE_FIELD_NUMBER: _ClassVar[int]
    FRAME_FIELD_NUMBER: _ClassVar[int]
    node: _containers.RepeatedScalarFieldContainer[int]
    slot: _containers.RepeatedScalarFieldContainer[int]
    kind: _containers.RepeatedScalarFieldContainer[SaveKind]
    tensor: _containers.RepeatedScalarFieldContainer[int]
    formula: _containers.RepeatedScalarFieldContainer[int]
    module: _containers.RepeatedScalarFieldContainer[int]
    frame: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, node: _Optional[_Iterable[int]] = ..., slot: _Optional[_Iterable[int]] = ..., kind: _Optional[_Iterable[_Union[SaveKind, str]]] = ..., tensor: _Optional[_Iterable[int]] = ..., formula: _Optional[_Iterable[int]] = ..., module: _Optional[_Iterable[int]] = ..., frame: _Optional[_Iterable[int]] = ...) -> None: ...

class Ops(_message.Message):
    __slots__ = ("name", "module", "node", "frame", "region", "inputs_count", "inputs", "outputs_count", "outputs", "backward_of")
    NAME_FIELD_NUMBER: _ClassVar[int]
    MODULE_FIELD_NUMBER: _ClassVar[int]
    NODE_FIELD_NUMBER: _ClassVar[int]
    FRAME_FIELD_NUMBER: _ClassVar[int]
    REGION_FIELD_NUMBER: _ClassVar[int]
    INPUTS_COUNT_FIELD_NUMBER: _ClassVar[int]
    INPUTS_FIELD_NUMBER: _ClassVar[int]
    OUTPUTS_COUNT_FIELD_NUMBER: _ClassVar[int]
    OUTPUTS_FIELD_NUMBER: _ClassVar[int]
    BACKWARD_OF_FIELD_NUMBER: _ClassVar[int]
    name: _containers.RepeatedScalarFieldContainer[int]
    module: _containers.RepeatedScalarFieldContainer[int]
    node: _containers.RepeatedScalarFieldContainer[int]
    frame: _containers.RepeatedScalarFieldContainer[int]
    region: _containers.RepeatedScalarFieldContainer[int]
    inputs_count: _containers.RepeatedScalarFieldContainer[int]
    inputs: _containers.RepeatedScalarFieldContainer[int]
    outputs_count: _containers.RepeatedScalarFieldContainer[int]
    outputs: _containers.RepeatedScalarFieldContainer[int]
    backward_of: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, name: _Optional[_Iterable[int]] = ..., module: _Optional[_Iterable[int]] = ..., node: _Optional[_Iterable[int]] = ..., frame: _Optional[_Iterable[int]] = ..., region: _Optional[_Iterable[int]] = ..., inputs_count: _Optional[_Iterable[int]] = ..., inputs: _Optional[_Iterable[int]] = ..., outputs_count: _Optional[_Iterable[int]] = ..., outputs: _Optional[_Iterable[int]] = ..., backward_of: _Optional[_Iterable[int]] = ...) -> None: ...

class Phases(_message.Message):
    __slots__ = ("kind", "first_op", "end_op")
    KIND_FIELD_NUMBER: _ClassVar[int]
    FIRST_OP_FIELD_NUMBER: _ClassVar[int]
    END_OP_FIELD_NUMBER: _ClassVar[int]
    kind: _containers.RepeatedScalarFieldContainer[PhaseKind]
    first_op: _containers.RepeatedScalarFieldContainer[int]
    end_op: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, kind: _Optional[_Iterable[_Union[PhaseKind, str]]] = ..., first_op: _Optional[_Iterable[int]] = ..., end_op: _Optional[_Iterable[int]] = ...) -> None: ...

class Allocators(_message.Message):
    __slots__ = ("device", "before", "after", "peak", "requested_before", "requested_after")
    DEVICE_FIELD_NUMBER: _ClassVar[int]
    BEFORE_FIELD_NUMBER: _ClassVar[int]
    AFTER_FIELD_NUMBER: _ClassVar[int]
    PEAK_FIELD_NUMBER: _ClassVar[int]
    REQUESTED_BEFORE_FIELD_NUMBER: _ClassVar[int]
    REQUESTED_AFTER_FIELD_NUMBER: _ClassVar[int]
    device: _containers.RepeatedScalarFieldContainer[int]
    before: _containers.RepeatedScalarFieldContainer[int]
    after: _containers.RepeatedScalarFieldContainer[int]
    peak: _containers.RepeatedScalarFieldContainer[int]
    requested_before: _containers.RepeatedScalarFieldContainer[int]
    requested_after: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, device: _Optional[_Iterable[int]] = ..., before: _Optional[_Iterable[int]] = ..., after: _Optional[_Iterable[int]] = ..., peak: _Optional[_Iterable[int]] = ..., requested_before: _Optional[_Iterable[int]] = ..., requested_after: _Optional[_Iterable[int]] = ...) -> None: ...

class Blocks(_message.Message):
    __slots__ = ("device", "nbytes", "segment", "requested", "death", "stream")
    DEVICE_FIELD_NUMBER: _ClassVar[int]
    NBYTES_FIELD_NUMBER: _ClassVar[int]
    SEGMENT_FIELD_NUMBER: _ClassVar[int]
    REQUESTED_FIELD_NUMBER: _ClassVar[int]
    DEATH_FIELD_NUMBER: _ClassVar[int]
    STREAM_FIELD_NUMBER: _ClassVar[int]
    device: _containers.RepeatedScalarFieldContainer[int]
    nbytes: _containers.RepeatedScalarFieldContainer[int]
    segment: _containers.RepeatedScalarFieldContainer[int]
    requested: _containers.RepeatedScalarFieldContainer[int]
    death: _containers.RepeatedScalarFieldContainer[int]
    stream: _containers.RepeatedScalarFieldContainer[int]
    def __init__(self, device: _Optional[_Iterable[int]] = ..., nbytes: _Optional[_Iterable[int]] = ..., segment: _Optional[_Iterable[int]] = ..., requested: _Optional[_Iterable[int]] = ..., death: _Optional[_Iterable[int]] = ..., stream: _Optional[_Iterable[int]] = ...) -> None: ...
