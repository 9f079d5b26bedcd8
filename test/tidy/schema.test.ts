import { ENUMS } from "@svc/generated/enums";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import { OPERATIONS } from "@svc/generated/operations";
import { beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "../kit/database.ts";
import { ORDERS } from "./list-orders.ts";
import { type Keyed, NOT_OF_A_TENANT, readSchema, type Schema } from "./schema.ts";
import { wireNames, wireValues } from "./wire-names.ts";

/** Every status, and where its values come from. */
const STATES: Readonly<Record<string, readonly string[]>> = {
  "accounts.status": ENUMS.AccountStatus,
  "accounts.dealer_status": ENUMS.DealerStatus,
  "agent_approvals.status": LIFECYCLES.agent_approval.states,
  "api_keys.status": LIFECYCLES.api_key.states,
  "batches.status": LIFECYCLES.batch.states,
  "batch_items.status": LIFECYCLES.batch_item.states,
  "messages.status": ENUMS.SmsStatus.filter((status) => status !== "none"),
  "checkout_sessions.status": LIFECYCLES.checkout_session.states,
  "credit_reservations.status": LIFECYCLES.credit_reservation.states,
  "dealer_applications.status": LIFECYCLES.dealer_application.states,
  "disputes.status": LIFECYCLES.dispute.states,
  "documents.status": LIFECYCLES.document.states,
  "exports.status": LIFECYCLES.export.states,
  "invites.status": LIFECYCLES.invite.states,
  "programs.status": LIFECYCLES.program.states,
  "recipients.status": LIFECYCLES.recipient.states,
  "quotes.status": LIFECYCLES.quote.states,
  "schedule_days.status": LIFECYCLES.schedule_occurrence.states,
  "referrals.status": LIFECYCLES.referral.states,
  "reviews.status": LIFECYCLES.review.states,
  "reward_links.status": LIFECYCLES.reward_link.states,
  "rewards.status": LIFECYCLES.reward.states,
  "sends.status": LIFECYCLES.send.states,
  "sends.sms_status": ENUMS.SmsStatus,
  "topups.status": LIFECYCLES.topup.states,
  "webhook_deliveries.status": LIFECYCLES.webhook_delivery.states,
  "webhook_endpoints.status": LIFECYCLES.webhook_endpoint.states,
  "webhook_replays.status": LIFECYCLES.webhook_replay.states,
};

/** Partial indexes that hold all of the view that is listed. */
const WHOLE_OF_A_VIEW: readonly string[] = ["ledger_postings_shown"];

/**
 * Columns by which work is found across organisations: what is due, what was asked last; and whose
 * a program is that somebody signs for, a link that somebody opens, or a payment.
 */
const READ_ACROSS = [
  ...["due_at", "at", "mode", "program_id", "token_hash", "reference", "provider"],
  "provider_reference",
];

/** By an address or a number, or by the id of a page: who gives one names no organisation. */
const READ_ACROSS_BY_ADDRESS = [
  ...["checkout_sessions: checkout_sessions_id", "invites: invites_to_email"],
  ...["invites: invites_to_phone", "members: members_by_email", "members: members_by_phone"],
  "topups: topups_id",
];

/** Words of columns and tables that the interface has no use for. */
const OWN_WORDS = [
  // A file is kept in parts of a size that a program holds in memory.
  ...["chunk", "chunks", "deaths", "cell"],
  ...[
    "action",
    "actor",
    "answered",
    "armed",
    "audit",
    "body",
    "book",
    "browser",
    "catalogue",
    "checked",
    "chores",
    "deadlines",
    "deprecated",
    "dispatches",
    "due",
    "entries",
  ],
  ...[
    "counted",
    "evidence",
    "extra",
    "facts",
    "figures",
    "fingerprint",
    "first",
    "hand",
    "hash",
    "lease",
    "ledger",
    "method",
    "pass",
    "passes",
  ],
  ...["mandate", "minor", "operation", "over", "path", "processes", "queries"],
  ...["received", "replayed", "role", "seen", "simulator", "snapshot", "supplier", "notified"],
  ...["user", "vended", "vends", "commit", "postings", "purpose", "tries"],
  ...["alarms", "differences", "difference", "emptied", "readings", "told", "unread"],
  ...["deleted", "feeds", "notices", "retired", "sealed", "sealing", "quarantined", "bodies"],
  ...["packed", "place", "cancelling", "ordered", "ahead", "announced", "ended", "waits"],
  ...["bought", "centi", "holder", "position", "purchases", "quotas", "window"],
  ...["offers", "probe", "routes", "silences", "garbled", "switches", "wallet"],
  ...["breaks", "explained", "explanation", "found", "listed", "matched", "ours", "ran"],
  ...["reconciliation", "reconciliations", "theirs", "unanswered"],
  // Changes of a send without an event, and what indexes hold of it in place of its status.
  ...["unreported", "stage"],
  // Money that went back to whoever has paid.
  "reversed",
  // What staff sign in with, and what they propose to each other.
  ...["counter", "input", "passkeys", "proposals", "proposed", "public"],
  // What staff tell of an incident.
  "updates",
  // What programs have raised.
  ...["alarm", "alarms", "last", "raised"],
  // Who signs in.
  "sign",
  // What a search looks through.
  "search",
];

let schema: Schema;

beforeAll(async () => {
  schema = await readSchema((await testDatabase()).database);
});

function tables(): string[] {
  return [...new Set(schema.columns.map(({ table }) => table))];
}

function isTenant(table: string): boolean {
  return !(table in NOT_OF_A_TENANT);
}

/** Whether an index begins with these columns, in any order. */
function isIndexed(table: string, columns: readonly string[]): boolean {
  return schema.indexes.some(
    (index) =>
      index.table === table &&
      index.columns.slice(0, columns.length).every((one) => columns.includes(one)) &&
      index.columns.length >= columns.length,
  );
}

function described({ table, name }: Pick<Keyed, "table" | "name">): string {
  return `${table}: ${name}`;
}

describe("every table", () => {
  it("of an organisation has its account_id first in the primary key", () => {
    const led = schema.indexes.filter((one) => one.is_primary && one.columns[0] === "account_id");
    const right = led.map(({ table }) => table);
    expect(tables().filter((table) => isTenant(table) && !right.includes(table))).toEqual([]);
    expect(Object.keys(NOT_OF_A_TENANT).filter((table) => right.includes(table))).toEqual([]);
    expect(Object.keys(NOT_OF_A_TENANT).filter((table) => !tables().includes(table))).toEqual([]);
  });

  it("of an organisation has its account_id first in each index, or the time that work is due", () => {
    const stray = schema.indexes.filter(
      ({ table, method, columns: [first] }) =>
        isTenant(table) &&
        method === "btree" &&
        first !== "account_id" &&
        !READ_ACROSS.includes(`${first}`),
    );
    expect(stray.map(described)).toEqual(READ_ACROSS_BY_ADDRESS);
  });

  it("whose rows are updated at every step of their lives leaves room for that on its pages", () => {
    const roomy = schema.full.filter(({ percent }) => percent <= 75).map(({ table }) => table);
    expect(roomy.sort()).toEqual([
      "messages",
      "send_dispatches",
      "sends",
      "simulator_vends",
      "webhook_deliveries",
      "webhook_dispatches",
    ]);
  });

  it("is called by words of the interface, or by one of the few of our own", () => {
    const theirs = [...wireNames(), ...wireValues(), ...Object.values(OPERATIONS).map(nounOf)];
    const words = new Set([...theirs.flatMap(wordsOf), ...OWN_WORDS]);
    const names = schema.columns.map(
      ({ table, name }) => [table, name, `${table}.${name}`] as const,
    );
    const stray = names.filter(([table, name]) =>
      [...wordsOf(table), ...wordsOf(name)].some((word) => !isKnown(word, words)),
    );
    expect(stray.map(([, , place]) => place)).toEqual([]);
    const used = names.flatMap(([, , place]) => wordsOf(place));
    const idle = OWN_WORDS.filter(
      (word) => !used.includes(word) || isKnown(word, words.difference(new Set(OWN_WORDS))),
    );
    expect(idle).toEqual([]);
  });
});

describe("every column", () => {
  it("is in snake_case", () => {
    const stray = schema.columns.filter(({ name }) => !/^[a-z]+[a-z0-9]*(_[a-z0-9]+)*$/.test(name));
    expect(stray.map(described)).toEqual([]);
  });

  it("of money is bigint minor units, says so, and has its currency beside it", () => {
    const money = schema.columns.filter(({ name }) => name.endsWith("_minor"));
    const alone = money.filter(({ table, name }) => {
      const beside = schema.columns.some((one) => one.table === table && one.name === "currency");
      return !beside && !/_(?:usd|zwg)_/.test(name);
    });
    expect(money.length).toBeGreaterThan(10);
    expect(money.filter(({ type }) => type !== "bigint").map(described)).toEqual([]);
    expect(alone.map(described)).toEqual([]);
  });

  it("that counts anything is a whole number, so that no money hides in a fraction", () => {
    const stray = schema.columns.filter(({ type }) => /numeric|real|double|money/.test(type));
    expect(stray.map(described)).toEqual([]);
    const unsaid = schema.columns.filter(
      ({ name, type }) =>
        /^(?:bigint|integer)$/.test(type) && /amount|balance|cost(?!_center)|price/.test(name),
    );
    expect(unsaid.filter(({ name }) => !name.endsWith("_minor")).map(described)).toEqual([]);
  });

  it("of time is an instant in milliseconds", () => {
    const times = schema.columns.filter(({ type }) => /^(?:timestamp|date|time)/.test(type));
    const stray = times.filter(({ type }) => type !== "timestamp(3) with time zone");
    expect(stray.map(described)).toEqual([]);
  });

  it("of a status allows the states of its lifecycle, and no other", () => {
    const statuses = schema.columns
      .filter(({ name, type }) => /(?:^|_)status$/.test(name) && type === "text")
      .map(({ table, name }) => `${table}.${name}`);
    const allowed = Object.fromEntries(
      schema.allowed.map(({ table, column, values }) => [`${table}.${column}`, values]),
    );
    expect(statuses.sort()).toEqual(Object.keys(STATES).sort());
    for (const [place, states] of Object.entries(STATES)) {
      expect(allowed[place]?.toSorted(), place).toEqual([...states].sort());
    }
  });
});

describe("every foreign key", () => {
  it("between tables of organisations begins with the account_id on both sides", () => {
    const stray = schema.foreign_keys.filter(
      ({ table, target, columns, target_columns }) =>
        isTenant(table) &&
        isTenant(target) &&
        (columns[0] !== "account_id" || target_columns[0] !== "account_id"),
    );
    expect(schema.foreign_keys.length).toBeGreaterThan(4);
    expect(stray.map(described)).toEqual([]);
  });

  it("has an index that begins with its columns", () => {
    const bare = schema.foreign_keys.filter(({ table, columns }) => !isIndexed(table, columns));
    expect(bare.map(described)).toEqual([]);
  });
});

describe("every list", () => {
  it("has its order in the table of this test", () => {
    const kept = Object.values(OPERATIONS).filter(({ planned }) => !planned);
    const lists = kept.map(({ id }) => id).filter((id) => id.startsWith("list"));
    expect(Object.keys(ORDERS).sort()).toEqual(lists.sort());
  });

  it.each(Object.entries(ORDERS).filter(([, order]) => order !== null))(
    "%s has an index in its order",
    (_, order) => {
      const [table, ...columns] = order ?? [""];
      const whole = schema.indexes.filter(
        ({ table: of, name, is_partial }) =>
          of === table && (!is_partial || WHOLE_OF_A_VIEW.includes(name)),
      );
      const found = whole.filter((one) => columns.every((name, at) => one.columns[at] === name));
      expect(found.map(({ name }) => name)).not.toEqual([]);
    },
  );
});

function nounOf({ path }: { path: string }): string {
  return path.replaceAll(/\W+/g, "_");
}

function wordsOf(name: string): string[] {
  return name.toLowerCase().split(/[^a-z0-9]+/);
}

/** A table's name is a plural; the interface often has the word for one of them only. */
function isKnown(word: string, words: ReadonlySet<string>): boolean {
  return words.has(word) || words.has(word.replace(/s$/, "")) || words.has(`${word}s`);
}
