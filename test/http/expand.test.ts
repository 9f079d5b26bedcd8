import { OPERATIONS, type OperationId } from "@svc/generated/operations";
import { beforeAll, describe, it } from "vitest";
import { type ExistingCalls, existingCalls } from "../kit/existing-calls.ts";
import { given, type Organisation } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";

const expanding = Object.values(OPERATIONS).filter(
  ({ planned, refusals }) => !planned && (refusals as readonly string[]).includes("invalid_expand"),
);

let shop: Organisation;
let callOf: ExistingCalls;

beforeAll(async () => {
  shop = await given.organisation();
  callOf = await existingCalls(shop);
});

describe("an operation that expands", () => {
  it.each(expanding)("names what it cannot expand: $method $path", async ({ id }) => {
    const call = callOf(id as OperationId) as { query?: object };
    const query = { ...call.query, expand: ["nothing"] };
    const answer = await shop.api[id as "getSend"]({ ...call, query } as never);
    await expectRefusal(answer, "invalid_expand");
  });
});
