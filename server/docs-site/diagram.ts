/**
 * The states of a lifecycle as a drawing: a subset of mermaid's state diagrams, so that the
 * markdown twin of a page says the same in words and draws itself where mermaid is known.
 */
import { createHash } from "node:crypto";
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
/** `class pending,delivered happy`: the looks of states, the happy ones in the order of the way. */
const LOOK = /^\s*class\s+(\S+)\s+(happy|failure)$/;
/** Half a thick line, and the head of an arrow. */
const STROKE = 6;
/** A page may have several drawings, each with heads of arrows of its own. */
const NAME_CHARACTERS = 6;

/** An SVG of the arrows in a `stateDiagram-v2`; colours come from the page's style sheet. */
export function drawStates(text: string): string {
  const arrows = text.split("\n").flatMap((line): Arrow[] => {
    const [, from, to] = ARROW.exec(line) ?? [];
    return from === undefined || to === undefined ? [] : [{ from, to }];
  });
  const final = new Set(arrows.filter(({ to }) => to === EDGE_OF_LIFE).map(({ from }) => from));
  const looks = { happy: statesOf(text, "happy"), failure: statesOf(text, "failure"), final };
  const steps = arrows.filter(({ to }) => to !== EDGE_OF_LIFE);
  const graph = graphOf(steps);
  layout(graph);
  const { left, top, wide, high } = boundsOf(graph);
  const name = createHash("sha256").update(text).digest("hex").slice(0, NAME_CHARACTERS);
  return [
    '<figure class="states"><div class="scroll" tabindex="0">',
    `<svg viewBox="${left} ${top} ${wide} ${high}" width="${wide}" height="${high}" role="img">`,
    `<title>${escapeHtml(inWords(steps, looks))}</title>`,
    head("step", name),
    head("happy", name),
    ...graph.edges().map((edge: Edge) => path(graph, edge, { happy: looks.happy, name })),
    ...graph.nodes().map((state: string) => box(graph.node(state), state, looks)),
    `</svg></div><figcaption>${LEGEND}</figcaption></figure>\n`,
  ].join("");
}

const LEGEND =
  "Thick green: the usual way. Dashed red: it did not work out. Bold frame: no way leads on.";

interface Looks {
  readonly happy: readonly string[];
  readonly failure: readonly string[];
  readonly final: ReadonlySet<string>;
}

function statesOf(text: string, wanted: string): string[] {
  return text.split("\n").flatMap((line) => {
    const [, states = "", look] = LOOK.exec(line) ?? [];
    return look === wanted ? states.split(",") : [];
  });
}

/** The head of an arrow; a happy one is thicker, so its head is smaller in widths of the line. */
function head(look: "step" | "happy", name: string): string {
  const size = look === "happy" ? 4 : 7;
  return [
    `<defs><marker id="${look}-${name}" class="head ${look}" viewBox="0 0 10 10" refX="9" refY="5"`,
    ` markerWidth="${size}" markerHeight="${size}" orient="auto-start-reverse">`,
    '<path d="M0 0L10 5L0 10z"/></marker></defs>',
  ].join("");
}

/** What holds the states and all that leads from one to another, with room for its width. */
function boundsOf(graph: Graph) {
  const { width = 0, height = 0 } = graph.graph();
  const points = graph.edges().flatMap((edge: Edge) => graph.edge(edge).points ?? []) as Point[];
  const [across, down] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const left = Math.floor(Math.min(0, ...across.map((x) => x - STROKE)));
  const top = Math.floor(Math.min(0, ...down.map((y) => y - STROKE)));
  const right = Math.ceil(Math.max(width, ...across.map((x) => x + STROKE)));
  const bottom = Math.ceil(Math.max(height, ...down.map((y) => y + STROKE)));
  return { left, top, wide: right - left, high: bottom - top };
}

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

function box(node: Point & { width: number; height: number }, state: string, looks: Looks) {
  const { x, y, width, height } = node;
  if (state === START) return `<circle class="start" cx="${x}" cy="${y}" r="${DOT / 2}"/>`;
  const look = [
    "state",
    ...(looks.happy.includes(state) ? ["happy"] : []),
    ...(looks.failure.includes(state) ? ["failure"] : []),
    ...(looks.final.has(state) ? ["final"] : []),
  ];
  const place = `x="${round(x - width / 2)}" y="${round(y - height / 2)}"`;
  return [
    `<g class="${look.join(" ")}">`,
    `<rect ${place} width="${width}" height="${height}" rx="8"/>`,
    `<text x="${round(x)}" y="${round(y)}" dy="0.35em" text-anchor="middle">`,
    `${escapeHtml(state)}</text></g>`,
  ].join("");
}

/** A line through the points that the layout chose, with its corners rounded. */
function path(
  graph: Graph,
  edge: Edge,
  { happy, name }: { readonly happy: readonly string[]; readonly name: string },
): string {
  const [first, ...others] = (graph.edge(edge).points ?? []) as Point[];
  const last = others.at(-1);
  if (first === undefined || last === undefined) return "";
  const bends = others.slice(0, -1).map((point, index) => {
    const next = others[index + 1] as Point;
    return `Q${at(point)} ${at({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 })}`;
  });
  const line = `M${at(first)}${bends.join("")}L${at(last)}`;
  const is_happy = isHappy(edge, happy);
  const marker = `marker-end="url(#${is_happy ? "happy" : "step"}-${name})"`;
  return `<path class="step${is_happy ? " happy" : ""}" d="${line}" ${marker}/>`;
}

/** Whether a step is one of the usual way: into its first state, or from one to the next. */
function isHappy({ v: from, w: to }: Edge, happy: readonly string[]): boolean {
  const place = happy.indexOf(to);
  if (from === START) return place === 0;
  return place > 0 && happy[place - 1] === from;
}

function at({ x, y }: Point): string {
  return `${round(x)} ${round(y)}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The drawing for those who do not see it. */
function inWords(steps: readonly Arrow[], { happy, final }: Looks): string {
  const moves = steps
    .filter(({ from }) => from !== EDGE_OF_LIFE)
    .map(({ from, to }) => `${from} to ${to}`);
  const usual = happy.length > 1 ? ` Usually: ${happy.join(", ")}.` : "";
  return `${moves.join(", ")}. Final: ${[...final].join(", ") || "none"}.${usual}`;
}
