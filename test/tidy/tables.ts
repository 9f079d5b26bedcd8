/** Whose tables a module names in its SQL: its own, or one of the few that stand here. */
import { COMMANDS } from "./layers.ts";
import { type Node, type Placed, syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

/** Layers and folders of the server that may name every table, and why. */
const READS_ALL: Readonly<Record<string, string>> = {
  cells: "it carries all that an account has to another database, table by table",
  doctor: "it examines the database as a whole, and changes nothing",
  reporting: "it joins across modules; that is what it is for",
  workforce: "its views join people, batches, what was sent and the ledger",
};

/** Which module names which other module's table in SQL, and why it does not ask its entry. */
export const FOREIGN_TABLES: Readonly<Record<string, string>> = {
  "accounts/account catalogue_versions": "callers and the catalogue are compared in one statement",
  "accounts/keys account_clocks": "one statement finds the caller of every request",
  "accounts/keys account_moves": "one statement finds the caller of every request",
  "accounts/keys accounts": "one statement finds the caller of every request",
  "accounts/keys catalogue_versions": "one statement finds the caller of every request",
  "accounts/keys sends": "what a key has sold is summed from its sends, which stand above keys",
  "accounts/members api_keys": "one statement follows a key to whoever made the first one",
  "accounts/members accounts": "members belong to the organisation, in both of its modes",
  "accounts/members sessions": "a member with another role is signed out; sessions stand above",
  "catalogue/networks product_networks":
    "how suppliers can serve a network stands with the products, above it",
  "catalogue/networks products": "how suppliers can serve a network is of a type and a currency",
  "catalogue/power power_purchases": "prices that were observed are averaged where they are",
  "catalogue/products account_network_states":
    "dispatch reads which networks test accounts have down with what can be sold",
  "catalogue/products networks": "one statement reads what can be sold, at every sale",
  "directory/blocklist recipient_meters": "what a person has is compared with what is blocked",
  "directory/blocklist recipients": "what a person has is compared with what is blocked",
  "directory/cost-centers recipients": "people are counted by index, of many at once",
  "directory/cost-centers sends": "what a cost centre has spent is summed from sends, above it",
  "directory/recipients family_members":
    "a recipient who is a family member stays; the family stands above it",
  "directory/groups schedules": "a group that a schedule goes to stays; schedules stand above it",
  "directory/groups recipients": "members are counted by index, of many groups at once",
  "directory/recipients meter_confirmations": "what the utility said of a meter stands above it",
  "directory/recipients sends": "what a person has received is summed from sends, above it",
  "journal/events webhook_deliveries": "an event shows how many endpoints still wait for it",
  "journal/events webhook_dispatches": "an event shows how many endpoints still wait for it",
  "money/credit account_clocks": "a grant of test Credit is due by the clock of its account",
  "money/credit credit_transactions": "Credit presents the chain that the ledger writes",
  "money/credit sends": "what the lines of a batch drew is found by their sends, above Credit",
  "money/credit ledger_balances": "Credit presents the balances that the ledger writes",
  "money/topups account_clocks": "a look at a payment is due by the clock of its account",
  "rewards/fraud reviews": "what people rejected is counted by index, of many rewards at once",
  "rewards/fraud rewards": "rewards are counted by index, of many suspects at once",
  "rewards/programs program_rules": "rules are counted by index, of many programs at once",
  "rewards/programs rewards": "rewards are counted by index, of many programs at once",
  "sales/batches sends": "the results of a batch show what became of its sends, in one statement",
  "sales/family recipients": "members are told apart by the numbers of their recipients",
  "sales/schedules ledger_balances":
    "runs that wait for Credit are found by what is available, in one statement",
  "sales/sends account_clocks":
    "sellers on a network are found with their clocks, in one statement",
  "sales/sends account_network_states":
    "hand-overs to networks whose state an account has set are not measured",
  "sales/sends accounts": "networks are measured by mode, and sellers are found by it",
  "sales/sends idempotency_keys":
    "a set of sales looks at its keys in the flight of its other locks",
  "sales/sends ledger_balances": "a sale that is alone locks its balance with its names, unread",
  "sales/sends key_caps": "a set of sales locks its caps in the flight of its other locks",
  "sales/sends rewards":
    "what an agent gave and is held is summed in the flight of its sends; rewards stand above them",
  "webhooks/webhook-deliveries events": "fan-out and replays read events in the order of commits",
  "webhooks/webhook-deliveries webhook_endpoints": "a delivery is leased with its endpoint",
  "webhooks/webhook-deliveries webhook_feeds": "a delivery is leased under the lock of its feed",
  "webhooks/webhook-endpoints webhook_dispatches": "the health of an endpoint counts what waits",
};

/** Statements that name a table of another module, past its entry. */
export function strayTables(
  files: readonly TreeFile[],
  allowed: Readonly<Record<string, string>> = FOREIGN_TABLES,
): Finding[] {
  return foreignTables(files)
    .filter(({ pair }) => !(pair in allowed))
    .map(({ path, line, table, owner }) => ({
      path,
      line,
      advice: `names ${table} in SQL, a table of ${owner}: ask its entry, or list it with a reason`,
    }));
}

/** Pairs of the list that no statement needs any more. */
export function idlePairs(files: readonly TreeFile[]): string[] {
  const needed = new Set(foreignTables(files).map(({ pair }) => pair));
  return Object.keys(FOREIGN_TABLES).filter((pair) => !needed.has(pair));
}

interface ForeignTable {
  readonly path: string;
  readonly line: number;
  readonly table: string;
  readonly owner: string;
  /** The module that names it, and the table. */
  readonly pair: string;
}

const TABLE_OF_A_STATEMENT = /\b(?:from|join|update|into)\s+(?:only\s+)?([a-z_]+)\b/gi;

function foreignTables(files: readonly TreeFile[]): ForeignTable[] {
  const owners = ownersOf(files);
  return files.flatMap((file) => {
    const module = moduleOf(file.path);
    if (module === null || (module.split("/")[0] ?? "") in READS_ALL) return [];
    const { nodes, lineAt } = syntaxOf(file);
    return nodes.filter(isSql).flatMap(({ node }) =>
      [...sqlOf(node).matchAll(TABLE_OF_A_STATEMENT)].flatMap(([, table = ""]) => {
        const owner = owners.get(table) ?? module;
        if (owner === module) return [];
        const line = lineAt(node.start);
        return [{ path: file.path, line, table, owner, pair: `${module} ${table}` }];
      }),
    );
  });
}

/** The module that declares each table. */
function ownersOf(files: readonly TreeFile[]): ReadonlyMap<string, string> {
  const declared = files.flatMap(({ path, text }) =>
    [...text.matchAll(/\bpg(?:Table|View)\(\s*"(\w+)"/g)].map(
      ([, table = ""]) => [table, moduleOf(path) ?? path] as const,
    ),
  );
  return new Map(declared);
}

/** `sales/sends`; a layer without modules is one; null of the composition root. */
function moduleOf(path: string): string | null {
  const [top, layer = "", module = "", ...inside] = path.split("/");
  if (top !== "server" || module === "" || layer === COMMANDS) return null;
  return inside.length === 0 || layer === "platform" ? layer : `${layer}/${module}`;
}

/** What Drizzle's own tag is called where a transaction brings one too. */
const DRIZZLE = "raw";

function isSql({ node }: Placed): boolean {
  if (node.type !== "TaggedTemplateExpression") return false;
  const tag = node.tag as Node;
  const name = tag.type === "MemberExpression" ? (tag.property as Node) : tag;
  return name.name === "sql" || name.name === DRIZZLE;
}

/** The statement without its values, of which a table may be one. */
function sqlOf(node: Node): string {
  const { quasis } = node.quasi as unknown as { quasis: { value: { raw: string } }[] };
  return quasis.map(({ value }) => value.raw).join(" ? ");
}
