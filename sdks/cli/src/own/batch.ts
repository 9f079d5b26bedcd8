import { readFileSync } from "node:fs";
import type { Batch, BatchPreview } from "../../../node/src/generated/models.ts";
import type { FileResult } from "../../../node/src/runtime/file.ts";
import { confirmLive } from "../call.ts";
import type { Client } from "../client.ts";
import { rest, untilAnswered } from "../feed.ts";
import { type FlagForm, isSet, textOf } from "../flags.ts";
import { type Io, warn } from "../io.ts";
import { printingOf, printObject, printRows } from "../print.ts";
import { connectionOf, shownKey } from "../profile.ts";
import { clientOf } from "../signed-in.ts";
import { styleOf } from "../style.ts";
import { UsageError } from "../usage.ts";
import type { Invocation, OwnCommand } from "./command.ts";

const FLAGS: readonly FlagForm[] = [
  { flag: "title", kind: "text", about: "What the batch is called" },
  { flag: "currency", kind: "text", about: "Currency of lines without one" },
  { flag: "skip-invalid", kind: "boolean", about: "Leave invalid lines out" },
  { flag: "ignore-columns", kind: "boolean", about: "Leave out columns that are not known" },
  { flag: "preview", kind: "boolean", about: "Only check the file" },
  { flag: "results", kind: "text", about: "Save the results to this file or folder" },
  { flag: "idempotency-key", kind: "text", about: "The same key never sells twice" },
];

const LOOK_EVERY_MS = 1_000;
const UNDER_WAY = ["created", "processing"];
const BAR = 24;

export const batch: OwnCommand = {
  words: ["batch"],
  about: "Sell to everybody in a CSV file",
  more:
    "Checks the file, shows the lines that are wrong and what the rest costs, asks, sells, and " +
    "follows the batch to its end. The first row names the columns, such as target, amount, " +
    "currency and client_reference. Ends with 1 unless every line was delivered.",
  args: ["file"],
  flags: FLAGS,
  async run(asked) {
    const { io, args, flags } = asked;
    const client = clientOf(io, flags);
    const body = bodyOf(asked, args[0] ?? "");
    const preview = await client.get<BatchPreview>("batches.preview", body);
    const is_fit = showPreview(asked, preview);
    const own_key = textOf(flags, "idempotency-key");
    // Of a batch that was made, and whose answer was lost, all lines look as if sold before.
    const can_go_on = is_fit || own_key !== undefined;
    if (isSet(flags, "preview") || !can_go_on) return is_fit ? 0 : 1;
    await agree(asked, client, preview);
    const key = own_key ?? globalThis.crypto.randomUUID();
    warn(io, `Idempotency-Key: ${key}`);
    const made = await client.get<Batch>("batches.create", body, { idempotencyKey: key });
    const ended = await follow(io, client, made);
    return await showEnd(asked, client, ended);
  },
};

function bodyOf({ flags }: Invocation, path: string): Record<string, unknown> {
  const named = [
    ["title", textOf(flags, "title")],
    ["currency", textOf(flags, "currency")],
    ["on_invalid", isSet(flags, "skip-invalid") ? "skip" : undefined],
    ["unknown_columns", isSet(flags, "ignore-columns") ? "ignore" : undefined],
  ].filter(([, value]) => value !== undefined);
  try {
    return { csv: readFileSync(path, "utf8"), ...Object.fromEntries(named) };
  } catch (error) {
    const why = (error as Error).message;
    throw new UsageError(`${path} cannot be read: ${why}`, "Name a CSV file.");
  }
}

/** The lines that are wrong with what is wrong of them; whether the batch can be made. */
function showPreview({ io, flags }: Invocation, preview: BatchPreview): boolean {
  const { counts, lines, lines_truncated, cost, credit } = preview;
  const printing = { ...printingOf(io, flags), io: { ...io, out: io.err } };
  const wrong = lines.flatMap(({ line, target, errors }) =>
    errors.map(({ param, message }) => {
      const field = (param ?? "").replace(/^items\[\d+\]\./, "");
      return { line, target, field, problem: message };
    }),
  );
  printRows({ ...printing, is_json: false, fields: null }, wrong);
  if (lines_truncated) warn(io, "There are more lines than are shown.");
  const short = Object.entries(credit).filter(([, held]) => held?.sufficient === false);
  for (const [currency, held] of short) {
    warn(io, `Your Credit does not cover it: ${held?.required} ${currency} are needed.`);
  }
  warn(io, `${counts.valid} of ${counts.total} lines are valid. They cost ${moneyOf(cost)}.`);
  if (preview.requires_approval) warn(io, "Another person must approve it.");
  if (counts.invalid > 0 && !isSet(flags, "skip-invalid")) {
    warn(io, "Mend these lines, or add --skip-invalid to leave them out.");
    return false;
  }
  return counts.valid > 0 && short.length === 0;
}

function moneyOf(amounts: Readonly<Record<string, string>>): string {
  const owed = Object.entries(amounts).filter(([, amount]) => /[1-9]/.test(amount));
  const parts = owed.map(([currency, amount]) => `${amount} ${currency}`);
  return parts.join(" and ") || "nothing";
}

async function agree({ io, flags }: Invocation, client: Client, { counts, cost }: BatchPreview) {
  const { key = "" } = connectionOf(io, textOf(flags, "profile"));
  const what = `sell ${counts.valid} lines for ${moneyOf(cost)}`;
  if (client.livemode) return await confirmLive(io, flags, `${what} as ${shownKey(key)}`);
  if (isSet(flags, "yes")) return;
  const answer = await io.ask(`${what.replace("sell", "Sell")}? [y/N] `);
  if (answer === null || /^y(?:es)?$/i.test(answer.trim())) return;
  throw new UsageError("Nothing was sold.", "Add --yes to go on without being asked.");
}

/** Until nothing happens by itself any more; on a terminal one line says how far it is. */
async function follow(io: Io, client: Client, made: Batch): Promise<Batch> {
  let found = made;
  while (UNDER_WAY.includes(found.status)) {
    showProgress(io, found);
    if (!(await rest(io, LOOK_EVERY_MS))) return found;
    const batch_id = made.id;
    found =
      (await untilAnswered(io, () => client.get<Batch>("batches.get", { batch_id }))) ?? found;
  }
  showProgress(io, found);
  if (io.err.is_terminal) io.err.write("\n");
  return found;
}

function showProgress(io: Io, { counts }: Batch): void {
  if (!io.err.is_terminal) return;
  const { total, delivered, failed, skipped, unsent, cancelled } = counts;
  const ended = delivered + failed + skipped + unsent + cancelled;
  const full = Math.floor((ended / Math.max(1, total)) * BAR);
  const style = styleOf(io.err);
  const bar = style.good("#".repeat(full)) + style.dim("-".repeat(BAR - full));
  io.err.write(`\r${bar} ${ended} of ${total}, ${delivered} delivered, ${failed} failed`);
}

async function showEnd({ io, flags }: Invocation, client: Client, ended: Batch): Promise<number> {
  const { id, status, title, total, cost, counts } = ended;
  const printing = printingOf(io, flags);
  const short = { id, status, title, total, cost, counts };
  printObject(printing, printing.is_json ? { ...ended } : short);
  if (UNDER_WAY.includes(status)) {
    warn(io, `It goes on without you: svc batches get ${id}`);
    return 3;
  }
  if (status === "requires_approval") {
    warn(io, `Another person approves it with svc batches approve ${id}, or in the dashboard.`);
    return 0;
  }
  const target = textOf(flags, "results");
  if (target !== undefined) {
    const file = await client.get<FileResult>("batches.get_results", { batch_id: id });
    warn(io, `Saved ${await file.saveTo(target)}`);
  }
  if (counts.failed > 0) warn(io, `Sell those that failed again: svc batches retry-failed ${id}`);
  return status === "completed" ? 0 : 1;
}
