// A till: its own sale number is the key, so a sale is made once however often it is sent.
import { ConnectionError, Svc } from "svc-sdk";

const client = new Svc();
const number = `till4-${Date.now()}`;
const sale = { type: "airtime", target: "0771234567", amount: "2.00", currency: "USD" };

async function sell() {
  const options = { idempotencyKey: number };
  return client.sends.create({ ...sale, client_reference: number }, options);
}

let sold = await sell().catch((error) => {
  // No answer is no refusal: the same number again makes no second sale.
  if (error instanceof ConnectionError) return sell();
  throw error;
});
sold = await client.sends.wait(sold.id);
if (sold.status === "unknown" || sold.status === "queued") {
  console.log("It may still land. Do not sell it again.");
}
const receipt = await client.sends.getReceipt(sold.id);
for (const { label, value } of receipt.lines) console.log(`${label} ${value}`.trim());
const statement = await client.statements.get({ currency: "USD" });
console.log(`closing ${statement.closing}`);
