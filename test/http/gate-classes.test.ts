import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { describe, expect, it } from "vitest";
import {
  gateClasses,
  gateFactsOf,
  gateSources,
  printedRecord,
  READ_AS_THEY_ARE,
  READ_IN_PART,
  REFUSED_BY_FACTS,
  substitutes,
} from "../kit/gate-classes.ts";
import { SPOILS } from "../kit/spoils.ts";

const CLASSES = gateClasses();
const OF_ANY_TIME = ["concurrent_update", "idempotency_in_progress"];
const OF_FAULTS = [...OF_ANY_TIME, "internal_error", "service_unavailable"];
/** What tells the gate which operation it is, and what of it only names or shows it. */
const NAMES = ["id", "path"];

/** The facts of an operation that a text reads, field by field or taken apart. */
function factsReadIn(text: string): string[] {
  const fields = [...text.matchAll(/\boperation\??\.(\w+)/g)].map(([, name]) => name ?? "");
  const apart = /\{([^{}]*)\}(?: = (?:\w+\.)?operation(?![.\w])|: OperationFacts\b)/g;
  const taken = [...text.matchAll(apart)].flatMap(([, names = ""]) =>
    names.split(",").map((one) => one.split(":")[0]?.trim() ?? ""),
  );
  return [...fields, ...taken].filter((name) => name !== "");
}

describe("a class of operations at the gate", () => {
  it("has every operation once", () => {
    const ids = CLASSES.flatMap(({ chosen, stands_for }) => [chosen, ...stands_for]);
    expect(ids.toSorted()).toEqual(Object.keys(OPERATIONS).toSorted());
  });

  it("knows every fact that the gate reads of an operation", () => {
    const read = new Set(gateSources().flatMap(factsReadIn));
    const known = new Set<string>([...READ_AS_THEY_ARE, ...READ_IN_PART, ...NAMES]);
    expect([...read.difference(known)]).toEqual([]);
    expect(factsReadIn("const { body, id: one } = state.operation; operation.roles")).toEqual([
      ...["roles", "body", "id"],
    ]);
  });

  it("stands alone for what the gate knows by name", () => {
    const alone = CLASSES.filter(({ stands_for }) => stands_for.length === 0);
    expect(alone.map(({ chosen }) => chosen)).toEqual(
      expect.arrayContaining(["createSend", "createReward", "postMcp", "triggerTestEvent"]),
    );
  });

  it("declares the same refusals of the gate in the same order, for the same keys", () => {
    for (const { chosen, stands_for } of CLASSES) {
      const declared = declaredBy(chosen);
      for (const id of stands_for) expect(declaredBy(id)).toEqual(declared);
    }
  });

  it("is refused what a test can provoke of any of its members", () => {
    const provokable = new Set([...Object.keys(SPOILS), ...OF_FAULTS]);
    expect([...REFUSED_BY_FACTS].filter((code) => !provokable.has(code))).toEqual([]);
  });
});

describe("an operation that another one stands for", () => {
  const recorded = JSON.parse(printedRecord());
  const [first] = CLASSES.filter(({ stands_for }) => stands_for.length > 0);
  const member = first?.stands_for[0];

  it("has the facts with which a long run has tried all of it", () => {
    expect(substitutes(CLASSES, recorded).get(member as never)).toBe(first?.chosen);
  });

  it("stands for itself when it is new, or its facts have changed since", () => {
    expect(substitutes(CLASSES, []).size).toBe(0);
    const changed = CLASSES.map((one) => (one === first ? { ...one, facts: "changed" } : one));
    expect(substitutes(changed, recorded).has(member as never)).toBe(false);
  });

  it("stays proven when the gate learns a fact that says nothing of it", () => {
    const { personal, ...before } = OPERATIONS.createSend;
    expect(personal).toBe(false);
    expect(gateFactsOf(before as OperationFacts)).toStrictEqual(gateFactsOf(OPERATIONS.createSend));
    const told = { ...OPERATIONS.createSend, personal: true };
    expect(gateFactsOf(told)).not.toStrictEqual(gateFactsOf(OPERATIONS.createSend));
  });
});

function declaredBy(id: keyof typeof OPERATIONS) {
  const { method, key_kinds, refusals } = OPERATIONS[id];
  return { method, key_kinds, refusals: refusals.filter((code) => REFUSED_BY_FACTS.has(code)) };
}
