import { testServer } from "../../kit/server.ts";

/** Purchases of other accounts: days ago, cents, and hundredths of a unit. */
export async function purchased({
  currency = "USD",
  days_ago,
  times,
  amount_minor,
  units_centi,
}: {
  currency?: "USD" | "ZWG";
  days_ago: number;
  times: number;
  amount_minor: number;
  units_centi: number;
}): Promise<void> {
  const { database } = await testServer();
  await database.transact(
    "given purchases",
    ({ sql }) => sql`
      insert into power_purchases
      select gen_random_uuid(), gen_random_uuid(), 'test', '37140030000', ${currency},
        ${amount_minor}::bigint, ${units_centi}::bigint,
          svc_now() - make_interval(days => ${days_ago})
      from generate_series(1, ${times}::integer)`,
  );
}

/** Forgets what earlier tests of this worker bought. */
export async function nothingPurchased(): Promise<void> {
  const { database } = await testServer();
  await database.transact("given none", ({ sql }) => sql`delete from power_purchases`);
}
