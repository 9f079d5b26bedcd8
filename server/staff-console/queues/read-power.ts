import { parseMoney } from "#platform/values/money";
import type { SeenPower } from "#sales/sends";
import { textIn } from "../for-staff.ts";

type Token = SeenPower["tokens"][number];

const TOKENS_MOST = 20;
/** Twenty digits in one or in five groups, parted all in the same way, and what they are. */
const LINE = /^(\d{4}([ -]?)\d{4}(?:\2\d{4}){3})[\s,:]+(\S.*)$/;
/** Without the point it could be one more group of a token that was copied wrongly. */
const UNITS = /^(\d{1,7}\.\d{1,2})(?: ?kWh)?$/i;
const KINDS: Readonly<Record<string, Token["kind"]>> = {
  "key change": "key_change",
  other: "other",
};

/**
 * What a form says that a utility gave: its tokens, one a line, and what it kept for arrears. Null
 * where it says neither; what is wrong with it, in a sentence.
 */
export function readPower(form: FormData): SeenPower | null | string {
  const lines = textIn(form, "tokens")
    .split("\n")
    .map((line) => line.trim());
  const written = lines.filter(Boolean);
  const arrears = textIn(form, "arrears");
  if (written.length === 0 && arrears === "") return null;
  const arrears_minor = parseMoney(arrears || "0", { allow_zero: true });
  if (arrears_minor === null) return "Arrears are written such as 5.00.";
  if (written.length > TOKENS_MOST) return `A purchase has at most ${TOKENS_MOST} tokens.`;
  const tokens = written.flatMap((line) => tokenIn(line) ?? []);
  if (tokens.length === written.length) return { tokens, arrears_minor };
  return "A token has 20 digits, and behind them its units, such as 12.50, or: key change; other.";
}

function tokenIn(line: string): Token | null {
  const [, digits = "", , what = ""] = LINE.exec(line) ?? [];
  const token = digits.replaceAll(/\D/g, "");
  const kind = KINDS[what.toLowerCase().replaceAll("-", " ")];
  if (kind !== undefined) return { kind, token, units_centi: null };
  const units_centi = parseMoney(UNITS.exec(what)?.[1] ?? "");
  return units_centi === null ? null : { kind: "credit", token, units_centi };
}
