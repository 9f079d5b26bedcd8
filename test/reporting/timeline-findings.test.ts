/** What programs and staff find about a send stands in its timeline. */
import { parseId } from "@svc/server/platform/ids.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";
import { openSink, type Sink } from "../kit/sink.ts";
import {
  happenedIn,
  openTimelines,
  POWER_SALE,
  printedTimeline,
  timelineOf,
} from "../kit/timelines.ts";

let shop: Organisation;
let sink: Sink;

openTimelines();

beforeEach(async () => {
  [shop, sink] = [await given.organisation(), await openSink()];
});

afterEach(() => sink.close());

it("tells what programs found wrong with it, what staff did, and who read its token", async () => {
  const { id, endpoint } = await linkedSale();
  const send_id = parseId("snd", id) ?? "";
  await planted(id, { send_id, account: shop.account, account_id: shop.account_id });
  const found = await timelineOf(id);
  expect(happenedIn(found, "token_link")).toEqual(["made", "read or replaced"]);
  expect(found.happenings.find(({ kind }) => kind === "token_link")?.facts).toEqual({
    send: id,
    endpoint,
  });
  expect(happenedIn(found, "alarm")).toEqual(["late_answer"]);
  expect(happenedIn(found, "reconciliation")).toEqual(["ours_only at hot: explained"]);
  expect(happenedIn(found, "quarantine")).toEqual([
    expect.stringMatching(/^skipped by sends\/dispatch /),
  ]);
  expect(happenedIn(found, "staff")).toEqual([
    "send.decide",
    "send.decide is proposed",
    "send.decide is turned down",
  ]);
  expect(await printedTimeline(id)).toContain('explanation="seen for 077***4567"');
});

/** A sale of electricity whose token was read by a link. */
async function linkedSale() {
  const { id: endpoint } = await given.endpoint(shop, { url: sink.url, token_links: true });
  const body = POWER_SALE;
  const { body: send } = await shop.api.createSend({ body });
  await drain(shop);
  await shop.api.advanceTestClock({ body: { seconds: 10 } });
  await drain(shop);
  const found = sink.received.find(({ event }) => event.type === "send.delivered")?.text ?? "";
  const url = /"token_url":"([^"]+)"/.exec(found)?.[1] ?? "";
  const { ask } = await testServer();
  expect((await ask(new Request(url))).status).toBe(200);
  return { id: (send as { id: string }).id, endpoint };
}

/** What programs and staff write about a send, each in its own way. */
async function planted(
  id: string,
  of: Record<"send_id" | "account" | "account_id", string>,
): Promise<void> {
  const server = await testServer();
  await server.database.transact("plant what is found", async ({ sql }) => {
    await sql`
      insert into raised_alarms (id, alarm, account, object, count, first_at, last_at)
      values (gen_random_uuid(), 'late_answer', ${of.account}, ${of.send_id}, 1, svc_now(),
        svc_now())`;
    await sql`
      insert into reconciliation_breaks (supplier, reference, day, kind, state, account_id, send_id,
        currency, found_at, changed_at, explained_by, explanation)
      values ('hot', ${of.send_id}, '2026-11-27', 'ours_only', 'explained', ${of.account_id},
        ${of.send_id}, 'USD', svc_now(), svc_now(), 'Rudo', 'seen for 0771234567')`;
    await sql`
      insert into quarantined_rows (account_id, queue, row_id, tries, since, until, error)
      values (${of.account_id}, 'sends/dispatch', ${of.send_id}, 1, svc_now(), svc_now(), 'a bug')`;
    const [member] = await sql<{ id: string }[]>`
      insert into staff_members (id, name, created)
      values (gen_random_uuid(), ${`Rudo ${of.send_id}`}, svc_now()) returning id`;
    const staff_id = member?.id ?? "";
    await sql`
      insert into staff_actions (id, staff_id, session_id, action, object_id, reason, form_key,
        created)
      values (gen_random_uuid(), ${staff_id}, gen_random_uuid(), 'send.decide', ${id}, 'why', ${id},
        svc_now())`;
    await sql`
      insert into staff_proposals (id, action, object_id, input, reason, proposed_by, created,
        decided_by, decided_at, is_confirmed)
      values (gen_random_uuid(), 'send.decide', ${id}, '{}', 'why', ${staff_id}, svc_now(),
        ${staff_id}, svc_now() + interval '1 second', false)`;
  });
}
