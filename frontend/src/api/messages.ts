// The server's routes. `make messages` writes this file from tb_actmem/replies/ and from
// tb_actmem/tensorboard/plugin/routes.py. Sizes are bytes; ids are positions in the recording's
// tables; "none" is null.

export const VERSION = 1;

export type Category = 'parameter' | 'buffer' | 'input' | 'activation' | 'unknown';

export type Change = 'released' | 'added' | 'resized' | 'moved' | 'same';

export type Holder =
  | 'output'
  | 'checkpoint cache'
  | 'ctx'
  | 'pack hook'
  | 'autocast cache'
  | 'gradient'
  | 'module'
  | 'leaf'
  | 'python';

export type ModelState =
  | 'gradient'
  | 'optimizer'
  | 'unsharded parameter'
  | 'unsharded gradient'
  | 'all-gather buffer'
  | 'reduce-scatter buffer';

export type PhaseKind = 'forward' | 'backward' | 'update';

export type SaveKind = 'saved' | 'ctx' | 'packed' | 'checkpoint cache' | 'recomputed';

export type State =
  'cached' | 'freed' | 'held' | 'parameter' | 'input' | 'recomputed' | 'not cached';

/** The first field of every reply. */
export interface Reply {
  version: number;
}

/** A reference to a node. */
export interface NodeName {
  node: number;
  op: string;
  /** The module call of the node; "" for the model itself, and outside modules. */
  fqn: string;
}

/**
 * The DOT text of a graph; the other fields are headers: `X-Actmem-Expand: 0,3`. Ids and classes of
 * the DOT text survive into an SVG of it. `n12` is a node. `m5` is a folded module call (of equal
 * calls the first), or the cluster of an open one. `s12` is a stretch of nodes that begins at node
 * 12, `t7` a leaf tensor, `o_4` an output, and `e3` an edge. The number behind `_` is that of a box
 * without a row. `t0-n3-cached` are edges that are drawn as one: from, to, state. The classes of
 * boxes are `op`, `module`, `stretch`, `leaf`, `leaf parameter`, `leaf output` and `cluster`;
 * `bytes-0` to `bytes-4` by attributed bytes; `recomputed`; and `repeated` for a box of several
 * equal calls. An edge has the class `edge` and its state, with `not-cached` for "not cached". In
 * `compare.dot` boxes and edges have the class of their change: `released`, `added`, `resized`,
 * `moved` or `same`. A box also has `change-3` for the fourth of the `changes` inside it, at most
 * 40 of them, and an op `change-3-17` for its eighteenth member.
 */
export interface Graph {
  /** The body. */
  dot: string;
  /** The open module calls. */
  expand: number[];
  /** The number of boxes. */
  visible: number;
  /** About how long a browser takes for the layout. */
  seconds: number;
  /** The module calls that can be open in a layout of two seconds; null: this layout is fast. */
  quick: number[] | null;
  /** The first call of each box of several equal calls, and their number: `17:11,90:64`. */
  repeated: [number, number][];
}

/** A note of a recording. */
export interface NoteRow {
  /** Its entry in the reference of messages; "" in recordings of an older tb_actmem. */
  code: string;
  text: string;
}

/** The graph with some module calls open. */
export interface FoldState {
  /** The open calls. */
  expand: number[];
  /** The number of boxes. */
  visible: number;
  /** The lines of its DOT text. */
  dot: number[];
  /** The first call and the number of calls of each box of several equal calls. */
  repeated: [number, number][];
  /** The positions, in the page's details, of its edges and of boxes that are not one row. */
  drawn: number[];
}

/** The graphs; the default one comes first. */
export interface FoldStates extends Reply {
  /** The distinct lines of all DOT texts. */
  lines: string[];
  states: FoldState[];
}

/** The route has no parameters. */
export type NoParams = Record<never, never>;

/** The recordings of one run and tag. */
export interface SeriesParams {
  run: string;
  tag: string;
}

/** One recording. */
export interface RecordingParams extends SeriesParams {
  step: number;
}

/** A graph with some module calls open. */
export interface GraphParams extends RecordingParams {
  /**
   * The open module calls. An empty list folds all modules. Without it the server opens the
   * outermost calls, until about 40 boxes are visible.
   */
  expand?: number[];
  /** Also show the parameters of open nodes, or the nodes that only create a view. */
  show?: ('parameters' | 'views')[];
  /** Hide the nodes that save nothing and whose results were freed when the forward ended. */
  hide?: 'freed'[];
}

/** A box or an edge of a graph. */
export interface BoxParams extends GraphParams {
  /** Its id in the DOT text: `e3`. */
  id: string;
}

/** A node or a module call: exactly one of them. */
export interface DetailParams extends RecordingParams {
  node?: number;
  module?: number;
}

/** An op. */
export interface AliveParams extends RecordingParams {
  op: number;
}

/** Two recordings: another one, or a prediction of the first. */
export interface ComparandParams extends RecordingParams {
  other_run?: string;
  other_tag?: string;
  other_step?: number;
  /**
   * Predict these modules with checkpoints. Names as `tb_actmem.predict.checkpoint` takes them,
   * with commas or spaces between them.
   */
  checkpoint?: string;
  /** The ops whose results the checkpoints store. */
  save?: string;
  /** Predict these modules with their saved tensors on the host. */
  offload?: string;
  /** Predict these modules with functions of torch, or in place, as suggested. */
  rewrite?: string;
}

/** A table of a recording. */
export interface TableParams extends RecordingParams {
  /** The rows, as in `tb_actmem.table`. */
  by: 'op' | 'module' | 'storage' | 'saved_tensor' | 'edge' | 'totals' | 'term';
}

/** One recording, and a GPU. */
export interface FitsParams extends RecordingParams {
  /** The GPU, as `tb_actmem.predict.fits` takes it; H100 without it. */
  gpu?: string;
  /** The memory of the GPU, in bytes; that of the named one without it. */
  memory?: number;
  /** The assumed bytes outside of torch's allocator; 512 MiB without it. */
  outside?: number;
}

/**
 * Actions for one recording, and the chosen ones, as `ComparandParams` names them. All times are
 * those of the GPU.
 */
export interface OptimizeParams extends FitsParams {
  checkpoint?: string;
  save?: string;
  offload?: string;
  rewrite?: string;
}

/** The ranks of a job. */
export interface RanksParams extends RecordingParams {
  /** The GPU of `left_bytes`; that of the dry run without it. */
  gpu?: string;
  /** The memory of the GPU, in bytes; that of the named one without it. */
  memory?: number;
  /** The assumed bytes outside of torch's allocator; 512 MiB without it. */
  outside?: number;
}

/** Plans of one recording. */
export interface PlanningParams extends RecordingParams {
  /** Plans may also move saved tensors to the host. */
  offload?: boolean;
}

/** A plan with one limit, as `tb_actmem.predict.plan` takes it. */
export interface PlanParams extends PlanningParams {
  /** `20%`, of the total peak; of the step peak if the model is not known. */
  reduce?: string;
  /** `600 MiB`, with model states. */
  total_peak?: string;
  /** `600 MiB` of memory that the step creates. */
  step_peak?: string;
  /** `5%`, of the forward's matmul FLOPs. */
  max_recompute?: string;
}

/** Two recordings, where the second can also be the prediction of a plan. */
export interface ChangesParams extends ComparandParams {
  /** A limit of `plan.json`, as the next three. Then `offload` is `1` or `0`. */
  reduce?: string;
  total_peak?: string;
  step_peak?: string;
  max_recompute?: string;
}

/** The look of a figure, as options of `tb_actmem.render`. */
export interface FigureLook {
  /** `85mm`; without it as wide as needed, or 178 mm. */
  width?: string;
  title?: string;
  /** The direction of the graph. */
  direction?: 'TB' | 'LR';
  /** Leave out the legend, or the bytes on the edges of the graph. */
  without?: ('legend' | 'labels')[];
  /** Names of sizes in the shapes of the graph: `b=8,s=1024`. */
  dims?: string;
  /** The runs in a chart of steps: at most ten lines of a run, a tab and its tag. */
  series?: string;
}

/** A picture of a recording, or of two. */
export interface FigureParams extends GraphParams, ChangesParams, FigureLook {
  /** The graph of `graph.dot`, a chart, or the known points of `curve.json`. */
  drawing:
    'graph' | 'timeline' | 'breakdown' | 'modules' | 'comparison' | 'curve' | 'steps' | 'ranks';
  format: 'svg' | 'pdf' | 'png' | 'tex';
  theme: 'paper' | 'light' | 'dark';
}

/** The joint graph of two recordings with some module calls open. */
export interface DifferenceParams extends ChangesParams {
  /** The open module calls; ids of calls that exist in neither recording are ignored. */
  expand?: number[];
}

/** An op, and where it ran. */
export interface OpPlace {
  op: number;
  /** Torch's name: `aten::addmm`. */
  name: string;
  /** Its autograd node. */
  node: number | null;
  /** The module call in which it ran; "" outside modules. */
  fqn: string;
  /** `file.py:12`; "" if unknown. */
  source: string;
  /** The node in whose backward it ran. */
  backward_of: NodeName | null;
  /** The name that equal layers share, `h.*.mlp`: of that node's module, else of its own. */
  layers: string;
}

/** A storage and its lifetime in ops. */
export interface LifeRow {
  storage: number;
  nbytes: number;
  /** The tensor that its op returned; null if unknown. */
  dtype: string | null;
  shape: number[] | null;
  made_by: OpPlace;
  last_used: number;
  /** The last op after which it was alive; null: alive at the end of the recording. */
  ended: number | null;
  /** Its state at the end of its forward; null if no forward created it. */
  state: State | null;
  /** The phase that created it. */
  phase: PhaseKind | null;
  /** The kind of model state, if any, which selects its band. */
  model_state: ModelState | null;
  /** The holder at the end of the forward, if no node saved it. */
  holder: Holder | null;
  /** Why it is saved for backward; "" if it is not. */
  reason: string;
}

/** A model state or input that the step did not create. */
export interface OlderRow {
  storage: number;
  nbytes: number;
  /**
   * The name of the parameter or buffer, of which it may also be the gradient or state; "" if
   * unknown.
   */
  name: string;
  /** Its band in `TimelineReply`. */
  band: string;
  /** The name that those of equal layers share: `h.*.mlp.bias`. */
  layers: string;
  /** The first op after which it counts. */
  born: number;
  /** The last op after which it counts; null: until the end of the recording. */
  ended: number | null;
}

/** Storages freed between an op and the next one. */
export interface ReleaseRow {
  at: OpPlace;
  nbytes: number;
  /** The number of storages; the list may be shorter. */
  count: number;
  storages: LifeRow[];
}

/** `alive.json`. Lists have the largest 1,000 storages; bytes and counts are those of all. */
export interface AliveReply extends Reply {
  at: OpPlace;
  live_bytes: number;
  /** The number of storages; the list may be shorter. */
  alive_count: number;
  alive: LifeRow[];
  /**
   * Model states and inputs that the step did not create; with `live_bytes` they add up to the live
   * bytes with the model. 0 if model states were not recorded.
   */
  older_bytes: number;
  older_count: number;
  older: OlderRow[];
  /** Storages freed after the previous op; null: none. */
  before: ReleaseRow | null;
  /** Live storages that are freed before the next op. */
  behind: ReleaseRow | null;
}

/** All lifetimes, for a page without a server. */
export interface LivesReply extends Reply {
  /** The maximum number of rows in a list. */
  most: number;
  ops: OpPlace[];
  /** The largest first. */
  lives: LifeRow[];
  older: OlderRow[];
}

/** A tensor of an edge or a box. */
export interface DrawnTensor {
  dtype: string;
  shape: number[];
  nbytes: number;
  /** Bytes of its storage, of which it may be a view; null, like the next two: unknown. */
  storage_nbytes: number | null;
  category: Category | null;
  state: State | null;
  /** The name of a parameter or buffer; for an activation, the parameter it is a cast of. */
  name: string | null;
  /** The number of saves of its storage; the list may be shorter. */
  savers_count: number;
  savers: SaverRow[];
}

/** One of the equal module calls of a box. */
export interface DrawnCall {
  module: number;
  fqn: string;
  /** Attributed to its nodes, and to the nodes between it and the next call. */
  nbytes: number;
}

/** A box at an end of an edge. */
export interface DrawnEnd {
  id: string;
  name: string;
}

/** `drawn.json`. Each list has at most 100 entries; the counts are complete. */
export interface DrawnReply extends Reply {
  id: string;
  /** `node`, `module`, `stretch`, `leaf`, `parameter`, `output` or `edge`. */
  kind: string;
  title: string;
  /** Attributed to a box; for an edge or a box of tensors, the bytes of the tensors. */
  nbytes: number;
  /** The number of nodes in a box. */
  nodes: number;
  /** The number of module calls in a box; the list may be shorter. */
  calls_count: number;
  calls: DrawnCall[];
  /** The call with the fewest attributed bytes; the next field is the one with the most. */
  least_bytes: number;
  most_bytes: number;
  /** Null: not an edge. */
  state: State | null;
  /** The two ends of an edge. */
  ends: DrawnEnd[];
  /** The number of tensors of unknown size. */
  unknown: number;
  /** The number of other tensors; the list may be shorter. */
  tensors_count: number;
  tensors: DrawnTensor[];
}

/** One of the two recordings. */
export interface ComparedSide {
  label: string;
  /** The device of the totals. */
  device: string;
  /** The assumptions of a prediction; null for a recorded step. */
  predicted: string | null;
  notes: NoteRow[];
  /** The bytes, the place and the parts of the known peaks, in sentences. */
  peaks: string[];
  /** None without recorded ops. */
  timeline: TimelineReply | null;
}

/** One total of both recordings. */
export interface ComparedTotal {
  key: string;
  label: string;
  help: string;
  /** 1: part of the nearest total above with level 0. */
  level: number;
  /** Null: unknown in this recording. */
  before_bytes: number | null;
  after_bytes: number | null;
  difference_bytes: number | null;
}

/** One save that differs between the recordings. */
export interface ChangedSave {
  /** The module's name, with the number of a later call: `h.0.attn #2`. */
  name: string;
  /** Null if nothing is saved. */
  before_node: number | null;
  after_node: number | null;
  before_bytes: number;
  after_bytes: number;
}

/** The same change in repeated layers. */
export interface ChangeRow {
  change: Change;
  /** `h.*.attn ×12`, or the name of a single module. */
  module: string;
  op: string;
  slot: string;
  /** `float32 → float16 [3, 8]`, or the one type that exists. */
  tensor: string;
  before_bytes: number;
  after_bytes: number;
  difference_bytes: number;
  /** The sort key: the difference, or the bytes on another device. */
  weight_bytes: number;
  /** The number of entries; the list may be shorter. */
  members_count: number;
  members: ChangedSave[];
}

/**
 * `compare.json`: the result of `tb_actmem.compare`. The same save in repeated layers is one
 * change. The list has the largest 200 changes, each with at most 100 members.
 */
export interface CompareReply extends Reply {
  before: ComparedSide;
  after: ComparedSide;
  /** What changed in sentences: the peak and its cost, and its place; empty if unknown. */
  verdict: string[];
  totals: ComparedTotal[];
  /** Attributed only before, over all saves. */
  released_bytes: number;
  added_bytes: number;
  /** Bytes moved to another device. */
  moved_bytes: number;
  same_bytes: number;
  /** The number of unchanged saves. */
  same_count: number;
  /** The number of entries; the list may be shorter. */
  changes_count: number;
  /** The largest first. */
  changes: ChangeRow[];
  /** Python code that applies the second prediction to the model; null if recorded. */
  code: string | null;
}

/** Another save of the same storage. */
export interface SaverRow extends NodeName {
  slot: string;
}

/** A tensor from or to the named node. */
export interface EdgeRow extends NodeName {
  state: State;
  /** Null, like the next two: the tensor is unknown. */
  dtype: string | null;
  shape: number[] | null;
  nbytes: number | null;
}

/** The tensors that enter and leave a set of nodes; leaves come last. */
export interface Edges {
  /** The number of entries; the list may be shorter. */
  inputs_count: number;
  inputs: EdgeRow[];
  outputs_count: number;
  outputs: EdgeRow[];
}

/** A tensor that a node saves in a slot. */
export interface SaveRow {
  node: number;
  op: string;
  slot: string;
  kind: SaveKind;
  dtype: string | null;
  shape: number[] | null;
  /** Bytes of the tensor; null if unknown. */
  nbytes: number | null;
  storage: number | null;
  /** Bytes of its storage, of which it may be a view. */
  storage_nbytes: number | null;
  category: Category | null;
  /** The name of a parameter or buffer; for an activation, the parameter it is a cast of. */
  name: string | null;
  /** True if the storage is attributed here; false if to its first saver, and shared here. */
  attributed: boolean;
  reason: string;
  /** The derivative formula that needs it. */
  formula: string | null;
  /** The number of other savers; the list may be shorter. */
  shared_count: number;
  shared_with: SaverRow[];
}

/** The module call of the node, or the module call itself. */
export interface ModuleName {
  module: number | null;
  fqn: string;
  type_name: string | null;
}

/** The memory freed during the backward of some nodes. */
export interface Released {
  released_bytes: number;
  /** The number of storages; the list may be shorter. */
  released_count: number;
  released: LifeRow[];
}

/**
 * `detail.json`, of a node or of a module call. Each list has at most 100 entries; the counts are
 * complete. The saves of a module call are those attributed inside it, the largest first. Its
 * inputs and outputs cross its border.
 */
export interface DetailReply extends Reply, ModuleName, Edges, Released {
  /** `n12` or `m5`, as in the picture. */
  id: string;
  title: string;
  /** Torch's name of a node, or the type of a module call. */
  name: string;
  /** `file.py:12`; "" for a module call, or if unknown. */
  source: string;
  /** Null, like the next two, for a module call, or if unknown. */
  file: string | null;
  line: number | null;
  function: string | null;
  /** The checkpointed region of the node, counted from 0; null outside regions. */
  region: number | null;
  /** For a module call, children included. */
  attributed_bytes: number;
  /** `on cuda:0 + cpu`; "" if all bytes are on the first device. */
  where: string;
  /** Null for a module call. */
  shared_bytes: number | null;
  /** Memory released if only it stopped saving. */
  exclusive_bytes: number;
  /** The number of entries; the list may be shorter. */
  saves_count: number;
  saves: SaveRow[];
}

/** The cost of a prediction, beyond that of the recorded step; all values are estimates. */
export interface CostRow {
  /** Recomputed FLOPs of matmuls, attention and convolutions. */
  flops: number;
  /** Bytes that the recomputed ops read and write. */
  moved_bytes: number;
  /** The minimum time of the GPU for the recomputation. */
  milliseconds: number;
  /** The same for the forward. */
  forward_milliseconds: number;
  /** Bytes copied to the host and back; their time depends on the host. */
  host_bytes: number;
}

/**
 * A change of the step. Those with names for a query are predicted, and can be combined. A step
 * with a smaller size was recorded.
 */
export interface ActionRow {
  kind: 'checkpoint' | 'selective' | 'offload' | 'suggestion' | 'warning' | 'size';
  text: string;
  /** Patterns for a query, as for `compare.json`; "" if unused. */
  checkpoint: string;
  save: string;
  offload: string;
  rewrite: string;
  /** By how much the peak is lower; null: not known, or not yet. */
  gain_bytes: number | null;
  /**
   * The gain is predicted. Otherwise it is estimated from the storages that the change releases.
   */
  is_exact: boolean;
  /** By how much less is saved for backward. */
  saved_gain_bytes: number | null;
  /** Where the peak is then, and which modules do not change; or why the gain is not known. */
  note: string;
  /** Null: nothing is recomputed or copied, or it is not known, as without a backward. */
  cost: CostRow | null;
  /** The code to write, for a suggestion. */
  code: string;
  /** The first module call of a suggestion or warning. */
  module: number | null;
  node: number | null;
}

/** The step with the chosen actions, compared with the recorded step. */
export interface ChosenRow {
  /** The patterns of the query, with spaces between them. */
  checkpoint: string;
  save: string;
  offload: string;
  rewrite: string;
  /** The chosen actions in words. */
  assumed: string;
  peak_bytes: number;
  /** The recomputed share of the forward's matmul FLOPs, as in `curve.json`; null: not known. */
  cost_share: number | null;
  /**
   * The change of the peak and its cost, its place, and the modules that do not change, in
   * sentences.
   */
  verdict: string[];
  /** Null: nothing is recomputed or copied, or the recording has no backward. */
  cost: CostRow | null;
  /**
   * Whether it fits on the GPU, and the functions that have other kernels on CUDA, in sentences.
   * Null: not yet known.
   */
  fits: string[] | null;
  /** Other changes that lower this peak, in words. */
  relief: string[];
  /** Python code that applies the actions to `model`. */
  code: string;
}

/** The progress of the predictions; request them again. */
export interface Predicting {
  known_count: number;
  asked_count: number;
}

/**
 * `optimize.json`: the largest gain first; unknown gains before gains of 0. A request waits at most
 * a second for the next prediction. The first one does not wait.
 */
export interface OptimizeReply extends Reply {
  /** The known GPUs. */
  gpus: string[];
  /** The GPU of all times, and of `fits`. */
  gpu: string;
  /** The memory of this GPU, or the one in the query. */
  gpu_bytes: number;
  /** The part of it that is assumed outside of torch's allocator. */
  outside_bytes: number;
  /** `total peak`, or the step peak or forward peak if the model is not known. */
  peak_label: string;
  peak_bytes: number;
  /** The place and the parts of the peak, in words. */
  place: string;
  /** The peak of the optimizer step, which no checkpoint lowers; null: none was recorded. */
  update_bytes: number | null;
  /** The same for the recorded step. */
  fits: string[] | null;
  /** Changes other than checkpoints that lower this peak, in words. */
  relief: string[];
  actions: ActionRow[];
  /** Null: nothing is chosen, or it is not predicted yet. */
  chosen: ChosenRow | null;
  /** Why the chosen actions cannot be predicted together. */
  problem: string | null;
  pending: Predicting | null;
}

/** `fits.json`. A request waits at most a second. */
export interface FitsReply extends Reply {
  gpu: string;
  /** The memory of this GPU, or the one in the query. */
  gpu_bytes: number;
  /**
   * Whether the recorded step fits, and the functions that have other kernels on CUDA, in
   * sentences. Empty while it is pending.
   */
  verdict: string[];
  pending: boolean;
}

/** A plan, and the predicted step compared with the recorded one. */
export interface Planned {
  /** The plan as text. */
  lines: string[];
  /** The step peak of this plan. */
  peak_bytes: number;
  /**
   * The recomputed share of the forward's matmul FLOPs; a byte to or from the host counts as 4,000.
   */
  cost_share: number;
  comparison: CompareReply;
}

/** Why there is no plan. */
export interface Unreachable {
  problem: string;
  /** The lowest peak found. */
  least_bytes: number;
  /** The peak that `least_bytes` is: the limit of a plan that reaches it. */
  goal: 'total_peak' | 'step_peak';
  /** Suggestions without checkpoints, as text. */
  lines: string[];
}

/** The progress of a plan; request it again. */
export interface Planning {
  /** Seconds since the start. */
  seconds: number;
  /** The number of choices with a known peak. */
  tried: number;
  /** The lowest of these peaks; null before the first. */
  least_bytes: number | null;
}

/**
 * `plan.json`: all fields except one are null. A request waits a second for its plan. Then the
 * reply is the progress, and the page asks again. The server stops three seconds after the last
 * request. Each search of the solver has 10 seconds.
 */
export interface PlanReply extends Reply {
  planned: Planned | null;
  unreachable: Unreachable | null;
  pending: Planning | null;
}

/** One of the best plans. */
export interface PointRow {
  /** The recomputation limit that gives this plan: `10%`. */
  max_recompute: string;
  /**
   * The recomputed share of the forward's matmul FLOPs; a byte to or from the host counts as 4,000.
   */
  cost_share: number;
  /** The step peak. */
  peak_bytes: number;
  /** The predicted total peak of this plan; null if the model is not known. */
  total_peak_bytes: number | null;
  /** The maximum share above the lowest possible peak; null if unknown. */
  gap: number | null;
  /** The modules to checkpoint, as text. */
  lines: string[];
}

/**
 * `curve.json`, as `Plan.curve`. A request waits a second, the first one less. Then the reply has
 * the known points. The page asks again until nothing is pending. `plan.json` makes the plan of a
 * point from its `max_recompute`.
 */
export interface CurveReply extends Reply {
  /** The step peak of the recording. */
  before_peak_bytes: number;
  /** The total peak of the recording; null if the model is not known. */
  before_total_peak_bytes: number | null;
  /** The saved tensors are on the host already, so offloading copies nothing. */
  is_on_host: boolean;
  /** The known plans, the highest peak first; each costs more than the previous one. */
  points: PointRow[];
  /** The total number of recomputation limits. */
  asked_count: number;
  /** The number of finished limits; several may have the same best plan. */
  known_count: number;
  /** Why nothing can be planned, as of a forward alone. */
  problem: string | null;
  /** The progress of the next plan; request it again. Null: the curve is complete. */
  pending: Planning | null;
}

/** Equal modules as one row, or a single one. */
export interface PatternRow {
  /** `transformer.h.*.attn`. */
  name: string;
  /** The names for a query: the pattern, or all names if the pattern matches others too. */
  asked: string;
  type_name: string;
  modules_count: number;
  /** Attributed to the saves inside them, on the first device. */
  saved_bytes: number;
  /** The share of the forward's matmul FLOPs if they are recomputed completely. */
  flops_share: number;
  /** Why they cannot be checkpointed; null: they can. */
  why_not: string | null;
}

/** A matmul-like op, whose results selective checkpoints may store. */
export interface CostlyRow {
  /** `addmm`. */
  name: string;
  flops_share: number;
  /** The bytes of all its results in the forward. */
  result_bytes: number;
}

/**
 * `patterns.json`: values for `checkpoint`, `offload` and `save`. Modules of one type that differ
 * only in a number are one row. The list has the 500 rows that save the most.
 */
export interface PatternsReply extends Reply {
  /** The saved tensors are on the host already, so offloading copies nothing. */
  is_on_host: boolean;
  /** The number of entries; the list may be shorter. */
  patterns_count: number;
  /** In the order of their first calls: a module precedes its children. */
  patterns: PatternRow[];
  /** The costliest first. */
  ops: CostlyRow[];
}

/** Positions of the smallest and the largest rank; null if all are equal. */
export interface Extremes {
  least: number | null;
  most: number | null;
}

/** A total by which ranks are compared. */
export interface RankTotal extends Extremes {
  key: string;
  label: string;
  help: string;
}

/** An axis of the job's mesh. */
export interface MeshAxisRow {
  name: string;
  size: number;
  /** The position of the rank. */
  position: number;
}

/** One rank's recording. */
export interface RankLine {
  rank: number;
  /** The outermost axis first; empty: not known. */
  mesh: MeshAxisRow[];
  /** The number of equal ranks, itself included. */
  represents: number;
  /** The largest number of forwards that wait for their backward at once; null: not known. */
  in_flight: number | null;
  /** The GPU's memory that the step leaves free; negative: it does not fit; null: not known. */
  left_bytes: number | null;
  run: string;
  tag: string;
  /** Why it cannot be compared, as a sentence. */
  problem: string | null;
  /** Its number among groups of ranks with equal bytes; null if it was not read, or cannot be. */
  group: number | null;
  /** In the order of the totals; null if it was not read, or cannot be. */
  nbytes: (number | null)[] | null;
}

/** A module whose saved bytes differ between ranks. */
export interface RankModule extends Extremes {
  /** `h.*.fc` for several whose names differ only in a number; "" for the model itself. */
  fqn: string;
  /** "" with an empty fqn: outside module calls. */
  type_name: string;
  /** The number of modules in this row; each has these bytes. */
  times: number;
  /** Attributed to its own nodes, by group of ranks; null if a group has no such module. */
  nbytes: (number | null)[];
}

/** Equal ranks that differ from most ranks with the same modules. */
export interface RankOutlier {
  /** Their positions. */
  ranks: number[];
  /** The difference, as a sentence. */
  text: string;
}

/**
 * `ranks.json`: the ranks of one job at one step. One request reads recordings with 50,000 nodes in
 * all, and 25 for each rank; each recording counts as 50 more. Equal recordings are decoded once.
 * The page asks again until nothing is pending. Modules are matched by name and type. The list has
 * the 200 modules with the largest differences.
 */
export interface RanksReply extends Reply {
  /** The number of recordings that the server has not read yet. */
  pending: number;
  /** Ranks below the largest one without a run, unless others represent them. */
  absent: number[];
  /** The known GPUs, for a planned job; otherwise empty. */
  gpus: string[];
  /** The GPU of `left_bytes`. */
  gpu: string | null;
  /** The memory of this GPU, or the one in the query. */
  gpu_bytes: number | null;
  /** The memory of this GPU that is assumed outside of torch's allocator. */
  outside_bytes: number;
  /** The parts of the total peak for a planned job, otherwise totals; the headline is first. */
  totals: RankTotal[];
  ranks: RankLine[];
  /** The largest differences first; empty while recordings are pending. */
  outliers: RankOutlier[];
  /** The number of unequal modules; the list may be shorter. */
  modules_count: number;
  /** The largest differences first; empty while recordings are pending. */
  modules: RankModule[];
}

/** The origin of the recording. */
export interface MetaFields {
  label: string;
  /** Nanoseconds since 1970. */
  created_ns: number;
  torch_version: string;
  actmem_version: string;
  device: string;
  /** Ops were recorded, so freed and held can be distinguished. */
  has_ops: boolean;
  /** The rank of the process; null for a single process. */
  rank: number | null;
  /** The number of equal ranks that it represents, itself included. */
  represents: number;
  /** What could not be recorded. */
  notes: NoteRow[];
}

/** One total. */
export interface TotalsLine {
  key: string;
  label: string;
  /** `on cuda:0` after the label of a line of level 0; "" with a single device. */
  where: string;
  /** The total of another device, for the line of level 0 above it. */
  is_aside: boolean;
  /** Null: unknown in this recording. */
  nbytes: number | null;
  /** A line is part of the nearest line above with a lower level. */
  level: number;
  help: string;
  /** It is a main total, or known and not 0. */
  is_main: boolean;
}

/** The places and the parts of the peaks. */
export interface PeakRow {
  /** `in the backward of log_softmax (lm_head)`: the first of the known peaks. */
  place: string;
  /** The ops that created the largest temporary storages then; "" if there are none. */
  temporary: string;
  /** The bytes, the place and the parts of the step peak and the forward peak, in sentences. */
  without_model: string[];
}

/** A row for each node except AccumulateGrad, in forward order. */
export interface OpColumns {
  node: number[];
  op: string[];
  /** The innermost module call that created it. */
  module: (number | null)[];
  /** `file.py:12`; "" if unknown. */
  source: string[];
  /** The number of its saves. */
  saves: number[];
  attributed_bytes: number[];
  /** `on cuda:0 + cpu`; "" if all bytes are on the first device. */
  where: string[];
  /** Saved here and attributed to another op. */
  shared_bytes: number[];
  /** Memory released if only it stopped saving. */
  exclusive_bytes: number[];
  output_bytes: (number | null)[];
  output_dtype: (string | null)[];
  output_state: (State | null)[];
  /** The backward recomputes it. */
  recomputed: boolean[];
}

/** A function that could replace ops in equal layers. */
export interface SuggestionRow {
  /** `h.*.mlp.act`, or the name of a single module. */
  module: string;
  type_name: string;
  calls: number[];
  saved_bytes: number;
  /** The bytes that would no longer be saved. */
  fewer_bytes: number;
  text: string;
}

/** Wasted memory or recomputation in equal layers, and its first place. */
export interface WarningRow {
  text: string;
  /** The bytes held or recomputed. */
  nbytes: number;
  node: number | null;
  /** The module call; null outside modules. */
  module: number | null;
}

/**
 * `recording.json`. `saved` groups the storages that equal layers save in the same slot of the same
 * op. It has the largest 200 groups, each with at most 100 members. The slot of a tensor that a
 * checkpoint stores is `checkpoint cache`.
 */
export interface RecordingReply extends Reply {
  meta: MetaFields;
  /** In reading order. */
  totals: TotalsLine[];
  /** The keys of the totals that a reader sees first, the most important one first. */
  headline: string[];
  /** Null without recorded ops. */
  peak: PeakRow | null;
  modules: ModuleColumns;
  /** Without empty ones. */
  module_categories: CategoryBytes[];
  /** In the order of their first calls. */
  module_groups: ModuleGroup[];
  ops: OpColumns;
  /** The number of groups; the list may be shorter. */
  saved_count: number;
  /**
   * Storages saved for backward, the largest group first. With several forwards in flight they are
   * those of the moment with the most saved bytes.
   */
  saved: SavedGroupRow[];
  /** Bytes of storages that were saved at other moments only. */
  other_saved_bytes: number;
  /** Suggestions without recomputation, the largest gain first. */
  suggestions: SuggestionRow[];
  /** The most bytes first. */
  warnings: WarningRow[];
}

/** A row for each module call, in order of entry: a parent precedes its children. */
export interface ModuleColumns {
  fqn: string[];
  /** The name below the parent, with the number of a later call: `norm #2`. */
  name: string[];
  type_name: string[];
  /** 0 for the first call of a module. */
  call: number[];
  /** The row of the enclosing call. */
  parent: (number | null)[];
  /** The number of nodes inside, children included. */
  nodes: number[];
  /** Attributed to its own nodes, without children. */
  self_bytes: number[];
  total_bytes: number[];
  /** `on cuda:0 + cpu`; "" if all bytes are on the first device. */
  where: string[];
  /** Memory released if only it stopped saving. */
  exclusive_bytes: number[];
  /** Created inside it and freed before the forward ended; null without recorded ops. */
  freed_bytes: (number | null)[];
}

/** The part of each module call's total bytes that has one category. */
export interface CategoryBytes {
  /** The total that it is a part of: `activation_bytes`. */
  key: string;
  label: string;
  nbytes: number[];
}

/** Sibling calls of one type with equally many nodes, whose names differ only in a number. */
export interface ModuleGroup {
  /** Below their parent: `h.*`. */
  name: string;
  calls: number[];
  /** The names that select them for a checkpoint: `transformer.h.*`, or the names of all. */
  checkpoint: string;
  nodes: number;
  /** Null, like the next two, if the bytes are on several devices. */
  self_bytes: number | null;
  total_bytes: number | null;
  freed_bytes: number | null;
  /** `on cuda:0 + cpu`; "" if all bytes are on the first device. */
  where: string;
}

/** One storage of a group, and its saver. */
export interface SavedMember {
  storage: number;
  node: number;
  /** The module call's name; "" outside modules. */
  fqn: string;
  slot: string;
  nbytes: number;
}

/** Storages that equal layers save in the same way; most groups have one. */
export interface SavedGroupRow {
  /** The bytes of all storages. */
  nbytes: number;
  /** All bytes saved on the same device. */
  saved_bytes: number;
  /** The number of storages; the list may be shorter. */
  count: number;
  /** In forward order. The next fields describe the first one, and are the same for all. */
  members: SavedMember[];
  /** `h.*.mlp.act`, or the name of a single module. */
  module: string;
  op: string;
  slot: string;
  dtype: string | null;
  /** The first size is null if it differs; otherwise all have the same bytes. */
  shape: (number | null)[] | null;
  /** Null if the recording has only one device. */
  device: string | null;
  category: Category;
  /** For an activation: the parameter that it is a cast of. */
  name: string | null;
  /** `file.py:12`; "" if unknown. */
  source: string;
  /** The number of its saves. */
  saves: number;
  reason: string;
  /** The function that would remove them, and the bytes; "" without a suggestion. */
  suggestion: string;
}

/** One recording. */
export interface StepRow {
  step: number;
  /**
   * Seconds since 1970, null if the clock was broken. Together with the step it identifies an
   * event, so a rewritten one is fetched again.
   */
  wall_time: number | null;
}

/** The recordings of one run and tag. */
export interface TagRow {
  tag: string;
  description: string;
  /** The rank of the process that wrote them; null for a single process. */
  rank: number | null;
  /** The number of ranks of the job in this directory, including this one. */
  ranks: number;
  /** A sentence that says why the run cannot be read. */
  problem: string | null;
  /** The parameters of its model at the first step; null: not known. */
  model_parameter_bytes: number | null;
  /** The bytes that the forward of the first step created; null: not known. */
  made_bytes: number | null;
  /** In order of steps. */
  steps: StepRow[];
}

/** The tags of one run. */
export interface RunRow {
  run: string;
  tags: TagRow[];
}

/**
 * `index.json`. Runs and tags are sorted by name, `rank2` before `rank10`. The ranks of a job are
 * runs whose last names differ only in the rank (`exp/rank3`), or tags (`memory/rank3`).
 */
export interface IndexReply extends Reply {
  /** TensorBoard's name of the run. */
  logdir: string;
  runs: RunRow[];
}

/** A total that is drawn over steps. */
export interface StepTotal {
  key: string;
  label: string;
  help: string;
}

/** One recording. */
export interface StepPoint {
  step: number;
  /** Why it cannot be read, as a sentence. */
  problem: string | null;
  /** In the order of the totals; null if it was not read, or cannot be. */
  nbytes: (number | null)[] | null;
}

/**
 * `steps.json`: the recordings of one run and tag. If recordings differ only in time, one of them
 * is analysed. One request reads as many as one of `ranks.json`, and the page asks again until
 * nothing is pending.
 */
export interface StepsReply extends Reply {
  /** The number of recordings that the server has not read yet. */
  pending: number;
  totals: StepTotal[];
  /** In order of steps. */
  points: StepPoint[];
}

/** A total from the Scalars tab. */
export interface RoundedTotal {
  key: string;
  label: string;
  help: string;
  /** Rounded to seven digits. */
  nbytes: number;
}

/** `totals.json`. */
export interface TotalsReply extends Reply {
  /** Empty if no scalars were written with the recording. */
  totals: RoundedTotal[];
}

/** The op with the largest sum. */
export interface Peak {
  op: number;
  nbytes: number;
}

/** A range of ops, from `first_op` up to but not including `end_op`. */
export interface PhaseRow {
  kind: PhaseKind;
  first_op: number;
  end_op: number;
}

/** A sum of live bytes and its parts. */
export interface LiveStack {
  /** The live bytes after the op. */
  live_bytes: number[];
  peak: Peak | null;
  /** The parts of the sum: by state for forwards, by phase for other phases. */
  categories: Record<string, number[]>;
}

/** The same with model states, and with inputs while they are saved. */
export interface StackWithModel extends LiveStack {
  /** The missing parts; "" if there are none. */
  unknown: string;
}

/**
 * `timeline.json`: storages created in the recorded step. The parts are the states of storages when
 * their forward ended, `backward` for those created in a backward, and `update` for those created
 * after it. With the model they are also `parameters`, `buffers`, `gradients`, `optimizer state`,
 * `input` and FSDP's `unsharded parameters`, `unsharded gradients`, `all-gather buffers` and
 * `reduce-scatter buffers`. Parts add up to the live bytes. There are at most 2,000 ops, and peaks
 * are always among them.
 */
export interface TimelineReply extends Reply, LiveStack {
  /** The device; null if the recording has only one. */
  device: string | null;
  /** The ops that changed a sum; all columns have this length. */
  op: number[];
  phases: PhaseRow[];
  /** Null if model states were not recorded. Its peak is the total peak. */
  with_model: StackWithModel | null;
}

/** A node that saves a term's tensor. */
export interface TermSaver {
  node: number;
  /** `attn.c_attn addmm`, without the layer's name. */
  name: string;
  slots: string[];
}

/** A term of the formula, or a tensor that is not in the formula. */
export interface TermLine {
  /** "" for a tensor that is not in the formula. */
  term: string;
  what: string;
  /** Bytes in the letters of the sizes; "" for a tensor that is not in the formula. */
  formula: string;
  formula_bytes: number | null;
  saved_bytes: number;
  /** Why the two differ, or why a term without savers is not saved. */
  note: string;
  /** The number of savers, 0 for an unsaved term; the list may be shorter. */
  savers_count: number;
  savers: TermSaver[];
}

/** One kind of transformer layer; equal layers are listed once. */
export interface TermLayer {
  /** The first of them. */
  module: number;
  fqn: string;
  /** The calls of all of them. */
  modules: number[];
  /** The letters of the formulas and their values. */
  sizes: Record<string, number>;
  /** Bytes a value. */
  itemsize: number;
  formula_bytes: number;
  saved_bytes: number;
  /** The saved bytes that are not in the formula. */
  forgotten_bytes: number;
  /** The number of tensors that are not in the formula; the list may be shorter. */
  forgotten_count: number;
  /** The terms in the order of the formula, then other tensors, the largest first. */
  rows: TermLine[];
}

/**
 * `terms.json`: the formula of transformer layers and the saved bytes. `layers` is empty if the
 * recording has no transformer layer. A layer lists the largest 100 tensors that are not in the
 * formula, and at most 100 savers per row.
 */
export interface TermsReply extends Reply {
  layers: TermLayer[];
}

/** A row of `terms.json` for any size. */
export interface FittedRow {
  /** Null: the saved bytes are not a formula of the sizes. */
  saved: string | null;
  /** The textbook formula in the same sizes; null if it does not use them. */
  textbook: string | null;
  /** True if both are equal for every size. */
  is_equal: boolean;
}

/** A layer of `terms.json` for any size. */
export interface FittedLayerRow {
  saved: string | null;
  textbook: string | null;
  /** In the order of its rows in `terms.json`. */
  rows: FittedRow[];
}

/** Formulas and their basis. */
export interface FittedTerms {
  proof: string;
  /** Values without a formula; "" if the formulas match all recordings exactly. */
  doubt: string;
  /** The recordings that were left out, and why. */
  notes: string[];
  /** In the order of the layers of `terms.json`. */
  layers: FittedLayerRow[];
}

/** The progress of reading recordings; request the formulas again. */
export interface Fitting {
  read: number;
  of: number;
}

/**
 * `fitted.json`: all fields except one are null. The recordings are those whose run and tag differ
 * only in sizes (`b=2,s=64`), the last step of each. Without sizes there, they are the steps of the
 * same tag, whose labels can have sizes. At most 24 are read. A request waits a second, then the
 * reply is the progress.
 */
export interface FittedReply extends Reply {
  fitted: FittedTerms | null;
  /** Why there are no formulas, and how to get them. */
  problem: string | null;
  pending: Fitting | null;
}

/** The look and the meaning of a state's edges. */
export interface StateStyle {
  readonly state: State;
  readonly colour: string;
  readonly line: 'solid' | 'dashed' | 'dotted' | 'double';
  readonly head: 'normal' | 'empty' | 'diamond' | 'vee' | 'none';
  /** A sentence. */
  readonly help: string;
}

/** In the legend's order. */
export const STATES: readonly StateStyle[] = [
  {
    state: 'cached',
    colour: '#d55e00',
    line: 'solid',
    head: 'normal',
    help: 'Saved for backward: at least one saved tensor uses its memory.',
  },
  {
    state: 'freed',
    colour: '#0072b2',
    line: 'dashed',
    head: 'empty',
    help: 'Allocated in the forward pass and freed by its end.',
  },
  {
    state: 'held',
    colour: '#b0558c',
    line: 'double',
    head: 'diamond',
    help: 'Alive after the forward pass, though no saved tensor uses it.',
  },
  {
    state: 'recomputed',
    colour: '#009e73',
    line: 'dotted',
    head: 'vee',
    help: 'Allocated in a checkpointed region: the backward pass recomputes it.',
  },
  {
    state: 'input',
    colour: '#56b4e9',
    line: 'solid',
    head: 'vee',
    help: 'Alive before the forward pass, and not saved.',
  },
  {
    state: 'parameter',
    colour: '#888888',
    line: 'dotted',
    head: 'none',
    help: 'A parameter or buffer: alive with or without the forward pass.',
  },
  {
    state: 'not cached',
    colour: '#777777',
    line: 'dashed',
    head: 'vee',
    help: 'Freed or held: without recorded ops the two cannot be distinguished.',
  },
];

/** The height of a page's text. */
export const PAGE_HEIGHT_MM = 235;

/** Every route: its parameters and its reply. */
export interface Routes {
  /** The recordings of the log directory. */
  'index.json': { params: NoParams; reply: IndexReply };
  /** The totals, modules, ops and largest saved tensors of a recording. */
  'recording.json': { params: RecordingParams; reply: RecordingReply };
  /** Rounded totals from the scalars beside a recording, which is not decoded for them. */
  'totals.json': { params: RecordingParams; reply: TotalsReply };
  /** The DOT text of a graph, with headers that describe it. */
  'graph.dot': { params: GraphParams; reply: Graph };
  /** A drawing of the tab, as a file for a paper. */
  figure: { params: FigureParams; reply: Blob };
  /** A box or an edge of the same graph. */
  'drawn.json': { params: BoxParams; reply: DrawnReply };
  /** The saved tensors, edges and frees of a node or a module call. */
  'detail.json': { params: DetailParams; reply: DetailReply };
  /** A table of the recording as CSV with all rows, as `tb_actmem.table` writes it. */
  'table.csv': { params: TableParams; reply: string };
  /** The live bytes after each op. 404 if the recording has no ops. */
  'timeline.json': { params: RecordingParams; reply: TimelineReply };
  /** The storages that are alive after an op. */
  'alive.json': { params: AliveParams; reply: AliveReply };
  /** The textbook formula of each kind of transformer layer, beside its saved bytes. */
  'terms.json': { params: RecordingParams; reply: TermsReply };
  /** The rows of `terms.json` as formulas, from recordings of the same step at other sizes. */
  'fitted.json': { params: RecordingParams; reply: FittedReply };
  /** The recordings of all ranks of a job at one step. 404 for a series without a rank. */
  'ranks.json': { params: RanksParams; reply: RanksReply };
  /** The totals of all steps of one run and tag. */
  'steps.json': { params: SeriesParams; reply: StepsReply };
  /** The same as CSV. A step that is not read yet has no bytes. */
  'steps.csv': { params: SeriesParams; reply: string };
  /** The comparison of a recording with another one, or with a prediction of it. */
  'compare.json': { params: ComparandParams; reply: CompareReply };
  /** The joint graph of the two recordings of `compare.json` or `plan.json`. */
  'compare.dot': { params: DifferenceParams; reply: Graph };
  /** All changes of the same comparison, repeated layers combined, as CSV. */
  'changes.csv': { params: ChangesParams; reply: string };
  /** Actions against a high peak, each with its gain and cost, and the chosen ones together. */
  'optimize.json': { params: OptimizeParams; reply: OptimizeReply };
  /** Whether the recorded step fits on a GPU. 400 without ops. */
  'fits.json': { params: FitsParams; reply: FitsReply };
  /** The modules and ops that `compare.json` accepts for a prediction. 400 without ops. */
  'patterns.json': { params: RecordingParams; reply: PatternsReply };
  /** The plan of `tb_actmem.predict.plan` for one limit, compared with the recorded step. */
  'plan.json': { params: PlanParams; reply: PlanReply };
  /** The lowest total peak for each amount of recomputation. */
  'curve.json': { params: PlanningParams; reply: CurveReply };
}
