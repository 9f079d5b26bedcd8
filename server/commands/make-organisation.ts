/**
 * A command of staff: makes an organisation with its owner and its first live key, which nobody can
 * make for themselves, because whoever makes a key has one, and only members sign in.
 */
import assert from "node:assert/strict";
import { acceptTermsByStaff, createOrganisation } from "#accounts/account";
import { mintKey } from "#accounts/keys";
import { addMember } from "#accounts/members";
import { makeSignInCode, STAFF_CODE_HOURS, signInLink } from "#accounts/sessions";
import { seedCatalogue } from "#catalogue/products";
import { auditByStaff } from "#journal/audit-log";
import type { Database, Tx } from "#platform/db/transaction";
import { formatId } from "#platform/ids";
import { SettingError } from "#platform/setting-error";
import type { Config } from "#platform/settings/config";
import { wall } from "#platform/time/clock";
import { normaliseMobile } from "#platform/values/phone";
import { wholeKey } from "../sandbox.ts";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- organisation --name <name> --email <address> --terms-accepted-by <person> " +
  "[--phone <number>] [--descriptor <up to 22 characters>]";
const NAME_CHARACTERS_MAX = 100;
const DESCRIPTOR_CHARACTERS_MAX = 22;
const ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What staff wrote, read. */
interface NewOrganisation {
  readonly name: string;
  readonly contact_email: string;
  /** Who accepted the terms for the organisation. */
  readonly accepted_by: string;
  readonly support_phone?: string;
  readonly statement_descriptor?: string;
}

/** What the organisation begins with; the secrets are shown this once. */
interface Made {
  readonly live: { readonly account: string; readonly key: string };
  readonly test: { readonly account: string; readonly key: string };
  /** Who signs in to the dashboard with the code. */
  readonly owner: { readonly member: string; readonly code: string };
}

if (import.meta.main) {
  await runStaffCommand({
    name: "organisation",
    usage: USAGE,
    read: readInput,
    run: async (database, input, config) =>
      describeMade(await makeOrganisation(database, input), config),
  });
}

/** Reads the arguments of the command; what is wrong with them is said in one sentence. */
export function readInput(args: string[]): NewOrganisation {
  const text = { type: "string" } as const;
  const options = {
    ...{ name: text, email: text, phone: text, descriptor: text },
    "terms-accepted-by": text,
  };
  const { values } = readArguments({ args, options }, USAGE);
  const { name = "", email = "", phone, descriptor } = values;
  const accepted_by = values["terms-accepted-by"] ?? "";
  if (!isName(name, NAME_CHARACTERS_MAX)) return stop("Give the organisation a name.");
  if (!ADDRESS.test(email)) return stop("Name the organisation's email address.");
  if (!isName(accepted_by, NAME_CHARACTERS_MAX)) {
    return stop(
      "Name the person who accepted the API Terms, the Acceptable Use policy and the DPA.",
    );
  }
  const mobile = phone === undefined ? null : normaliseMobile(phone);
  if (phone !== undefined && mobile === null) return stop(`${phone} is no mobile number.`);
  if (descriptor !== undefined && !isName(descriptor, DESCRIPTOR_CHARACTERS_MAX)) {
    return stop(`A descriptor has up to ${DESCRIPTOR_CHARACTERS_MAX} characters.`);
  }
  return {
    name: name.trim(),
    contact_email: email,
    accepted_by: accepted_by.trim(),
    ...(mobile === null ? {} : { support_phone: mobile.e164 }),
    ...(descriptor === undefined ? {} : { statement_descriptor: descriptor.trim() }),
  };
}

/**
 * Makes the organisation with a key for each mode, the owner of its address as its first member,
 * and the catalogue if it is not there.
 *
 * Refuses, as a `SettingError`: a name that an organisation has.
 * Writes: accounts, keys, members, sign_in_codes, audit entries, the catalogue.
 * Source: docs/operations.md, "First start".
 */
export async function makeOrganisation(database: Database, input: NewOrganisation): Promise<Made> {
  const { accepted_by, ...organisation } = input;
  return await database.transact("make organisation", async (tx) => {
    await refuseTaken(tx, input.name);
    await seedCatalogue(tx);
    const now = wall();
    const { live_id, test_id } = await createOrganisation(tx, { ...organisation, now });
    const origin = { account_id: live_id, created: now };
    const object_id = formatId("acct", live_id);
    const changes = { name: [null, input.name] };
    await audit(tx, { ...origin, action: "organisation.created", object_id, changes });
    await acceptTermsByStaff(tx, { account_id: live_id, accepted_by, now });
    const owner = await firstMember(tx, input.contact_email, origin);
    const made = { request: null, now };
    const live = { ...made, account: { id: live_id, mode: "live" as const } };
    const test = { ...made, account: { id: test_id, mode: "test" as const } };
    return {
      live: { account: formatId("acct", live_id), key: (await firstKey(tx, live)).secret },
      test: { account: formatId("acct", test_id), key: (await firstKey(tx, test)).secret },
      owner,
    };
  });
}

/** Without a member nobody signs in, and without mail only a link lets the first one in. */
async function firstMember(tx: Tx, email: string, origin: Origin): Promise<Made["owner"]> {
  const { account_id, created } = origin;
  const person = { live_id: account_id, name: null, email, role: "owner" as const, now: created };
  const row = await addMember(tx, person);
  assert(row !== null, `organisation ${account_id} has members before its first one`);
  const done = { ...origin, object_id: formatId("mem", row.id) };
  await audit(tx, { ...done, action: "member.added", changes: { role: [null, row.role] } });
  await audit(tx, { ...done, action: "member.sign_in_code_made", changes: {} });
  return { member: done.object_id, code: await makeSignInCode(tx, row) };
}

type Entry = Parameters<typeof auditByStaff>[1][number];
type Origin = Pick<Entry, "account_id" | "created">;

async function audit(tx: Tx, entry: Omit<Entry, "note">): Promise<void> {
  await auditByStaff(tx, [{ ...entry, note: null }]);
}

function firstKey(tx: Tx, origin: Parameters<typeof mintKey>[2]) {
  return mintKey(tx, wholeKey("First key"), origin);
}

/** The command may be run twice in doubt whether it was run; then it says so. */
async function refuseTaken({ sql }: Tx, name: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('organisations', 0))`;
  const [found] = await sql<{ id: string }[]>`
    select id from accounts where mode = 'live' and lower(name) = lower(${name})`;
  if (found !== undefined) {
    stop(`There is an organisation of the name ${name} already: ${formatId("acct", found.id)}.`);
  }
}

/** What whoever made the organisation hands over. */
export function describeMade(
  { live, test, owner }: Made,
  config: Pick<Config, "public_url">,
): string {
  return [
    `Live account  ${live.account}`,
    `Live key      ${live.key}`,
    `Test account  ${test.account}`,
    `Test key      ${test.key}`,
    `Owner         ${owner.member}`,
    `Sign in       ${signInLink(config, owner)}`,
    "",
    `The keys and the link are shown this once; the link is valid for ${STAFF_CODE_HOURS} hours.`,
    "Hand them over by a safe way.",
  ].join("\n");
}

function isName(text: string, characters_max: number): boolean {
  return text.trim() !== "" && text.length <= characters_max;
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
