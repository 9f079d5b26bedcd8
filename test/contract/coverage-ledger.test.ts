import { EVENTS, type EventType } from "@svc/generated/events";
import { OPERATIONS } from "@svc/generated/operations";
import { describe, expect, it } from "vitest";
import type { Seen } from "../kit/seen.ts";
import { describeCoverage, entriesOf, holesOf, isWhole, judgeCoverage } from "./coverage-ledger.ts";
import { DECLARED_IMPLEMENTED_LATER } from "./declared-kept-later.ts";

const EVERYTHING: Seen[] = [
  ...Object.values(OPERATIONS).flatMap(({ id, statuses, refusals }) => [
    ...statuses.map((status) => ({ operation_id: id, status, code: null })),
    ...refusals.map((code) => ({ operation_id: id, status: 400, code })),
  ]),
  ...(Object.keys(EVENTS) as EventType[]).map((event) => ({ event })),
];

describe("the coverage ledger", () => {
  it("is whole when everything that is declared was provoked", () => {
    const judgement = judgeCoverage(EVERYTHING, {});
    expect(isWhole(judgement)).toBe(true);
    expect(judgement).toMatchObject({ provoked: judgement.declared, implemented_later: 0 });
    expect(describeCoverage(judgement)).toHaveLength(2);
  });

  it.each([
    ["a refusal", "getSend resource_missing", (seen: Seen) => isCode(seen, "resource_missing")],
    ["a status", "createSend 202", (seen: Seen) => "status" in seen && seen.status === 202],
    ["an event", "send.created", (seen: Seen) => "event" in seen && seen.event === "send.created"],
  ])("names %s that no test provoked", (_, entry, is_it) => {
    const judgement = judgeCoverage(
      EVERYTHING.filter((seen) => !is_it(seen)),
      {},
    );
    expect(judgement.holes).toContain(entry);
    expect(describeCoverage(judgement)).toContain(`  not provoked by any test: ${entry}`);
  });

  it("counts what was provoked of another operation of the class, and only at the gate", () => {
    const unseen = ["listSends rate_limited", "listSends 200", "listSends invalid_cursor"];
    const seen = EVERYTHING.filter((one) => !entriesOf(one).some((it) => unseen.includes(it)));
    const substitutes = new Map([["listSends", "listBatches"]] as const);
    const { by_class, holes } = judgeCoverage(seen, {}, substitutes);
    expect({ by_class, holes }).toEqual({ by_class: 1, holes: unseen.slice(1) });
    expect(judgeCoverage(seen, {}).holes).toEqual(expect.arrayContaining(unseen));
    expect(judgeCoverage(EVERYTHING, {}, substitutes).by_class).toBe(0);
  });

  it("leaves a hole where nothing was provoked of any operation of the class", () => {
    const both = ["listSends rate_limited", "listBatches rate_limited"];
    const seen = EVERYTHING.filter((one) => !entriesOf(one).some((it) => both.includes(it)));
    const substitutes = new Map([["listSends", "listBatches"]] as const);
    expect(judgeCoverage(seen, {}, substitutes).holes.toSorted()).toEqual(both.toSorted());
  });

  it("takes what is kept later for no hole", () => {
    const entry = "send.queued";
    const seen = EVERYTHING.filter((one) => !("event" in one && one.event === entry));
    expect(isWhole(judgeCoverage(seen, { [entry]: "power" }))).toBe(true);
    expect(isWhole(judgeCoverage(seen, {}))).toBe(false);
  });

  it("takes a family of events that is kept later for no hole", () => {
    const seen = EVERYTHING.filter((one) => !("event" in one && one.event.startsWith("send.")));
    expect(isWhole(judgeCoverage(seen, { "send.*": "sends" }))).toBe(true);
    expect(judgeCoverage(EVERYTHING, { "nothing.*": "" }).never_declared).toEqual(["nothing.*"]);
  });

  it("names what is called kept later although a test provoked it, or nothing declares it", () => {
    const table = { "createSend 202": "", "createSend 299": "" };
    const judgement = judgeCoverage(EVERYTHING, table);
    expect(judgement.provoked_after_all).toEqual(["createSend 202"]);
    expect(judgement.never_declared).toEqual(["createSend 299"]);
    expect(isWhole(judgement)).toBe(false);
  });

  it("tells what one operation declares and nobody provoked", () => {
    const seen = EVERYTHING.filter((one) => !isCode(one, "invalid_phone"));
    expect(holesOf("createSend", EVERYTHING, {})).toEqual([]);
    expect(holesOf("createSend", seen, {})).toEqual(["invalid_phone"]);
    expect(holesOf("createSend", seen, { "createSend invalid_phone": "later" })).toEqual([]);
    expect(holesOf("createSend", [], {})).toEqual([
      ...OPERATIONS.createSend.statuses.map(String),
      ...OPERATIONS.createSend.refusals,
      ...OPERATIONS.createSend.events,
    ]);
  });

  it("has a reason for everything that is kept later", () => {
    expect(
      Object.values(DECLARED_IMPLEMENTED_LATER).filter((reason) => reason.length < 10),
    ).toEqual([]);
  });
});

function isCode(seen: Seen, code: string): boolean {
  return "code" in seen && seen.code === code;
}
