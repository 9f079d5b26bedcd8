import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Schemas } from "@svc/generated/routes";
import type { Ctx, KeyScope } from "#platform/context";
import type { Read } from "#platform/db/transaction";
import { holdsScope } from "#platform/holds-scope";
import { unixSeconds } from "#platform/time/instants";
import type { AttentionScope, Facts, Found } from "./found.ts";
import {
  findExpiringKeys,
  findLowCredit,
  findOpenApprovals,
  findOpenDisputes,
  findOpenReviews,
  findReviewedSends,
  findUnknownSends,
  findWaitingBatches,
} from "./waiting.ts";
import { findDisabledEndpoints } from "./webhooks.ts";

type AttentionItem = Schemas["AttentionItem"];

/** One kind of matter: who may read it, and where it is listed. */
interface Watched {
  readonly scope: KeyScope;
  readonly url: string;
  readonly find: (read: Read, asked: AttentionScope, facts: Facts) => Promise<Found>;
}

/** Every kind of the contract, in the order in which they are shown: money at risk first. */
export const WATCHED: Readonly<Record<AttentionItem["kind"], Watched>> = {
  send_review: {
    scope: "sends:read",
    url: "/sends?status=requires_review",
    find: findReviewedSends,
  },
  send_unknown: { scope: "sends:read", url: "/sends?status=unknown", find: findUnknownSends },
  batch_approval: {
    scope: "sends:read",
    url: "/batches?status=requires_approval",
    find: findWaitingBatches,
  },
  agent_approval: {
    scope: "sends:read",
    url: "/approvals?status=requested",
    find: findOpenApprovals,
  },
  reward_review: { scope: "rewards:read", url: "/reviews?status=open", find: findOpenReviews },
  dispute_open: { scope: "sends:read", url: "/disputes?status=opened", find: findOpenDisputes },
  low_credit: { scope: "credit:read", url: "/credit", find: findLowCredit },
  endpoint_disabled: {
    scope: "webhooks:manage",
    url: "/webhook-endpoints?status=disabled",
    find: findDisabledEndpoints,
  },
  key_expiring: {
    scope: "account:manage",
    url: "/keys?status=active",
    find: findExpiringKeys,
  },
};

const KINDS = Object.entries(WATCHED) as [AttentionItem["kind"], Watched][];

/** What needs a person, of the kinds that the key may read; null when it may read none. */
export async function readAttention(
  { account, now, ...holder }: Pick<Ctx, "account" | "now" | "key" | "member_scopes">,
  read: Read,
  facts: Facts,
): Promise<AttentionItem[] | null> {
  const readable = KINDS.filter(([, { scope }]) => holdsScope(holder, scope));
  if (readable.length === 0) return null;
  const asked = { account_id: account.id, now, ahead_ms: account.clock_offset_ms };
  const items = await Promise.all(
    readable.map(async ([kind, { url, find }]) => {
      const { due_ms, ...found } = await find(read, asked, facts);
      const due_at = due_ms === null ? null : unixSeconds(due_ms);
      return { kind, ...found, due_at, url: BASE_PATH + url };
    }),
  );
  return items.filter(({ count }) => count > 0);
}
