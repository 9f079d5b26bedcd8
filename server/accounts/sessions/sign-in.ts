import { noteMemberSeen } from "#accounts/members";
import { equalInConstantTime } from "#platform/crypto/equal-in-constant-time";
import { writeInstant } from "#platform/db/columns";
import type { Database, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Config } from "#platform/settings/config";
import { browserHashOf, codeHashOf, isDigits } from "./code-hash.ts";
import { type FoundCode, findSignInLink } from "./find-sign-in-link.ts";
import { noteSignIn } from "./note-sign-in.ts";
import { newSession, openSession } from "./open-session.ts";
import { findSignInOwner, idOf } from "./sign-in-owner.ts";
import { NOWHERE, type SignInPlace } from "./sign-in-place.ts";
import { TRIES_MAX } from "./tables.ts";

/** What a browser shows of a person. */
interface Shown {
  /** Of mail, or a phone number in E.164. */
  readonly address: string;
  /** Digits that were sent, or the secret of a link. */
  readonly code: string;
  /** The secret of the browser; null when it has none. */
  readonly browser: string | null;
  /** The mode that the session looks at first; live where left out. */
  readonly mode?: "test" | "live";
  /** Where it is shown; nowhere that is known where left out. */
  readonly place?: SignInPlace;
}

type Settings = Pick<Config, "secret_key">;

/**
 * Signs a person in with a code of theirs: returns the secret of a new session, or null when the
 * code is not theirs, too old, used, was requested in another browser, or was guessed at too often
 * in this one. A try is counted in the transaction that judges it, which a wrong code commits too.
 *
 * Writes: sign_in_codes, members, sessions, sign_ins.
 */
export async function signIn(
  { database, config }: { database: Database; config: Settings },
  shown: Shown,
): Promise<string | null> {
  return await database.transact("sign in", async (tx) => {
    const found = isDigits(shown.code)
      ? await tryDigits(tx, shown, config)
      : await findLink(tx, shown);
    if (found === null || !(await useUp(tx, found, shown))) return null;
    const { owner } = found;
    if (owner.member !== null) await noteMemberSeen(tx, owner.member, await transactionTime(tx));
    const place = shown.place ?? NOWHERE;
    const facts = await newSession(tx, place);
    await noteSignIn(tx, owner, { method: found.method, place, session_id: facts.id });
    return await openSession(tx, owner, { mode: shown.mode ?? "live", facts });
  });
}

async function findLink(tx: Tx, shown: Shown): Promise<FoundCode | null> {
  const found = await findSignInLink(tx, shown);
  if (found === null) return null;
  const is_theirs = found.owner.address.toLowerCase() === shown.address.toLowerCase();
  return is_theirs ? found : null;
}

/** Counts a try of every code that this browser requested, and of no other one. */
async function tryDigits(
  tx: Tx,
  { address, code, browser, place = NOWHERE }: Shown,
  config: Settings,
): Promise<FoundCode | null> {
  const owner = browser === null ? null : await findSignInOwner(tx, address);
  if (owner === null || browser === null) return null;
  const { account_id, member, invite_id } = owner;
  const now = writeInstant(await transactionTime(tx));
  const tried = await tx.sql<{ id: string; code_hash: Uint8Array }[]>`
    update sign_in_codes set tries = tries + 1
    where account_id = ${account_id}
      and (member_id = ${member?.id ?? null}::uuid or invite_id = ${invite_id}::uuid)
      and browser_hash = ${Buffer.from(browserHashOf(browser), "hex")}
      and tries < ${TRIES_MAX} and expires_at > ${now}
    returning id, code_hash`;
  const given = Buffer.from(codeHashOf({ owner_id: idOf(owner), code }, config), "hex");
  const right = tried.find(({ code_hash }) => equalInConstantTime(given, code_hash));
  if (right !== undefined) return { id: right.id, owner, method: "code" };
  // Of digits that no code stands for in this browser, nothing could come.
  if (tried.length > 0) await noteSignIn(tx, owner, { method: "code", place, session_id: null });
  return null;
}

/**
 * Deletes a code with the others of its browser; false when somebody has used it meanwhile: of two
 * right tries at once, the second waits for the row and finds it gone.
 */
async function useUp(
  { sql }: Tx,
  { id, owner: { account_id, member, invite_id } }: FoundCode,
  { browser }: Pick<Shown, "browser">,
): Promise<boolean> {
  const hash = browser === null ? null : Buffer.from(browserHashOf(browser), "hex");
  const used = await sql<{ id: string }[]>`
    delete from sign_in_codes
    where account_id = ${account_id}
      and (member_id = ${member?.id ?? null}::uuid or invite_id = ${invite_id}::uuid)
      and (id = ${id} or browser_hash = ${hash})
    returning id`;
  return used.some((one) => one.id === id);
}
