import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LIFECYCLES, type LifecycleFacts } from "@svc/generated/lifecycles";
import { describe, expect, it } from "vitest";
import type { Document } from "../../spec/emitter/document.ts";

type Shown = Readonly<Record<string, unknown>>;

const FILE = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const document = JSON.parse(await readFile(FILE, "utf8")) as Document;

/** What must hold of every object that has these fields: the left is the sum of the right. */
const SUMS: readonly (readonly [left: readonly string[], right: readonly string[]])[] = [
  [["total"], ["available", "reserved"]],
  [["remaining", "spent", "earmarked"], ["budget"]],
  [["amount"], ["used", "released", "remaining"]],
  [["valid", "invalid"], ["total"]],
  [["amount"], ["cost", "discount"]],
];

/** Every object that an example of the contract shows, however deep, each once. */
const OBJECTS = [
  ...new Map(allObjects(document).map((one) => [JSON.stringify(one), one])).values(),
];

describe("the examples of the contract", () => {
  it("are many", () => expect(OBJECTS.length).toBeGreaterThan(300));

  it("are known to be wrong when they do not add up, or show another end", () => {
    const total = { total: "3.00", available: "1.00", reserved: "1.00" };
    expect(addsUp(total, ["total"], ["available", "reserved"])).toBe(false);
    const send = { object: "send", status: "delivered", delivered_at: null, cancelled_at: 1 };
    expect(isMomentMissing(send)).toBe(true);
    const link = { object: "reward_link", status: "expired", expired_at: 1, revoked_at: 1 };
    expect(isOtherEndShown(link)).toBe(true);
  });

  it.each(SUMS)("add up: %j is %j", (left, right) => {
    const wrong = OBJECTS.filter((one) => !addsUp(one, left, right));
    expect(wrong).toEqual([]);
  });

  it("show the moment of the state that they are in", () => {
    expect(OBJECTS.filter(isMomentMissing)).toEqual([]);
  });

  it("show no moment of an end that their state excludes", () => {
    expect(OBJECTS.filter(isOtherEndShown)).toEqual([]);
  });
});

function addsUp(one: Shown, left: readonly string[], right: readonly string[]): boolean {
  const sum = (names: readonly string[]) =>
    names.reduce((total, name) => total + minorOf(one[name]), 0);
  const known = [...left, ...right].every((name) => Number.isFinite(minorOf(one[name])));
  return !known || sum(left) === sum(right);
}

function minorOf(value: unknown): number {
  if (typeof value === "number") return value * 100;
  return typeof value === "string" && /^-?\d+\.\d\d$/.test(value)
    ? Math.round(Number(value) * 100)
    : Number.NaN;
}

/** `delivered_at` of what is delivered. */
function isMomentMissing(one: Shown): boolean {
  return typeof one.status === "string" && one[`${one.status}_at`] === null;
}

function isOtherEndShown(one: Shown): boolean {
  const lifecycles: Readonly<Record<string, LifecycleFacts | undefined>> = LIFECYCLES;
  const lifecycle = lifecycles[String(one.object)];
  const status = one.status;
  // A batch has one moment for every way of ending by itself.
  const has_own = typeof status === "string" && `${status}_at` in one;
  if (lifecycle === undefined || !has_own) return false;
  const { terminal, steps } = lifecycle;
  const others = terminal.filter((end) => end !== status && typeof one[`${end}_at`] === "number");
  return others.some((end) => !steps.some(({ from, to }) => from === end && to === status));
}

/** Values of `examples`, `example` and `value`, with everything inside them. */
function allObjects(value: unknown, is_example = false): Shown[] {
  if (typeof value !== "object" || value === null) return [];
  const inner = Object.entries(value).flatMap(([name, field]) =>
    allObjects(field, is_example || ["example", "examples"].includes(name)),
  );
  return is_example && !Array.isArray(value) ? [value as Shown, ...inner] : inner;
}
