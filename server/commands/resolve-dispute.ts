/**
 * A command of staff: resolves a dispute, or lists those that are open. It opens the database of
 * the settings, as the server does, whether a server runs or not.
 */
import type { Database } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { SettingError } from "#platform/setting-error";
import { harareIso } from "#platform/time/instants";
import { parseMoney } from "#platform/values/money";
import {
  type DisputeDecision,
  type DisputeRow,
  listOpenDisputes,
  resolveDispute,
} from "#sales/disputes";
import { REACTIONS } from "../reactions.ts";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- disputes [<acct_…> <dsp_…> --outcome <delivered_confirmed|" +
  "not_delivered_credited|goodwill_credit|rejected> --note <why> --by <your name> " +
  "[--amount <of goodwill_credit>]]";

const OUTCOMES = [
  "delivered_confirmed",
  "not_delivered_credited",
  "goodwill_credit",
  "rejected",
] as const;
/** Source: spec/base/text.tsp, `Note`. */
const NOTE_CHARACTERS_MAX = 500;

if (import.meta.main) {
  await runStaffCommand({
    name: "disputes",
    usage: USAGE,
    read: readInput,
    run: (database, decision) => (decision === null ? list(database) : resolve(database, decision)),
  });
}

/** Reads the arguments of the command; null where none ask for a decision. */
export function readInput(args: string[]): DisputeDecision | null {
  if (args.length === 0) return null;
  const text = { type: "string" } as const;
  const options = { outcome: text, note: text, by: text, amount: text };
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, USAGE);
  const [account = "", dispute = "", ...others] = positionals;
  const account_id = parseId("acct", account);
  const dispute_id = parseId("dsp", dispute);
  if (account_id === null || dispute_id === null || others.length > 0) {
    return stop("Name one account and one dispute.");
  }
  const outcome = OUTCOMES.find((one) => one === values.outcome);
  if (outcome === undefined) return stop(`An outcome is one of ${OUTCOMES.join(", ")}.`);
  const [note, by] = [values.note?.trim() ?? "", values.by?.trim() ?? ""];
  if (note === "" || note.length > NOTE_CHARACTERS_MAX) return stop("A note says why.");
  if (by === "") return stop("A person decides: say who.");
  const amount_minor = values.amount === undefined ? null : parseMoney(values.amount);
  if (values.amount !== undefined && amount_minor === null) {
    return stop("An amount is written such as 5.00.");
  }
  return { account_id, dispute_id, outcome, note, by, amount_minor };
}

/** Does what staff decided, and returns what to print. */
export async function resolve(
  database: Pick<Database, "transact">,
  decision: DisputeDecision,
): Promise<string> {
  const why = await database.transact("resolve a dispute", (tx) =>
    resolveDispute(tx, decision, REACTIONS),
  );
  if (why !== null) throw new SettingError(why);
  return `${formatId("dsp", decision.dispute_id)} is resolved: ${decision.outcome}.`;
}

/** The open disputes, those that are due first at the top. */
export async function list(database: Pick<Database, "read">): Promise<string> {
  const open = await database.read(listOpenDisputes);
  return open.length === 0 ? "No dispute is open." : open.map(lineOf).join("\n");
}

function lineOf({ account_id, id, send_id, reason, due_by, evidence_text }: DisputeRow): string {
  const names = [formatId("acct", account_id), formatId("dsp", id), formatId("snd", send_id)];
  return [`due ${harareIso(due_by)}`, ...names, reason, evidence_text ?? ""].join("  ").trimEnd();
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
