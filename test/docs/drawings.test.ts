/** The drawings of the lifecycles: all of it lies inside, and the usual way is marked. */
import { LIFECYCLES, type LifecycleFacts } from "@svc/generated/lifecycles";
import { drawStates } from "@svc/server/docs-site/diagram.ts";
import { USUAL_WAYS } from "@svc/server/docs-site/usual-ways.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { type Served, serveDocs } from "./site.ts";

const NAMES = Object.keys(LIFECYCLES) as (keyof typeof LIFECYCLES)[];
/** A thick line reaches this far to each side of its middle. */
const HALF_LINE = 1.5;

let docs: Served;
let drawings: string[];

beforeAll(async () => {
  docs = await serveDocs();
  drawings = (await docs.text("/docs/lifecycles")).match(/<svg[\s\S]*?<\/svg>/g) ?? [];
});

/** Every point that a line goes through or is drawn to, and the corners of every box. */
function pointsOf(svg: string): [number, number][] {
  const lines = [...svg.matchAll(/<path class="step[^>]*? d="([^"]*)"/g)].flatMap(([, d = ""]) =>
    [...d.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]),
  );
  const boxes = [
    ...svg.matchAll(/<rect x="([-\d.]+)" y="([-\d.]+)" width="(\d+)" height="(\d+)"/g),
  ].flatMap((found) => {
    const [x = 0, y = 0, width = 0, height = 0] = found.slice(1).map(Number);
    return [
      [x, y],
      [x + width, y + height],
    ];
  });
  return [...lines, ...boxes] as [number, number][];
}

describe("the drawing of a lifecycle", () => {
  it.each(NAMES.map((name, index) => [name, index] as const))("%s lies inside", (_, index) => {
    const svg = drawings[index] ?? "";
    const [left = 0, top = 0, wide = 0, high = 0] = (/viewBox="([^"]*)"/.exec(svg)?.[1] ?? "")
      .split(" ")
      .map(Number);
    const points = pointsOf(svg);
    expect(points.length).toBeGreaterThan(3);
    const outside = points.filter(
      ([x, y]) =>
        x - HALF_LINE < left ||
        y - HALF_LINE < top ||
        x + HALF_LINE > left + wide ||
        y + HALF_LINE > top + high,
    );
    expect(outside).toEqual([]);
  });

  it.each(NAMES)("%s has a usual way that its steps allow", (name) => {
    const { initial, steps }: LifecycleFacts = LIFECYCLES[name];
    const way = USUAL_WAYS[name];
    expect(initial).toContain(way[0]);
    const missing = way
      .slice(1)
      .filter((to, index) => !steps.some((one) => one.from === way[index] && one.to === to));
    expect(missing).toEqual([]);
    const svg = drawings[NAMES.indexOf(name)] ?? "";
    expect(svg.match(/<path class="step happy"/g)).toHaveLength(way.length);
  });

  it("marks what did not work out, and only that", () => {
    const send = drawings[NAMES.indexOf("send")] ?? "";
    const failed = [...send.matchAll(/<g class="state failure[^>]*>.*?>(\w+)<\/text>/g)];
    expect(failed.map(([, state]) => state).toSorted()).toEqual(["failed", "failed_credited"]);
    expect(send).toMatch(/<g class="state happy final">[^/]*\/>[^/]*>delivered</);
  });

  it("grows to a line that the layout leads outside of its boxes", () => {
    const svg = drawStates("stateDiagram-v2\n  [*] --> a\n  a --> a\n  a --> b\n  b --> a");
    const width = Number(/width="(\d+)"/.exec(svg)?.[1]);
    expect(Math.max(...pointsOf(svg).map(([x]) => x))).toBeLessThan(width);
  });
});
