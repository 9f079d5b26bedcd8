import { and, desc, eq, ne } from "drizzle-orm";
import { accountClocks, accounts } from "#accounts/account";
import type { Contact } from "#accounts/messages";
import type { Read, Tx } from "#platform/db/transaction";
import { idOfPath } from "#platform/path-object";
import { refuse } from "#platform/refusal";
import { databaseWall } from "#platform/work/database-clock";
import { FIRST_STATUS, isTo, statusAt } from "./lifecycle.ts";
import { INVITE } from "./queries.ts";
import { type InviteRow, invites } from "./tables.ts";

/** An invitation, and the account that it is of, for the person who is invited. */
export interface InviteToPerson {
  readonly row: InviteRow;
  readonly account: {
    readonly id: string;
    readonly twin_id: string;
    readonly mode: "test" | "live";
    readonly name: string;
  };
  /** Unix milliseconds on the account's clock. */
  readonly now: number;
}

/** Nobody has so many; what is more waits until some are answered. */
const SHOWN_MAX = 100;

/** The pending invitations to an address or a number, of all organisations, newest first. */
export async function findInvitesTo(
  read: Pick<Read | Tx, "db">,
  person: Contact,
): Promise<InviteToPerson[]> {
  const found = await invitesOf(read)
    .where(and(isTo(person), eq(invites.status, FIRST_STATUS), ne(accounts.status, "closed")))
    .orderBy(desc(invites.id))
    .limit(SHOWN_MAX);
  return found.map(withClock).filter(({ row, now }) => statusAt(row, now) === FIRST_STATUS);
}

/**
 * The person's invitation that a path names, locked until the transaction ends.
 *
 * Refuses: `resource_missing`, of one that is for somebody else.
 */
export async function lockInviteTo(
  tx: Tx,
  person: Contact,
  written: string,
): Promise<InviteToPerson> {
  const id = idOfPath(INVITE, written);
  // Whoever revokes it, or answers it in another tab, waits here.
  const [found] = await invitesOf(tx)
    .where(and(isTo(person), eq(invites.id, id), ne(accounts.status, "closed")))
    .for("no key update", { of: invites });
  return found === undefined
    ? refuse("resource_missing", { param: INVITE.param })
    : withClock(found);
}

function invitesOf({ db }: Pick<Read | Tx, "db">) {
  const { id, twin_id, mode, name } = accounts;
  return db
    .select({
      row: invites,
      account: { id, twin_id, mode, name },
      offset_seconds: accountClocks.offset_seconds,
    })
    .from(invites)
    .innerJoin(accounts, eq(accounts.id, invites.account_id))
    .innerJoin(accountClocks, eq(accountClocks.account_id, invites.account_id))
    .$dynamic();
}

function withClock({
  offset_seconds,
  ...found
}: Omit<InviteToPerson, "now"> & { readonly offset_seconds: number }): InviteToPerson {
  return { ...found, now: databaseWall() + offset_seconds * 1_000 };
}
