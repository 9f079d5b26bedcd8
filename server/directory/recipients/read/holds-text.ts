import { type SQL, sql } from "drizzle-orm";
import { recipients } from "../tables.ts";
import { GRAM_DIGITS } from "./digit-grams.ts";

/** The digits before these name a country and a network, which many people share. */
const OWN_DIGITS = 7;

const HAS_GRAM = new RegExp(`\\d{${GRAM_DIGITS}}`);
const SHARED = new RegExp(`\\d+(?=\\d{${OWN_DIGITS}})`, "g");
/** Country, network and a digit: PostgreSQL does not know how many of a small account have them. */
const BEGINNING = /^\+?(?:2?6?3|0)7\d{0,2}$/;

/** The condition that a search finds a recipient of the account by a part of a text. */
export function holdsText(account_id: string, written: string): SQL {
  const text = written.toLowerCase();
  const part = `%${text.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const isLike = sql`${recipients.search_text} like ${part}`;
  const unspaced = text.replaceAll(" ", "");
  if (!HAS_GRAM.test(unspaced) || BEGINNING.test(unspaced)) return isLike;
  // The digits narrow down who may match, and never decide: what remains is compared whole. Nothing
  // but digits is compared in a way that no index offers, or the database reads the trigrams too.
  const isHeld = /^\d+$/.test(text) ? sql`strpos(${recipients.search_text}, ${text}) > 0` : isLike;
  return sql`digit_grams(${recipients.account_id}, ${recipients.search_text})
    @> digit_grams(${account_id}, ${unspaced.replaceAll(SHARED, "")}) and ${isHeld}`;
}
