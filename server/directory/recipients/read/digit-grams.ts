/** The fewest digits in a row that are found by the index of digits. */
export const GRAM_DIGITS = 4;

/**
 * SQL of the function by which people are found by digits: every four that follow each other in a
 * line of a text, spaces aside, as one number with the account. The index and its searches call it
 * alike, and a text has all numbers of its parts.
 *
 * Trigrams have a thousand lists of digits, which all accounts share. Source:
 * docs/decisions/0128-people-by-their-digits.md.
 */
export function digitGramsFunction(): string {
  return [
    "CREATE FUNCTION digit_grams(account_id uuid, searched text)",
    "RETURNS bigint[] LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$",
    "DECLARE",
    "  account bigint := hashtextextended(account_id::text, 0);",
    "  digits text;",
    "  grams bigint[] := '{}';",
    "BEGIN",
    "  FOREACH digits IN ARRAY regexp_split_to_array(replace(searched, ' ', ''), '[^0-9]+') LOOP",
    `    FOR place IN 1 .. length(digits) - ${GRAM_DIGITS - 1} LOOP`,
    `      grams := grams || hashtextextended(substr(digits, place, ${GRAM_DIGITS}), account);`,
    "    END LOOP;",
    "  END LOOP;",
    "  RETURN grams;",
    "END $$;",
  ].join("\n");
}
