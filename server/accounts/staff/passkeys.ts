/**
 * Passkeys: how staff register one with their link, and sign in with it. The library is loaded with
 * the first of them, because a program starts often and staff sign in seldom.
 */
import { and, eq, gt, isNull } from "drizzle-orm";
import type { Database, Read, Tx } from "#platform/db/transaction";
import { transactionTime } from "#platform/db/transaction-time";
import type { Config } from "#platform/settings/config";
import { databaseWall } from "#platform/work/database-clock";
import { staffLinkHashOf } from "./add-staff.ts";
import { challengeHashOf, isChallenge, makeChallenge } from "./challenge.ts";
import { openStaffSession, type StaffName } from "./staff-sessions.ts";
import { staffMembers, staffPasskeys } from "./tables.ts";

type PasskeyConfig = Pick<Config, "public_url" | "secret_key">;

const PARTY_NAME = "svc staff";
const passkeyLibrary = () => import("@simplewebauthn/server");

/** By which name browsers know us; passkeys are bound to a name and never to an address. */
export function partyOf({ public_url }: Pick<Config, "public_url">): {
  id: string;
  origin: string;
} {
  const url = new URL(public_url);
  if (/^(?:127\.|\[::1\])/.test(url.hostname)) url.hostname = "localhost";
  return { id: url.hostname, origin: url.origin };
}

/** The one of the staff whom a link belongs to; null when it was used, or is over. */
export async function findStaffLink(
  { db }: Pick<Read | Tx, "db">,
  code: string,
): Promise<StaffName | null> {
  const [found] = await db
    .select({ id: staffMembers.id, name: staffMembers.name })
    .from(staffMembers)
    .where(
      and(
        eq(staffMembers.link_hash, staffLinkHashOf(code)),
        gt(staffMembers.link_expires_at, databaseWall()),
        isNull(staffMembers.removed_at),
      ),
    );
  return found ?? null;
}

/** What a browser is asked for to make a passkey. */
export async function registrationOptions({ id, name }: StaffName, config: PasskeyConfig) {
  const { generateRegistrationOptions } = await passkeyLibrary();
  return await generateRegistrationOptions({
    ...{ rpName: PARTY_NAME, rpID: partyOf(config).id, userName: name },
    userID: new Uint8Array(Buffer.from(id.replaceAll("-", ""), "hex")),
    challenge: makeChallenge(config),
    // No name is written at the next sign-in: the passkey says whose it is.
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
}

/** What a browser is asked for to sign in. */
export async function signInOptions(config: PasskeyConfig) {
  const { generateAuthenticationOptions } = await passkeyLibrary();
  return await generateAuthenticationOptions({
    ...{ rpID: partyOf(config).id, challenge: makeChallenge(config) },
    userVerification: "required",
  });
}

/**
 * Keeps the passkey that a browser has made for a link, which is used up by it, and signs its owner
 * in. Returns the secret of the session; null where either is not valid.
 *
 * Writes: staff_members, staff_passkeys, staff_sessions.
 */
export async function registerPasskey(
  { database, config }: { database: Database; config: PasskeyConfig },
  { code, credential }: { code: string; credential: string },
): Promise<string | null> {
  const made = await verified(async () => {
    const { verifyRegistrationResponse } = await passkeyLibrary();
    const { verified: is_valid, registrationInfo } = await verifyRegistrationResponse({
      ...{ response: JSON.parse(credential), requireUserVerification: true },
      ...expectedOf(config),
    });
    return is_valid ? registrationInfo.credential : null;
  });
  if (made === null) return null;
  const challenge_hash = challengeHashOf(challengeIn(credential));
  return await database.transact("register a passkey", async (tx) => {
    const owner = await findStaffLink(tx, code);
    const now = await transactionTime(tx);
    if (owner === null || !(await useLink(tx, code))) return null;
    const { id, counter, publicKey: public_key } = made;
    const row = { id, staff_id: owner.id, public_key, counter, created: now };
    await tx.db.insert(staffPasskeys).values(row);
    return await openStaffSession(tx, { staff_id: owner.id, challenge_hash });
  });
}

/** Of two who use a link at once, the second finds it used. */
async function useLink({ db }: Tx, code: string): Promise<boolean> {
  const used = await db
    .update(staffMembers)
    .set({ link_hash: null, link_expires_at: null })
    .where(eq(staffMembers.link_hash, staffLinkHashOf(code)))
    .returning({ id: staffMembers.id });
  return used.length > 0;
}

/**
 * Signs the owner of a passkey in. Returns the secret of the session; null where it is not valid,
 * or its challenge was signed before.
 *
 * Writes: staff_passkeys, staff_sessions.
 */
export async function signInWithPasskey(
  { database, config }: { database: Database; config: PasskeyConfig },
  credential: string,
): Promise<string | null> {
  const known = await database.read((read) => findPasskey(read, credentialIdIn(credential)));
  if (known === null) return null;
  const used = await verified(async () => {
    const { id, counter, public_key } = known;
    const { verifyAuthenticationResponse } = await passkeyLibrary();
    const { verified: is_valid, authenticationInfo } = await verifyAuthenticationResponse({
      ...{ response: JSON.parse(credential), requireUserVerification: true },
      credential: { id, counter, publicKey: new Uint8Array(public_key) },
      ...expectedOf(config),
    });
    return is_valid ? authenticationInfo : null;
  });
  if (used === null) return null;
  const challenge_hash = challengeHashOf(challengeIn(credential));
  return await database.transact("sign staff in", async (tx) => {
    const { newCounter: counter } = used;
    const of_known = eq(staffPasskeys.id, known.id);
    const kept = await tx.db.update(staffPasskeys).set({ counter }).where(of_known).returning();
    if (kept.length === 0) return null;
    return await openStaffSession(tx, { staff_id: known.staff_id, challenge_hash });
  });
}

async function findPasskey({ db }: Read, id: string) {
  const [found] = await db.select().from(staffPasskeys).where(eq(staffPasskeys.id, id));
  return found ?? null;
}

function expectedOf(config: PasskeyConfig) {
  const { id, origin } = partyOf(config);
  const expectedChallenge = (written: string) => isChallenge(written, config);
  return { expectedChallenge, expectedOrigin: origin, expectedRPID: id };
}

/** What a browser sends is checked in many places, each of which throws. */
async function verified<T>(check: () => Promise<T | null>): Promise<T | null> {
  const [checked] = await Promise.allSettled([check()]);
  return checked.status === "fulfilled" ? checked.value : null;
}

/** The id that a credential names; empty where it is none. */
function credentialIdIn(credential: string): string {
  return /"id"\s*:\s*"([\w-]{1,1400})"/.exec(credential)?.[1] ?? "";
}

/** The challenge of a credential that was verified. */
function challengeIn(credential: string): string {
  const { response } = JSON.parse(credential) as { response: { clientDataJSON: string } };
  const said = Buffer.from(response.clientDataJSON, "base64url").toString();
  return (JSON.parse(said) as { challenge: string }).challenge;
}
