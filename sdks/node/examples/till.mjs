// A till: each sale number is kept on disk before anything leaves, and is sold once.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Svc } from "svc-sdk";
import { FileSaleStore, Till } from "svc-sdk/till";

const client = new Svc();
// A till keeps its folder; this program leaves nothing behind.
const folder = await mkdtemp(join(tmpdir(), "till-"));
const till = new Till(client, new FileSaleStore(folder));
for (const { number } of await till.settle()) {
  console.log(`${number} was open when the till stopped`);
}

const number = `till4-${Date.now()}`;
const sold = await till.sell(number, { target: "0771234567", amount: "2.00", currency: "USD" });
switch (sold.outcome) {
  case "delivered": {
    const receipt = await client.sends.getReceipt(sold.send.id);
    for (const { label, value } of receipt.lines) console.log(`${label} ${value}`.trim());
    break;
  }
  case "waiting":
    console.log(`It is on its way: ${sold.send.status}. Do not sell it again.`);
    break;
  case "unknown":
    console.log("It may have been sold. Ask again under the same number.");
    break;
  case "not_sold":
    console.log(`Not sold: ${sold.message}`);
}
await rm(folder, { recursive: true });
const statement = await client.statements.get({ currency: "USD" });
console.log(`closing ${statement.closing}`);
