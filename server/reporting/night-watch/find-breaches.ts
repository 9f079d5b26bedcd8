import type { Read, Tx } from "#platform/db/transaction";

/** Sentences that must be true, each with the query of the subjects of which it is not. */
export type Invariants = Readonly<Record<string, string>>;

/** One place where a sentence is not true. */
export interface Breach {
  /** The sentence. */
  readonly invariant: string;
  /** The organisation, balance, transaction or send that breaks it. */
  readonly subject: string;
}

/** Which rows of which tables a set of invariants is asked about. */
export interface Scope {
  /** Tables that stand in for those of the same name, as a query has them after `with`. */
  readonly tables: readonly string[];
  readonly values: readonly (readonly (string | null)[])[];
  /**
   * Whether its tables are picked row by row. Nobody can estimate how many rows that are, and a
   * plan that believes in one would compare each of them with each; so they are joined by hash.
   */
  readonly is_picked: boolean;
}

/** All postings, for the checks of a balance, whichever of them a scope shows. */
const ALL_POSTINGS = "postings as not materialized (select * from ledger_postings)";

/**
 * Looks for the breaches of a set of invariants in one snapshot, so that work under way breaks
 * nothing; their sentences hold no quotation marks. In a scope, the queries see no other rows.
 */
export async function findBreaches(
  { sql }: Pick<Read | Tx, "sql">,
  invariants: Invariants,
  scope: Scope | null = null,
): Promise<Breach[]> {
  const all = queryOf(invariants);
  if (scope === null) return [...(await sql.unsafe<Breach[]>(`with ${ALL_POSTINGS} ${all}`))];
  const values = scope.values.map(arrayOf);
  return [
    ...(await sql.unsafe<Breach[]>(
      `with ${[ALL_POSTINGS, ...scope.tables].join()} ${all}`,
      values,
    )),
  ];
}

function queryOf(invariants: Invariants): string {
  const queries = Object.entries(invariants).map(([invariant, query]) => {
    const breaches = `(${query}) as breach(subject)`;
    return `select '${invariant}' as invariant, subject::text from ${breaches}`;
  });
  return queries.join(" union all ");
}

/** An array as PostgreSQL writes it; ids, numbers and currencies hold nothing to quote. */
function arrayOf(values: readonly (string | null)[]): string {
  return `{${values.map((value) => value ?? "null").join()}}`;
}
