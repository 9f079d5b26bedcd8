/** Limits that tests of the family meet, set by hand. */
import { changeCatalogue } from "../../kit/change-catalogue.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { testServer } from "../../kit/server.ts";

/** Runs a test while airtime is sold in steps of half a dollar. */
export async function betweenSteps(test: () => Promise<void>): Promise<void> {
  await setStep(50);
  try {
    await test();
  } finally {
    await setStep(1);
  }
}

async function setStep(step_minor: number): Promise<void> {
  await changeCatalogue(
    ({ sql }) => sql`
      update product_networks set step_minor = ${step_minor} where product_id = 'airtime-usd'`,
  );
}

/** Gives a shop as many schedules as an account may have. */
export async function fillSchedules(shop: Organisation): Promise<void> {
  const { database } = await testServer();
  await given.schedule(shop);
  const have = await shop.probe.count("schedules");
  await database.record(
    ({ sql }) => sql`
      insert into schedules (account_id, id, name, active, cadence, hour, minute, type, product,
        currency, custom_sms, precheck_credit, on_insufficient, request_id, opened_until, metadata,
        created)
      select account_id, gen_random_uuid(), name, false, cadence, hour, minute, type, product,
        currency, custom_sms, precheck_credit, on_insufficient, request_id, opened_until, metadata,
        created
      from (select * from schedules where account_id = ${shop.account_id} limit 1) as one,
        generate_series(1, ${5_000 - have}::int)`,
  );
}
