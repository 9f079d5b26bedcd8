import { beforeEach, expect, it } from "vitest";
import { endedSend, opened } from "../../kit/disputes.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function idsOf(query: object): Promise<string[]> {
  const { body } = await shop.api.listDisputes({ query: query as never });
  return body.data.map(({ id }) => id);
}

/** As staff leave it who have found nothing. */
async function rejectByHand(): Promise<void> {
  await (await testServer()).database.record(
    ({ sql }) => sql`
      update disputes set status = 'resolved', outcome = 'rejected', resolved_at = svc_now()
      where account_id = ${shop.account_id}`,
  );
}

it("lists disputes, newest first, by status, send or metadata", async () => {
  const send = await endedSend(shop);
  const closed = await opened(shop, send.id, { metadata: { ticket: "1" } });
  await rejectByHand();
  const again = await opened(shop, send.id, { metadata: { ticket: "2" } });
  const other = await opened(shop, (await endedSend(shop)).id);
  expect(await idsOf({})).toEqual([other.id, again.id, closed.id]);
  expect(await idsOf({ status: "opened" })).toEqual([other.id, again.id]);
  expect(await idsOf({ status: "resolved" })).toEqual([closed.id]);
  expect(await idsOf({ send: send.id })).toEqual([again.id, closed.id]);
  expect(await idsOf({ metadata: { ticket: "1" } })).toEqual([closed.id]);
  expect(await idsOf({ send: send.id, status: "opened", metadata: { ticket: "1" } })).toEqual([]);
  const query = { status: "resolved", expand: ["data.send"] };
  const { body } = await shop.api.listDisputes({ query } as never);
  expect(body.data).toMatchObject([{ outcome: "rejected", send: { id: send.id } }]);
  expect((await (await given.stranger()).api.listDisputes()).body.data).toEqual([]);
});

it("pages through them", async () => {
  const made: string[] = [];
  for (let place = 0; place < 3; place += 1) {
    made.unshift((await opened(shop, (await endedSend(shop)).id)).id);
  }
  const first = (await shop.api.listDisputes({ query: { limit: 2 } })).body;
  expect([first.data.map(({ id }) => id), first.has_more]).toEqual([made.slice(0, 2), true]);
  const query = { starting_after: first.next_cursor ?? "" };
  expect(await idsOf(query)).toEqual(made.slice(2));
});

it.each([
  ["reference_not_found", { send: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" }],
  ["invalid_cursor", { starting_after: "dsp_0031JkbpT4r5yHUig43kiJfa" }],
  ["invalid_time", { created: { gte: "yesterday" } }],
  ["invalid_expand", { expand: ["data.receipt"] }],
  ["parameter_invalid", { status: "open" }],
  [
    "conflicting_parameters",
    {
      starting_after: "dsp_0031JkbpT4r5yHUig43kiJfa",
      ending_before: "dsp_0031JkbpT4r5yHUig43kiJfa",
    },
  ],
] as const)("refuses with %s", async (code, query) => {
  await expectRefusal(await shop.api.listDisputes({ query: query as never }), code);
});
