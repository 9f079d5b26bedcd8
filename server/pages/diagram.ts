/**
 * The states of a lifecycle as a drawing: a subset of mermaid's state diagrams, so that the
 * markdown twin of a page says the same in words and draws itself where mermaid is known.
 */
import { type Edge, Graph, layout } from "@dagrejs/dagre";
import { escapeHtml } from "./escape.ts";

interface Arrow {
  readonly from: string;
  readonly to: string;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const HEIGHT = 34;
const CHARACTER = 7.8;
const PADDING = 26;
/** The dot that stands before an initial state. */
const DOT = 12;
const LAYOUT = { ranksep: 40, nodesep: 18, edgesep: 12, marginx: 12, marginy: 12 };
/** What mermaid calls the beginning and the end. */
const EDGE_OF_LIFE = "[*]";
const START = " start";

const ARROW = /^\s*(\S+)\s*-->\s*(\S+?)(?:\s*:.*)?$/;

/** An SVG of the arrows in a `stateDiagram-v2`; colours come from the page's style sheet. */
export function drawStates(text: string): string {
  const arrows = text.split("\n").flatMap((line): Arrow[] => {
    const [, from, to] = ARROW.exec(line) ?? [];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  const final = new Set(arrows.filter(({ to }) => to === EDGE_OF_LIFE).map(({ from }) => from));
  const steps = arrows.filter(({ to }) => to !== EDGE_OF_LIFE);
  const graph = graphOf(steps);
  layout(graph);
  const { width = 0, height = 0 } = graph.graph();
  const [wide, high] = [Math.ceil(width), Math.ceil(height)];
  return [
    '<figure class="states"><div class="scroll" tabindex="0">',
    `<svg viewBox="0 0 ${wide} ${high}" width="${wide}" height="${high}" role="img">`,
    `<title>${escapeHtml(inWords(steps, final))}</title>${ARROW_HEAD}`,
    ...graph.edges().map((edge: Edge) => path(graph.edge(edge).points ?? [])),
    ...graph.nodes().map((state: string) => box(graph.node(state), state, final.has(state))),
    "</svg></div></figure>\n",
  ].join("");
}

const ARROW_HEAD =
  '<defs><marker id="head" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" ' +
  'markerHeight="7" orient="auto-start-reverse"><path d="M0 0L10 5L0 10z"/></marker></defs>';

function graphOf(steps: readonly Arrow[]): Graph {
  const graph = new Graph({ multigraph: true });
  graph.setGraph(LAYOUT);
  graph.setDefaultEdgeLabel(() => ({}));
  for (const { from, to } of steps) {
    for (const state of [from, to]) if (!graph.hasNode(nodeOf(state))) addNode(graph, state);
    graph.setEdge(nodeOf(from), nodeOf(to), {});
  }
  return graph;
}

function nodeOf(state: string): string {
  return state === EDGE_OF_LIFE ? START : state;
}

function addNode(graph: Graph, state: string): void {
  const is_start = state === EDGE_OF_LIFE;
  const width = is_start ? DOT : Math.ceil(state.length * CHARACTER) + PADDING;
  graph.setNode(nodeOf(state), { width, height: is_start ? DOT : HEIGHT });
}

function box(node: Point & { width: number; height: number }, state: string, is_final: boolean) {
  const { x, y, width, height } = node;
  if (state === START) return `<circle class="start" cx="${x}" cy="${y}" r="${DOT / 2}"/>`;
  const index = `x="${round(x - width / 2)}" y="${round(y - height / 2)}"`;
  return [
    `<g class="state${is_final ? " final" : ""}">`,
    `<rect ${index} width="${width}" height="${height}" rx="8"/>`,
    `<text x="${round(x)}" y="${round(y)}" dy="0.35em" text-anchor="middle">`,
    `${escapeHtml(state)}</text></g>`,
  ].join("");
}

/** A line through the points that the layout chose, with its corners rounded. */
function path(points: readonly Point[]): string {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (first === undefined || last === undefined) return "";
  const bends = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] as Point;
    return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  const line = `M${at(first)}${bends.join("")}L${at(last)}`;
  return `<path class="step" d="${line}" marker-end="url(#head)"/>`;
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The drawing for those who do not see it. */
function inWords(steps: readonly Arrow[], final: ReadonlySet<string>): string {
  const moves = steps
    .filter(({ from }) => from !== EDGE_OF_LIFE)
    .map(({ from, to }) => `${from} to ${to}`);
  return `${moves.join(", ")}. Final: ${[...final].join(", ") || "none"}.`;
}
