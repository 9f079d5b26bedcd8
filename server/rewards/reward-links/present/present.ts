import type { Schemas } from "@svc/generated/routes";
import type { PresentContext } from "#platform/context";
import { openSecretBox } from "#platform/crypto/secret-box";
import { holdsScope } from "#platform/holds-scope";
import { formatId, type IdPrefix } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { maskedPhone } from "#platform/values/phone";
import type { RewardLinkRow } from "../rows/tables.ts";
import { openToken } from "../tokens/tokens.ts";

/** Who looks at links. */
type Looker = Pick<PresentContext, "account" | "config" | "key" | "member_scopes">;

/** Where a token leads; all null for whoever may not see it. */
type Way = Pick<Schemas["RewardLink"], "url" | "token" | "qr_png_url">;

/** One link as the wire shows it. */
export function presentLink(row: RewardLinkRow, looker: Looker): Schemas["RewardLink"] {
  return presentOne(row, looker, wayFor(looker));
}

/**
 * Links as the wire shows them, in their order; where they lead to keys that may write links alone.
 * Source: spec/rewards/reward-links/models.tsp.
 */
export function presentLinks(
  rows: readonly RewardLinkRow[],
  looker: Looker,
): Schemas["RewardLink"][] {
  const wayOf = wayFor(looker);
  return rows.map((row) => presentOne(row, looker, wayOf));
}

function presentOne(
  row: RewardLinkRow,
  { account }: Looker,
  wayOf: (row: RewardLinkRow) => Way,
): Schemas["RewardLink"] {
  return {
    id: formatId("lnk", row.id),
    object: "reward_link",
    created: unixSeconds(row.created),
    livemode: account.mode === "live",
    program: formatId("prg", row.program_id),
    ...wayOf(row),
    amount: formatMoney(row.amount_minor),
    currency: row.currency,
    choices: row.choices,
    label: row.label,
    bind: row.bind,
    phone_hint_masked: row.phone_hint === null ? null : maskedPhone(row.phone_hint),
    recipient: idOf("rcp", row.recipient_id),
    expires_at: secondsOf(row.expires_at),
    ...presentProgress(row),
    metadata: row.metadata,
  };
}

/** The fields of a link that change before it ends. */
export function presentProgress(row: RewardLinkRow) {
  return {
    status: row.status,
    reward: idOf("rwd", row.reward_id),
    opened_at: secondsOf(row.opened_at),
    claimed_at: secondsOf(row.claimed_at),
    open_count: row.open_count,
  };
}

function wayFor({ config, ...holder }: Looker): (row: RewardLinkRow) => Way {
  const may_see = holder.key?.kind !== "ak" && holdsScope(holder, "rewards:write");
  if (!may_see) return () => ({ url: null, token: null, qr_png_url: null });
  const box = openSecretBox(config.secret_key);
  return (row) => {
    const token = openToken(box, row);
    const url = `${config.public_url}/claim/${token}`;
    return { url, token, qr_png_url: `${url}.png` };
  };
}

function idOf(prefix: IdPrefix, id: string | null): string | null {
  return id === null ? null : formatId(prefix, id);
}

function secondsOf(at: number | null): number | null {
  return at === null ? null : unixSeconds(at);
}
