import { ENUMS } from "@svc/generated/enums";
import type { Answer, Schemas } from "@svc/generated/routes";
import { readAccount } from "#accounts/account";
import { type BehindKey, findMemberBehind } from "#accounts/members";
import { CURRENCIES } from "#money/ledger";
import type { Ctx } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";

/** Source: spec/workforce/allocate/create.tsp. */
const LINES_MAX = 2_000;

/** Shows what the caller can allocate, and above what somebody else must approve it. */
export async function getWorkforceAccess(ctx: Ctx): Promise<Answer<"getWorkforceAccess">> {
  const { account, key, member_scopes, now } = ctx;
  const [row, person] = await ctx.read((read) =>
    Promise.all([readAccount(read, account.id), findPersonAsking(read, ctx)]),
  );
  const body: Schemas["WorkforceAccess"] = {
    object: "workforce_access",
    created: unixSeconds(now),
    livemode: account.mode === "live",
    enabled: true,
    role: person?.role ?? null,
    scopes: [...(key?.scopes ?? member_scopes ?? [])],
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

/** Who is signed in, or who is behind the key. */
async function findPersonAsking(
  read: Read,
  { account, key, member }: Ctx,
): Promise<BehindKey["member"]> {
  if (key === null) return member;
  return (await findMemberBehind(read, { account_id: account.id, key_id: key.id })).member;
}

function amountOf(limit_minor: bigint | null): string | null {
  return limit_minor === null ? null : formatMoney(limit_minor);
}
