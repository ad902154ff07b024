// A large graph cut at boxes through which everything passes: Graphviz takes several times as long for
// the whole as for its pieces, and a fold changes few of them.

/** A part of a graph that is laid out alone. */
export interface Piece {
  readonly dot: string;
  /** The box that it shares with the piece above, where it is the last one; null: nothing is above. */
  readonly top: string | null;
  /** The clusters around each of its boxes, the outermost first. */
  readonly around: ReadonlyMap<string, readonly string[]>;
}

/** Boxes of a graph that is quick as a whole. */
const FEW = 400;
/** About how many boxes a piece has: fewer take hardly less, and over each seam lines bend. */
const MANY = 40;

interface Cluster {
  readonly name: string;
  readonly lines: string[];
}

interface BoxLine {
  readonly line: string;
  readonly name: string;
  readonly around: readonly Cluster[];
}

interface EdgeLine {
  readonly line: string;
  readonly tail: string;
  readonly head: string;
}

/** The lines of a graph. */
interface Lines {
  /** What is said for the whole. */
  readonly head: string[];
  readonly boxes: BoxLine[];
  readonly edges: EdgeLine[];
}

/** The pieces of a graph from the top down; one where it cannot be cut, or is small. */
export function splitDot(dot: string): Piece[] {
  const lines = read(dot);
  const boxes = inOrder(lines);
  const ends = boxes.length < FEW ? [] : seams(boxes, lines);
  const begins = [0, ...ends];
  const isCut =
    ends.length > 0 && !ends.some((end, at) => hasBeside(boxes.slice(begins[at], end + 1)));
  if (!isCut) return [{ dot, top: null, around: new Map() }];
  const place = positions(boxes);
  const last = ({ tail, head }: EdgeLine) => Math.max(place.get(tail)!, place.get(head)!);
  return [...ends, boxes.length - 1].map((end, at) => {
    const begin = begins[at]!;
    const [top, bottom] = [at > 0 && boxes[begin]!.name, at < ends.length && boxes[end]!.name];
    const inside = boxes.slice(begin, end + 1);
    const edges = lines.edges.filter((edge) => last(edge) <= end && (!at || last(edge) > begin));
    const hidden = unseen(inside, edges, top || null, bottom || null);
    const around = inside.map(
      ({ name, around }) => [name, around.map((each) => each.name)] as const,
    );
    return {
      dot: [
        ...lines.head,
        ...nested(inside),
        ...edges.map(({ line }) => line),
        ...hidden,
        '}',
      ].join('\n'),
      top: top || null,
      around: new Map(around),
    };
  });
}

/** DOT as the server writes it: each statement has a line. */
function read(dot: string): Lines {
  const lines: Lines = { head: [], boxes: [], edges: [] };
  const open: Cluster[] = [];
  for (const line of dot.split('\n')) {
    const [, cluster] = /^subgraph (\w+) \{$/.exec(line) ?? [];
    const [, tail, head] = /^\t(\w+) -> (\w+) \[/.exec(line) ?? [];
    const [, name] = /^\t(\w+) \[label=/.exec(line) ?? [];
    if (cluster) open.push({ name: cluster, lines: [line] });
    else if (line === '}') open.pop();
    else if (tail && head) lines.edges.push({ line, tail, head });
    else if (name) lines.boxes.push({ line, name, around: [...open] });
    else if (line) (open.at(-1)?.lines ?? lines.head).push(line);
  }
  return lines;
}

const HEAD = /^(digraph \{|\t(graph|node|edge) \[.*)$/;

/** The boxes in the order of the forward; what nothing leads to comes just before its first user. */
function inOrder({ boxes, edges }: Lines): BoxLine[] {
  const place = positions(boxes);
  const made = new Set(edges.map(({ head }) => head));
  const before = new Map<string, number>();
  for (const { tail, head } of edges) {
    const user = (place.get(head) ?? 0) - 0.5;
    if (!made.has(tail)) before.set(tail, Math.min(before.get(tail) ?? Infinity, user));
  }
  const key = ({ name }: BoxLine) => before.get(name) ?? place.get(name)!;
  return boxes.toSorted((a, b) => key(a) - key(b));
}

function positions(boxes: readonly BoxLine[]): Map<string, number> {
  return new Map(boxes.map(({ name }, at) => [name, at]));
}

/**
 * Where pieces end: at boxes past which no edge goes, the first ones behind so many nodes of the
 * recording, whatever is folded. To count boxes would move all seams below a fold.
 */
function seams(boxes: readonly BoxLine[], { head, edges }: Lines): number[] {
  const place = positions(boxes);
  const changes = Array<number>(boxes.length + 1).fill(0);
  for (const edge of edges) {
    const [from, to] = [place.get(edge.tail) ?? -1, place.get(edge.head) ?? -1];
    // An edge that leads up holds its ends together, too.
    const [first, behind] = from < to ? [from + 1, to] : [to, from + 1];
    if (first < 0) return [];
    changes[first]! += 1;
    changes[behind]! -= 1;
  }
  if (!head.every((line) => HEAD.test(line))) return [];
  const nodes = boxes.map(({ name }) => Number(/^n(\d+)$/.exec(name)?.[1] ?? -1));
  const last = nodes.reduce((a, b) => Math.max(a, b), 1);
  const length = 2 ** Math.ceil(Math.log2((MANY * last) / boxes.length));
  const ends: number[] = [];
  let [past, reached] = [0, 0];
  nodes.slice(0, -1).forEach((node, at) => {
    past += changes[at]!;
    const stretch = Math.floor(node / length);
    if (past !== 0 || stretch <= reached) return;
    reached = stretch;
    ends.push(at);
  });
  return ends;
}

/** Whether a box stands beside a cluster that goes on above and below, and may be wider there. */
function hasBeside(boxes: readonly BoxLine[]): boolean {
  const through = boxes[0]!.around.filter((each) => boxes.at(-1)!.around.includes(each));
  return boxes.some(({ around }) => through.some((each) => !around.includes(each)));
}

/** Boxes inside of their clusters. */
function nested(boxes: readonly BoxLine[]): string[] {
  const lines: string[] = [];
  const open: Cluster[] = [];
  for (const { line, around } of boxes) {
    while (open.some((cluster, at) => cluster !== around[at])) {
      open.pop();
      lines.push('}');
    }
    for (const cluster of around.slice(open.length)) {
      open.push(cluster);
      lines.push(...cluster.lines);
    }
    lines.push(line);
  }
  return [...lines, ...open.map(() => '}')];
}

/** Edges that are not drawn and put all other boxes between the first and the last one. */
function unseen(
  boxes: readonly BoxLine[],
  edges: readonly EdgeLine[],
  top: string | null,
  bottom: string | null,
): string[] {
  const made = new Set(edges.map(({ head }) => head));
  const used = new Set(edges.map(({ tail }) => tail));
  const names = boxes.map(({ name }) => name);
  const ends = [
    ...names.filter((name) => top && name !== top && !made.has(name)).map((name) => [top, name]),
    ...names
      .filter((name) => bottom && name !== bottom && !used.has(name))
      .map((name) => [name, bottom]),
  ];
  return ends.map(([tail, head]) => `\t${tail} -> ${head} [style=invis]`);
}
