/**
 * A command of staff: ends the review of a checkout session, or lists what waits for staff. It
 * opens the database of the settings, as the server does, whether a server runs or not.
 */

import type { Database } from "#platform/db/transaction";
import { formatId, parseId } from "#platform/ids";
import { openLog } from "#platform/log";
import { SettingError } from "#platform/setting-error";
import type { Settings } from "#platform/settings/config";
import { harareIso } from "#platform/time/instants";
import { formatMoney } from "#platform/values/money";
import { onceEach } from "#platform/work/once-each";
import { settleSealingKey } from "#platform/work/sealing-key";
import { connectSuppliers, givenSuppliers } from "#providers/binding";
import {
  listReviews,
  type ReviewDeps,
  reviewSession,
  type SessionDecision,
  type WaitingForStaff,
} from "#sales/checkout-sessions";
import { REACTIONS } from "../reactions.ts";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- checkout <--list | <acct_…> <cs_…> <--resend | --credit> --note <why> " +
  "--by <your name>>";

/** Source: spec/base/text.tsp, `Note`. */
const NOTE_CHARACTERS_MAX = 500;

if (import.meta.main) {
  await runStaffCommand({
    name: "checkout",
    usage: USAGE,
    read: readInput,
    run: async (database, decision, settings) =>
      decision === null
        ? await list(database)
        : await review(await depsOf(database, settings), decision),
  });
}

/** Reads the arguments of the command; null where they ask for the list. */
export function readInput(args: string[]): SessionDecision | null {
  const [text, flag] = [{ type: "string" } as const, { type: "boolean" } as const];
  const options = { list: flag, resend: flag, credit: flag, note: text, by: text };
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, USAGE);
  const { list: lists = false, resend = false, credit = false } = values;
  if ([lists, resend, credit].filter(Boolean).length !== 1) {
    return stop("Say one of --list, --resend and --credit.");
  }
  if (lists) return null;
  const [account = "", session = "", ...others] = positionals;
  const account_id = parseId("acct", account);
  const session_id = parseId("cs", session);
  if (account_id === null || session_id === null || others.length > 0) {
    return stop("Name one account and one checkout session.");
  }
  const [note, by] = [values.note?.trim() ?? "", values.by?.trim() ?? ""];
  if (note === "" || note.length > NOTE_CHARACTERS_MAX) return stop("A note says why.");
  if (by === "") return stop("A person decides: say who.");
  const action = resend ? "resend" : "credit";
  // Whoever has this shell has the list before them, and what was paid.
  return { account_id, session_id, action, note, by, covers_missing: true };
}

/** Does what staff decided, and returns what to print. */
export async function review(deps: ReviewDeps, decision: SessionDecision): Promise<string> {
  const why = await reviewSession(deps, decision);
  if (why !== null) throw new SettingError(why);
  const done = decision.action === "credit" ? "credited" : "sent again";
  return `${formatId("cs", decision.session_id)} is ${done}.`;
}

/** Networks are asked through whoever the settings connect, as the server does. */
async function depsOf(database: Database, settings: Settings): Promise<ReviewDeps> {
  const suppliers = connectSuppliers(settings, database);
  return {
    ...{ database, perProgram: onceEach(database, givenSuppliers(suppliers)) },
    reactions: REACTIONS,
    log: openLog({ level: settings.log, readable: true }),
    config: { secret_key: await settleSealingKey(database, settings) },
  };
}

/** What waits for staff, the oldest of each kind first. */
export async function list(database: Pick<Database, "read">): Promise<string> {
  const waiting = await database.read(listReviews);
  if (waiting.length === 0) return "No checkout session is in review.";
  return waiting.map(lineOf).join("\n");
}

function lineOf({ account_id, session_id, reason, since, currency, ...paid }: WaitingForStaff) {
  const { total_minor, received_minor, provider_reference, is_reversed, send_status } = paid;
  const received = received_minor === null ? "?" : formatMoney(received_minor);
  const names = [formatId("acct", account_id), formatId("cs", session_id)];
  const money = `paid ${received} of ${formatMoney(total_minor)} ${currency}`;
  const back = is_reversed ? "REVERSED or disputed" : "";
  const payment = provider_reference === null ? "" : `Paynow ${provider_reference}`;
  const send = send_status === null ? "nothing sold" : `send ${send_status}`;
  const at = since === null ? "" : harareIso(since);
  return [at, ...names, reason ?? "", money, back, payment, send].filter(Boolean).join("  ");
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
