/**
 * A list of times is cast as a whole, and not again in each row that is made of it: the cast hangs
 * on the time zone of the session, so where it stands with columns of an update PostgreSQL
 * computes it for each row, and engines that divide tables refuse the statement.
 */
import { expect, it } from "vitest";
import { syntaxOf } from "./syntax.ts";
import { type TreeFile, writtenFiles } from "./tree.ts";

const OF_A_COLUMN = /\b[a-z_]+\.[a-z_]+::timestamptz(?!\[)/;

function castsOf(file: TreeFile): string[] {
  const { nodes, textOf, lineAt } = syntaxOf(file);
  return nodes
    .filter(({ node }) => node.type === "TemplateLiteral" && OF_A_COLUMN.test(textOf(node)))
    .map(({ node }) => `${file.path}:${lineAt(node.start)}`);
}

it("no column is cast to a time: its list is, as ::text[]::timestamptz[]", () => {
  const text = "sql`update work set due_at = given.due_at::timestamptz`;";
  expect(castsOf({ path: "server/sample.ts", text } as TreeFile)).toHaveLength(1);
  expect(writtenFiles([".ts"], ["server"]).flatMap(castsOf)).toEqual([]);
});
