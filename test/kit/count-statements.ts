/** How many statements a call takes: one that asks for each row of a list is found out by it. */
import type { OperationId } from "@svc/generated/operations";
import { createApp } from "@svc/server/app.ts";
import type { Read } from "@svc/server/platform/db/transaction.ts";
import { type Parts, requestOf } from "./api.ts";
import { testServer } from "./server.ts";

/** Statements that a read takes, over a server of its own that counts them. */
export async function statementsOf<Id extends OperationId>(
  key: string,
  operation_id: Id,
  parts: Parts<Id> = {},
): Promise<number> {
  const { config, database, log } = await testServer();
  let statements = 0;
  const counting = {
    ...database,
    read: <T>(work: (read: Read) => Promise<T>) =>
      database.read((read) => work(counted(read, () => (statements += 1)))),
  };
  const observer = {
    onAnswer: () => {},
    onContractViolation: (fault: Error) => {
      throw fault;
    },
  };
  const { hono } = createApp({ config, database: counting, log, sharers: () => 1, observer });
  const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const { status } = await hono.fetch(requestOf(key, operation_id, parts as never), connection);
  if (status !== 200) throw new Error(`${operation_id} answered ${status}.`);
  return statements;
}

/** A statement is a tagged one, or a query that Drizzle begins to build. */
function counted({ sql, db }: Read, count: () => void): Read {
  return {
    sql: new Proxy(sql, {
      apply: (target, self, args) => {
        count();
        return Reflect.apply(target, self, args);
      },
    }),
    db: new Proxy(db, {
      get: (target, name, receiver) => {
        if (name === "select" || name === "execute") count();
        return Reflect.get(target, name, receiver);
      },
    }),
  };
}
