import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { seedSandbox } from "@svc/server/sandbox.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { makeDatabase } from "../kit/database.ts";

const PUBLIC_URL = "http://127.0.0.1:4000";

let database: Database;
let data_folder: string;

beforeAll(async () => {
  const url = await makeDatabase(`sandbox_${process.pid}`);
  database = openDatabase({ database_url: url, pool: 4 });
});

afterAll(() => database.close());

beforeEach(() => {
  data_folder = mkdtempSync(join(tmpdir(), "svc-sandbox-"));
  return () => rmSync(data_folder, { recursive: true });
});

function seed() {
  return seedSandbox(database, { data_folder, public_url: PUBLIC_URL, cell: null });
}

async function organisations(): Promise<number> {
  const [found] = await database.read(({ sql }) => sql`select count(*)::int as n from accounts`);
  return found?.n / 2;
}

describe("the sandbox", () => {
  it("has an organisation with test Credit, the catalogue and a key", async () => {
    const { account, key, base_url } = await seed();
    expect(account).toMatch(/^acct_/);
    expect(key).toMatch(/^svc_sk_test_[0-9A-Za-z]{43}$/);
    expect(base_url).toBe(`${PUBLIC_URL}/dev/v1`);
    const balances = await database.read(
      ({ sql }) => sql`select currency, available_minor from ledger_balances
        where available_minor > 0 order by currency`,
    );
    expect(balances.map((row) => [row.currency, row.available_minor])).toEqual([
      ["USD", "100000"],
      ["ZWG", "2500000"],
    ]);
    const products = await database.read(({ sql }) => sql`select id from products`);
    expect(products).toHaveLength(6);
  });

  it("has the same key at every start of one data folder, and one organisation", async () => {
    const first = await seed();
    const before = await organisations();
    expect(await seed()).toEqual(first);
    expect(await organisations()).toBe(before);
  });

  it("has another key in another data folder", async () => {
    const first = await seed();
    data_folder = mkdtempSync(join(tmpdir(), "svc-sandbox-"));
    expect((await seed()).key).not.toBe(first.key);
  });

  it("writes its facts into the data folder, for its owner's eyes only", async () => {
    const sandbox = await seed();
    const file = join(data_folder, "sandbox.json");
    expect(JSON.parse(readFileSync(file, "utf8"))).toEqual(sandbox);
    expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  it("is made once when several programs start at once", async () => {
    const before = await organisations();
    const sandboxes = await Promise.all([seed(), seed(), seed()]);
    expect(new Set(sandboxes.map(({ key }) => key)).size).toBe(1);
    expect(await organisations()).toBe(before + 1);
  });
});
