/**
 * Each statement on what organisations have says by `account_id` whose it is, or is one of those
 * that look across: a queue, a purge, a figure of the whole service. So a cell can be split by it.
 */
import * as tables from "@svc/server/schema.ts";
import { getTableColumns, getTableName, is, Table } from "drizzle-orm";
import { expect, it } from "vitest";
import { type Node, syntaxOf } from "./syntax.ts";
import { writtenFiles } from "./tree.ts";

/** Files with statements that look across, and why they do. */
const ACROSS: Readonly<Record<string, string>> = {
  "accounts/keys/check-usage.ts": "a purge",
  "accounts/messages/erase-messages.ts": "names the account in a part of its own",
  "accounts/messages/note-text-report.ts": "a gateway names its own reference, and no account",
  "catalogue/power/observed.ts": "a figure of the whole service",
  "doctor/work-faults.ts": "a figure of the whole service",
  "doctor/world-faults.ts": "a figure of the whole service",
  "metrics/read-queues.ts": "a figure of the whole service",
  "platform/work/chores.ts": "work of the service, which may be quarantined",
  "platform/work/quarantine.ts": "a queue, and a purge",
  "sales/checkout-sessions/collect/note-payment-change.ts":
    "a provider names a reference, and no account",
};

const TENANTS: ReadonlySet<string> = new Set(
  Object.values<unknown>(tables)
    .filter((table) => is(table, Table))
    .filter((table) => "account_id" in getTableColumns(table))
    .map((table) => getTableName(table)),
);
const STATEMENT = /^\s*(?:with|select|insert|update|delete)\b/i;
const NAMED = /\b(?:from|join|update|into)\s+(?:only\s+)?([a-z_]+)/gi;

function statementsIn(file: ReturnType<typeof writtenFiles>[number]): string[] {
  const { nodes, textOf } = syntaxOf(file);
  return nodes
    .filter(({ node }) => node.type === "TaggedTemplateExpression")
    .map(({ node }) => textOf(node.quasi as Node).slice(1))
    .filter((text) => STATEMENT.test(text));
}

it("every statement on rows of organisations names the account, or its file says why not", () => {
  const across = writtenFiles([".ts"], ["server"]).filter((file) =>
    statementsIn(file).some((text) => {
      const named = [...text.matchAll(NAMED)].map(([, table = ""]) => table);
      return named.some((table) => TENANTS.has(table)) && !/account_id/.test(text);
    }),
  );
  expect(TENANTS.size).toBeGreaterThan(80);
  const found = across.map(({ path }) => path.replace("server/", ""));
  expect(found.toSorted()).toEqual(Object.keys(ACROSS).toSorted());
});
