/** Exports name no person who was erased, by their filters or in a file made before. */
import type { Schemas } from "@svc/generated/routes";
import { parseId } from "@svc/server/platform/ids.ts";
import { settleStep } from "@svc/server/reporting/exports/work/settle-step.ts";
import type { Step } from "@svc/server/reporting/exports/work/take-step.ts";
import { describe, expect, it } from "vitest";
import { drain } from "../kit/drain.ts";
import { asked, bringForward, download, exported, fetched } from "../kit/exports.ts";
import { given, type Organisation } from "../kit/given.ts";
import { passErasures, SEVEN_DAYS } from "../kit/pass-erasures.ts";
import { testServer } from "../kit/server.ts";

const DAY = 86_400;
const PHONE = "0776543210";
const PERSON = { name: "Zvikomborero Moyo", phone: PHONE, external_id: "w-7" };
const PENDING = { kind: "recipients", filters: { status: "erasure_pending" } } as const;

type Export = Schemas["Export"];

const shownBy = async ({ api }: Organisation, { id: export_id }: Pick<Export, "id">) =>
  (await api.getExport({ path: { export_id } })).body as Export;

/** A shop whose recipient is erased after six more days. */
async function soonErased(): Promise<Organisation> {
  const shop = await given.organisation();
  const { id } = await given.recipient(shop, PERSON);
  await shop.api.deleteRecipient({ path: { recipient_id: id } });
  await shop.api.advanceTestClock({ body: { seconds: DAY } });
  return shop;
}

/** A worker holds an export, or no longer. */
async function lease({ id }: Export, until: string | null): Promise<void> {
  await (await testServer()).database.record(
    ({ sql }) => sql`
      update export_work set lease_until = svc_now() + ${until}::text::interval
      where export_id = ${parseId("exp", id)}`,
  );
}

describe("exports after an erasure", () => {
  it("have no filter that names the person, and keep the others", async () => {
    const shop = await given.organisation();
    const { id } = await given.recipient(shop, PERSON);
    const choices = [
      { kind: "sends", filters: { target: PHONE, status: "delivered" } },
      { kind: "sends", filters: { recipient: "ext:w-7" } },
      { kind: "recipients", filters: { phone: "+263 77 654 3210", status: "active" } },
      { kind: "recipients", filters: { q: "ZVIKO" } },
      { kind: "recipients", filters: { q: "Somebody else" } },
    ] as const;
    const made: Export[] = [];
    for (const one of choices) made.push(await exported(shop, one));
    await shop.api.deleteRecipient({ path: { recipient_id: id } });
    await passErasures(shop, SEVEN_DAYS);
    const left = await Promise.all(made.map(async (one) => (await shownBy(shop, one)).filters));
    const status = [{ status: "delivered" }, {}, { status: "active" }];
    expect(left).toEqual([...status, {}, { q: "Somebody else" }]);
  });

  it("have no file that was made before, unless it can name no person", async () => {
    const shop = await soonErased();
    await given.batch(shop, { items: [{ target: "0771230001", amount: "1.00" }] });
    const file = await exported(shop, PENDING);
    const [batches, empty] = [
      await exported(shop, { kind: "batches" }),
      await exported(shop, { kind: "recipients", filters: { q: "Somebody else" } }),
    ];
    expect([file.rows, batches.rows, empty.rows]).toEqual([1, 1, 0]);
    await passErasures(shop, SEVEN_DAYS - DAY);
    const ended = await shownBy(shop, file);
    expect(ended).toMatchObject({ status: "expired", download_url: null });
    expect(ended.expires_at).toBeLessThan(file.expires_at ?? 0);
    expect((await fetched(file.download_url)).status).toBe(410);
    expect(await shop.probe.count("export_chunks")).toBe(2);
    expect((await shownBy(shop, batches)).status).toBe("ready");
    expect((await shownBy(shop, empty)).status).toBe("ready");
  });

  it("fail if they were still to be written with a filter that names the person", async () => {
    const shop = await soonErased();
    const named = await asked(shop, { kind: "sends", filters: { target: PHONE } });
    await lease(named, "5 minutes");
    await passErasures(shop, SEVEN_DAYS - DAY);
    const error = { code: "reference_not_found" };
    expect(await shownBy(shop, named)).toMatchObject({ status: "failed", filters: {}, error });
    expect(await shop.probe.count("export_work")).toBe(0);
  });

  it("are begun again where they were being written, without what was read before", async () => {
    const shop = await soonErased();
    const begun = await exported(shop, PENDING);
    const running = await asked(shop, PENDING);
    const { database } = await testServer();
    await database.record(
      ({ sql }) => sql`
        update exports set status = 'pending', sha256 = null, size = null, expires_at = null
        where account_id = ${shop.account_id}`,
    );
    await lease(running, "5 minutes");
    await passErasures(shop, SEVEN_DAYS - DAY);
    expect(await shop.probe.count("recipient_erasures")).toBe(0);
    await database.transact("write a part", (tx) => settleStep(tx, jobOf(shop, running), READ));
    expect(await shop.probe.count("export_chunks")).toBe(0);
    for (const { id } of [begun, running]) await bringForward(id);
    await drain(shop);
    for (const one of [begun, running]) {
      const again = await shownBy(shop, one);
      expect(again).toMatchObject({ status: "ready", rows: 0 });
      expect(await download(again)).not.toContain("Zviko");
    }
  });
});

/** What a worker has read of the first part, before the erasure. */
const READ: Step = {
  ...({ did: "wrote", number: 0, sealed: "sealed" } as const),
  ...{ last_id: null, count: 1, is_last: true },
};

function jobOf({ account_id }: Organisation, { id }: Export) {
  return { account_id, export_id: parseId("exp", id) ?? "", mode: "test", tries: 0 } as const;
}
