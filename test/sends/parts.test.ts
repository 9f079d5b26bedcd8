import { differenceOf, withFields } from "@svc/server/journal/events/difference.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { previewSend, SEND_PARTS } from "@svc/server/sales/sends/present/present.ts";
import { findSends } from "@svc/server/sales/sends/rows/queries.ts";
import type { SendRow } from "@svc/server/sales/sends/rows/tables.ts";
import { unreportedOf } from "@svc/server/sales/sends/unreported.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { drain, pass } from "../kit/drain.ts";
import { given, type Organisation } from "../kit/given.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";
import { sendOf } from "../operations/sends/sale.ts";

const AT = Date.UTC(2026, 10, 22);
const READER = {
  account: { mode: "test" },
  key: null,
  config: { secret_key: "" },
  now: AT,
} as const;
/** Endings of numbers and meters that are scripted to go different ways. */
const TARGETS = ["0771230000", "0771230001", "0771230002", "0771230007", "0771230014"];
const METERS = ["37140030000", "37140080005"];

/** Rows of sends as they stood before and after each step that they took. */
const steps: { before: SendRow; after: SendRow }[] = [];
let shop: Organisation;

beforeAll(async () => {
  shop = await given.organisation();
  const sold = await Promise.all(
    TARGETS.map((target) => sell(shop, { target, sms_message: "Hi." })),
  );
  const power = { amount: "10.00", currency: "USD", token_phone: "0771234567" };
  for (const target of METERS) {
    const body = { target, ...power } as never;
    sold.push(sendOf(await shop.api.createSend({ body })));
  }
  const ids = sold.map(({ id }) => parseId("snd", id) ?? "");
  let last = await rowsOf(ids);
  for (let step = 0; step < 12; step += 1) {
    await (step === 0 ? drain(shop) : pass(shop));
    const now = await rowsOf(ids);
    for (const [id, after] of now) steps.push({ before: last.get(id) ?? after, after });
    last = now;
  }
});

async function rowsOf(ids: readonly string[]): Promise<Map<string, SendRow>> {
  const { database } = await testServer();
  const rows = await database.read((read) => findSends(read, shop.account_id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The whole send is shown before and after. */
function unreportedByWhole(before: SendRow, after: SendRow): object | null {
  const [was, is] = [shown(before), shown(after)];
  const told = before.unreported === null ? was : withFields(was, before.unreported);
  return differenceOf(told, is);
}

function shown(row: SendRow): object {
  const { needs_attention: _, ...rest } = previewSend(row, READER);
  return rest;
}

describe("what changed of a send, found by its parts", () => {
  it("is what the whole send shows, at every step of every way", () => {
    const statuses = new Set(steps.map(({ after }) => after.status));
    expect([...statuses]).toEqual(
      expect.arrayContaining(["submitted", "delivered", "failed_credited", "unknown"]),
    );
    for (const { before, after } of steps) {
      expect(unreportedOf({ before, after, at: AT })).toEqual(unreportedByWhole(before, after));
    }
  });

  it("is what the whole send shows, whatever two columns changed, and what was untold before", () => {
    const kinds = steps.map(({ after }) => [`${after.type} ${after.status}`, after] as const);
    const rows = [...new Map(kinds).values()];
    let compared = 0;
    for (const before of rows) {
      for (const other of rows) {
        for (const [one, two] of pairsOf(columnsThatDiffer(before, other))) {
          const middle = { ...before, [one]: other[one] };
          const unreported = unreportedByWhole(before, middle) as SendRow["unreported"];
          const changed = { ...middle, unreported };
          const after = { ...changed, [two]: other[two] };
          const found = unreportedOf({ before: changed, after, at: AT });
          expect(found).toEqual(unreportedByWhole(changed, after));
          compared += 1;
        }
      }
    }
    expect(compared).toBeGreaterThan(500);
  });
});

function columnsThatDiffer(one: SendRow, other: SendRow): (keyof SendRow)[] {
  // Amounts of a type, and a number of a meter, go together: a mixture is no send.
  const whole: readonly string[] = ["unreported", "type", "power", "product", "target", "network"];
  const columns = Object.keys(one) as (keyof SendRow)[];
  return columns.filter((column) => !whole.includes(column) && one[column] !== other[column]);
}

function pairsOf<T>(all: readonly T[]): [T, T][] {
  return all.flatMap((one) => all.map((two): [T, T] => [one, two]));
}

describe("the parts of what is shown", () => {
  it("are all of it, each made from its own columns alone", () => {
    for (const { after: row } of steps) {
      const parts = SEND_PARTS.map(({ present, columns }) => {
        const read = new Set<string>();
        const watched = new Proxy(row, {
          get: (target, name) => {
            read.add(String(name));
            return Reflect.get(target, name);
          },
        });
        const fields = present(watched, READER);
        expect([...read].filter((name) => !(columns as readonly string[]).includes(name))).toEqual(
          [],
        );
        return fields;
      });
      expect(Object.assign({}, ...parts)).toEqual(previewSend(row, READER));
    }
  });
});
