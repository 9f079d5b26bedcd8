/**
 * A command of staff: shows the members of an organisation, adds one, or makes a key for one. Until
 * people can sign in, a member acts by such a key.
 */
import { readAccountFacts } from "#accounts/account";
import { mintKey } from "#accounts/keys";
import { addMember, findMembers, type MemberRow } from "#accounts/members";
import { auditByStaff } from "#journal/audit-log";
import { wall } from "#platform/clock";
import type { AccountFacts } from "#platform/context";
import type { Database, Tx } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { SettingError } from "#platform/settings";
import { wholeKey } from "./sandbox.ts";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- members <acct_…> [--add <email> --role <owner|admin|developer|viewer> " +
  "[--name <name>]] [--key <mem_…>]";
const ROLES: readonly MemberRow["role"][] = ["owner", "admin", "developer", "viewer"];
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What staff wrote, read. */
interface MembersInput {
  readonly account_id: string;
  readonly added: Pick<MemberRow, "name" | "email" | "role"> | null;
  /** Uuid of the member whom a key is made for. */
  readonly key_for: string | null;
}

/** The members as they are afterwards; the secret of a new key is shown this once. */
interface MembersShown {
  readonly members: readonly MemberRow[];
  readonly secret: string | null;
}

if (import.meta.main) {
  await runStaffCommand({
    name: "members",
    usage: USAGE,
    read: readInput,
    run: async (database, input) => describe(await applyInput(database, input)),
  });
}

/** Reads the arguments of the command; what is wrong with them is said in one sentence. */
export function readInput(args: string[]): MembersInput {
  const text = { type: "string" } as const;
  const options = { add: text, role: text, name: text, key: text };
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, USAGE);
  const [account = "", ...others] = positionals;
  const account_id = parseId("acct", account);
  if (account_id === null || others.length > 0) return stop("Name one account.");
  const key_for = values.key === undefined ? null : parseId("mem", values.key);
  if (values.key !== undefined && key_for === null) return stop(`${values.key} is no member.`);
  if (values.add === undefined) return { account_id, added: null, key_for };
  if (!ADDRESS.test(values.add)) return stop("Give the member's email address.");
  const role = ROLES.find((one) => one === values.role);
  if (role === undefined) return stop(`A role is one of ${ROLES.join(", ")}.`);
  return { account_id, added: { name: values.name ?? null, email: values.add, role }, key_for };
}

/**
 * Does what staff wrote. A key is made in the mode of the account that was named.
 *
 * Writes: members, keys, audit entries. Source: docs/operations.md.
 */
export async function applyInput(
  database: Database,
  { account_id, added, key_for }: MembersInput,
): Promise<MembersShown> {
  return await database.transact("change members", async (tx) => {
    const account = await readAccountFacts(tx, account_id);
    if (account === null) return stop("There is no such account.");
    const live_id = account.mode === "live" ? account.id : account.twin_id;
    if (added !== null) await add(tx, { live_id, added });
    const members = await findMembers(tx, live_id);
    if (key_for === null) return { members, secret: null };
    const member = members.find(({ id }) => id === key_for);
    if (member === undefined) return stop("The organisation has no such member.");
    return { members, secret: await makeKey(tx, account, member) };
  });
}

async function add(
  tx: Tx,
  { live_id, added }: { live_id: string; added: NonNullable<MembersInput["added"]> },
): Promise<void> {
  const now = wall();
  const member = await addMember(tx, { ...added, live_id, now });
  if (member === null) return stop(`A member has the address ${added.email} already.`);
  await auditByStaff(tx, [
    {
      account_id: live_id,
      action: "member.added",
      object_id: formatId("mem", member.id),
      changes: { role: [null, member.role] },
      note: null,
      created: now,
    },
  ]);
}

async function makeKey(tx: Tx, account: AccountFacts, member: MemberRow): Promise<string> {
  const origin = { account, request: null, now: wall() + account.clock_offset_ms };
  const label = member.name ?? member.email;
  const { secret } = await mintKey(tx, wholeKey(label), { ...origin, member_id: member.id });
  return secret;
}

function describe({ members, secret }: MembersShown): string {
  const lines = members.map(({ id, role, name, email }) =>
    [formatId("mem", id), role.padEnd(9), name ?? "", email].join("  "),
  );
  const shown = secret === null ? [] : ["", `Key  ${secret}`, "It is shown this once."];
  return [...(lines.length === 0 ? ["There are no members."] : lines), ...shown].join("\n");
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
