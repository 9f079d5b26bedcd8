import type { FileBody } from "@svc/generated/routes";
import { expect, it } from "vitest";
import { pass } from "../../kit/drain.ts";
import { given } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";

it("writes every line with its outcome, in order, without a formula or a whole token", async () => {
  const shop = await given.organisation();
  const items = [
    { target: "0771234567", amount: "5.00", client_reference: "=1+1" },
    { target: "0771230002", amount: "3.00" },
    { target: "=cmd", amount: "1.00" },
    { target: "37140030000", amount: "10.00", token_phone: "0771234567" },
  ];
  const { id: batch_id } = await given.batch(shop, { items, on_invalid: "skip" });
  for (let step = 0; step < 3; step += 1) await pass(shop);
  const path = { batch_id };
  const answer = await shop.api.getBatchResults({ path });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-disposition")).toContain(`${batch_id}.csv`);
  const { bytes } = answer.body as FileBody<"text/csv">;
  const [head, ...rows] = Buffer.from(bytes).toString("utf8").trimEnd().split("\n");
  expect(head).toBe(
    "line,target,network,type,amount,currency,status,send_id,client_reference," +
      "failure_code,failure_message,token_last4,units,delivered_at",
  );
  const snd = "snd_[0-9A-Za-z]{24}";
  const at = "\\d{4}-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d\\+02:00";
  const expected = [
    `^1,\\+263771234567,econet,airtime,5.00,USD,delivered,${snd},'=1\\+1,,,,,${at}$`,
    `^2,\\+263771230002,econet,airtime,3.00,USD,failed,${snd},,network_rejected,[^,]+,,,$`,
    `^3,'=cmd,,airtime,1.00,USD,invalid,,,invalid_phone,`,
    `^4,37140030000,power,power,10.00,USD,delivered,${snd},,,,\\d{4},[\\d.]+,${at}$`,
  ];
  for (const [index, row] of rows.entries())
    expect(row).toMatch(new RegExp(expected[index] ?? "-"));
  const stranger = await given.organisation();
  await expectRefusal(await stranger.api.getBatchResults({ path }), "resource_missing");
});
