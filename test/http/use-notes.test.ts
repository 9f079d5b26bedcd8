import { openUseNotes } from "@svc/server/http/steps/use-notes.ts";
import type { RequestLogRow } from "@svc/server/journal/requests/index.ts";
import { parseId } from "@svc/server/platform/ids.ts";
import { describe, expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const HOME = "196.27.96.10";
const ROAMING = "196.27.96.11";
const NOW_MS = 1_795_600_800_000;

/** A key that nobody has used; each use tells what the key shows afterwards. */
async function unusedKey() {
  const shop = await given.organisation();
  const { id } = await given.key(shop, { kind: "rk", scopes: ["catalog:read"] });
  const { database } = await testServer();
  const noteUses = openUseNotes();
  return async (after_seconds: number, ip = HOME) => {
    const used = { api_key_id: parseId("key", id), created: NOW_MS + after_seconds * 1_000, ip };
    const rows = [{ account_id: shop.account_id, ...used }] as unknown as RequestLogRow[];
    await database.transact("note a use", (tx) => noteUses(tx, rows));
    const { body } = await shop.api.getKey({ path: { key_id: id } });
    return [(body.last_used_at ?? 0) - NOW_MS / 1_000, body.last_used_ip];
  };
}

describe("the last use of a key", () => {
  it("is noted at once, and then once in five seconds", async () => {
    const use = await unusedKey();
    expect(await use(0)).toEqual([0, HOME]);
    expect(await use(1)).toEqual([0, HOME]);
    expect(await use(4)).toEqual([0, HOME]);
    expect(await use(5)).toEqual([5, HOME]);
    expect(await use(9)).toEqual([5, HOME]);
  });

  it("is noted at once from another address", async () => {
    const use = await unusedKey();
    await use(0);
    expect(await use(1, ROAMING)).toEqual([1, ROAMING]);
    expect(await use(2, ROAMING)).toEqual([1, ROAMING]);
  });

  it("is noted again when its write was lost", async () => {
    const noteUses = openUseNotes();
    const shop = await given.organisation();
    const { database } = await testServer();
    const key_id = parseId("key", shop.key.id);
    const row = { account_id: shop.account_id, api_key_id: key_id, created: NOW_MS, ip: HOME };
    const rows = [row] as unknown as RequestLogRow[];
    const lost = database.transact("lose it", async (tx) => {
      await noteUses({ ...tx, sql: (() => Promise.reject(new Error("lost"))) as never }, rows);
    });
    await expect(lost).rejects.toThrow("lost");
    await database.transact("note a use", (tx) => noteUses(tx, rows));
    const [key] = await shop.probe
      .rows("api_keys")
      .then((keys) => keys.filter(({ id }) => id === key_id));
    expect(key?.last_used_ip).toBe(HOME);
  });
});
