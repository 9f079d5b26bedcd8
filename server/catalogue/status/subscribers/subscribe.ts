import { and, count, eq, lte, sql } from "drizzle-orm";
import { randomText } from "#platform/crypto/random-text";
import { mintSigningSecret } from "#platform/crypto/signature";
import type { Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import { mintId } from "#platform/ids";
import { type SubscriberRow, statusNotices, statusSubscribers } from "../tables.ts";
import { sealSecret, tokenHashOf } from "./secrets.ts";

/** Subscriptions in all; the page refuses more. */
const SUBSCRIBERS_MAX = 20_000;
/** Subscriptions of one URL. */
const SAME_URL_MAX = 5;
/** An address is invited once in this time, however often a form names it. */
const INVITED_AGAIN_MS = 60 * 60_000;

interface NewSubscriber extends Pick<SubscriberRow, "channel" | "address" | "locale"> {
  readonly secret_key: string;
}

/** What the owner of a URL is shown once; the owner of an address gets it by mail. */
export interface SubscriberSecrets {
  readonly token: string;
  readonly signing_secret: string;
}

/**
 * Subscribes an address or a URL, which is sent nothing but an invitation until it has agreed. An
 * address that is subscribed already is invited like any other, so that nothing tells them apart.
 * Returns why that cannot be, with nothing written.
 *
 * Writes: status_subscribers, status_notices.
 */
export async function subscribe(
  tx: Tx,
  { channel, address, locale, secret_key }: NewSubscriber,
): Promise<SubscriberSecrets | "full" | "often"> {
  if ((await countOf(tx, null)) >= SUBSCRIBERS_MAX) return "full";
  if (channel === "webhook" && (await countOf(tx, address)) >= SAME_URL_MAX) return "often";
  const now = await transactionTime(tx);
  const id = mintId(now);
  const secrets = { token: randomText(), signing_secret: mintSigningSecret() };
  const secret = channel === "email" ? secrets.token : secrets.signing_secret;
  const times = { invited_at: now, created: now };
  const sealed = sealSecret(id, secret, { secret_key });
  const token_hash = tokenHashOf(secrets.token);
  const invited = await tx.db
    .insert(statusSubscribers)
    .values({ id, channel, address, locale, sealed, token_hash, ...times })
    .onConflictDoUpdate({
      target: statusSubscribers.address,
      targetWhere: sql`channel = 'email'`,
      set: {
        invited_at: now,
        // A stranger who types a subscriber's address changes nothing of the subscription.
        locale: sql`case when ${statusSubscribers.confirmed_at} is null
          then excluded.locale else ${statusSubscribers.locale} end`,
      },
      setWhere: lte(statusSubscribers.invited_at, now - INVITED_AGAIN_MS),
    })
    .returning({ subscriber_id: statusSubscribers.id });
  const notices = invited.map(({ subscriber_id }) => ({
    subscriber_id,
    due_at: now,
    created: now,
  }));
  if (notices.length > 0) await tx.db.insert(statusNotices).values(notices).onConflictDoNothing();
  return secrets;
}

async function countOf({ db }: Tx, url: string | null): Promise<number> {
  const is_of_url = and(
    eq(statusSubscribers.channel, "webhook"),
    eq(statusSubscribers.address, url ?? ""),
  );
  const counted = db.select({ rows: count() }).from(statusSubscribers);
  const [row] = await (url === null ? counted : counted.where(is_of_url));
  return row?.rows ?? 0;
}
