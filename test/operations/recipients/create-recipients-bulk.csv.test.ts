import { describe, expect, it } from "vitest";
import { given, type Shop } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

const upload = ({ api }: Shop, csv: string) => api.createRecipientsBulk({ body: { csv } });

describe("POST /recipients/bulk with csv", () => {
  it("reads every column, as spreadsheets write them", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop);
    const heads = "name;first_name;external_id;phone;email;meter;payroll_id;cost_center;tags;notes";
    const row = `"Ncube; Tendai";T;own-1;0772345678;t@x.example;37140030000;E1;${id};"a;b";=1+1`;
    const csv = `\uFEFF${heads};metadata[card]\r\n${row};"=cmd()"\r\n\r\n`;
    const { body } = await upload(shop, csv);
    expect(body.results.map(({ status, error }) => error ?? status)).toEqual(["created"]);
    const { body: shown } = await shop.api.getRecipient({ path: { recipient_id: "ext:own-1" } });
    expect(shown).toMatchObject({
      name: "Ncube; Tendai",
      first_name: "T",
      phone: "+263772345678",
      email: "t@x.example",
      default_meter: "37140030000",
      payroll_id: "E1",
      cost_center: id,
      tags: ["a", "b"],
      // A formula is a text here: nothing computes it, and no CSV of ours gives it back unquoted.
      notes: "=1+1",
      metadata: { card: "=cmd()" },
    });
  });

  it("names the line of the file that is wrong", async () => {
    const shop = await given.organisation();
    const refused = async (csv: string, line: number, column: number | null = null) => {
      const meta = { line, column };
      await expectRefusal(await upload(shop, csv), "invalid_csv", { param: "csv", meta });
    };
    await refused("\n", 1);
    await refused("name,phone\n", 1);
    await refused("name,colour\nT,red\n", 1, 2);
    await refused('name,"Colour\nof hair"\nT,red\n', 1, 2);
    await refused("name, Name \nT,T\n", 1, 2);
    await refused("name,phone\nT,0772345678\nR,0772345679,x\n", 3, 3);
    await refused('name,phone\n"T\nN",0772345678\n\n"R",0772345679,x\n', 5, 3);
    await refused('name,phone\nT,0772345678\n"R,1\n', 3, 1);
    await refused("sep=,\nname,phone\n,\nT,0772345678,x\n", 4, 3);
    await refused("name,meters\nT,37140030000\n", 2, 2);
    await refused(`${"name,".repeat(40)}phone\n`, 1);
    await refused(`name,phone\n${"T,0772345678\n".repeat(1_001)}`, 1_002);
    const { error } = await upload(shop, 'name,phone\nT,"0772345678" x\n');
    expect(error?.message).toBe("`csv` cannot be read: check the quotes (line 2, column 2).");
  });

  it("fails a line alone, by its place in the file", async () => {
    const shop = await given.organisation();
    const { body } = await upload(shop, "name,phone\nT,0772345678\nR,12\n");
    expect(body.results.map(({ error }) => error?.param ?? null)).toEqual([null, "csv[1].phone"]);
  });

  it("is rationed with batches: six in a minute", async () => {
    const limits = { requests_per_second: 1_000, writes_per_second: 1_000 };
    const small = await given.organisation({ limits });
    for (let count = 1; count <= 6; count += 1) await upload(small, "name,phone\nRudo,0772345678");
    const answer = await upload(small, "name,phone\nRudo,0772345678");
    await expectRefusal(answer, "rate_limited");
  });
});
