/**
 * A command of staff: opens a document, accepts or rejects it, or lists those that nobody has
 * looked at. It opens the database of the settings, as the server does, whether a server runs or
 * not.
 */
import { writeFile } from "node:fs/promises";
import {
  type DocumentReview,
  type DocumentRow,
  listReceivedDocuments,
  openDocument,
  reviewDocument,
} from "#accounts/documents";
import type { Database } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { SettingError } from "#platform/setting-error";
import type { Settings } from "#platform/settings/config";
import { readKeptKey } from "#platform/settings/secret-key";
import { harareIso } from "#platform/time/instants";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- documents [<acct_…> <doc_…> --by <your name> " +
  "<--save <file> | --accept | --reject <reason>>]";

/** Source: spec/base/text.tsp, `Note`. */
const REASON_CHARACTERS_MAX = 500;

/** What is done with a document: it is saved in a file, or reviewed. */
interface DocumentInput extends DocumentReview {
  /** Path of a file that is not there yet. */
  readonly save: string | null;
}

if (import.meta.main) {
  await runStaffCommand({
    name: "documents",
    usage: USAGE,
    read: readInput,
    run: async (database, input, settings) =>
      input === null ? await list(database) : await act(database, input, keyOf(settings)),
  });
}

/** Reads the arguments of the command; null where none name a document. */
export function readInput(args: string[]): DocumentInput | null {
  if (args.length === 0) return null;
  const text = { type: "string" } as const;
  const options = { by: text, save: text, reject: text, accept: { type: "boolean" } } as const;
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, USAGE);
  const [account = "", document = "", ...others] = positionals;
  const account_id = parseId("acct", account);
  const id = parseId("doc", document);
  if (account_id === null || id === null || others.length > 0) {
    return stop("Name one account and one document.");
  }
  const by = values.by?.trim() ?? "";
  if (by === "") return stop("A person looks at it: say who.");
  const { save = null, reject, accept = false } = values;
  const asked = [save !== null, reject !== undefined, accept].filter(Boolean);
  if (asked.length !== 1) return stop("Say one of --save, --accept and --reject.");
  const reason = reject?.trim() ?? null;
  if (reason === "" || (reason ?? "").length > REASON_CHARACTERS_MAX) {
    return stop("A reason says what is wrong with it.");
  }
  return { account_id, id, by, save, reason };
}

/** Does what staff asked for, and returns what to print. */
export async function act(
  database: Pick<Database, "read" | "transact">,
  { save, ...review }: DocumentInput,
  secret_key: string,
): Promise<string> {
  const name = formatId("doc", review.id);
  if (save !== null) {
    const opened = await openDocument(database, review, secret_key);
    if (opened === null) throw new SettingError("This account has no such document.");
    // Nothing that is there is written over, and nobody else on this machine reads it.
    await writeFile(save, opened.bytes, { flag: "wx", mode: 0o600 });
    return `${name} is in ${save}: ${opened.row.mime}, ${opened.row.size} bytes.`;
  }
  const why = await database.transact("review a document", (tx) => reviewDocument(tx, review));
  if (why !== null) throw new SettingError(why);
  return `${name} is ${review.reason === null ? "accepted" : "rejected"}.`;
}

/** The documents that nobody has looked at, the oldest first. */
export async function list(database: Pick<Database, "read">): Promise<string> {
  const waiting = await database.read(listReceivedDocuments);
  return waiting.length === 0 ? "No document waits." : waiting.map(lineOf).join("\n");
}

function lineOf({ account_id, id, purpose, filename, mime, size, created }: DocumentRow): string {
  const names = [formatId("acct", account_id), formatId("doc", id)];
  return [harareIso(created), ...names, purpose, mime, `${size} bytes`, filename].join("  ");
}

/** The key with which the server seals; a database without one has no documents. */
function keyOf({ secret_key, data_folder }: Settings): string {
  return secret_key ?? readKeptKey(data_folder) ?? stop("There is no sealing key.");
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
