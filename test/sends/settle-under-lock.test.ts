import { parseId } from "@svc/server/platform/ids.ts";
import { leaseJobs, settleJobs, talkOf } from "@svc/server/sales/sends/dispatch/dispatch.ts";
import { expect, it } from "vitest";
import { dispatchDeps } from "../kit/drain.ts";
import { given } from "../kit/given.ts";
import { scriptedProvider } from "../kit/scripted-provider.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { untilSomebodyWaits } from "../kit/somebody-waits.ts";

it("an answer is judged by how its attempt stands once its send is locked", async () => {
  const { database } = await testServer();
  const provider = await scriptedProvider();
  const shop = await given.organisation();
  const { id } = await sell(shop);
  const send_id = parseId("snd", id) ?? "";
  provider.script(id, { submits: [{ kind: "accepted", check_after_ms: 60_000 }] });
  const deps = await dispatchDeps(provider.suppliers);
  const [job] = await leaseJobs(deps, { only: { account_id: shop.account_id, send_id } });
  if (job === undefined) throw new Error("A send was to be due.");
  const answer = await talkOf(deps, job);

  const [held, closed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = database.transact("close its hand-over meanwhile", async ({ sql }) => {
    await sql`select from sends where id = ${send_id} for update`;
    held.resolve();
    await closed.promise;
    await sql`insert into send_answers (account_id, send_id, number, sequence,
        hand_over_sequence, hand_over_state)
      select account_id, send_id, 1, sequence, sequence, 'no_answer' from send_attempts
      where send_id = ${send_id}`;
    await sql`update send_dispatches set answers = 1, hand_over_state = 'no_answer'
      where send_id = ${send_id}`;
  });
  await held.promise;
  const settling = settleJobs(deps, [{ job, answer }]);
  await untilSomebodyWaits();
  closed.resolve();
  await holding;
  await settling;
  const attempts = await shop.probe.rows("send_exchanges");
  const shown = attempts.map(({ kind, outcome }) => [kind, outcome]).sort();
  // The late answer is an attempt of its own, and the one that was closed keeps what it has.
  expect(shown).toEqual([
    ["callback", "accepted"],
    ["submit", null],
  ]);
});
