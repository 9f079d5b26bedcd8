/** Reads the settings of those who take payments. */
import { type ReadSetting, SettingError } from "./settings.ts";

/** The house's account at a bank. */
export interface BankSetting {
  readonly bank_name: string;
  readonly account_name: string;
  readonly account_number: string;
  readonly branch_code: string;
  readonly swift: string | null;
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
