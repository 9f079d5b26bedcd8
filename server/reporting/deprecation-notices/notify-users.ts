import { accounts } from "#accounts/account";
import { findKeys } from "#accounts/keys";
import { findMembers, liveAccount } from "#accounts/members";
import { draftsTo, queueMessages } from "#accounts/messages";
import { type DeprecatedUse, deprecatedUses, usersOfDeprecated } from "#journal/requests";
import type { AccountFacts } from "#platform/context";
import { insertMissing } from "#platform/db/insert-many";
import { isAnyOf } from "#platform/db/is-any-of";
import type { Database, Read, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { type EndpointRow, findPinnedEndpoints } from "#webhooks/webhook-endpoints";
import { type DueEnding, fieldEnding } from "./due-endings.ts";
import { deprecatedNotices } from "./tables.ts";
import { mailOf, type UsedBy } from "./write-mail.ts";

/** Who may read the request log, and changes what calls us. */
const ROLES = ["owner", "developer"];

/** A use by one key, of an account in either mode. */
type Use = DeprecatedUse & UsedBy;

type Account = Pick<AccountFacts, "id" | "mode" | "twin_id">;

/** What ends, and what of an organisation uses it. */
interface Used {
  readonly ending: DueEnding;
  readonly keys: readonly UsedBy[];
  readonly endpoints: readonly UsedBy[];
}

/** What a mail needs beside what ends. */
interface Mailing {
  readonly public_url: string;
  readonly now: number;
}

/**
 * Mails the owners and developers of every organisation that still uses what ends, once for each
 * end and each of its days, however often it is called.
 *
 * Writes: messages, deprecated_notices. Source: docs/decisions/0085-deprecations.md.
 */
export async function notifyUsers(
  database: Pick<Database, "read" | "transact">,
  due: readonly DueEnding[],
  mailing: Mailing,
): Promise<void> {
  const done: PromiseSettledResult<void>[] = [];
  const versions = due.flatMap(({ kind, ending }) => (kind === "version" ? [ending] : []));
  const found = await database.read(async (read) => {
    const pinned = await findPinnedEndpoints(read, versions);
    return { pinned, organisations: await findOrganisations(read, pinned) };
  });
  for (const [live_id, own] of found.organisations) {
    const pinned = found.pinned.filter((one) => own.some(({ id }) => id === one.account_id));
    const notified = notifyOrganisation(database, live_id, { own, pinned, due, mailing });
    done.push(...(await Promise.allSettled([notified])));
  }
  // What throws for one organisation is thrown when all others are notified.
  for (const one of done) if (one.status === "rejected") throw one.reason;
}

/** One organisation, and what is due. */
interface Organisation {
  readonly own: readonly Account[];
  /** Its endpoints that receive events in a version that ends. */
  readonly pinned: readonly EndpointRow[];
  readonly due: readonly DueEnding[];
  readonly mailing: Mailing;
}

async function notifyOrganisation(
  database: Pick<Database, "read" | "transact">,
  live_id: string,
  { own, pinned, due, mailing }: Organisation,
): Promise<void> {
  const uses = await database.read((read) => readUses(read, own));
  const used = due.flatMap((ending) => {
    const keys = keysOf(uses.filter((use) => isUseOf(use, ending)));
    const endpoints = endpointsOf(pinned, ending, own);
    return keys.length + endpoints.length === 0 ? [] : [{ ending, keys, endpoints }];
  });
  if (used.length === 0) return;
  await database.transact("mail what ends", async (tx) => {
    for (const one of used) await mailOnce(tx, live_id, { ...mailing, ...one });
  });
}

/** The accounts that use it, by the live account of their organisation. */
async function findOrganisations(
  read: Read,
  pinned: readonly EndpointRow[],
): Promise<Map<string, Account[]>> {
  const receivers = pinned.map(({ account_id }) => account_id);
  const users = [...new Set([...(await usersOfDeprecated(read)), ...receivers])];
  const { id, mode, twin_id } = accounts;
  const rows = await read.db.select({ id, mode, twin_id }).from(accounts).where(isAnyOf(id, users));
  return Map.groupBy(rows, liveAccount);
}

async function readUses(read: Read, own: readonly Account[]): Promise<Use[]> {
  const uses: Use[] = [];
  for (const { id, mode } of own) {
    const found = await deprecatedUses(read, id);
    const keys = await findKeys(read, id, [...new Set(found.map((use) => use.api_key_id))]);
    const labels = new Map(keys.map(({ row }) => [row.id, row.label]));
    for (const use of found) {
      const label = labels.get(use.api_key_id) ?? formatId("key", use.api_key_id);
      uses.push({ ...use, label, mode });
    }
  }
  return uses;
}

function isUseOf(
  { operation_id, api_version, deprecated_fields }: Use,
  { kind, ending }: DueEnding,
): boolean {
  if (kind !== "field") return (kind === "operation" ? operation_id : api_version) === ending;
  return deprecated_fields.split(" ").some((path) => fieldEnding(operation_id, path) === ending);
}

function endpointsOf(
  pinned: readonly EndpointRow[],
  { kind, ending }: DueEnding,
  own: readonly Account[],
): UsedBy[] {
  if (kind !== "version") return [];
  return pinned
    .filter(({ api_version }) => api_version === ending)
    .flatMap(({ url: label, account_id }) =>
      own.flatMap(({ id, mode }) => (id === account_id ? [{ label, mode }] : [])),
    );
}

/** Each key once, the latest use first. */
function keysOf(uses: readonly Use[]): Use[] {
  return [...new Map(uses.map((use) => [use.api_key_id, use])).values()];
}

async function mailOnce(
  tx: Tx,
  live_id: string,
  { ending, keys, endpoints, ...mailing }: Mailing & Used,
): Promise<void> {
  const { now } = mailing;
  const row = { account_id: live_id, deprecated: ending.ending, days_before: ending.days_before };
  const columns = ["account_id", "deprecated", "days_before"] as const;
  const written = await insertMissing(
    tx,
    deprecatedNotices,
    [{ ...row, created: now }],
    [...columns],
  );
  if (written.length === 0) return;
  const mail = mailOf(ending, { ...mailing, keys, endpoints });
  const members = await findMembers(tx, live_id);
  const drafts = members
    .filter(({ role }) => ROLES.includes(role))
    .flatMap(({ email }) =>
      draftsTo(
        { email, phone: null },
        {
          ...{ account_id: live_id, mode: "live", purpose: "notice", seal_with: null },
          ...{ created: now, text: mail.subject, mail },
        },
      ),
    );
  await queueMessages(tx, drafts);
}
