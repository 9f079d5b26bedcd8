/** Files as spreadsheets save them, at the first try. */
import type { Input } from "@svc/generated/routes";
import { describe, expect, it } from "vitest";
import { given, type Shop } from "../../kit/given.ts";

type More = Partial<Input<"createRecipientsBulk">["body"]>;

async function upload({ api }: Shop, csv: string, more: More = {}) {
  const { status, body } = await api.createRecipientsBulk({ body: { csv, ...more } });
  return { status, body, lines: body.results?.map((line) => line.error ?? line.status) };
}

describe("POST /recipients/bulk with a spreadsheet", () => {
  it("takes a payroll of 500 people as Excel saves it", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop, { gl_code: "6400-HRE" });
    const people = Array.from({ length: 500 }, (_, place) => {
      const phone = 772_000_000 + place;
      const written = [String(phone), `${phone}.0`, `'0${phone}`, `077.${String(phone).slice(2)}`];
      const name = `"Moyo; ""T"" ${place}"`;
      return `${name};${written[place % 4]};E-${place};gl:6400-HRE;250,00;Drivers;;`;
    });
    const heads = " Name ;PHONE;Payroll ID;Cost Center;monthly_cap.USD;Department;;";
    const csv = `\uFEFF${[heads, ...people, ";;;;;;;", ""].join("\r\n")}`;
    const { status, body } = await upload(shop, csv, { unknown_columns: "ignore" });
    expect(status).toBe(200);
    expect(body).toMatchObject({ created_count: 500, failed_count: 0 });
    for (const place of [0, 1, 2, 499]) {
      const phone = `+263${772_000_000 + place}`;
      const { body: found } = await shop.api.listRecipients({ query: { phone } });
      expect(found.data).toMatchObject([
        {
          ...{ name: `Moyo; "T" ${place}`, payroll_id: `E-${place}`, phone, cost_center: id },
          monthly_cap: { USD: "250.00" },
        },
      ]);
    }
  });

  it.each([
    ["sep=;", "sep=;\r\nName;Phone\r\nTendai, N;772345678\r\n"],
    ["sep=; after a byte order mark", "\uFEFFsep=;\r\nName;Phone\r\nTendai, N;772345678\r\n"],
    ["tabs", "Name\tPhone\t\r\nTendai, N\t772345678\t\r\n"],
    ["a heading in quotes with commas", '"NAME";"Phone"\r\nTendai, N;0772345678\r\n'],
    ["rows that end where their last text is", "name;phone;email\nTendai, N;0772345678\n"],
    ["empty columns and rows at the end", "name;phone;;\nTendai, N;0772345678;;\n;;;\n ;;;\n"],
  ])("reads %s", async (_, csv) => {
    const shop = await given.organisation();
    const { lines } = await upload(shop, csv);
    expect(lines).toEqual(["created"]);
    const { body } = await shop.api.listRecipients();
    expect(body.data).toMatchObject([{ name: "Tendai, N", phone: "+263772345678" }]);
  });

  it("ignores columns that it does not know only if that is asked for", async () => {
    const shop = await given.organisation();
    const csv = "name,phone,Colour,colour\nTendai,0772345678,red,green\n";
    expect((await upload(shop, csv)).status).toBe(400);
    expect((await upload(shop, csv, { unknown_columns: "ignore" })).lines).toEqual(["created"]);
    const wide = Array.from({ length: 60 }, (_, place) => `Column ${place}`);
    const many = `name,phone,${wide.join()}\nRudo,0712345678\n`;
    expect((await upload(shop, many, { unknown_columns: "ignore" })).lines).toEqual(["created"]);
    // A text below no heading is half of a cell, whatever else is ignored.
    const split = "name,phone,monthly_cap.USD\nTendai,0772345678,5,50\n";
    expect((await upload(shop, split, { unknown_columns: "ignore" })).status).toBe(400);
  });

  it("says of a number that was rounded that it was", async () => {
    const shop = await given.organisation();
    const { body } = await upload(shop, "name,phone\nTendai,2.63772E+11\n");
    expect(body.results[0]?.error).toMatchObject({
      code: "invalid_phone",
      message: expect.stringContaining("`csv[0].phone` was rounded by a spreadsheet."),
    });
    const sale = { target: "7,72346E+08", amount: "5.00", currency: "USD" };
    const { error } = await shop.api.createSend({ body: sale });
    expect(error?.message).toContain("`target` was rounded by a spreadsheet.");
  });

  it("reads meters as spreadsheets save them, and says of one that was rounded that it was", async () => {
    const shop = await given.organisation();
    const meters = ["37140030000.0", "3.7140030000E+10", "'37140030000", "3.714E+10"];
    const rows = meters.map((meter, place) => `Tendai,077234567${place},${meter}`);
    for (const heading of ["meter", "default_meter"]) {
      const csv = [`name,phone,${heading}`, ...rows].join("\n");
      const { body } = await upload(shop, csv);
      expect(body.results.map(({ error }) => error?.code ?? null)).toEqual([
        ...[null, null, null],
        "invalid_meter_number",
      ]);
      const field = heading === "meter" ? "meters[0].number" : heading;
      expect(body.results[3]).toMatchObject({
        line: 4,
        error: {
          param: `csv[3].${field}`,
          message: expect.stringContaining(`\`csv[3].${field}\` was rounded by a spreadsheet.`),
        },
      });
    }
    const { body: list } = await shop.api.listRecipients();
    const kept = list.data.map(({ default_meter }) => default_meter);
    expect(kept).toEqual(Array(6).fill("37140030000"));
  });

  it("books to the cost centre of a code, and fails a line alone whose code is of none", async () => {
    const shop = await given.organisation();
    const { id } = await given.costCenter(shop, { gl_code: "6400-HRE" });
    const { id: archived } = await given.costCenter(shop, { gl_code: "6500" });
    await shop.api.updateCostCenter({
      path: { cost_center_id: archived },
      body: { is_active: false },
    });
    const stranger = await given.organisation();
    await given.costCenter(stranger, { gl_code: "6600" });
    const codes = ["gl:6400-HRE", "gl: 6400-HRE", "gl:6500", "gl:6600", "gl:", "6400-HRE"];
    const rows = codes.map((code, place) => `Tendai,077234567${place},${code}`);
    const { body } = await upload(shop, ["name,phone,cost_center", ...rows].join("\n"));
    const wrong = Array.from({ length: 4 }, () => "reference_not_found");
    expect(body.results.map(({ error }) => error?.code ?? null)).toEqual([null, null, ...wrong]);
    expect(body.results[2]?.error?.param).toBe("csv[2].cost_center");
    const { body: list } = await shop.api.listRecipients();
    expect(list.data.map(({ cost_center }) => cost_center)).toEqual([id, id]);
  });
});
