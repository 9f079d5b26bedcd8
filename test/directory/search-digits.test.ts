/** A search by digits has an index of its own, and finds what a look at each line would. */
import { holdsText, recipients } from "@svc/server/directory/recipients/index.ts";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { sql } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";
import { fillPeople } from "../bench/employer/search.ts";
import { given, type Organisation } from "../kit/given.ts";
import { useOwnDatabase } from "../kit/own-database.ts";
import { testServer } from "../kit/server.ts";

useOwnDatabase("search_digits");

const PEOPLE = 200;
const TEXTS = 400;
/** Few digits, so that parts of one number stand in others too. */
const DIGIT = fc.constantFrom(..."0001277345689");
const STRANGE = fc.constantFrom(..." 07%_+-\\x", "12 ", "  ");
const PERSON = fc.record({
  name: fc.constantFrom("Rudo Moyo", "Till 07 72", "Unit 1002 0012", "0772 Tendai", "50%_1277"),
  digits: fc.string({ unit: DIGIT, minLength: 7, maxLength: 7 }),
  payroll: fc.string({ unit: fc.oneof(DIGIT, fc.constantFrom("P", "-")), maxLength: 9 }),
});

/** What people would see of a person: a line each. */
type Lines = readonly string[];

async function addPeople({ api }: Organisation): Promise<Lines[]> {
  const drawn = fc.sample(PERSON, { numRuns: PEOPLE, seed: 128 });
  const people = drawn.map(({ name, digits, payroll }, place) => ({
    ...{ name, phone: `077${digits}`, payroll_id: `${payroll}/${place}` },
    external_id: `${digits.slice(0, 4)}-${place}`,
  }));
  const { body } = await api.createRecipientsBulk({ body: { recipients: people } });
  expect(body.created_count).toBe(PEOPLE);
  return people.map(({ name, phone, payroll_id, external_id }) => [
    ...[name, `+263${phone.slice(1)}`, phone, payroll_id, external_id],
    `${phone.slice(0, 3)} ${phone.slice(3, 6)} ${phone.slice(6)}`,
  ]);
}

/** Parts of lines, as they are or changed in one place, and what only two lines hold together. */
function textsOf(people: readonly Lines[]): fc.Arbitrary<string> {
  const line = fc.constantFrom(...people.flat());
  const part = fc
    .tuple(line, fc.nat(12), fc.integer({ min: 2, max: 14 }))
    .map(([text, first, length]) => text.slice(first, first + length));
  const changed = fc
    .tuple(part, fc.nat(13), fc.nat(1), STRANGE)
    .map(([text, place, dropped, put]) => text.slice(0, place) + put + text.slice(place + dropped));
  const joined = fc
    .tuple(fc.constantFrom(...people), fc.nat(4), fc.integer({ min: 1, max: 6 }))
    .map(([lines, place, length]) => {
      return lines[place]?.slice(-length) + (lines[place + 1] ?? "").slice(0, length);
    });
  return fc.oneof(part, changed, joined).filter((text) => text.length >= 2);
}

async function inTransaction(work: (tx: Tx) => Promise<void>): Promise<void> {
  const { database } = await testServer();
  await database.transact("search by digits", work);
}

describe("a search by a part of a text", () => {
  let shop: Organisation;
  let people: Lines[];

  beforeAll(async () => {
    shop = await given.organisation();
    people = await addPeople(shop);
  });

  it("finds who holds it in a line, and nobody else", async () => {
    await inTransaction(async (tx) => {
      // There are no others in this database, so each text is looked for by its own index.
      await tx.sql`set local enable_seqscan = off`;
      const text = textsOf(people);
      const property = fc.asyncProperty(text, async (written) => {
        const looked = written.toLowerCase();
        const holders = people.filter((lines) => {
          return lines.some((line) => line.toLowerCase().includes(looked));
        });
        const found = await tx.db
          .select({ external_id: recipients.external_id })
          .from(recipients)
          .where(holdsText(shop.account_id, written));
        const ids = found.map(({ external_id }) => external_id);
        expect(ids.sort()).toEqual(holders.map((lines) => lines[4]).sort());
      });
      await fc.assert(property, { numRuns: TEXTS });
    });
  });

  it("tells accounts apart by the digits alone", async () => {
    const other = await given.organisation();
    await inTransaction(async ({ db }) => {
      const number = people[0]?.[2] ?? "";
      const countOf = ({ account_id }: Organisation) =>
        db.$count(recipients, holdsText(account_id, number));
      expect(await countOf(shop)).toBeGreaterThan(0);
      expect(await countOf(other)).toBe(0);
    });
  });
});

describe("a search by digits", () => {
  const dialect = new PgDialect();
  let account_id: string;

  beforeAll(async () => {
    account_id = (await given.organisation()).account_id;
    await inTransaction(async (tx) => {
      await fillPeople(tx, { account_id, count: 5_000 });
      await tx.sql`analyze recipients`;
    });
  });

  async function planOf(text: string): Promise<string> {
    const { database } = await testServer();
    return await database.transact("plan a search by digits", async (tx) => {
      const lines = await tx.db.execute<{ "QUERY PLAN": string }>(sql`
        explain select from recipients
        where account_id = ${account_id} and ${holdsText(account_id, text)}
        order by id desc limit 20`);
      return lines.map((line) => line["QUERY PLAN"]).join("\n");
    });
  }

  it.each([
    ["0770004321"],
    ["+263770004321"],
    ["077 000 4321"],
    ["p-004321"],
    ["004321"],
    ["4321"],
  ])("reads no trigrams for %s", async (text) => {
    const plan = await planOf(text);
    expect(plan).toContain("recipients_digits");
    expect(plan).not.toContain("recipients_search");
  });

  it("offers the trigrams nothing where there is nothing but digits", () => {
    // With both to choose from, a large directory reads the lists of trigrams for four digits too.
    const conditionOf = (text: string) => dialect.sqlToQuery(holdsText(account_id, text)).sql;
    expect(conditionOf("4321")).not.toContain(" like ");
    expect(conditionOf("p-4321")).toContain(" like ");
  });

  it.each(["+2637", "263772", "0772", "077 2"])("is none for %s, as most numbers begin", (text) => {
    expect(dialect.sqlToQuery(holdsText(account_id, text)).sql).not.toContain("digit_grams");
  });

  it("is none where a name is looked for", async () => {
    expect(await planOf("rudo")).not.toContain("recipients_digits");
  });
});
