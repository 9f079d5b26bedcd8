/** How many statements a call takes: one that asks for each row of a list is found out by it. */
import type { OperationId } from "@svc/generated/operations";
import { createApp } from "@svc/server/app.ts";
import type { Database, Read, Tx } from "@svc/server/platform/db/transaction.ts";
import { type Parts, requestOf } from "./api.ts";
import { testServer } from "./server.ts";

/** Statements that a request takes, over a server of its own that counts them. */
export async function statementsOf<Id extends OperationId>(
  key: string,
  operation_id: Id,
  parts: Parts<Id> = {},
): Promise<number> {
  const request = requestOf(key, operation_id, parts as never);
  const { statements, statuses } = await statementsOfAll([request]);
  const [status = 0] = statuses;
  if (status >= 300) throw new Error(`${operation_id} answered ${status}.`);
  return statements;
}

/** Statements that requests take that come at once, and what they are answered. */
export async function statementsOfAll(
  requests: readonly Request[],
): Promise<{ statements: number; statuses: number[] }> {
  const { config, database, log } = await testServer();
  let statements = 0;
  const counting: Database = {
    ...database,
    of: () => counting,
    read: <T>(work: (read: Read) => Promise<T>) =>
      database.read((read) => work(counted(read, () => (statements += 1)))),
    transact: <T>(name: string, work: (tx: Tx) => Promise<T>) =>
      database.transact(name, (tx) => work(counted(tx, () => (statements += 1)))),
  };
  const observer = {
    onAnswer: () => {},
    onContractViolation: (fault: Error) => {
      throw fault;
    },
  };
  const { hono } = createApp({ config, database: counting, log, sharers: () => 1, observer });
  const connection = { incoming: { socket: { remoteAddress: "127.0.0.1" } } };
  const answers = await Promise.all(requests.map((one) => hono.fetch(one, connection)));
  return { statements, statuses: answers.map(({ status }) => status) };
}

const COUNTED = ["select", "execute", "insert", "update", "delete"];

/** A statement is a tagged one, or a query that Drizzle begins to build. */
function counted<T extends Read | Tx>(from: T, count: () => void): T {
  const { sql, db } = from;
  return {
    ...from,
    sql: new Proxy(sql, {
      apply: (target, self, args) => {
        count();
        return Reflect.apply(target, self, args);
      },
    }),
    db: new Proxy(db, {
      get: (target, name, receiver) => {
        if (COUNTED.includes(String(name))) count();
        return Reflect.get(target, name, receiver);
      },
    }),
  };
}
