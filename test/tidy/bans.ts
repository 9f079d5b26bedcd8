/** What is not written here, why, and what to write in its place. */
import { EDGES, OF_MACHINES } from "./ban-exceptions.ts";
import { calledName, type Node, type Placed, type Syntax, syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";

/** One ban. */
export interface Ban {
  readonly what: string;
  /** What to do in its place. */
  readonly advice: string;
  /** Where it holds; left out, in the server. */
  readonly holds_in?: RegExp;
  /** Where it does not hold, each with its reason. */
  readonly except?: readonly (readonly [path: RegExp, reason: string])[];
  readonly isBroken: (placed: Placed, syntax: Syntax) => boolean;
  /** Code that breaks it, so that the ban itself is tested. */
  readonly sample: string;
}

const MONEY = /amount|balance|cost|credit|money|_minor|price/i;
/** A status among the columns that an update sets, and not in its condition. */
const WRITES_STATUS = /\bset\s(?:(?!\b(?:where|from)\b)[^;])*?\bstatus\s*=/i;
/** How columns end whose values are compared with words of the code or of the contract. */
const FEW_WORDS = new Set(
  "status state kind mode type outcome origin role trigger format currency method scopes".split(
    " ",
  ),
);
const SQL_OF_TRANSACTIONS = /^\s*(?:begin|commit|rollback|savepoint|start\s+transaction)\b/i;

const OWN_CLOCK =
  /(?<!svc_)\b(?:now\(\)|(?:clock|statement|transaction)_timestamp\b|current_(?:date|time))/i;

export const BANS: readonly Ban[] = [
  {
    what: "the time of the machine",
    advice:
      "reads the machine's clock: take ctx.now, or wall() from #platform/time/clock; in a test " +
      "runNow() or runSeconds() from test/kit/run-clock.ts",
    holds_in: /^(?:server|test)\//,
    except: [
      [/^server\/platform\/time\/clock\.ts$/, "the one reader"],
      [/^test\/kit\/run-clock\.ts$/, "the one reader of tests"],
      [/^test\/interleavings\/world-clock\.ts$/, "a world whose time jumps"],
      ...OF_MACHINES,
    ],
    isBroken: ({ node }) => isCallOf(node, "Date", "now") || isNewDate(node, 0),
    sample: "const now = Date.now();",
  },
  {
    what: "a clock beside that of the run",
    advice: "asks Temporal for the time, which no test can set: make it of Date.now() or wall()",
    holds_in: /^(?:server|test)\//,
    isBroken: ({ node }) => isMember(node, "Temporal", "Now"),
    sample: "const now = Temporal.Now.instant();",
  },
  {
    what: "the time of the database",
    advice: "asks the database's own clock: write svc_now(), which tests can set",
    holds_in: /^(?:server|test)\//,
    except: [[/^test\/bench\/peers\//, "a database of another product"]],
    isBroken: ({ node }) => OWN_CLOCK.test(sqlOf(node)),
    sample: "sql`select now()`",
  },
  {
    what: "dates",
    advice: "makes a Date: instants are numbers; see #platform/time/instants",
    except: [
      [/^server\/platform\/(?:time\/instants|db\/columns)\.ts$/, "what handles a Date"],
      [/^server\/platform\/wire\/pdf\.ts$/, "a PDF carries the time of its making as a Date"],
      [/^server\/platform\/log\.ts$/, "the readable log shows the time of day"],
    ],
    isBroken: ({ node }) => isNewDate(node, 1),
    sample: "const day = new Date(ms).toISOString();",
  },
  {
    what: "chance",
    advice: "draws a random number: ids come from mintId, secrets from node:crypto",
    holds_in: /^(?:server|test)\//,
    except: [
      [/^server\/sales\/sends\/attempts\/waits\.ts$/, "the jitter of waits is no secret"],
      [/^test\/(?:bench|chaos)\//, "load that is never twice the same"],
    ],
    isBroken: ({ node }) => isMember(node, "Math", "random"),
    sample: "const id = Math.random();",
  },
  {
    what: "decimal money",
    advice: "makes a number of money: use parseMoney, formatMoney and bigint minor units",
    isBroken: ({ node }, { textOf }) =>
      ["parseFloat", "parseInt", "toFixed"].includes(calledName(node) ?? "") ||
      (calledName(node) === "Number" && MONEY.test(textOf(node))),
    sample: "const minor = Number(body.amount) * 100;",
  },
  {
    what: "money that defaults",
    advice: "defaults money: an amount that is missing is a bug, so assert that it is there",
    isBroken: ({ node }, { textOf }) =>
      node.type === "LogicalExpression" &&
      node.operator === "??" &&
      /^0n?$/.test(textOf(node.right as Node)) &&
      MONEY.test(lastName(textOf(node.left as Node))),
    sample: "const left = row.available_minor ?? 0n;",
  },
  {
    what: "the environment",
    advice: "reads process.env: settings are parsed once, by #platform/settings/config",
    except: [[/^server\/platform\/settings\/config\.ts$/, "the one reader"]],
    isBroken: ({ node }) => isMember(node, "process", "env"),
    sample: "const port = process.env.PORT;",
  },
  {
    what: "a status written by hand",
    advice: "writes a status: only the module's lifecycle.ts moves it, by the contract's table",
    except: [
      [/\/(?:line-)?lifecycle\.ts$/, "the one writer"],
      [/^server\/journal\/idempotency\/complete\.ts$/, "the status of HTTP"],
    ],
    isBroken: ({ node }) => isSetStatus(node) || WRITES_STATUS.test(sqlOf(node)),
    sample: 'await db.update(sends).set({ status: "failed" });',
  },
  {
    what: "a word of the contract kept as any text",
    advice: "keeps one of a few words as text: give the column its type with $type<…>()",
    isBroken: ({ node }, { textOf }) =>
      node.type === "Property" &&
      FEW_WORDS.has(
        textOf(node.key as Node)
          .split("_")
          .at(-1) ?? "",
      ) &&
      /^text\(\)(?!.*\.\$type<)/s.test(textOf(node.value as Node)),
    sample: "const columns = { sms_status: text().notNull() };",
  },
  {
    what: "transactions by hand",
    advice: "handles a transaction: ctx.transact opens and commits it",
    except: [[/^server\/(?:platform\/db\/|doctor\/pooler)/, "the place that opens them"]],
    isBroken: ({ node }) =>
      SQL_OF_TRANSACTIONS.test(sqlOf(node)) ||
      ["begin", "transaction", "savepoint"].includes(memberCalled(node) ?? ""),
    sample: "await sql`commit`;",
  },
  {
    what: "errors swallowed",
    advice: "has an empty catch: turn the error into a value, or let it pass",
    holds_in: /^(?:server|spec|scripts|test)\//,
    isBroken: ({ node }, { textOf }) =>
      node.type === "CatchClause" && /^\{\s*\}$/.test(textOf(node.body as Node)),
    sample: "try { work(); } catch {}",
  },
  {
    what: "errors caught in the modules",
    advice: "catches: only the gate, the worker loop and adapters do; let it pass",
    except: EDGES,
    isBroken: ({ node }) => node.type === "CatchClause" || memberCalled(node) === "catch",
    sample: "await send().catch(() => null);",
  },
  {
    what: "printing",
    advice: "prints: log it, with #platform/log",
    except: [[/^server\/(?:commands\/|main\.ts$)/, "for a terminal"]],
    isBroken: ({ node }) => node.type === "MemberExpression" && rootName(node) === "console",
    sample: 'console.log("sold");',
  },
  {
    what: "time limits of tests",
    advice: "limits a test's time: what waits has timeLimit(), and the run finds what hangs",
    // A program that is to be killed or broken may never end.
    holds_in: /^(?:server|test)\/(?!crash\/|mutation\/)/,
    isBroken: ({ node }, { textOf }) =>
      /^(?:it|describe|beforeAll|beforeEach|afterAll|afterEach)$/.test(testCalled(node, textOf)) &&
      (node.arguments as Node[]).some(
        (argument, index) =>
          (index > 0 && argument.type === "Literal") || /^\{\s*timeout\b/.test(textOf(argument)),
      ),
    sample: 'it("waits", { timeout: 5_000 }, work);',
  },
  {
    what: "the work of other tests",
    advice: "does what is due of all accounts: drain(shop) does what is due of one",
    holds_in: /^(?:server|test)\//,
    except: [
      [/^test\/kit\/drain\.ts$/, "it is made there"],
      [/^test\/queues\//, "a database of their own"],
    ],
    isBroken: ({ node }) => node.type === "Identifier" && node.name === "drainAll",
    sample: "await drainAll();",
  },
  {
    what: "default exports",
    advice: "has a default export: give it its name",
    holds_in: /./,
    except: [
      [/^knip\.ts$/, "knip asks for it"],
      [
        /^test\/(?:vitest\.config|kit\/count-reporter|kit\/long-first|kit\/global-setup)\.ts$/,
        "vitest asks for it",
      ],
    ],
    isBroken: ({ node }) => node.type === "ExportDefaultDeclaration",
    sample: "export default 1;",
  },
  {
    what: "classes",
    advice: "declares a class: write functions; only adapters with real state are classes",
    holds_in: /./,
    except: [
      [/^server\/platform\/refusal\.ts$/, "Refusal: thrown, and listed apart from bugs"],
      [/^server\/embedded-postgres\/launch-error\.ts$/, "LaunchError: listed apart from bugs"],
      [/^server\/platform\/setting-error\.ts$/, "SettingError: listed apart from bugs"],
      [/^server\/sales\/sends\/place\/running-totals\.ts$/, "RunningTotals: the state of one fold"],
      [/^test\/kit\/(?:count-reporter|long-first)\.ts$/, "vitest asks for it"],
      [/^sdks\/(?:node|cli)\/src\//, "client, errors and pages of an SDK, as callers know them"],
    ],
    isBroken: ({ node }) => /^Class(?:Declaration|Expression)$/.test(node.type),
    sample: "class SendStore {}",
  },
];

/** "it" of `it(…)`, `it.each(…)(…)` and `it.runIf(…)(…)`. */
function testCalled({ type, callee }: Node, textOf: (node: Node) => string): string {
  return type === "CallExpression" ? (textOf(callee as Node).split(/\W/)[0] ?? "") : "";
}

/** Where a ban is broken. */
export function breachesOf(ban: Ban, files: readonly TreeFile[]): Finding[] {
  const { holds_in = /^server\//, except = [] } = ban;
  return files
    .filter(({ path }) => holds_in.test(path) && !except.some(([form]) => form.test(path)))
    .flatMap((file) => {
      const syntax = syntaxOf(file);
      const broken = syntax.nodes.filter((placed) => ban.isBroken(placed, syntax));
      const lines = new Set(broken.map(({ node }) => syntax.lineAt(node.start)));
      return [...lines].map((line) => ({ path: file.path, line, advice: ban.advice }));
    });
}

/** The exceptions that no file needs any more. */
export function idleExceptions(ban: Ban, files: readonly TreeFile[]): string[] {
  if (ban.except === undefined) return [];
  const paths = breachesOf({ ...ban, except: [] }, files).map(({ path }) => path);
  const idle = ban.except.filter(([form]) => !paths.some((path) => form.test(path)));
  return idle.map(([form]) => `${ban.what}: ${form.source}`);
}

function isMember(node: Node, object: string, property: string): boolean {
  if (node.type !== "MemberExpression") return false;
  const [held, name] = [node.object as Node, node.property as Node];
  return held.name === object && name.name === property;
}

function isCallOf(node: Node, object: string, property: string): boolean {
  return node.type === "CallExpression" && isMember(node.callee as Node, object, property);
}

function isNewDate(node: Node, least: number): boolean {
  if (node.type !== "NewExpression" || calledName(node) !== "Date") return false;
  const { length } = node.arguments as Node[];
  return least === 0 ? length === 0 : length >= least;
}

/** `set` of `table.set(…)`; null of a plain call. */
function memberCalled(node: Node): string | null {
  const is_member = (node.callee as Node | undefined)?.type === "MemberExpression";
  return node.type === "CallExpression" && is_member ? calledName(node) : null;
}

function isSetStatus(node: Node): boolean {
  if (memberCalled(node) !== "set") return false;
  const [written] = node.arguments as Node[];
  const fields = (written?.properties ?? []) as Node[];
  return fields.some(({ key }) => (key as Node | undefined)?.name === "status");
}

/** The text of a statement in a tagged template. */
function sqlOf(node: Node): string {
  if (node.type !== "TaggedTemplateExpression") return "";
  const { quasis } = node.quasi as unknown as { quasis: { value: { raw: string } }[] };
  return quasis.map(({ value }) => value.raw).join("?");
}

function rootName(node: Node): unknown {
  return node.type === "MemberExpression" ? rootName(node.object as Node) : node.name;
}

/** `available_minor` of `rows.get(id)?.available_minor`. */
function lastName(text: string): string {
  return text.split(/[.?]+/).at(-1) ?? "";
}
