/** Reward links as callers ask for them, and in states that nobody can bring about by asking. */
import type { Schemas } from "@svc/generated/routes";
import { formatId, mintId } from "@svc/server/platform/ids.ts";
import { earmarkBudget } from "@svc/server/rewards/programs/index.ts";
import { type RewardLinkRow, rewardLinks } from "@svc/server/rewards/reward-links/index.ts";
import { tokenMint } from "@svc/server/rewards/reward-links/tokens/tokens.ts";
import type { Answered, Extras } from "./api.ts";
import { withProgram } from "./budget.ts";
import type { KeyInHand, Shop } from "./given.ts";
import { testServer } from "./server.ts";

/** Asks for a link of the program's default amount. */
export async function askLink(
  { api }: Pick<KeyInHand, "api">,
  program: string,
  wanted: Record<string, unknown> = {},
  extras: Extras = {},
): Promise<Answered<Schemas["RewardLink"]>> {
  const answer = await api.createRewardLinks({ body: { program, ...wanted }, ...extras });
  return answer as Answered<Schemas["RewardLink"]>;
}

/** The same, of a link that is made. */
export async function madeLink(
  caller: Pick<KeyInHand, "api">,
  program: string,
  wanted: Record<string, unknown> = {},
): Promise<Schemas["RewardLink"]> {
  const { status, body } = await askLink(caller, program, wanted);
  if (status === 201) return body;
  throw new Error(`A link was to be made, and was not: ${JSON.stringify(body)}`);
}

/** So many links that are made by one request. */
export async function madeLinks(
  caller: Pick<KeyInHand, "api">,
  program: string,
  count: number,
): Promise<Schemas["RewardLink"][]> {
  const made: unknown = await madeLink(caller, program, { count });
  return (made as Schemas["RewardLinkList"]).data;
}

/** A link of US$1.00 that somebody has opened, unless said otherwise; its wire id. */
export async function givenLink(
  shop: Shop,
  program: string,
  wanted: Partial<RewardLinkRow> = {},
): Promise<string> {
  return await withProgram(shop, program, async (tx, cause, before) => {
    const [id, { account_id }] = [mintId(cause.now), shop];
    const { secret_key } = (await testServer()).config;
    const names = { account_id, id, program_id: before.id, request_id: id };
    const row = {
      ...OPENED,
      ...names,
      ...tokenMint({ secret_key, cell: tx.cell })(id),
      created: cause.now,
      opened_at: cause.now,
      ...wanted,
    };
    await tx.db.insert(rewardLinks).values(row);
    const waits = row.status === "created" || row.status === "opened";
    if (waits) await earmarkBudget(tx, cause, before, row.amount_minor);
    return formatId("lnk", id);
  });
}

const OPENED = {
  status: "opened",
  amount_minor: 100n,
  currency: "USD",
  choices: ["airtime"] as ("airtime" | "data" | "power")[],
  label: null,
  bind: "none",
  phone_hint: null,
  recipient_id: null,
  reward_id: null,
  bundle_id: null,
  expires_at: null,
  claimed_at: null,
  open_count: 1,
  count: null,
  metadata: {},
  event_sequence: 1,
} satisfies Partial<RewardLinkRow>;
