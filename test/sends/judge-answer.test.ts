import { judgeAnswer, type Standing } from "@svc/server/sales/sends/attempts/judge-answer.ts";
import { judgeFailed } from "@svc/server/sales/sends/attempts/judge-late.ts";
import { liveWaits } from "@svc/server/sales/sends/attempts/waits.ts";
import { describe, expect, it } from "vitest";

const MINUTE = 60_000;
const NOW = 1_795_600_800_000;
const ORDERED = { target: "+263771234567", amount_minor: 500n, currency: "USD" } as const;

/** A live send that has been unknown for an hour. */
const UNKNOWN: Standing = {
  status: "unknown",
  status_at: NOW - 60 * MINUTE,
  now: NOW,
  ordered: ORDERED,
  kind: "query",
  attempt_at: NOW - 60 * MINUTE,
  attempt_state: "no_answer",
  submits: 1,
  can_queue: false,
  attempts: 1,
  first_submit_at: NOW - 60 * MINUTE,
  queries: 3,
  is_reopened: false,
  not_found_at: null,
  supplier: { refusal_is_proof: true, not_found_is_proof: true },
  waits: liveWaits(() => 0.5),
};

describe("a not-found", () => {
  const not_found = { kind: "not_found" } as const;

  it("is asked again no sooner than ten minutes later", () => {
    const verdict = judgeAnswer(UNKNOWN, not_found);
    expect(verdict).toMatchObject({ path: [], not_found_at: NOW, wait_ms: 10 * MINUTE });
  });

  it("after another one is no proof within ten minutes of it", () => {
    const standing = { ...UNKNOWN, not_found_at: NOW - 9 * MINUTE };
    const verdict = judgeAnswer(standing, not_found);
    expect(verdict).toMatchObject({ path: [], not_found_at: NOW - 9 * MINUTE });
    expect(verdict.wait_ms).toBeGreaterThanOrEqual(MINUTE);
  });

  it("after another one is proof ten minutes later", () => {
    const standing = { ...UNKNOWN, not_found_at: NOW - 10 * MINUTE };
    expect(judgeAnswer(standing, not_found)).toMatchObject({
      path: ["failed_credited"],
      failure_code: "not_delivered",
      attempt_state: "not_found",
    });
  });

  it("is no proof from a supplier whose questions are not answered consistently", () => {
    const supplier = { ...UNKNOWN.supplier, not_found_is_proof: false };
    const standing = { ...UNKNOWN, supplier, not_found_at: NOW - 10 * MINUTE };
    expect(judgeAnswer(standing, not_found).path).toEqual([]);
  });
});

describe("a delivery of something else", () => {
  const vended = { ...ORDERED, amount_minor: 250n };
  const other = { kind: "delivered", supplier_reference: "70001", vended } as const;

  it("is for people, and its hand-over is answered: the same answer again finds none open", () => {
    const standing = { ...UNKNOWN, status: "submitted", attempt_state: "intended" } as const;
    const verdict = judgeAnswer({ ...standing, kind: "submit" }, other);
    expect(verdict).toMatchObject({
      ...{ path: ["unknown", "requires_review"], attempt_state: "no_answer", wait_ms: null },
    });
  });

  it("leaves standing that the supplier had accepted it", () => {
    const verdict = judgeAnswer({ ...UNKNOWN, attempt_state: "accepted" }, other);
    expect(verdict).toMatchObject({ path: ["requires_review"], attempt_state: "accepted" });
  });
});

describe("a send that a supplier says it is working on", () => {
  const accepted = { kind: "accepted", check_after_ms: 30_000 } as const;
  const submitted = { ...UNKNOWN, status: "submitted", attempt_state: "accepted" } as const;

  it("is asked about again", () => {
    const standing = { ...submitted, attempt_at: NOW - MINUTE };
    expect(judgeAnswer(standing, accepted)).toMatchObject({ path: [], wait_ms: 30_000 });
  });

  it("is asked no sooner than it says, also once it is unknown", () => {
    const flagged = { kind: "accepted", check_after_ms: 600_000 } as const;
    const standing = { ...UNKNOWN, attempt_state: "accepted", queries: 0 } as const;
    expect(judgeAnswer(standing, flagged)).toMatchObject({ path: [], wait_ms: 600_000 });
  });

  it("is asked about as seldom as its supplier allows", () => {
    const question_waits = { first_ms: 120_000, apart_ms: 240_000 };
    const supplier = { ...UNKNOWN.supplier, question_waits };
    const silence = { kind: "no_answer", reason: "timeout" } as const;
    const lost = { ...UNKNOWN, supplier, status: "submitted", kind: "submit" } as const;
    expect(judgeAnswer(lost, silence)).toMatchObject({ path: ["unknown"], wait_ms: 120_000 });
    expect(judgeAnswer({ ...UNKNOWN, supplier }, silence)).toMatchObject({ wait_ms: 240_000 });
  });

  it("is unknown when that goes on for ten minutes", () => {
    const standing = { ...submitted, attempt_at: NOW - 10 * MINUTE };
    expect(judgeAnswer(standing, accepted)).toMatchObject({
      path: ["unknown"],
      attempt_state: "accepted",
      wait_ms: 30_000,
    });
  });
});

describe("proof of a delivery", () => {
  const delivered = { kind: "delivered", supplier_reference: "R-1", vended: ORDERED } as const;

  it.each([
    ["pending", ["submitted", "delivered"]],
    ["submitted", ["delivered"]],
    ["retrying", ["submitted", "delivered"]],
    ["unknown", ["delivered"]],
    ["requires_review", ["delivered"]],
    ["failed_credited", ["delivered"]],
    ["failed", ["delivered"]],
    ["delivered", []],
    ["cancelled_credited", []],
  ] as const)("takes a send that is %s through %s", (status, path) => {
    const verdict = judgeAnswer({ ...UNKNOWN, status, kind: "callback" }, delivered);
    expect(verdict).toMatchObject({ path, provider_reference: "R-1", attempt_state: "delivered" });
  });

  it("of something else never leaves delivered", () => {
    const vended = { ...ORDERED, amount_minor: 1n };
    const standing = { ...UNKNOWN, status: "delivered", kind: "callback" } as const;
    expect(judgeAnswer(standing, { ...delivered, vended }).path).toEqual([]);
  });
});

describe("a send that was not taken", () => {
  const busy = { kind: "not_taken", reason: "busy" } as const;
  const submitted = { ...UNKNOWN, status: "submitted", kind: "submit" } as const;

  it("is tried again as the table says", () => {
    const standing = { ...submitted, submits: 3, first_submit_at: NOW - 2 * MINUTE };
    expect(judgeAnswer(standing, busy)).toMatchObject({ path: ["retrying"], wait_ms: MINUTE });
  });

  it("is looked at last when the half hour is over", () => {
    const standing = { ...submitted, submits: 8, first_submit_at: NOW - 29 * MINUTE };
    expect(judgeAnswer(standing, busy)).toMatchObject({ path: ["retrying"], wait_ms: MINUTE });
  });
});

describe("a question that is answered with a no", () => {
  const empty = { kind: "not_taken", reason: "float" } as const;
  const down = { kind: "not_taken", reason: "down" } as const;
  const locked_out = { kind: "not_taken", reason: "auth" } as const;

  it.each([empty, down])("to the order ($reason) ends the send", (outcome) => {
    expect(judgeAnswer(UNKNOWN, outcome)).toMatchObject({
      ...{ path: ["failed_credited"], failure_code: "provider_unavailable", wait_ms: null },
      attempt_state: "not_taken",
    });
    expect(judgeFailed({ ...UNKNOWN, status: "failed_credited" }, outcome)).toMatchObject({
      ...{ path: [], question: "closes", attempt_state: "not_taken" },
    });
  });

  it("to the question itself says nothing of the order", () => {
    expect(judgeAnswer(UNKNOWN, locked_out)).toMatchObject({ path: [], queries: 4 });
    const failed = { ...UNKNOWN, status: "failed_credited" } as const;
    expect(judgeFailed(failed, locked_out).question).toBeUndefined();
  });

  it("of a supplier whose no is no proof says nothing of the order", () => {
    const supplier = { ...UNKNOWN.supplier, refusal_is_proof: false };
    expect(judgeAnswer({ ...UNKNOWN, supplier }, empty)).toMatchObject({ path: [], queries: 4 });
  });
});
