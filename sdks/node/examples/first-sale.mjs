// Sells US$5.00 of airtime, and waits until the customer has it.
import { Svc } from "svc-sdk";

const client = new Svc();
const sale = await client.sends.create({
  type: "airtime",
  target: "0771234567",
  amount: "5.00",
  currency: "USD",
});
const send = await client.sends.wait(sale.id);
console.log(`${send.amount} ${send.currency} to ${send.target_display}: ${send.status}`);
