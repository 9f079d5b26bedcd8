import type { ListedPayment } from "@svc/server/providers/port/index.ts";
import { compareDay, type OurSale } from "@svc/server/reporting/reconciliation/compare.ts";
import { describe, expect, it } from "vitest";

const DAY = { from: 1_000_000, to: 2_000_000 };

function sale(but: Partial<OurSale> = {}): OurSale {
  return {
    ...{ reference: "r", account_id: "a", send_id: "s", at: 1_500_000 },
    ...{ amount_minor: 500n, currency: "USD", state: "delivered" },
    ...but,
  };
}

function payment(but: Partial<ListedPayment> = {}): ListedPayment {
  return {
    ...{ reference: "r", supplier_reference: "t", amount_minor: 500n, currency: "USD" },
    ...{ status: "delivered", at: 1_500_000 },
    ...but,
  };
}

function compare(ours: readonly OurSale[], theirs: readonly ListedPayment[]) {
  const { matched, breaks } = compareDay(DAY, { ours, theirs });
  return { matched, breaks: breaks.map(({ kind, reference }) => [kind, reference]) };
}

describe("a sale of ours", () => {
  it.each([
    ["is matched by the same amount", sale(), payment(), 1, []],
    ["of another amount differs", sale(), payment({ amount_minor: 499n }), 0, ["amount_differs"]],
    ["in another currency differs", sale(), payment({ currency: "ZWG" }), 0, ["amount_differs"]],
    [
      "that they refused is ours only",
      sale(),
      payment({ status: "not_delivered" }),
      0,
      ["ours_only"],
    ],
    ["that they work on is ours only", sale(), payment({ status: "open" }), 0, ["ours_only"]],
    ["that we returned is late", sale({ state: "not_delivered" }), payment(), 0, ["late"]],
    ["that we still ask about is late", sale({ state: "open" }), payment(), 0, ["late"]],
    [
      "that nobody delivered is no break",
      sale({ state: "not_delivered" }),
      payment({ status: "not_delivered" }),
      0,
      [],
    ],
  ])("%s", (_, ours, theirs, matched, kinds) => {
    const breaks = kinds.map((kind) => [kind, "r"]);
    expect(compare([ours], [theirs])).toEqual({ matched, breaks });
  });

  it("that they do not list is ours only, and one that we still ask about is no break", () => {
    expect(compare([sale()], []).breaks).toEqual([["ours_only", "r"]]);
    expect(compare([sale({ state: "open" })], []).breaks).toEqual([]);
  });

  it("is matched over midnight, on the day on which it was handed over", () => {
    const before = sale({ at: DAY.from - 1 });
    expect(compare([before], [payment({ at: DAY.from + 1 })])).toEqual({ matched: 0, breaks: [] });
    const last = sale({ at: DAY.to - 1 });
    expect(compare([last], [payment({ at: DAY.to + 5_000 })])).toEqual({ matched: 1, breaks: [] });
  });
});

describe("a payment of nobody", () => {
  it("is theirs only, on its own day", () => {
    expect(compare([], [payment()]).breaks).toEqual([["theirs_only", "r"]]);
    expect(compare([], [payment({ at: DAY.to })]).breaks).toEqual([]);
    expect(compare([], [payment({ status: "not_delivered" })]).breaks).toEqual([]);
  });

  it("without a reference has theirs", () => {
    expect(compare([], [payment({ reference: "" })]).breaks).toEqual([["theirs_only", "t"]]);
  });

  it("is also the second one under a reference of ours", () => {
    const twice = [payment(), payment({ supplier_reference: "t2" })];
    expect(compare([sale()], twice)).toEqual({ matched: 1, breaks: [["theirs_only", "t2"]] });
  });
});
