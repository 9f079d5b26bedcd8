/** Reads the settings of those who take payments. */

import { SettingError } from "../setting-error.ts";
import type { ReadSetting } from "./readers.ts";

/** The house's account at a bank. */
export interface BankSetting {
  readonly bank_name: string;
  readonly account_name: string;
  readonly account_number: string;
  readonly branch_code: string;
  readonly swift: string | null;
}

/** The contract with Paynow for one currency. */
export interface PaynowSetting {
  readonly id: string;
  readonly key: string;
}

const FIELDS_LEAST = 4;
const FIELDS_MOST = 5;
/** Source: spec/money/topups/models.tsp, `BankText`. */
const CHARACTERS_MAX = 64;

/** An account at a bank, its fields separated by semicolons; the SWIFT code may be left out. */
export const readBank: ReadSetting<BankSetting> = (text) => {
  const fields = text.split(";").map((field) => field.trim());
  const is_filled = fields.every((field) => field !== "" && field.length <= CHARACTERS_MAX);
  if (!is_filled || fields.length < FIELDS_LEAST || fields.length > FIELDS_MOST) {
    throw new SettingError("must be bank;holder;number;branch or bank;holder;number;branch;SWIFT");
  }
  const [bank_name = "", account_name = "", account_number = "", branch_code = ""] = fields;
  return { bank_name, account_name, account_number, branch_code, swift: fields[4] ?? null };
};

/** The number and the key of an integration at Paynow, separated by a colon. */
export const readPaynow: ReadSetting<PaynowSetting> = (text) => {
  const [, id, key] = /^(\d{1,12}):([\x21-\x7e]{8,64})$/.exec(text) ?? [];
  if (id !== undefined && key !== undefined) return { id, key };
  throw new SettingError("must be the number and the key of an integration, as number:key");
};

/** Source: server/providers/payments/port.ts, `Wallet`. */
const WALLETS = ["ecocash", "onemoney", "innbucks"] as const;

export type WalletSetting = (typeof WALLETS)[number];

/** Wallets with commas between them, or `none`. */
export const readWallets: ReadSetting<readonly WalletSetting[]> = (text) => {
  if (text.trim() === "none") return [];
  return text.split(",").map((written) => {
    const wallet = WALLETS.find((one) => one === written.trim());
    if (wallet !== undefined) return wallet;
    throw new SettingError(`must be none, or some of ${WALLETS.join(", ")} with commas`);
  });
};
