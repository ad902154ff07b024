// The JSON of the server's routes (tb_actmem/plugin/http_api.md). Sizes are bytes; ids are
// positions in the recording's tables; "none" is null.

export const VERSION = 1;

export interface Index {
  version: 1;
  logdir: string;
  runs: Run[];
}

export interface Run {
  run: string;
  tags: Tag[];
}

export interface Tag {
  tag: string;
  description: string;
  /** Of the process that wrote it, where it was one of several; and how many ranks its job has here. */
  rank?: number | null;
  ranks?: number;
  /** Why its recordings cannot be read, in a sentence. */
  problem?: string | null;
  steps: Step[];
}

export interface Step {
  step: number;
  /**
   * Seconds since 1970, null if the clock was broken; with the step it names one event, so that a
   * rewritten one is fetched again.
   */
  wall_time: number | null;
}

export interface Recording {
  version: 1;
  meta: Meta;
  ledger: LedgerLine[];
  modules: ModuleColumns;
  ops: OpColumns;
  largest: LargestRow[];
}

export interface Meta {
  label: string;
  created_ns: number;
  torch_version: string;
  actmem_version: string;
  device: string;
  has_ops: boolean;
  rank: number | null;
  /** Sentences on what the recorder could not see. */
  notes: string[];
}

export interface LedgerLine {
  key: string;
  label: string;
  /** null: the recording cannot know. */
  nbytes: number | null;
  /** A line is a part of the last line of a lower level above it. */
  level: number;
  help: string;
}

/** Module calls in order of entry: a parent stands before its children. */
export interface ModuleColumns {
  fqn: string[];
  type_name: string[];
  call: number[];
  parent: (number | null)[];
  nodes: number[];
  self_bytes: number[];
  total_bytes: number[];
  exclusive_bytes: number[];
  freed_bytes: (number | null)[];
}

/** One row for each node but AccumulateGrad, in forward order. */
export interface OpColumns {
  node: number[];
  op: string[];
  module: (number | null)[];
  source: (string | null)[];
  saves: number[];
  charged_bytes: number[];
  shared_bytes: number[];
  exclusive_bytes: number[];
  output_bytes: (number | null)[];
  output_state: (State | null)[];
  recomputed: boolean[];
}

export const STATES = [
  'cached',
  'freed',
  'held',
  'recomputed',
  'parameter',
  'input',
  'not cached',
] as const;

export type State = (typeof STATES)[number];

/** A state as the class that carries it in the SVG and in the style sheet. */
export function stateClass(state: State): string {
  return state.replace(' ', '-');
}

export interface LargestRow {
  storage: number;
  nbytes: number;
  dtype: string | null;
  shape: number[] | null;
  category: string;
  name: string | null;
  /** null: nobody in the graph keeps it, but a checkpoint does. */
  node: number | null;
  slot: string;
  op: string;
  module: number | null;
  fqn: string;
  source: string | null;
  saves: number;
  reason: string;
}

export interface Detail {
  version: 1;
  /** `n12` or `m5`, as in the picture. */
  id: string;
  title: string;
  name?: string | null;
  module: number | null;
  fqn: string;
  type_name: string | null;
  source?: string | null;
  file?: string | null;
  line?: number | null;
  function?: string | null;
  /** The checkpointed region that made it. */
  region?: number | null;
  charged_bytes: number;
  /** null for a module. */
  shared_bytes: number | null;
  exclusive_bytes: number;
  /** How many there are; long lists come cut. */
  saves_count: number;
  saves: SaveRow[];
  inputs_count: number;
  inputs: EdgeRow[];
  outputs_count: number;
  outputs: EdgeRow[];
}

export interface SaveRow {
  node: number;
  op: string;
  slot: string;
  kind: string;
  dtype: string | null;
  shape: number[] | null;
  nbytes: number | null;
  storage: number | null;
  storage_nbytes: number | null;
  category: string | null;
  name: string | null;
  /** The storage is counted here; false: at its first saver, and here it is shared. */
  charged: boolean;
  reason: string;
  formula: string | null;
  shared_count: number;
  shared_with: SaverRow[];
}

export interface SaverRow {
  node: number;
  op: string;
  fqn: string;
  slot: string;
}

export interface EdgeRow {
  node: number | null;
  op: string;
  fqn: string;
  state: State | null;
  dtype: string | null;
  shape: number[] | null;
  nbytes: number | null;
}

export interface Timeline {
  version: 1;
  /** The op after which the sum stands, and the sum. */
  op: number[];
  live_bytes: number[];
  peak: { op: number; nbytes: number } | null;
  phases: { kind: string; first_op: number; end_op: number }[];
  /** The sum by what became of the memory when the forward ended; these add up to it. */
  categories: Record<string, number[]>;
}

/** The formula of transformer layers beside what is kept; equal layers stand once. */
export interface Terms {
  version: 1;
  layers: LayerTerms[];
}

export interface LayerTerms {
  module: number;
  fqn: string;
  /** The calls of all equal layers. */
  modules: number[];
  /** The letters of the formulas and what they stand for here. */
  sizes: Record<string, number>;
  itemsize: number;
  formula_bytes: number;
  kept_bytes: number;
  forgotten_bytes: number;
  forgotten_count: number;
  rows: TermRow[];
}

export interface TermRow {
  /** "" for what the formula forgets. */
  term: string;
  what: string;
  formula: string;
  formula_bytes: number | null;
  kept_bytes: number;
  /** Why the two differ, or without savers why a term is not kept. */
  note: string;
  /** 0 for a term that is not kept. */
  savers_count: number;
  savers: { node: number; name: string; slots: string[] }[];
}

/** The ranks of one job at one step. */
export interface Ranks {
  version: 1;
  /** How many recordings the server has not read yet. */
  pending: number;
  /** Numbers below the largest rank that have no run. */
  absent: number[];
  totals: (Apart & { key: string; label: string; help: string })[];
  ranks: RankRow[];
  modules_count: number;
  modules: RankModule[];
}

/** Positions of the smallest and the largest of several ranks; null where all are equal. */
export interface Apart {
  least: number | null;
  most: number | null;
}

export interface RankRow {
  rank: number;
  run: string;
  tag: string;
  problem: string | null;
  /** In the order of the totals; null before it was read, or when it cannot be. */
  nbytes: (number | null)[] | null;
}

export interface RankModule extends Apart {
  fqn: string;
  type_name: string;
  /** How many modules this row stands for; each has these bytes. */
  times: number;
  /** By rank; null where a rank has no such module. */
  nbytes: (number | null)[];
}

/** DOT text of the folded graph, and which module calls stand open in it. */
export interface Graph {
  dot: string;
  expand: readonly number[];
  visible: number;
}

/** Read a reply, and refuse another version than this page was written for. */
export function parse<T extends { version: number }>(text: string): T {
  const value: unknown = JSON.parse(text);
  const version = (value as { version?: unknown } | null)?.version;
  if (version !== VERSION) {
    throw new Error(
      `This page reads version ${VERSION} of the data and the server sent version ` +
        `${JSON.stringify(version ?? null)}: reload the page, or restart TensorBoard after an upgrade.`,
    );
  }
  return value as T;
}
