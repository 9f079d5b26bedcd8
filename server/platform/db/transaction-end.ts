/** A statement that is sent behind the commit of its transaction would be one of its own. */
import type postgres from "postgres";

export const SentBehindCommit = new Error(
  "A statement was sent behind the commit of its transaction, and refused: whoever let the " +
    "commit travel with an earlier one did not count on it.",
);

/** Where the transactions of a connection begin and end, in the order in which it sends. */
export interface TransactionEnds {
  /** The connection as work is given it: it sends nothing while no transaction is open. */
  readonly sql: postgres.ReservedSql;
  begin(): Query;
  commit(): Query;
  rollback(): Query;
}

/** What postgres.js makes of a text: it is handed to the connection by its `handler`. */
type Query = postgres.PendingQuery<postgres.Row[]> & {
  handler: (query: Query) => unknown;
  reject: (error: Error) => void;
};

/**
 * Guards a reserved connection. A statement counts as sent when the driver hands it over, which is
 * a turn after it was made: so the guard stands there, and sees `commit` pass as well.
 * Source: docs/decisions/0003-transactions.md.
 */
export function guardEnds(sql: postgres.ReservedSql): TransactionEnds {
  let is_open = false;
  const sent = (query: Query, open: boolean): Query => {
    const { handler } = query;
    query.handler = (own) => {
      is_open = open;
      return handler(own);
    };
    return query;
  };
  let send: Query["handler"] | null = null;
  const sendIfOpen = (query: Query) => (is_open ? send?.(query) : query.reject(SentBehindCommit));
  const guarded = (made: unknown): unknown => {
    if (!isQuery(made)) return made;
    send ??= made.handler;
    made.handler = sendIfOpen;
    return made;
  };
  return {
    sql: new Proxy(sql, {
      apply: (target, _, values) => guarded(Reflect.apply(target, undefined, values)),
      get: (target, name) =>
        name === "unsafe"
          ? (...values: Parameters<typeof sql.unsafe>) => guarded(target.unsafe(...values))
          : Reflect.get(target, name),
    }),
    begin: () => sent(sql`begin` as Query, true),
    commit: () => sent(sql`commit` as Query, false),
    rollback: () => sent(sql`rollback` as Query, false),
  };
}

/** Names and lists that are parts of a text are none. */
function isQuery(made: unknown): made is Query {
  return made instanceof Promise && "handler" in made;
}
