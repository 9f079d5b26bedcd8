/** Batches from files as spreadsheets save them, at the first try. */
import { beforeEach, describe, expect, it } from "vitest";
import { drain } from "../../kit/drain.ts";
import { given, type Organisation } from "../../kit/given.ts";

let shop: Organisation;

beforeEach(async () => {
  shop = await given.organisation();
});

/** What a preview says of each line: its amount, or what is wrong with it. */
async function linesOf(csv: string, more: object = {}): Promise<unknown[]> {
  const answer = await shop.api.previewBatch({ body: { csv, currency: "USD", ...more } });
  expect(answer.status).toBe(200);
  return answer.body.lines.map(({ errors: [wrong], amount }) => wrong?.code ?? amount);
}

describe("POST /batches with a spreadsheet", () => {
  it("takes a payroll of 500 people as Excel saves it", async () => {
    const { id } = await given.costCenter(shop, { gl_code: "6400-HRE" });
    const people = Array.from({ length: 500 }, (_, place) => {
      const name = `"Moyo; ""T"" ${place}"`;
      return `${name};${772_000_000 + place};0,5;'=nov-${place};gl:6400-HRE;Drivers;;`;
    });
    const heads = "Name; TARGET ;Amount;Client Reference;Cost Center;Department;;";
    const csv = `\uFEFF${[heads, ...people, ";;;;;;;", ""].join("\r\n")}`;
    const body = { csv, currency: "USD", unknown_columns: "ignore" } as const;
    const { status, body: batch } = await shop.api.createBatch({ body });
    expect(status).toBe(202);
    expect(batch).toMatchObject({ counts: { total: 500, valid: 500, invalid: 0 } });
    expect(batch.total.USD).toBe("250.00");
    await drain(shop);
    const query = { batch: batch.id, cost_center: id, limit: 100 };
    const { body: sends } = await shop.api.listSends({ query });
    expect(sends.data).toHaveLength(100);
    for (const { client_reference, ...send } of sends.data) {
      const place = Number(client_reference?.replace("=nov-", ""));
      expect(send).toMatchObject({ target: `+263${772_000_000 + place}`, amount: "0.50" });
    }
  });

  it("reads amounts as spreadsheets show them, and none that could be meant in two ways", async () => {
    const amounts: [string, string][] = [
      ["5,50", "5.50"],
      ["0,5", "0.50"],
      ["1,250.00", "1250.00"],
      ["1.250,00", "1250.00"],
      ["1 250,5", "1250.50"],
      ["1\u00A0250", "1250.00"],
      ["1'250.00", "1250.00"],
      ["1,250", "invalid_amount"],
      ["1.250", "invalid_amount"],
      ["0,500", "invalid_amount"],
      ["12,50,00", "invalid_amount"],
      ["1,25.00", "invalid_amount"],
      ["-5,50", "invalid_amount"],
      ["$5.00", "invalid_amount"],
    ];
    const rows = amounts.map(([written]) => `37140030000;${written};0771234567`);
    const csv = ["target;amount;token_phone", ...rows].join("\n");
    const { body } = await shop.api.previewBatch({ body: { csv, currency: "USD" } });
    const read = body.lines.map(({ errors, amount }) => {
      return errors.some(({ code }) => code === "invalid_amount") ? "invalid_amount" : amount;
    });
    expect(read).toEqual(amounts.map(([, meant]) => meant));
    const ambiguous = body.lines[7]?.errors.find(({ code }) => code === "invalid_amount");
    expect(ambiguous?.message).toContain("must have no comma");
  });

  it("reads numbers as spreadsheets save them, and says which of a line were rounded", async () => {
    const numbers: [string, string, string][] = [
      ["37140030000.0", "772345678.0", "37140030000"],
      ["3,7140030000E+10", "7,72345678E+08", "37140030000"],
      ["3,714E+10", "0772345678", "items[2].target"],
      ["37140030000", "7,72346E+08", "items[3].token_phone"],
    ];
    const rows = numbers.map(([target, token_phone]) => `${target};5,00;power;${token_phone}`);
    const csv = ["target;amount;type;token_phone", ...rows].join("\n");
    const { body } = await shop.api.previewBatch({ body: { csv, currency: "USD" } });
    const read = body.lines.map(({ target, errors: [wrong] }) => wrong?.param ?? target);
    expect(read).toEqual(numbers.map(([, , meant]) => meant));
    const said = body.lines.flatMap(({ line, errors }) => {
      return errors.map(({ code, message }) => [line, code, message]);
    });
    const rounded = "was rounded by a spreadsheet. Format the column as text and write it again.";
    expect(said).toEqual([
      [3, "invalid_meter_number", `\`target\` ${rounded}`],
      [4, "invalid_phone", `\`token_phone\` ${rounded}`],
    ]);
  });

  it.each([
    ["sep=;", "sep=;\r\nTarget;Amount\r\n0771234567;5,00\r\n"],
    ["tabs", "Target\tAmount\t\r\n771234567\t5,00\t\r\n"],
    ["rows that end where their last text is", "target;amount;name\n0771234567;5.00\n"],
    ["empty columns and rows at the end", "target;amount;;\n0771234567;5.00;;\n;;;\n"],
  ])("reads %s", async (_, csv) => {
    expect(await linesOf(csv)).toEqual(["5.00"]);
  });

  it("fails a line alone that lacks what it needs", async () => {
    const csv = "target,amount\n0771234567,5.00\n0771234568\n";
    expect(await linesOf(csv)).toEqual(["5.00", "parameter_missing"]);
  });

  it("sells to a recipient who stands in place of a target", async () => {
    const both = { external_id: "a", phone: "0772345678", meters: [{ number: "37140030000" }] };
    await given.recipient(shop, both);
    await given.recipient(shop, {
      external_id: "b",
      phone: undefined,
      meters: [{ number: "37140030018" }],
    });
    const { id: leaving } = await given.recipient(shop, { external_id: "c" });
    await shop.api.deleteRecipient({ path: { recipient_id: leaving } });
    const rows = ["ext:a,", "ext:a,power", "ext:b,", "ext:b,power", "ext:c,", "ext:d,", ","];
    const csv = ["recipient,type,amount", ...rows.map((row) => `${row},10`)].join("\n");
    const { body } = await shop.api.previewBatch({ body: { csv, currency: "USD" } });
    const read = body.lines.map(({ target, errors: [wrong] }) => wrong?.code ?? target);
    const [missing, gone] = ["parameter_missing", "erased_recipient"];
    const no_token_phone = "token_phone_required";
    expect(read.slice(0, 2)).toEqual(["+263772345678", "37140030000"]);
    expect(read.slice(2)).toEqual([missing, no_token_phone, gone, missing, missing]);
  });

  it("reads the codes of cost centres in JSON too, and fails a line whose code is of none", async () => {
    await given.costCenter(shop, { gl_code: "6400-HRE" });
    const line = { target: "0771234567", amount: "5.00" };
    const items = ["gl:6400-HRE", "gl:6400"].map((cost_center) => ({ ...line, cost_center }));
    const { body } = await shop.api.previewBatch({ body: { items, currency: "USD" } });
    const wrong = body.lines.map(({ errors }) => errors.map(({ code }) => code));
    expect(wrong).toEqual([[], ["reference_not_found"]]);
  });
});
