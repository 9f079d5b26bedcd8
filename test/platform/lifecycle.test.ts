import {
  canMove,
  eventsOf,
  isTerminal,
  sourcesOf,
  waitingStates,
} from "@svc/server/platform/lifecycle.ts";
import { describe, expect, it } from "vitest";

const PARCEL = {
  field: "status",
  states: ["packed", "sent", "lost", "arrived"],
  initial: ["packed"],
  terminal: ["arrived"],
  settled: ["arrived"],
  triggers: { courier: "The courier moves it.", staff: "Our staff decide." },
  steps: [
    { from: "packed", to: "sent", by: "courier", events: ["send.submitted"] },
    { from: "sent", to: "arrived", by: "courier", events: ["send.delivered"] },
    {
      from: "lost",
      to: "arrived",
      by: "courier",
      events: ["send.late_delivered", "send.delivered"],
    },
    { from: "lost", to: "arrived", by: "staff", events: ["send.delivered"] },
    { from: "sent", to: "lost", by: "staff", events: [] },
  ],
} as const;

describe("a lifecycle table", () => {
  it("permits the steps that it lists, to the mover that it names, and nothing else", () => {
    const allowed = PARCEL.states.flatMap((from) =>
      PARCEL.states.flatMap((to) =>
        (["courier", "staff"] as const)
          .filter((by) => canMove(PARCEL, { from, to, by }))
          .map((by) => `${from} ${to} ${by}`),
      ),
    );
    expect(allowed.sort()).toEqual(
      PARCEL.steps.map(({ from, to, by }) => `${from} ${to} ${by}`).sort(),
    );
  });

  it("gives the states from which a mover may come", () => {
    expect(sourcesOf(PARCEL, { to: "arrived", by: "courier" })).toEqual(["sent", "lost"]);
    expect(sourcesOf(PARCEL, { to: "packed", by: "courier" })).toEqual([]);
  });

  it("gives the events of a step, and fails for a step that is not listed", () => {
    expect(eventsOf(PARCEL, { from: "lost", to: "arrived", by: "courier" })).toEqual([
      "send.late_delivered",
      "send.delivered",
    ]);
    expect(() => eventsOf(PARCEL, { from: "packed", to: "lost", by: "staff" })).toThrow(/No step/);
  });

  it("derives what is over and what still waits", () => {
    expect(isTerminal(PARCEL, "arrived")).toBe(true);
    expect(isTerminal(PARCEL, "lost")).toBe(false);
    expect(waitingStates(PARCEL)).toEqual(["packed", "sent", "lost"]);
  });
});
