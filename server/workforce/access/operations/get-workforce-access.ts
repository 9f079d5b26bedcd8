import { ENUMS } from "@svc/generated/enums";
import type { Answer, Schemas } from "@svc/generated/routes";
import { readAccount } from "#accounts/account";
import { findMemberBehind } from "#accounts/members";
import { CURRENCIES } from "#money/ledger";
import type { Ctx } from "#platform/context";
import { formatMoney } from "#platform/money";
import { unixSeconds } from "#platform/time";

/** Source: spec/workforce/allocate/create.tsp. */
const LINES_MAX = 2_000;

/** Shows what the caller can allocate, and above what somebody else must approve it. */
export async function getWorkforceAccess(ctx: Ctx): Promise<Answer<"getWorkforceAccess">> {
  const { account, key, now } = ctx;
  if (key === null) throw new Error("Workforce is called with a key.");
  const asked = { account_id: account.id, key_id: key.id };
  const [row, behind] = await ctx.read((read) =>
    Promise.all([readAccount(read, account.id), findMemberBehind(read, asked)]),
  );
  const body: Schemas["WorkforceAccess"] = {
    object: "workforce_access",
    created: unixSeconds(now),
    livemode: account.mode === "live",
    enabled: true,
    role: behind.member?.role ?? null,
    scopes: [...key.scopes],
    limits: { max_lines: LINES_MAX, max_total: { USD: null, ZWG: null } },
    kinds: [...ENUMS.WorkforceKind],
    approval_threshold: {
      USD: amountOf(row.batch_approval_usd_minor),
      ZWG: amountOf(row.batch_approval_zwg_minor),
    },
    currencies: [...CURRENCIES],
  };
  return { status: 200, body };
}

function amountOf(limit_minor: bigint | null): string | null {
  return limit_minor === null ? null : formatMoney(limit_minor);
}
