// Every sale of the last day, page by page behind the scenes.
import { Money, Svc } from "svc-sdk";

const client = new Svc();
const since = Math.floor(Date.now() / 1_000) - 86_400;
let sum = "0.00";
for await (const send of client.sends.list({ created: { gte: String(since) }, limit: 100 })) {
  if (send.currency === "USD") sum = Money.add(sum, send.amount);
}
console.log(`US$${sum}`);
const page = await client.sends.list({ limit: 2 });
console.log(page.data.length, page.hasMore, page.nextCursor);
