import { act, list, readInput } from "@svc/server/commands/review-document.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { uploaded } from "../../kit/documents.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { useOwnDatabase } from "../../kit/own-database.ts";
import { expectRefusal, expectUnseen } from "../../kit/refusal.ts";
import { testServer } from "../../kit/server.ts";

// Staff list the papers of all organisations, the oldest first.
useOwnDatabase("documents");

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function review(document: string, ...said: string[]): Promise<string> {
  const { database, config } = await testServer();
  const input = readInput([shop.account, document, "--by", "Rudo Dube", ...said]);
  if (input === null) throw new Error("A review was to be read.");
  return await act(database, input, config.secret_key);
}

describe("GET /documents/{document_id}", () => {
  it("shows a document to its account alone", async () => {
    const made = await uploaded(shop);
    const path = { document_id: made.id };
    expect((await shop.api.getDocument({ path })).body).toEqual(made);
    await expectUnseen("getDocument", { path });
    const other_mode = await shop.live.api.getDocument({ path });
    await expectRefusal(other_mode, "resource_missing", { meta: { mode_hint: "test" } });
  });

  it("shows a key that only sells evidence alone", async () => {
    const till = await given.key(shop, { kind: "rk", scopes: ["sends:read"] });
    const [letter, slip] = [
      await uploaded(shop),
      await uploaded(shop, { purpose: "dispute_evidence" }),
    ];
    const read = (document_id: string) => till.api.getDocument({ path: { document_id } });
    expect((await read(slip.id)).body).toEqual(slip);
    await expectRefusal(await read(letter.id), "resource_missing");
  });

  it("shows what staff say of it, once", async () => {
    const [good, bad] = [await uploaded(shop), await uploaded(shop)];
    const { database } = await testServer();
    expect(await list(database)).toContain(good.id);
    expect(await review(good.id, "--accept")).toBe(`${good.id} is accepted.`);
    expect(await review(bad.id, "--reject", "It is older than three months.")).toBe(
      `${bad.id} is rejected.`,
    );
    const shown = async (document_id: string) =>
      (await shop.api.getDocument({ path: { document_id } })).body;
    expect(await shown(good.id)).toEqual({ ...good, status: "accepted" });
    const reason = "It is older than three months.";
    expect(await shown(bad.id)).toEqual({ ...bad, status: "rejected", reason });
    expect((await shop.probe.rows("audit_entries")).at(-1)).toMatchObject({
      ...{ action: "document.rejected", object_id: bad.id, actor_type: "staff" },
      note: `Rudo Dube: ${reason}`,
    });
    for (const id of [good.id, bad.id]) {
      await expect(review(id, "--accept")).rejects.toThrow("reviewed already");
    }
    expect(await list(database)).not.toContain(good.id);
  });

  it("is reviewed by a person who says what, and of its own account", async () => {
    const { id } = await uploaded(shop);
    const { account } = await given.stranger();
    const said = ["--by", "Rudo Dube"];
    const { database } = await testServer();
    const strange = readInput([account, id, ...said, "--accept"]);
    if (strange === null) throw new Error("A review was to be read.");
    await expect(act(database, strange, "")).rejects.toThrow("no such document");
    expect(() => readInput([shop.account, id, "--accept"])).toThrow("say who");
    expect(() => readInput([shop.account, id, ...said])).toThrow("Say one of");
    expect(() => readInput([shop.account, id, ...said, "--reject", " "])).toThrow("A reason");
    expect(() => readInput([shop.account])).toThrow("Name one account");
    expect(readInput([])).toBeNull();
  });
});
