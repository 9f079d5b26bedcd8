// Electricity: the quote confirms whose meter it is before any money moves.
import { Svc } from "svc-sdk";

const client = new Svc();
const quote = await client.quotes.create({
  target: "37140030000",
  amount: "5.00",
  currency: "USD",
});
console.log("Is this your meter?", quote.meter);
const sale = await client.sends.create({
  target: "37140030000",
  amount: "5.00",
  currency: "USD",
  quote: quote.id,
  token_phone: "0771234567",
});
const send = await client.sends.wait(sale.id);
// A token is read by its name; printing the send does not show it.
console.log(send.status, send.token ?? "no token yet");
