/** Names in SQL that no table has: a rename has reached the table and missed a statement. */
import { type Node, type Placed, syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

/** What PostgreSQL and the migrations' own tool name. */
const NOT_OURS = new Set([
  ...["application_name", "backend_type", "created_at", "jsonb_path_ops", "lock_timeout"],
  ...["pg_class", "pg_namespace", "pg_stat_activity", "pg_tables", "statement_timeout"],
  ...["pg_attribute", "pg_policy", "pg_roles", "current_user"],
  ...["confirmed_flush_lsn", "pg_constraint", "pg_database", "pg_index", "pg_publication"],
  ...["pg_replication_slots", "pg_subscription", "pg_subscription_rel", "pg_trigger"],
  ...["slot_name", "system_identifier"],
  ...["btree_gin", "gin_trgm_ops", "pg_trgm"],
]);

const STATEMENT = /^\s*(?:with|select|insert into|update|delete from)\s/;
const TAGS = new Set(["sql", "statement"]);

/** A word with an underscore, which neither is called nor is the name of a value in a template. */
const NAME = /(?<![\w:])(?:[a-z_0-9]+\.)?([a-z][a-z0-9]*_[a-z0-9_]+)\b(?!\s*\()/g;

/**
 * Words of statements that are no column, no table, and nothing that their file names itself.
 * Words without an underscore are left out: too many of them are SQL's.
 */
export function strayNames(files: readonly TreeFile[], known: ReadonlySet<string>): Finding[] {
  return files.flatMap((file) => {
    const { nodes, lineAt } = syntaxOf(file);
    const statements = nodes.flatMap((placed) => {
      const text = statementOf(placed);
      return text === null ? [] : [{ text, line: lineAt(placed.node.start) }];
    });
    // A statement may be put together from parts, of which one uses what another names.
    const own = namedIn(statements.map(({ text }) => text).join("\n"));
    return statements.flatMap(({ text, line }) => {
      const stray = [...text.matchAll(NAME)]
        .map(([, name = ""]) => name)
        .filter((name) => !known.has(name) && !own.has(name) && !NOT_OURS.has(name));
      return [...new Set(stray)].map((name) => ({
        path: file.path,
        line,
        advice: `names ${name} in SQL, and no table has it`,
      }));
    });
  });
}

/** The text of a statement, or of a part of one, without its values, comments and strings. */
function statementOf({ node, parent }: Placed): string | null {
  if (node.type !== "TemplateLiteral") return null;
  const { quasis } = node as unknown as { quasis: { value: { raw: string } }[] };
  const text = quasis.map(({ value }) => value.raw).join(" ? ");
  if (!TAGS.has(tagOf(parent?.node)) && !STATEMENT.test(text)) return null;
  return text.replaceAll(/--.*/g, "").replaceAll(/'[^']*'/g, " ");
}

function tagOf(node: Node | undefined): string {
  if (node?.type !== "TaggedTemplateExpression") return "";
  const tag = node.tag as Node;
  const name = tag.type === "MemberExpression" ? (tag.property as Node) : tag;
  return String(name.name);
}

/** Aliases, the columns that an alias lists, and the names of common table expressions. */
function namedIn(text: string): ReadonlySet<string> {
  const aliases = [...text.matchAll(/\bas\s+(?:materialized\s+)?(\w+)/g)];
  const tables = [...text.matchAll(/(\w+)\s+as\s*(?:(?:not\s+)?materialized\s*)?\(/g)];
  const lists = [...text.matchAll(/\b(?:as|with(?:\s+recursive)?)\s+(\w+)\s*\(([^)]*)\)/g)];
  const columns = lists.flatMap(([, , list = ""]) => list.split(",").map((one) => one.trim()));
  return new Set([...[...aliases, ...tables, ...lists].map(([, name = ""]) => name), ...columns]);
}
