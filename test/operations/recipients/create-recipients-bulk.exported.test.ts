/** What an export of recipients writes, the import reads. */
import { readFile } from "node:fs/promises";
import { beforeEach, describe, expect, it } from "vitest";
import { download, exported } from "../../kit/exports.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

async function upsert(csv: string) {
  const body = { csv, mode: "upsert" as const };
  const answer = await shop.api.createRecipientsBulk({ body });
  expect(answer.status).toBe(200);
  return answer.body.results.map(({ status, error }) => error?.code ?? status);
}

const fileOf = async (columns?: string[]) =>
  await download(await exported(shop, { kind: "recipients", ...(columns && { columns }) }));

async function shownAll() {
  const { body } = await shop.api.listRecipients();
  return body.data;
}

describe("POST /recipients/bulk with what an export wrote", () => {
  it("changes what was changed in the sheet, and nobody else, and adds who was added", async () => {
    const { id: group } = await given.group(shop);
    const { id: cost_center } = await given.costCenter(shop);
    await given.recipient(shop, {
      ...{ name: '=Tendai, "T"', phone: "0772345678", external_id: "own-1" },
      ...{ email: "t@x.example", payroll_id: "+1-x", cost_center, groups: [group] },
      ...{ meters: [{ number: "37140030018" }, { number: "37140030000" }], tags: ["a", "b c"] },
      ...{ default_meter: "37140030000", notes: "'=1+1" },
    });
    await given.recipient(shop, { name: "'Rudo", phone: "0772345678", external_id: undefined });
    const before = await shownAll();
    const csv = await fileOf();
    expect(csv).toContain(",+263772345678,");
    expect(await upsert(csv)).toEqual(["unchanged", "unchanged"]);
    expect(await shownAll()).toEqual(before);
    const added = `${csv.replace('\'=Tendai, ""T""', "Tendai Ncube")},,,,Farai,771234567,,,,,,,\n`;
    expect(await upsert(added)).toEqual(["unchanged", "updated", "created"]);
    const [farai, rudo, tendai] = await shownAll();
    expect(farai).toMatchObject({ name: "Farai", phone: "+263771234567" });
    expect(rudo).toEqual(before[0]);
    expect(tendai).toEqual({ ...before[1], name: "Tendai Ncube", first_name: "Tendai" });
  });

  it("reads each column that an export can have", async () => {
    const { id: group } = await given.group(shop);
    await given.recipient(shop, {
      ...{ name: "Tendai", phone: "0772345678", groups: [group], tags: ["a"], notes: "-1+1" },
      ...{ meters: [{ number: "37140030000", label: "Home" }, { number: "37140030018" }] },
      ...{ monthly_cap: { USD: "50.00" }, lawful_basis: "consent", metadata: { Till: "=4" } },
      consent: { at: 1_700_000_000, source: "Till 4" },
    });
    const before = await shownAll();
    const contract = JSON.parse(
      await readFile(new URL("../../../generated/openapi.json", import.meta.url), "utf8"),
    );
    const fields = Object.keys(contract.components.schemas.Recipient.properties);
    expect(await upsert(await fileOf(fields))).toEqual(["unchanged"]);
    const nested = ["monthly_cap.USD", "monthly_cap.ZWG", "consent.at", "consent.source"];
    const more = ["consent.text_version", "metadata.Till", "totals.sends"];
    expect(await upsert(await fileOf(["id", ...nested, ...more]))).toEqual(["unchanged"]);
    expect(await shownAll()).toEqual(before);
  });

  it("gives somebody the meter that the sheet has as the default one", async () => {
    const meters = [{ number: "37140030000" }, { number: "37140030018" }];
    const { id } = await given.recipient(shop, { phone: "0772345678", meters });
    expect(await upsert(`id,default_meter\n${id},37140030026\n`)).toEqual(["updated"]);
    const [now] = await shownAll();
    expect(now?.default_meter).toBe("37140030026");
    expect(now?.meters.map(({ number }) => number)).toEqual(["37140030026", "37140030018"]);
  });

  it("finds a recipient by its ID alone, and fails a line whose ID is of nobody here", async () => {
    const { id } = await given.recipient(shop, { name: "Tendai", external_id: "own-1" });
    const { id: leaving } = await given.recipient(shop, { phone: "0712345678" });
    await shop.api.deleteRecipient({ path: { recipient_id: leaving } });
    const { id: stranger } = await given.recipient(await given.organisation(), {});
    const ids = [id, stranger, "rcp_1", leaving];
    const csv = ["id,name,external_id", ...ids.map((one, n) => `${one},Rudo,own-${n + 2}`)];
    const text = `${csv.join("\n")}\n`;
    const [found, ...wrong] = await upsert(text);
    expect(found).toBe("updated");
    expect(wrong).toEqual(["reference_not_found", "reference_not_found", "erased_recipient"]);
    const { body } = await shop.api.getRecipient({ path: { recipient_id: "ext:own-2" } });
    expect(body).toMatchObject({ id, name: "Rudo" });
    const again = await shop.api.createRecipientsBulk({
      body: { recipients: [{ id, name: "Tendai" }], atomic: true },
    });
    await expectRefusal(again, "duplicate_resource", { param: "recipients[0].id" });
  });
});
