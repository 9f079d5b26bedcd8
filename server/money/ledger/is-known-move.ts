import { CLEARING_PREFIX, FLOAT_PREFIX, MOVES } from "./moves.ts";

/** Books of which the house has one for each supplier, or for each method. */
const PREFIXES: Readonly<Record<string, string>> = {
  float: FLOAT_PREFIX,
  clearing: CLEARING_PREFIX,
};

/**
 * SQL of the function by which the table of postings holds its rows to the table of moves: each
 * kind takes from one book, gives to another and shows as one type.
 *
 * PostgreSQL reads the whole tree of a check constraint anew for every statement that writes the
 * table, which took 105 µs for this one; a function is kept by the connection and takes 6.
 * Source: docs/benchmarks.md.
 */
export function isKnownMoveFunction(): string {
  const cases = Object.entries(MOVES).map(([kind, { from, to, type }]) => {
    const books = `${isBook("from_book", from)} and ${isBook("to_book", to)}`;
    const shown = type === null ? "type is null" : `type is not distinct from '${type}'`;
    return `    when '${kind}' then ${books} and ${shown}`;
  });
  return [
    "CREATE FUNCTION is_known_move(kind text, from_book text, to_book text, type text)",
    "RETURNS boolean LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$",
    "BEGIN",
    "  RETURN CASE kind",
    ...cases,
    "    else false",
    "  END;",
    "END $$;",
  ].join("\n");
}

function isBook(column: string, book: string): string {
  return book in PREFIXES ? `${column} like '${PREFIXES[book]}%'` : `${column} = '${book}'`;
}
