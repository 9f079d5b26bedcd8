import type { FileBody } from "@svc/generated/routes";
import { parseCsv } from "@svc/server/platform/wire/csv.ts";
import { expect, it } from "vitest";
import { drain, pass } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectUnseen } from "../../kit/refusal.ts";

it("writes every line with its person and its outcome, and nothing that calculates", async () => {
  const shop = await given.organisation();
  const { id } = await given.recipient(shop, {
    ...{ name: '=HYPERLINK("http://bad.example")', payroll_id: "+EMP-1", phone: "0771234567" },
  });
  const lines = [
    { recipient_id: id, amount: "10.00" },
    { phone: "0712340002", name: "Farai Dube", amount: "5.00" },
  ];
  const body = { kind: "airtime", lines } as never;
  const { body: made } = await shop.api.allocateToWorkforce({ body });
  await drain(shop);
  await pass(shop);
  const path = { reference: made.reference };
  const answer = await shop.api.getWorkforceBatchResults({ path });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toContain(`${made.reference}.csv`);
  const text = textOf(answer.body);
  const parsed = parseCsv(text);
  const [heads = [], ...lines_written] = "rows" in parsed ? parsed.rows : [];
  const rows = lines_written.map((row) =>
    Object.fromEntries(heads.map((head, at) => [head, row[at]])),
  );
  const of_batch = await shop.api.getBatchResults({ path: { batch_id: made.batch } });
  expect(text.split("\n")[0]).toBe(`name,payroll_id,${textOf(of_batch.body).split("\n")[0]}`);
  expect(rows).toMatchObject([
    { name: `'=HYPERLINK("http://bad.example")`, payroll_id: "'+EMP-1", status: "delivered" },
    { name: "Farai Dube", payroll_id: "", status: "failed", failure_code: "network_rejected" },
  ]);
  await expectUnseen("getWorkforceBatchResults", { path });
});

function textOf(body: unknown): string {
  return Buffer.from((body as FileBody<"text/csv">).bytes).toString("utf8");
}
