/**
 * A command of staff: adds one of the staff, makes another link for one, removes one, or lists
 * them. It opens the database of the settings, as the server does, whether a server runs or not.
 */
import {
  addStaff,
  linkStaff,
  listStaff,
  partyOf,
  removeStaff,
  STAFF_LINK_HOURS,
} from "#accounts/staff";
import type { Database } from "#platform/db/transaction";
import { SettingError } from "#platform/setting-error";
import type { Config } from "#platform/settings/config";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- staff [add | link | remove] [<name>]\n\n" +
  "  Lists the staff. add prints a link with which the person registers a passkey, once; link\n" +
  "  prints another one; remove signs the person out and deletes their passkeys.";

const NAME_CHARACTERS_MAX = 60;
const VERBS = ["add", "link", "remove"] as const;

/** What was written, read; null to list. */
type StaffInput = { readonly verb: (typeof VERBS)[number]; readonly name: string } | null;

if (import.meta.main) {
  await runStaffCommand({ name: "staff", usage: USAGE, read: readInput, run: applyInput });
}

/** Reads the arguments of the command; what is wrong with them is said in one sentence. */
export function readInput(args: string[]): StaffInput {
  const { positionals } = readArguments({ args, options: {}, allowPositionals: true }, USAGE);
  const [written, given = "", ...others] = positionals;
  if (written === undefined) return null;
  const verb = VERBS.find((one) => one === written);
  const name = given.trim();
  if (verb === undefined) return stop(`Say one of ${VERBS.join(", ")}.`);
  if (name === "" || name.length > NAME_CHARACTERS_MAX || others.length > 0) {
    return stop("Name one person, in quotation marks.");
  }
  return { verb, name };
}

/** Does what was written, and returns what to print. */
export async function applyInput(
  database: Pick<Database, "read" | "transact">,
  input: StaffInput,
  config: Pick<Config, "public_url">,
): Promise<string> {
  if (input === null) return await describe(database);
  const { verb, name } = input;
  if (verb === "remove") {
    const is_removed = await database.transact("remove staff", (tx) => removeStaff(tx, name));
    return is_removed ? `${name} is removed.` : stop(`Nobody of the staff is called ${name}.`);
  }
  const code = await database.transact("link staff", (tx) =>
    verb === "add" ? addStaff(tx, name) : linkStaff(tx, name),
  );
  if (code === null) {
    return stop(verb === "add" ? `${name} is a name in use.` : `Nobody is called ${name}.`);
  }
  const link = `${partyOf(config).origin}/staff/register?code=${code}`;
  const valid = `Valid for ${STAFF_LINK_HOURS} hours, once. Hand it over by a safe way.`;
  return [`Register a passkey  ${link}`, valid].join("\n");
}

async function describe(database: Pick<Database, "read">): Promise<string> {
  const staff = await database.read(listStaff);
  if (staff.length === 0) return "There is no staff.";
  return staff.map(({ name, passkeys }) => `${name}  ${passkeys} passkeys`).join("\n");
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
