/**
 * What every list promises, for each that the contract has.
 * Source: docs/guides/pagination.md, "Parameters".
 */
import type { OperationFacts, OperationId } from "@svc/generated/operations";
import { beforeAll, describe, expect, it } from "vitest";
import type { Answered } from "../kit/api.ts";
import { CHOSEN_OPERATIONS } from "../kit/chosen-operations.ts";
import { type ExistingCalls, existingCalls } from "../kit/existing-calls.ts";
import { given, type Organisation } from "../kit/given.ts";
import { expectRefusal } from "../kit/refusal.ts";

/** What people alone call, no key calls; its own test holds it to the same. */
const WALKED = CHOSEN_OPERATIONS.filter(
  ({ parameters, planned, dashboard_only }) =>
    !planned && !dashboard_only && parameters.some(({ name }) => name === "starting_after"),
);

/** A list without buyers has no times to filter by, and its own test. */
const LISTS = WALKED.filter(({ parameters }) => parameters.some(({ name }) => name === "created"));

/**
 * Some lists are walked in one direction alone.
 * Source: docs/guides/pagination.md, "Parameters".
 */
const WALKED_BOTH_WAYS = LISTS.filter(({ parameters }) =>
  parameters.some(({ name }) => name === "ending_before"),
);

let shop: Organisation;
let calls: ExistingCalls;

beforeAll(async () => {
  shop = await given.organisation();
  calls = await existingCalls(shop);
});

describe.each(LISTS)("$method $path", ({ id, path, parameters }: OperationFacts) => {
  const cursors = ["starting_after", "ending_before"].filter((cursor) =>
    parameters.some(({ name }) => name === cursor),
  );
  const list = async (query: object) => {
    return await listOf(id)({ path: calls(id).path, query });
  };

  it("answers the envelope of a list", async () => {
    const { status, body } = await list({ limit: 1 });
    expect(status).toBe(200);
    const named = Object.entries(calls(id).path ?? {});
    const url = named.reduce((text, [name, id]) => text.replace(`{${name}}`, String(id)), path);
    expect(body).toMatchObject({ object: "list", url: `/dev/v1${url}` });
  });

  it.each([0, 101, -1])("refuses limit %i", async (limit) => {
    await expectRefusal(await list({ limit }), "parameter_invalid", { param: "limit" });
  });

  it.each(["gte", "gt", "lte", "lt"])("takes created[%s] in every form", async (bound) => {
    const times = ["1795600800", "2026-11-25T08:00:00+02:00", "2026-11-25T08:00", "2026-11-25"];
    for (const time of times) {
      expect((await list({ created: { [bound]: time } })).status).toBe(200);
    }
    const param = `created[${bound}]`;
    await expectRefusal(await list({ created: { [bound]: "today" } }), "invalid_time", { param });
  });

  it.each(cursors)("refuses a %s of nothing", async (param) => {
    await expectRefusal(await list({ [param]: "x" }), "invalid_cursor", { param });
  });

  it("refuses a filter that it does not have", async () => {
    const param = "colour";
    await expectRefusal(await list({ [param]: "red" }), "unknown_parameter", { param });
  });
});

it.each(WALKED_BOTH_WAYS)("$method $path does not begin in two places", async ({ id }) => {
  const query = { starting_after: "x", ending_before: "x" };
  const answer = await listOf(id)({ path: calls(id).path, query });
  await expectRefusal(answer, "conflicting_parameters", { param: "ending_before" });
});

/** The call of any list: what each takes and answers is dear to compare, and of no use here. */
function listOf(id: OperationId): (parts: object) => Promise<Answered> {
  return shop.api[id] as unknown as ReturnType<typeof listOf>;
}
