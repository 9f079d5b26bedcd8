import type { Answer } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";
import { unixSeconds } from "#platform/time/instants";
import { readMetersOfPeople } from "../read-meters.ts";

/** Source: spec/workforce/meters.tsp. */
const METERS_MAX = 10_000;

/** Lists the meters of the account's people; the utility is not asked. */
export async function getWorkforceMeters(ctx: Ctx): Promise<Answer<"getWorkforceMeters">> {
  const { account, now } = ctx;
  const limit = METERS_MAX + 1;
  const meters = await ctx.read((read) =>
    readMetersOfPeople(read, { account_id: account.id, limit }),
  );
  return {
    status: 200,
    body: {
      object: "workforce_meters",
      created: unixSeconds(now),
      livemode: account.mode === "live",
      data: meters.slice(0, METERS_MAX),
      truncated: meters.length > METERS_MAX,
    },
  };
}
