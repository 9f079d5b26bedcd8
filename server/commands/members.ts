/**
 * A command of staff: shows the members of an organisation, adds one, makes a key for one, a link
 * with which one signs in to the dashboard, or a code to set a payment PIN.
 */
import { readAccountFacts } from "#accounts/account";
import { mintKey } from "#accounts/keys";
import { addMember, addressOf, findMembers, type MemberRow, makePinCode } from "#accounts/members";
import { makeSignInCode, STAFF_CODE_HOURS, signInLink } from "#accounts/sessions";
import { auditByStaff } from "#journal/audit-log";
import type { AccountFacts } from "#platform/context";
import type { Database, Tx } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { SettingError } from "#platform/setting-error";
import type { Config } from "#platform/settings/config";
import { wall } from "#platform/time/clock";
import { wholeKey } from "../sandbox.ts";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- members <acct_…> [--add <email> --role <owner|admin|developer|viewer> " +
  "[--name <name>]] [--key <mem_…>] [--sign-in <mem_…> | --pin-code <mem_…>]";
const ROLES: readonly MemberRow["role"][] = ["owner", "admin", "developer", "viewer"];
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What staff hand over: how it is made, and what the audit log calls that. */
const CODES = {
  sign_in: { make: makeSignInCode, action: "member.sign_in_code_made" },
  pin: { make: makePinCode, action: "member.pin_code_made" },
} as const;

type CodeKind = keyof typeof CODES;

/** What staff wrote, read. */
interface MembersInput {
  readonly account_id: string;
  readonly added: Pick<MemberRow, "name" | "email" | "role"> | null;
  /** Uuid of the member whom a key is made for. */
  readonly key_for: string | null;
  /** The member whom a code is made for, by uuid, and what it is for. */
  readonly code_for: { readonly id: string; readonly kind: CodeKind } | null;
}

/** The members as they are afterwards; a new secret is shown this once. */
interface MembersShown {
  readonly members: readonly MemberRow[];
  /** Of a new key. */
  readonly secret: string | null;
  readonly code: string | null;
}

if (import.meta.main) {
  await runStaffCommand({
    name: "members",
    usage: USAGE,
    read: readInput,
    run: async (database, input, config) => {
      const shown = await applyInput(database, input);
      return describe(shown, input.code_for?.kind ?? null, config);
    },
  });
}

/** Reads the arguments of the command; what is wrong with them is said in one sentence. */
export function readInput(args: string[]): MembersInput {
  const text = { type: "string" } as const;
  const options = {
    add: text,
    role: text,
    name: text,
    key: text,
    "sign-in": text,
    "pin-code": text,
  };
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, USAGE);
  const [account = "", ...others] = positionals;
  const account_id = parseId("acct", account);
  if (account_id === null || others.length > 0) return stop("Name one account.");
  const key_for = memberOf(values.key);
  const code_for = codeFor({ sign_in: values["sign-in"], pin: values["pin-code"] });
  if (values.add === undefined) return { account_id, added: null, key_for, code_for };
  if (!ADDRESS.test(values.add)) return stop("Give the member's email address.");
  const role = ROLES.find((one) => one === values.role);
  if (role === undefined) return stop(`A role is one of ${ROLES.join(", ")}.`);
  return {
    account_id,
    added: { name: values.name ?? null, email: values.add, role },
    key_for,
    code_for,
  };
}

/** One code at a time is shown. */
function codeFor(written: Record<CodeKind, string | undefined>): MembersInput["code_for"] {
  const kind = written.pin === undefined ? "sign_in" : "pin";
  if (kind === "pin" && written.sign_in !== undefined) return stop("Ask for one code at a time.");
  const id = memberOf(written[kind]);
  return id === null ? null : { id, kind };
}

function memberOf(written: string | undefined): string | null {
  if (written === undefined) return null;
  return parseId("mem", written) ?? stop(`${written} is no member.`);
}

/**
 * Does what staff wrote. A key is made in the mode of the account that was named.
 *
 * Writes: members, keys, audit entries. Source: docs/operations.md.
 */
export async function applyInput(
  database: Database,
  { account_id, added, key_for, code_for }: MembersInput,
): Promise<MembersShown> {
  return await database.transact("change members", async (tx) => {
    const account = await readAccountFacts(tx, account_id);
    if (account === null) return stop("There is no such account.");
    const live_id = account.mode === "live" ? account.id : account.twin_id;
    if (added !== null) await add(tx, { live_id, added });
    const members = await findMembers(tx, live_id);
    const secret = key_for && (await makeKey(tx, account, named(members, key_for)));
    const code = code_for && (await makeCode(tx, named(members, code_for.id), code_for.kind));
    return { members, secret, code };
  });
}

function named(members: readonly MemberRow[], id: string): MemberRow {
  return members.find((one) => one.id === id) ?? stop("The organisation has no such member.");
}

async function makeCode(tx: Tx, member: MemberRow, kind: CodeKind): Promise<string> {
  const { make, action } = CODES[kind];
  await auditByStaff(tx, [
    {
      account_id: member.account_id,
      action,
      object_id: formatId("mem", member.id),
      changes: {},
      note: null,
      created: wall(),
    },
  ]);
  return await make(tx, member);
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
  const label = member.name ?? addressOf(member);
  const { secret } = await mintKey(tx, wholeKey(label), { ...origin, member_id: member.id });
  return secret;
}

function describe(
  { members, secret, code }: MembersShown,
  kind: CodeKind | null,
  config: Pick<Config, "public_url">,
): string {
  const lines = members.map((member) =>
    [
      ...[formatId("mem", member.id), member.role.padEnd(9), member.name ?? ""],
      addressOf(member),
    ].join("  "),
  );
  const shown = secret === null ? [] : ["", `Key  ${secret}`, "It is shown this once."];
  const handed = code === null ? [] : ["", ...linesOfCode(code, kind, config)];
  return [...(lines.length === 0 ? ["There are no members."] : lines), ...shown, ...handed].join(
    "\n",
  );
}

/** A link spares the member the form, which would mail them another code. */
function linesOfCode(
  code: string,
  kind: CodeKind | null,
  config: Pick<Config, "public_url">,
): string[] {
  if (kind === "pin") return [`Code  ${code}`, "It is valid for 10 minutes, once."];
  const valid = `Valid for ${STAFF_CODE_HOURS} hours, once. Hand it over by a safe way.`;
  return [`Sign in  ${signInLink(config, { code })}`, valid];
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
