/** How the examples of reward links come about. */
import { given, type Organisation } from "../../kit/given.ts";
import { givenLink, madeLink } from "../../kit/links.ts";
import { runNow } from "../../kit/run-clock.ts";
import type { Stages } from "./stages.ts";

const FOR_ONE = {
  ...{ amount: "1.00", label: "Sorry for the wait", bind: "otp", phone_hint: "0771234567" },
  expires_at: "2026-12-31T23:59:59+02:00",
};

const SLIPS = { count: 2, amount: "0.50", label: "Till slip November", choices: ["airtime"] };

async function running(): Promise<{ shop: Organisation; program: string }> {
  const shop = await given.organisation();
  return { shop, program: (await given.activeProgram(shop, { choices: ["airtime", "data"] })).id };
}

/** A link on a till slip that was claimed, the newest of two, and a key that only reads. */
async function claimed() {
  const { shop, program } = await running();
  const opened_at = runNow();
  const expires_at = opened_at + 86_400_000;
  const slip = { label: SLIPS.label, amount_minor: 50n, expires_at, opened_at };
  await givenLink(shop, program, slip);
  const link_id = await givenLink(shop, program, { ...slip, open_count: 2 });
  const path = { link_id };
  await shop.api.claimTestRewardLink({ path, body: { phone: "0771230000" } });
  const { api } = await given.key(shop, { kind: "rk", scopes: ["rewards:read"] });
  return { api, path };
}

/** A time of the example that has passed is another one, so that this can be acted on any day. */
function inTime() {
  const is_passed = Date.parse(FOR_ONE.expires_at) < runNow() + 3_600_000;
  return is_passed ? { ...FOR_ONE, expires_at: undefined } : FOR_ONE;
}

export const REWARD_LINKS: Stages = {
  "createRewardLinks 201 A link for one number": async () => {
    const { shop, program } = await running();
    return shop.api.createRewardLinks({ body: { program, ...inTime() } as never });
  },
  "createRewardLinks 201 Links for till slips": async () => {
    const { shop, program } = await running();
    return shop.api.createRewardLinks({ body: { program, ...SLIPS } as never });
  },
  "listRewardLinks 200 The newest link of a campaign": async () =>
    (await claimed()).api.listRewardLinks({ query: { label: SLIPS.label, limit: 1 } }),
  "getRewardLink 200 A link that was claimed": async () => {
    const { api, path } = await claimed();
    return api.getRewardLink({ path });
  },
  "revokeRewardLink 200 A link that was lost": async () => {
    const { shop, program } = await running();
    const { id: link_id } = await madeLink(shop, program, inTime());
    return shop.api.revokeRewardLink({ path: { link_id } });
  },
};
