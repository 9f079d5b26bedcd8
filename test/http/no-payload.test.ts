/** Operations without a payload refuse any field in the body. */
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { beforeAll, describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { existingCalls } from "../kit/existing-calls.ts";
import { given, type Organisation } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";
import { rightCall } from "../kit/right-calls.ts";
import { testServer } from "../kit/server.ts";

const EMPTY = Object.values(OPERATIONS).filter(
  ({ method, body, dashboard_only }) => method !== "GET" && !body && !dashboard_only,
);

let shop: Organisation;

beforeAll(async () => {
  shop = await given.organisation();
});

async function refusalOf({ id, key_kinds }: OperationFacts, text: string) {
  const { ask } = await testServer();
  const kind = key_kinds.includes("sk") ? undefined : key_kinds[0];
  const key = kind === undefined ? shop.key : await given.keyByHand(shop, { kind });
  const answer = await ask(requestOf(key.secret, id, { ...rightCall(id), text }));
  const { error } = (await answer.json()) as { error?: { code: string; param: string | null } };
  return { status: answer.status, code: error?.code, param: error?.param };
}

describe.each(EMPTY)("$method $path", (operation) => {
  it("takes no field, and names it", async () => {
    expect(await refusalOf(operation, '{"amount":"1.00"}')).toEqual({
      status: 400,
      code: "unknown_parameter",
      param: "amount",
    });
  });
});

describe("a body where there is no payload", () => {
  const { cancelSend } = OPERATIONS;

  it.each([
    ["[1]", "parameter_invalid"],
    ["null", "parameter_invalid"],
    ["{", "invalid_json"],
    ['{"a":1,"b":2}', "invalid_request"],
  ])("is refused as %s", async (text, code) => {
    expect(await refusalOf(cancelSend, text)).toMatchObject({ status: 400, code });
  });

  it.each(["{}", " {} ", ""])("may be %j", async (text) => {
    expect(await refusalOf(cancelSend, text)).toMatchObject({ code: "resource_missing" });
  });
});

describe("a key that comes again with a body", () => {
  it.each(["cancelSend", "retrySend", "redeliverWebhookDelivery"] as const)(
    "is refused by %s, and with an empty one answered as before",
    async (id) => {
      const owner = await given.organisation();
      const call = { ...(await existingCalls(owner))(id), idempotency_key: "again" };
      const first = await owner.api[id](call);
      expect(first.status).toBeLessThan(300);
      const empty = await owner.api[id]({ ...call, text: "{}" });
      expect(empty.headers.get("idempotent-replayed")).toBe("true");
      const other = await owner.api[id]({ ...call, text: '{"amount":"3.00"}' });
      await expectRefusal(other, "idempotency_mismatch");
    },
  );
});
