import type { Bug } from "./bugs.ts";
import type { Patch } from "./patches.ts";

const WRITE_ORDERS = "sales/sends/place/write-orders.ts";
const REFERENCES = "[...sales.flatMap(referenceOf), ...asked.flatMap(heldReference)]";
const POST = "  await writePosting(tx, posting, writes, { is_last, foreseen });\n";

/** Gives work inside a transaction a way past it. */
const WAY_PAST: readonly Patch[] = [
  {
    file: "platform/db/transaction.ts",
    find: "work({ db, sql, cell })",
    put: "work({ db, sql, cell, outside: client } as Tx)",
  },
  {
    file: "platform/db/transaction.ts",
    find: "  const client = connect(settings);\n",
    put: "  const client = connect(settings);\n  (globalThis as any).outside = client;\n",
  },
  {
    file: "platform/db/pipeline.ts",
    find: "work({ db, sql, cell, commit })",
    put: "work({ db, sql, cell, commit, outside: (globalThis as any).outside } as Tx)",
  },
];

function without(find: string): Patch {
  return { file: WRITE_ORDERS, find, put: "" };
}

function beforePost(lines: string): Patch {
  return { file: WRITE_ORDERS, find: POST, put: `${lines}\n${POST}` };
}

const preparedOnDb: Bug = {
  name: "a statement prepared on db",
  patches: [
    ...WAY_PAST,
    without(`    ...insertOf(sendReferences, ${REFERENCES}),\n`),
    beforePost(`  for (const row of sales.flatMap(referenceOf)) {
    const db = (tx as any).outside.db;
    await db.insert(sendReferences).values(row).prepare("bind reference").execute();
  }`),
  ],
  scenario: "apiKilledBeforeCommit",
  // A repeat that comes alone writes before it is known, and meets the name that is bound outside.
  found: /a client_reference is bound to the one send that carries it|its repeat 500/,
};

const counterReadEarly: Bug = {
  name: "a counter read before the caps are locked",
  patches: [
    {
      file: "sales/sends/place/gather-orders.ts",
      find: "  const [\n    names,\n",
      put: "  const early = readCounters(from, orders);\n  const [\n    names,\n",
    },
    {
      file: "sales/sends/place/gather-orders.ts",
      find: "    readCounters(from, orders),\n",
      put: "    early,\n",
    },
  ],
  scenario: "dailyCap",
  // Too many are sold, or two write the first row of the counter: by chance.
  found: /32 sales for a cap of 10 were answered/,
};

const counterNotKept: Bug = {
  name: "a counter that is not kept",
  patches: [without("    ...countUses(usesOf(sales, facts.caps)),\n")],
  scenario: "dailyCap",
  found: /the sales of a day are within the cap of their key/,
};

const counterNotGivenBack: Bug = {
  name: "a counter that keeps what comes back",
  patches: [
    {
      file: "sales/sends/settle/close-sends.ts",
      find: "  await returnUses(tx, returned.flatMap(useOf));\n",
      put: "",
    },
  ],
  scenario: "soldAndFailed",
  found: /what a key with caps has sold is counted/,
};

const noIdempotencyRow: Bug = {
  name: "no idempotency row",
  patches: [
    without("    ...insertOf(idempotencyKeys, idempotencyRows(answersOf(orders, decisions))),\n"),
  ],
  scenario: "oneKey",
  found: /one Idempotency-Key made one send/,
};

const replayChargesAgain: Bug = {
  name: "a replay charges again",
  patches: [
    {
      file: "sales/sends/place/decide-orders.ts",
      find: 'if (key !== null && facts.used_keys.has(key)) return { kind: "replay" };',
      put: "",
    },
    without("    ...insertOf(idempotencyKeys, idempotencyRows(answersOf(orders, decisions))),\n"),
    beforePost(
      "  await insertMissing(tx, idempotencyKeys, " +
        "idempotencyRows(answersOf(orders, decisions)), []);",
    ),
    {
      file: WRITE_ORDERS,
      find: "import { insertOf } from",
      put: "import { insertMissing, insertOf } from",
    },
  ],
  scenario: "oneKey",
  found: /one Idempotency-Key made one send/,
};

const noCheck: Bug = {
  name: "no CHECK",
  patches: [],
  tables: "alter table ledger_balances drop constraint ledger_balances_available",
  scenario: "negativeBalance",
  found: /available_minor can be written below zero/,
};

const chargeAfterAnswer: Bug = {
  name: "charge after 202",
  patches: [
    {
      file: WRITE_ORDERS,
      find: POST,
      put: `  charged.push(...sales.map(chargeOf));
  await post(tx, { balances: [], rows: [], lows: [] }, writes);\n`,
    },
    {
      file: WRITE_ORDERS,
      find: "function referenceOf(",
      put: "export const charged: Charge[] = [];\n\nfunction referenceOf(",
    },
    {
      file: "sales/sends/sell-send.ts",
      find: `    case "placed":\n`,
      put: `    case "placed":
      setTimeout(() => ctx.transact("charge", async (tx) => {
        const due = charged.splice(0);
        await post(tx, chargeRows(due, await lockBalances(tx, due, "wait")));
      }), 10);\n`,
    },
    {
      file: "sales/sends/sell-send.ts",
      find: `import { placeSend } from "./place/send-batcher.ts";\n`,
      put: `import { placeSend } from "./place/send-batcher.ts";
import { charged } from "./place/write-orders.ts";
import { chargeRows, lockBalances, post } from "#money/ledger";\n`,
    },
  ],
  scenario: "lastDollar",
  found: /the last dollar, taken twice, was answered/,
};

const eventOutside: Bug = {
  name: "event outside the transaction",
  patches: [
    ...WAY_PAST,
    without(
      "    ...emissionOf([...sales.flatMap(eventsOf), ...held.events, ...additional.events]),\n",
    ),
    beforePost("  await emit((tx as any).outside, sales.flatMap(eventsOf));"),
    {
      file: WRITE_ORDERS,
      find: `import { causedBy, type EventDraft, emissionOf } from "#journal/events";`,
      put: `import { causedBy, type EventDraft, emit } from "#journal/events";`,
    },
  ],
  scenario: "apiKilledBeforeCommit",
  found: /an event is about an object that exists/,
};

const splitCommit: Bug = {
  name: "split commit",
  patches: [
    without("    ...insertOf(sendDispatches, work),\n"),
    {
      file: WRITE_ORDERS,
      find: "import { insertOf } from",
      put: "import { insertMany, insertOf } from",
    },
    // A set hands its rows on to its caller; a send that is placed alone has them written.
    beforePost(`  const { due } = tx as any;
  if (due === undefined) await insertMany(tx, sendDispatches, work);
  else due.push(...work);`),
    {
      file: "sales/sends/place/send-batcher.ts",
      find: "await placeForeseen(line, orders)",
      put: "(null as Outcome | null)",
    },
    {
      file: "sales/sends/place/send-batcher.ts",
      find: `return await pipeline.run((tx) => placeSends(tx, orders, "try", { cache }));`,
      put: `const due: any[] = [];
    const set = await pipeline.run((tx) =>
      placeSends({ ...tx, due } as any, orders, "try", { cache }));
    await pipeline.run((tx) => insertMany(tx, sendDispatches, due));
    return set;`,
    },
    {
      file: "sales/sends/place/send-batcher.ts",
      find: `import { placeSends } from "./place-sends.ts";\n`,
      put: `import { placeSends } from "./place-sends.ts";
import { insertMany } from "#platform/db/insert-many";
import { sendDispatches } from "../rows/dispatch-tables.ts";\n`,
    },
  ],
  scenario: "apiKilledAfterCommit",
  found: /a send that is under way has work due, and no other send has/,
};

const retryJudgedBefore: Bug = {
  name: "a retry that is judged before its lock alone",
  patches: [
    {
      file: "sales/sends/place/decide-orders.ts",
      find: "  return refusalOfRetry(send);\n",
      put: `  const { retried_by, ...seen } = send;
  const before = { ...seen, status: "failed", is_late_delivered: false, is_asked_about: false };
  return refusalOfRetry({ ...before, retried_by });\n`,
    },
  ],
  scenario: "retryBehindDelivery",
  found: /a retry of what was delivered meanwhile was answered 202/,
};

/** Bugs of the sale. */
export const SALE_BUGS: readonly Bug[] = [
  preparedOnDb,
  counterReadEarly,
  counterNotKept,
  counterNotGivenBack,
  noIdempotencyRow,
  replayChargesAgain,
  noCheck,
  chargeAfterAnswer,
  eventOutside,
  splitCommit,
  retryJudgedBefore,
];
