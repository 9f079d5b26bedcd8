/**
 * A command of staff: sets what an account pays below face value, for one network and currency. It
 * opens the database of the settings, as the server does, whether a server runs or not.
 */
import { readAccountFacts, setDealer } from "#accounts/account";
import { readNetworks } from "#catalogue/networks";
import type { Currency, Discount } from "#platform/context";
import type { Database } from "#platform/db/transaction";
import { parseId } from "#platform/ids";
import { SettingError } from "#platform/setting-error";
import { formatMoney, parseMoney } from "#platform/values/money";
import { readArguments, runStaffCommand } from "./staff-command.ts";

const USAGE =
  "npm run svc -- dealer <acct_…> --network <slug> --currency <USD|ZWG> --percent <0 to 100> " +
  "[--note <why>]";

/** What staff wrote, read. */
interface NewOrganisation {
  readonly account_id: string;
  readonly account_text: string;
  readonly discount: Discount;
  readonly note: string | null;
}

if (import.meta.main) {
  await runStaffCommand({
    name: "dealer",
    usage: USAGE,
    read: readInput,
    run: async (database, input) => describe(input, await applyInput(database, input)),
  });
}

/** Reads the arguments of the command; what is wrong with them is said in one sentence. */
export function readInput(args: string[]): NewOrganisation {
  const text = { type: "string" } as const;
  const options = { network: text, currency: text, percent: text, note: text };
  const { values, positionals } = readArguments({ args, options, allowPositionals: true }, USAGE);
  const { network, currency = "", percent = "", note = null } = values;
  const [account_text = "", ...others] = positionals;
  const account_id = parseId("acct", account_text);
  const discount_bps = parseMoney(percent, { allow_zero: true });
  if (account_id === null || others.length > 0) return stop("Name one account.");
  if (network === undefined) return stop("Name a network.");
  if (!/^(USD|ZWG)$/i.test(currency)) return stop("A currency is USD or ZWG.");
  if (discount_bps === null || discount_bps > 10_000n) {
    return stop("A percentage lies between 0 and 100, with at most two decimals.");
  }
  const discount = {
    network,
    currency: currency.toUpperCase() as Currency,
    discount_bps: Number(discount_bps),
  };
  return { account_id, account_text, discount, note };
}

/** Does what staff wrote, and returns the discounts as they are afterwards. */
export async function applyInput(
  database: Database,
  { account_id, account_text, discount, note }: NewOrganisation,
): Promise<readonly Discount[]> {
  const { account, networks } = await database.read(async (read) => ({
    account: await readAccountFacts(read, account_id),
    networks: await readNetworks(read, "live"),
  }));
  if (account === null) return stop(`There is no account ${account_text}.`);
  if (!networks.some(({ id }) => id === discount.network)) {
    return stop(`There is no network ${discount.network}: ${networks.map(({ id }) => id)}.`);
  }
  return await database.transact("set dealer", (tx) =>
    setDealer(tx, account_id, { discount, note }),
  );
}

function describe({ account_text }: NewOrganisation, discounts: readonly Discount[]): string {
  if (discounts.length === 0) return `${account_text} buys at face value.`;
  const lines = discounts.map(({ network, currency, discount_bps }) => {
    return `  ${network} ${currency}: ${formatMoney(BigInt(discount_bps))} % off`;
  });
  return [`${account_text} buys below face value:`, ...lines].join("\n");
}

function stop(reason: string): never {
  throw new SettingError(`${reason}\n${USAGE}`);
}
