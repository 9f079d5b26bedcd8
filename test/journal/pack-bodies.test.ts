import { packBodies, unpackBodies } from "@svc/server/journal/requests/pack-bodies.ts";
import type { RequestLogRow } from "@svc/server/journal/requests/tables.ts";
import { expect, it } from "vitest";

/** A body may be of so many bytes. */
const BODY_BYTES_MAX = 16 * 1_024;
const PACK_BYTES_MAX = 131_072 + 2 * BODY_BYTES_MAX;

function rowOf(account_id: string, number: number, bytes: number): RequestLogRow {
  const request_body = JSON.stringify({ number, text: "x".repeat(bytes) });
  return { account_id, request_body, response_body: null, created: 0 } as RequestLogRow;
}

it("the bodies of an account that sends many long ones are kept in packs that are read at once", async () => {
  const busy = Array.from({ length: 100 }, (_, number) => rowOf("busy", number, BODY_BYTES_MAX));
  const rows = [rowOf("other", 100, 10), ...busy];
  const { lines, packs } = await packBodies(rows);
  expect(packs.length).toBeGreaterThan(10);
  const packed_of = new Map(packs.map(({ id, packed }) => [id, packed]));
  const shown = lines.map(({ account_id, bodies_id, bodies_place }) => {
    const packed = packed_of.get(bodies_id ?? "") ?? Buffer.alloc(0);
    return [account_id, unpackBodies(packed, bodies_place ?? 0).request_body];
  });
  const wanted = rows.map(({ account_id, request_body }) => [account_id, request_body]);
  expect(shown.sort()).toEqual(wanted.sort());
  const places = Map.groupBy(lines, ({ bodies_id }) => bodies_id).values();
  const sizes = [...places].map((of_pack) => of_pack.length * BODY_BYTES_MAX);
  expect(Math.max(...sizes)).toBeLessThan(PACK_BYTES_MAX);
});

it("lines without bodies have no pack", async () => {
  const bare = { ...rowOf("bare", 1, 1), request_body: null };
  const { lines, packs } = await packBodies([bare]);
  expect([lines.length, packs.length, lines[0]?.bodies_id]).toEqual([1, 0, null]);
});
