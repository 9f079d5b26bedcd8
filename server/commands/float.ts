/**
 * A command of staff: what the house holds at its suppliers, the marks below which it is told of,
 * and the top-ups of it, which are booked when they are written here.
 */
import type { Database, Tx } from "#platform/db/transaction";
import { SettingError } from "#platform/setting-error";
import { harareIso } from "#platform/time/instants";
import { formatMoney, parseReported } from "#platform/values/money";
import { confirmFloat, type FloatWallet, readFloat, setMarks, topUpFloat } from "#reporting/float";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- float [--wallet <supplier>/<wallet> (--low <amount> | --limit <amount> |\n" +
  "  --topup <amount> --reference <reference> | --confirm) --by <who> --reason <why>]\n\n" +
  "  Lists the wallets. --low and --limit set their marks, --topup books what was paid into\n" +
  "  one, and --confirm takes its last balance for true and books the difference.";

type Change =
  | { readonly do: "mark"; readonly low_minor: bigint | null; readonly limit_minor: bigint | null }
  | { readonly do: "topup"; readonly amount_minor: bigint; readonly reference: string }
  | { readonly do: "confirm" };

/** What staff wrote, read; null to list. */
export type FloatInput = {
  readonly supplier: string;
  readonly wallet: string;
  readonly by: string;
  readonly reason: string;
  readonly change: Change;
} | null;

const NOT_CHANGED = {
  no_wallet: "No supplier that is connected has this wallet.",
  booked_before: "A top-up with this reference is booked already.",
  not_told: "The supplier has not told what is left in it.",
  told_before_topup: "Something was booked since the last balance: wait a minute for the next one.",
} as const;

if (import.meta.main) {
  await runStaffCommand({ name: "float", usage: USAGE, read: readInput, run: applyInput });
}

/** Reads the arguments of the command; what is wrong with them is said in one sentence. */
export function readInput(args: string[]): FloatInput {
  const text = { type: "string" } as const;
  const options = {
    ...{ wallet: text, low: text, limit: text, topup: text, reference: text },
    ...{ confirm: { type: "boolean" } as const, by: text, reason: text },
  };
  const { values } = readArguments({ args, options }, USAGE);
  if (Object.keys(values).length === 0) return null;
  const [supplier = "", wallet = "", ...others] = (values.wallet ?? "").split("/");
  if (supplier === "" || wallet === "" || others.length > 0) {
    return stop("Name a wallet: --wallet <supplier>/<wallet>.");
  }
  const { by, reason } = values;
  if (!by || !reason) return stop("Say who you are with --by, and why with --reason.");
  return { supplier, wallet, by, reason, change: changeOf(values) };
}

interface Written {
  readonly low?: string | undefined;
  readonly limit?: string | undefined;
  readonly topup?: string | undefined;
  readonly reference?: string | undefined;
  readonly confirm?: boolean | undefined;
}

function changeOf({ low, limit, topup, reference, confirm = false }: Written): Change {
  const is_mark = low !== undefined || limit !== undefined;
  const wanted = [is_mark, topup !== undefined, confirm].filter(Boolean);
  if (wanted.length !== 1) return stop("Set marks, book a top-up, or confirm a balance.");
  if (confirm) return { do: "confirm" };
  if (topup === undefined) {
    return { do: "mark", low_minor: amountIn(low, 1n), limit_minor: amountIn(limit, 0n) };
  }
  if (!reference) return stop("Name the payment with --reference, so that it is booked once.");
  return { do: "topup", amount_minor: amountIn(topup, 1n) as bigint, reference };
}

function amountIn(written: string | undefined, least_minor: bigint): bigint | null {
  if (written === undefined) return null;
  const minor = /^\d+\.\d\d$/.test(written) ? parseReported(written, { rounding: "down" }) : null;
  if (minor === null || minor < least_minor) return stop("An amount is written 250.00.");
  return minor;
}

/** Does what staff wrote, and returns the wallets as they are afterwards. */
export async function applyInput(
  database: Pick<Database, "transact">,
  input: FloatInput,
): Promise<string> {
  return await database.transact("float", async (tx) => {
    if (input !== null) await change(tx, input);
    return describe(await readFloat(tx));
  });
}

async function change(tx: Tx, { change: wanted, ...named }: NonNullable<FloatInput>) {
  const not_changed = await doChange(tx, { ...named, wanted });
  if (not_changed !== null) return stop(NOT_CHANGED[not_changed]);
}

async function doChange(
  tx: Tx,
  { wanted, ...named }: Omit<NonNullable<FloatInput>, "change"> & { wanted: Change },
) {
  switch (wanted.do) {
    case "mark":
      return await setMarks(tx, { ...named, ...wanted });
    case "topup":
      return await topUpFloat(tx, { ...named, ...wanted });
    case "confirm":
      return await confirmFloat(tx, named);
  }
}

function describe(wallets: readonly FloatWallet[]): string {
  if (wallets.length === 0) return "No supplier is connected to live organisations.";
  return wallets.map(lineOf).join("\n");
}

function lineOf(held: FloatWallet): string {
  const { supplier, wallet, balance_minor, told_at, expected_minor, difference_minor } = held;
  const { low_minor, limit_minor, currency, is_empty, is_unread } = held;
  const name = `${supplier}/${wallet}`;
  const is_low = low_minor !== null && balance_minor !== null && balance_minor < low_minor;
  const states = [is_empty ? "empty" : is_low ? "low" : "ok", ...(is_unread ? ["unread"] : [])];
  const marks = `low ${amountOf(low_minor)} limit ${amountOf(limit_minor)}`;
  if (balance_minor === null || told_at === null) return `${name}  not told  ${marks}`;
  const at = harareIso(told_at);
  const told = `${formatMoney(balance_minor)} ${currency} at ${at}`;
  const differs = `expected ${amountOf(expected_minor)} difference ${amountOf(difference_minor)}`;
  return `${name}  ${told}  ${differs}  ${marks}  ${states.join(", ")}`;
}

function amountOf(amount_minor: bigint | null): string {
  return amount_minor === null ? "–" : formatMoney(amount_minor);
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
