// The JSON of the server's routes: `make messages` writes it from the types in tb_actmem/replies/.
// Sizes are bytes; ids are positions in the recording's tables; "none" is null.

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

export type ModelState = 'gradient' | 'optimizer';

export type PhaseKind = 'forward' | 'backward' | 'update';

export type SaveKind = 'saved' | 'ctx' | 'packed' | 'checkpoint cache' | 'recomputed';

export type State =
  'cached' | 'freed' | 'held' | 'parameter' | 'input' | 'recomputed' | 'not cached';

/** What every reply begins with. */
export interface Reply {
  version: number;
}

/** A node as another row names it. */
export interface NodeName {
  node: number;
  op: string;
  /** Of the module call that made it; "" for the model itself, and where none did. */
  fqn: string;
}

/** The graph with some module calls open. */
export interface FoldState {
  /** These calls. */
  expand: number[];
  /** How many boxes there are. */
  visible: number;
  /** The lines of its DOT text. */
  dot: number[];
  /** For each box of several equal calls the first of them, and how many they are. */
  repeated: [number, number][];
  /** Its edges, and its boxes that are more, or less, than one row, among what the page tells. */
  drawn: number[];
}

/** The graphs, first the one that shows unless somebody asks. */
export interface FoldStates extends Reply {
  /** Of all their DOT texts, each once. */
  lines: string[];
  states: FoldState[];
}

/** An op, and where it ran. */
export interface OpPlace {
  op: number;
  /** Torch's: `aten::addmm`. */
  name: string;
  /** The node that autograd made for it. */
  node: number | null;
  /** Of the module call in which it ran; "" outside of any. */
  fqn: string;
  /** `file.py:12`; "" where it is not known. */
  source: string;
  /** The node in whose backward it ran. */
  backward_of: NodeName | null;
}

/** A storage, and its life in ops. */
export interface LifeRow {
  storage: number;
  nbytes: number;
  /** Of the tensor that its op returned; null where that is not known. */
  dtype: string | null;
  shape: number[] | null;
  made_by: OpPlace;
  last_used: number;
  /** The last op after which it was alive; null: alive at the end of the recording. */
  ended: number | null;
  /** What became of it when its forward had ended; null for what no forward made. */
  state: State | null;
  /** In which it was made. */
  phase: PhaseKind | null;
  /** What it is of the model's state, if anything: the band in which it stands. */
  model_state: ModelState | null;
  /** Who kept it at the end of the forward where no save did. */
  holder: Holder | null;
  /** Why the backward keeps it; "" where it does not. */
  reason: string;
}

/** What died between an op and the next one. */
export interface ReleaseRow {
  at: OpPlace;
  nbytes: number;
  /** How many there are; the list may be cut. */
  count: number;
  storages: LifeRow[];
}

/** `alive.json`. */
export interface AliveReply extends Reply {
  at: OpPlace;
  live_bytes: number;
  /** How many there are; the list may be cut. */
  alive_count: number;
  alive: LifeRow[];
  /** What the op before released, which is not alive any more; null: nothing. */
  before: ReleaseRow | null;
  /** Of those alive: dead before the next op. */
  behind: ReleaseRow | null;
}

/** All from which a page without a server says what is alive after any op. */
export interface LivesReply extends Reply {
  /** Rows that one list has at most. */
  most: number;
  ops: OpPlace[];
  /** The largest first. */
  lives: LifeRow[];
}

/** A tensor that goes along an edge, or that a box stands for. */
export interface DrawnTensor {
  dtype: string;
  shape: number[];
  nbytes: number;
  /** Of its memory, of which the tensor may be a window; null, as the two below: not known. */
  storage_nbytes: number | null;
  category: Category | null;
  state: State | null;
  /** Of a parameter or buffer; of an activation the parameter of which it is a cast. */
  name: string | null;
  /** How many saves refer to its memory; the list may be cut. */
  savers_count: number;
  savers: SaverRow[];
}

/** One of the equal module calls that a box stands for. */
export interface DrawnCall {
  module: number;
  fqn: string;
  /** Charged to its nodes, and to those that stand between it and the next. */
  nbytes: number;
}

/** A box at an end of an edge. */
export interface DrawnEnd {
  id: string;
  name: string;
}

/** `drawn.json`. */
export interface DrawnReply extends Reply {
  id: string;
  /** `node`, `module`, `stretch`, `leaf`, `parameter`, `output` or `edge`. */
  kind: string;
  title: string;
  /** Charged to a box; of an edge, or a box of tensors, what goes along or out of it. */
  nbytes: number;
  /** That a box stands for. */
  nodes: number;
  /** How many module calls a box stands for; the list may be cut. */
  calls_count: number;
  calls: DrawnCall[];
  /** Of the calls that which is attributed least, and below that which is attributed most. */
  least_bytes: number;
  most_bytes: number;
  /** Null: not an edge. */
  state: State | null;
  /** Of an edge where it comes from and where it goes to. */
  ends: DrawnEnd[];
  /** Tensors of which the memory is not known. */
  unknown: number;
  /** How many others there are; the list may be cut. */
  tensors_count: number;
  tensors: DrawnTensor[];
}

/** One of the two recordings. */
export interface ComparedSide {
  label: string;
  /** Whose totals these are. */
  device: string;
  /** What was assumed of a step that did not run; null for one that did. */
  predicted: string | null;
  notes: string[];
  /** None without an op stream. */
  timeline: TimelineReply | null;
}

/** One total of both. */
export interface ComparedTotal {
  key: string;
  label: string;
  help: string;
  /** 1: a part of the last total of level 0 above it. */
  level: number;
  /** Null: the recording cannot know. */
  before_bytes: number | null;
  after_bytes: number | null;
  difference_bytes: number | null;
}

/** One save that is not the same in both. */
export interface ChangedSave {
  /** The module's, and of a later call which one: `h.0.attn #2`. */
  name: string;
  /** Null where nothing is kept. */
  before_node: number | null;
  after_node: number | null;
  before_bytes: number;
  after_bytes: number;
}

/** What repeated layers do not keep in the same way, as one. */
export interface ChangeRow {
  change: Change;
  /** `h.*.attn ×12`, or of one its own name. */
  module: string;
  op: string;
  slot: string;
  /** `float32 → float16 [3, 8]`, or what there is of the two. */
  tensor: string;
  before_bytes: number;
  after_bytes: number;
  difference_bytes: number;
  /** What the rows are sorted by: the difference, or what is on another device. */
  weight_bytes: number;
  /** How many there are; the list may be cut. */
  members_count: number;
  members: ChangedSave[];
}

/** `compare.json`. */
export interface CompareReply extends Reply {
  before: ComparedSide;
  after: ComparedSide;
  totals: ComparedTotal[];
  /** Charged before and no more, over all saves. */
  released_bytes: number;
  added_bytes: number;
  /** On another device than before. */
  moved_bytes: number;
  same_bytes: number;
  /** Saves that keep the same in both. */
  same_count: number;
  /** How many there are; the list may be cut. */
  changes_count: number;
  /** The largest first. */
  changes: ChangeRow[];
  /** Python that has the model run as the second does; null where it was recorded. */
  code: string | null;
}

/** A save that refers to the same storage. */
export interface SaverRow extends NodeName {
  slot: string;
}

/** A tensor that comes from the named node, or goes to it. */
export interface EdgeRow extends NodeName {
  state: State;
  /** Null, as the two below: which tensor it is is not known. */
  dtype: string | null;
  shape: number[] | null;
  nbytes: number | null;
}

/** The tensors that come into a set of nodes and that leave it; the leaves stand last. */
export interface Edges {
  /** How many there are; the list may be cut. */
  inputs_count: number;
  inputs: EdgeRow[];
  outputs_count: number;
  outputs: EdgeRow[];
}

/** A tensor that a node keeps in a slot. */
export interface SaveRow {
  node: number;
  op: string;
  slot: string;
  kind: SaveKind;
  dtype: string | null;
  shape: number[] | null;
  /** Of the tensor; null where it is not known. */
  nbytes: number | null;
  storage: number | null;
  /** Of its memory, of which the tensor may be a window. */
  storage_nbytes: number | null;
  category: Category | null;
  /** Of a parameter or buffer; of an activation the parameter of which it is a cast. */
  name: string | null;
  /** The storage is counted here; false: at its first saver, and here it is shared. */
  attributed: boolean;
  reason: string;
  /** The derivative that needs it. */
  formula: string | null;
  /** How many other savers there are; the list may be cut. */
  shared_count: number;
  shared_with: SaverRow[];
}

/** The module call that made a node, or the one that is meant itself. */
export interface ModuleName {
  module: number | null;
  fqn: string;
  type_name: string | null;
}

/** The memory that died while the backward of some nodes ran, behind an op of theirs. */
export interface Released {
  released_bytes: number;
  /** How many storages that are; the list may be cut. */
  released_count: number;
  released: LifeRow[];
}

/** `detail.json`, of a node or of a module call. */
export interface DetailReply extends Reply, ModuleName, Edges, Released {
  /** `n12` or `m5`, as in the picture. */
  id: string;
  title: string;
  /** Torch's name of a node; of a module call its type. */
  name: string;
  /** `file.py:12`; "" for a module call, and where it is not known. */
  source: string;
  /** Null, as the two below: for a module call, and where it is not known. */
  file: string | null;
  line: number | null;
  function: string | null;
  /** The checkpointed region that made the node, counted from 0; null outside of any. */
  region: number | null;
  /** Of a module call with those inside it. */
  attributed_bytes: number;
  /** `on cuda:0 + cpu`; "" where they are all on the first device. */
  where: string;
  /** Null for a module call. */
  shared_bytes: number | null;
  /** What would go if it alone stopped saving. */
  exclusive_bytes: number;
  /** How many there are; the list may be cut. */
  saves_count: number;
  saves: SaveRow[];
}

/** One recording. */
export interface StepRow {
  step: number;
  /**
   * Seconds since 1970, null if the clock was broken. With the step it names one event, so that a
   * rewritten one is fetched again.
   */
  wall_time: number | null;
}

/** The recordings of one run and tag. */
export interface TagRow {
  tag: string;
  description: string;
  /** Of the process that wrote them, where it was one of several. */
  rank: number | null;
  /** How many ranks the job has here, this one included. */
  ranks: number;
  /** Why none of them can be read, in a sentence. */
  problem: string | null;
  /** In order of steps. */
  steps: StepRow[];
}

/** The tags of one run. */
export interface RunRow {
  run: string;
  tags: TagRow[];
}

/** `index.json`. */
export interface IndexReply extends Reply {
  /** As TensorBoard names it. */
  logdir: string;
  runs: RunRow[];
}

/** A plan, and the step by it beside the step as it was recorded. */
export interface Planned {
  /** The plan in words. */
  lines: string[];
  /** Of the whole step by this plan. */
  peak_bytes: number;
  /** What runs again as a share of the forward, a byte to the host or back as 4,000 FLOPs. */
  cost_share: number;
  comparison: CompareReply;
}

/** Why there is no plan. */
export interface Unreachable {
  problem: string;
  /** The least peak that was found. */
  least_bytes: number;
  /** What releases memory without a checkpoint, in words. */
  lines: string[];
}

/** How far the making of a plan is: who wants it asks again. */
export interface Planning {
  /** Since it began. */
  seconds: number;
  /** Choices of which the peak is known. */
  tried: number;
  /** The least of these peaks; null before there is one. */
  least_bytes: number | null;
}

/** `plan.json`: all but one are null. */
export interface PlanReply extends Reply {
  planned: Planned | null;
  unreachable: Unreachable | null;
  pending: Planning | null;
}

/** One of the best plans. */
export interface PointRow {
  /** The plan for this is the one of the point: `10%`. */
  max_recompute: string;
  /** What runs again as a share of the forward, a byte to the host or back as 4,000 FLOPs. */
  cost_share: number;
  /** Of the whole step. */
  peak_bytes: number;
  /** By which share it can be higher than the least possible; null: that is not known. */
  gap: number | null;
  /** What to checkpoint, in words. */
  lines: string[];
}

/** `curve.json`. */
export interface CurveReply extends Reply {
  /** Of the step as it was recorded. */
  before_peak_bytes: number;
  /** What the step saves is on the host already: to offload it copies nothing. */
  is_on_host: boolean;
  /** Those that are known, the highest peak first; each costs more than the one before. */
  points: PointRow[];
  /** For how many limits of what runs again the least peak is asked, in all. */
  asked_count: number;
  /** For how many it is known; several limits may have the same best plan. */
  known_count: number;
  /** How far the next one is: who wants it asks again. Null: the curve is whole. */
  pending: Planning | null;
}

/** Equal modules as one row, or a single one. */
export interface PatternRow {
  /** `transformer.h.*.attn`. */
  name: string;
  /** What names them in a query: the name, or where that fits others too, the names of all. */
  asked: string;
  type_name: string;
  modules_count: number;
  /** Charged to the saves inside of them, on the first device. */
  saved_bytes: number;
  /** Of the forward's FLOPs, an estimate: what runs again if they do as a whole. */
  flops_share: number;
  /** Why no checkpoint could run them; null: it can. */
  why_not: string | null;
}

/** An op that multiplies, whose results selective checkpoints may keep. */
export interface CostlyRow {
  /** `addmm`. */
  name: string;
  flops_share: number;
  /** Of all its results in the forward. */
  result_bytes: number;
}

/** `patterns.json`. */
export interface PatternsReply extends Reply {
  /** What the step saves is on the host already: to offload it copies nothing. */
  is_on_host: boolean;
  /** How many there are; the list may be cut. */
  patterns_count: number;
  /** In the order of their first calls: a module stands before those inside of it. */
  patterns: PatternRow[];
  /** The costliest first. */
  ops: CostlyRow[];
}

/** Positions of the smallest and the largest of several ranks; null where all are equal. */
export interface Extremes {
  least: number | null;
  most: number | null;
}

/** A total in which the ranks are compared. */
export interface RankTotal extends Extremes {
  key: string;
  label: string;
  help: string;
}

/** One rank's recording. */
export interface RankLine {
  rank: number;
  run: string;
  tag: string;
  /** Why it cannot be compared, in a sentence. */
  problem: string | null;
  /** In the order of the totals; null before it was read, or when it cannot be. */
  nbytes: (number | null)[] | null;
}

/** A module that does not keep the same on every rank. */
export interface RankModule extends Extremes {
  /** `h.*.fc` for several that only a number tells apart; "" for the model itself. */
  fqn: string;
  /** With an empty fqn "" for what no module call made. */
  type_name: string;
  /** How many modules this row stands for; each has these bytes. */
  times: number;
  /** Charged to its own nodes, by rank; null where a rank has no such module. */
  nbytes: (number | null)[];
}

/** `ranks.json`: the ranks of one job at one step. */
export interface RanksReply extends Reply {
  /** How many recordings the server has not read yet. */
  pending: number;
  /** Numbers below the largest rank that have no run. */
  absent: number[];
  totals: RankTotal[];
  ranks: RankLine[];
  /** How many unequal modules there are; the list may be cut. */
  modules_count: number;
  /** The furthest apart first; empty while recordings are pending. */
  modules: RankModule[];
}

/** Where the recording comes from. */
export interface MetaFields {
  label: string;
  /** Nanoseconds since 1970. */
  created_ns: number;
  torch_version: string;
  actmem_version: string;
  device: string;
  /** An op stream was recorded, so freed and held can be told apart. */
  has_ops: boolean;
  /** Of the process, where it was one of several. */
  rank: number | null;
  /** Sentences on what the recorder could not see. */
  notes: string[];
}

/** One total. */
export interface TotalsLine {
  key: string;
  label: string;
  /** `on cuda:0` behind the label of a line of level 0; "" where there is one device. */
  where: string;
  /** The total of another device than the first, beside the line of level 0 above it. */
  is_aside: boolean;
  /** Null: the recording cannot know. */
  nbytes: number | null;
  /** A line is a part of the last line of a lower level above it. */
  level: number;
  help: string;
}

/** A row for each module call, in order of entry: a parent stands before its children. */
export interface ModuleColumns {
  fqn: string[];
  type_name: string[];
  /** 0 for the first call of a module. */
  call: number[];
  /** The row of the call around it. */
  parent: (number | null)[];
  /** How many nodes it made, with those of the calls inside. */
  nodes: number[];
  /** Charged to its own nodes, without the calls inside. */
  self_bytes: number[];
  total_bytes: number[];
  /** `on cuda:0 + cpu`; "" where they are all on the first device. */
  where: string[];
  /** What would go if it alone stopped saving. */
  exclusive_bytes: number[];
  /** Made inside it and dead when the forward ended; null without an op stream. */
  freed_bytes: (number | null)[];
}

/** A row for each node but AccumulateGrad, in forward order. */
export interface OpColumns {
  node: number[];
  op: string[];
  /** The innermost module call that made it. */
  module: (number | null)[];
  /** `file.py:12`; "" where it is not known. */
  source: string[];
  /** How many saves it has. */
  saves: number[];
  attributed_bytes: number[];
  /** `on cuda:0 + cpu`; "" where they are all on the first device. */
  where: string[];
  /** Saved here and attributed to another op. */
  shared_bytes: number[];
  /** What would go if it alone stopped saving. */
  exclusive_bytes: number[];
  output_bytes: (number | null)[];
  output_dtype: (string | null)[];
  output_state: (State | null)[];
  /** The backward makes it again. */
  recomputed: boolean[];
}

/** What could stand in the place of ops, in equal layers. */
export interface LighterRow {
  /** `h.*.mlp.act`, or of one its own name. */
  module: string;
  type_name: string;
  calls: number[];
  saved_bytes: number;
  /** By how much less would be kept. */
  fewer_bytes: number;
  text: string;
}

/** What costs something and gives nothing, in equal layers, and where the first of it is. */
export interface WarningRow {
  text: string;
  /** What is held, or made again. */
  nbytes: number;
  node: number | null;
  /** The module call; null outside of any. */
  module: number | null;
}

/** `recording.json`. */
export interface RecordingReply extends Reply {
  meta: MetaFields;
  /** In reading order. */
  totals: TotalsLine[];
  modules: ModuleColumns;
  ops: OpColumns;
  /** How many groups there are; the list may be cut. */
  saved_count: number;
  /** What the backward keeps, the largest group first. */
  kept: SavedGroupRow[];
  /** What would keep less and run nothing again, the most to be gained first. */
  lighter: LighterRow[];
  /** The most bytes first. */
  warnings: WarningRow[];
}

/** One storage of a group, and who keeps it. */
export interface SavedMember {
  storage: number;
  node: number;
  /** Of the module call; "" outside of any. */
  fqn: string;
  slot: string;
  nbytes: number;
}

/** What equal layers keep in the same way, as one; most groups have one storage. */
export interface SavedGroupRow {
  /** Of all together. */
  nbytes: number;
  /** What the backward keeps on the same device, these included. */
  saved_bytes: number;
  /** How many storages; the list may be cut. */
  count: number;
  /** In forward order. What follows is of the first of them, and the same for all. */
  members: SavedMember[];
  /** `h.*.mlp.act`, or of one its own name. */
  module: string;
  op: string;
  slot: string;
  dtype: string | null;
  /** The first size is null where it differs, and else they have the same bytes each. */
  shape: (number | null)[] | null;
  /** Null where the recording has one device. */
  device: string | null;
  category: Category;
  /** Of an activation the parameter of which it is a cast. */
  name: string | null;
  /** `file.py:12`; "" where it is not known. */
  source: string;
  /** How many saves keep it. */
  saves: number;
  reason: string;
  /** With what they would go, and the bytes that would give; "" where nothing is known of it. */
  lighter: string;
}

/** A total whose course is drawn. */
export interface StepTotal {
  key: string;
  label: string;
  help: string;
}

/** One recording. */
export interface StepPoint {
  step: number;
  /** Why it cannot be read, in a sentence. */
  problem: string | null;
  /** In the order of the totals; null before it was read, or when it cannot be. */
  nbytes: (number | null)[] | null;
}

/** `steps.json`: the recordings of one run and tag. */
export interface StepsReply extends Reply {
  /** How many recordings the server has not read yet. */
  pending: number;
  totals: StepTotal[];
  /** In order of steps. */
  points: StepPoint[];
}

/** A total as the Scalars tab has it. */
export interface RoundedTotal {
  key: string;
  label: string;
  help: string;
  /** To seven digits. */
  nbytes: number;
}

/** `totals.json`. */
export interface TotalsReply extends Reply {
  /** Empty where they were not written beside the recording. */
  totals: RoundedTotal[];
}

/** A node that saves what a term stands for. */
export interface TermSaver {
  node: number;
  /** `attn.c_attn addmm`, without the layer's name. */
  name: string;
  slots: string[];
}

/** A term of the formula, or a tensor that the formula forgets. */
export interface TermLine {
  /** "" for what the formula forgets. */
  term: string;
  what: string;
  /** In bytes, in the letters of the sizes; "" for what the formula forgets. */
  formula: string;
  formula_bytes: number | null;
  saved_bytes: number;
  /** Why the two differ, or without savers why a term is not kept. */
  note: string;
  /** How many there are, 0 for a term that is not kept; the list may be cut. */
  savers_count: number;
  savers: TermSaver[];
}

/** One sort of transformer layer: equal layers stand once. */
export interface TermLayer {
  /** The first of them. */
  module: number;
  fqn: string;
  /** The calls of all of them. */
  modules: number[];
  /** The letters of the formulas and what they stand for here. */
  sizes: Record<string, number>;
  /** Bytes a value. */
  itemsize: number;
  formula_bytes: number;
  saved_bytes: number;
  /** Of the kept bytes: what the formula forgets. */
  forgotten_bytes: number;
  /** How many tensors the formula forgets; the list may be cut. */
  forgotten_count: number;
  /** The terms in the order of the formula, then what it forgets, the largest first. */
  rows: TermLine[];
}

/** `terms.json`: the formula of transformer layers beside what is kept. */
export interface TermsReply extends Reply {
  layers: TermLayer[];
}

/** A row of `terms.json`, at any size. */
export interface FittedRow {
  /** Null: what is kept is no formula of the sizes. */
  kept: string | null;
  /** What the formula says in the same sizes; null where it does not know them. */
  textbook: string | null;
  /** Both are the same at every size. */
  is_equal: boolean;
}

/** A layer of `terms.json`, at any size. */
export interface FittedLayerRow {
  kept: string | null;
  textbook: string | null;
  /** In the order of its rows there. */
  rows: FittedRow[];
}

/** Formulas, and what they rest on. */
export interface FittedTerms {
  proof: string;
  /** What is no formula of the sizes; "" where all recordings are met to the byte. */
  doubt: string;
  /** Which recordings were left out, and why. */
  notes: string[];
  /** In the order of the layers of `terms.json`. */
  layers: FittedLayerRow[];
}

/** How far the reading of recordings is: who wants the formulas asks again. */
export interface Fitting {
  read: number;
  of: number;
}

/** `fitted.json`: all but one are null. */
export interface FittedReply extends Reply {
  fitted: FittedTerms | null;
  /** Why there are no formulas, and how they come about. */
  problem: string | null;
  pending: Fitting | null;
}

/** Where the sum is largest. */
export interface Peak {
  op: number;
  nbytes: number;
}

/** A range of ops: `first_op` belongs to it, `end_op` does not. */
export interface PhaseRow {
  kind: PhaseKind;
  first_op: number;
  end_op: number;
}

/** A sum of live bytes and its parts. */
export interface LiveStack {
  /** The sum of what is alive after the op. */
  live_bytes: number[];
  peak: Peak | null;
  /** The parts of the sum: by state what a forward made, by phase what another phase made. */
  categories: Record<string, number[]>;
}

/** The same with model states, and with inputs while they are kept. */
export interface StackWithModel extends LiveStack {
  /** What of it nobody found; "" where nothing lacks. */
  unknown: string;
}

/** `timeline.json`: what the block made. */
export interface TimelineReply extends Reply, LiveStack {
  /** Whose memory it is; null where the recording has one device. */
  device: string | null;
  /** The ops after which a sum changed; every other column has as many rows. */
  op: number[];
  phases: PhaseRow[];
  /** Null where nobody looked for model states. Its peak is that of the totals. */
  with_model: StackWithModel | null;
}
