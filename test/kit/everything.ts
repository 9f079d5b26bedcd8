/** Something of each kind that the pages of a member show. */
import { applied } from "./applications.ts";
import { openedForPower } from "./checkout.ts";
import { endedSend, opened } from "./disputes.ts";
import { given, type Organisation } from "./given.ts";
import { madeLink } from "./links.ts";
import { settle } from "./pages.ts";
import { givenReview } from "./rewards.ts";
import { sell } from "./sell.ts";

/** Power that goes out in an hour. */
async function soldForLater(shop: Organisation) {
  const to = { target: "37140030000", token_phone: "+263784000001" };
  const scheduled_for = (await shop.api.getTestClock()).body.now + 3_600;
  return await sell(shop, { ...to, amount: "10.00", currency: "USD", scheduled_for });
}

/** Makes them, and answers their ids. */
export async function somethingOfEverything(shop: Organisation) {
  const batch = await given.batch(shop);
  await settle(shop);
  const person = await given.recipient(shop);
  const center = await given.costCenter(shop);
  const program = await given.program(shop, { choices: ["airtime"] });
  await shop.api.activateProgram({ path: { program_id: program.id } });
  await madeLink(shop, program.id, { choices: ["airtime"] });
  const { review } = await givenReview(shop, program.id);
  const schedule = await given.schedule(shop, { name: "Drivers" });
  const disputed = await endedSend(shop);
  const dispute = await opened(shop, disputed.id, { evidence: { text: "No airtime came." } });
  const session = await openedForPower(shop);
  const body = { url: "http://127.0.0.1:9/hook", enabled_events: ["send.*"] };
  const endpoint_id = (await shop.api.createWebhookEndpoint({ body })).body.id;
  const from = (await shop.api.getTestClock()).body.now - 3_600;
  const replayed = await shop.api.replayWebhookEndpoint({ path: { endpoint_id }, body: { from } });
  const { body: transactions } = await shop.api.listCreditTransactions({ query: { limit: 1 } });
  const power = await soldForLater(shop);
  await applied(shop);
  return {
    ...{ batch, person, center, program, review, schedule, disputed, dispute, session },
    ...{ endpoint_id, replayed: replayed.body, transactions: transactions.data, power },
  };
}
