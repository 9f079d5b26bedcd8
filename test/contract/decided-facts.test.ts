import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { OPERATIONS } from "@svc/generated/operations";
import { describe, expect, it } from "vitest";

const FILE = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const { paths } = JSON.parse(await readFile(FILE, "utf8")) as {
  paths: Record<string, Record<string, { operationId: string; "x-svc-events": string[] }>>;
};

const DECIDERS = ["owner", "admin"];

describe("who may call", () => {
  it.each([
    ["inviteMember", DECIDERS],
    ["updateMember", DECIDERS],
    ["deleteMember", DECIDERS],
    ["deleteInvite", DECIDERS],
    ["approveApproval", DECIDERS],
    ["rejectApproval", [...DECIDERS, "developer"]],
  ] as const)("%s takes the role of somebody who decides", (id, roles) => {
    expect(OPERATIONS[id].roles).toEqual(roles);
    expect(OPERATIONS[id].refusals).toContain("role_required");
  });

  it.each(["listExports", "getExport", "createExport"] as const)(
    "%s, which leads to files of clear tokens, is not for agents",
    (id) => {
      expect(OPERATIONS[id].key_kinds).toEqual(["sk", "rk"]);
    },
  );
});

describe("what comes without a key", () => {
  it("is signed before anything of it is read, and counted as the account's", () => {
    const { refusals } = OPERATIONS.createCompletion;
    const order = ["signature_invalid", "signature_expired", "rate_limited", "invalid_json"];
    expect(refusals.filter((code) => order.includes(code))).toEqual(order);
    expect(refusals).toEqual(
      expect.arrayContaining(["account_suspended", "concurrent_update", "service_unavailable"]),
    );
  });

  it("is refused to a suspended account, and when another request is faster, in a session too", () => {
    for (const id of ["approveApproval", "setMyPin"] as const) {
      expect(OPERATIONS[id].refusals).toEqual(
        expect.arrayContaining([
          ...["rate_limited", "account_closed", "account_suspended"],
          ...["concurrent_update", "service_unavailable"],
        ]),
      );
    }
  });
});

describe("a claim at a place", () => {
  it("is sent to the check-in by the claim, with a code of its own", () => {
    expect(OPERATIONS.createClaim.refusals).toContain("checkin_required");
    expect(OPERATIONS.createCheckin.refusals).not.toContain("checkin_required");
  });
});

describe("what a made recipient tells", () => {
  it.each([
    "createReward",
    "createRewardLinks",
    "createReferral",
    "createActivity",
    "createCompletion",
  ] as const)("%s emits recipient.created", (id) => {
    expect(eventsOf(id)).toContain("recipient.created");
  });

  it.each(["createActivity", "qualifyReferral"] as const)(
    "%s, which takes no completion_id, emits no duplicate",
    (id) => {
      expect(eventsOf(id)).not.toContain("reward.duplicate");
    },
  );

  it("an approval causes the same, whoever gives it", () => {
    expect(eventsOf("approveTestApproval")).toEqual(eventsOf("approveApproval"));
  });
});

/** The events that the contract says an operation itself causes. */
function eventsOf(id: keyof typeof OPERATIONS): string[] {
  const operations = Object.values(paths).flatMap((path) => Object.values(path));
  return operations.find(({ operationId }) => operationId === id)?.["x-svc-events"] ?? [];
}
