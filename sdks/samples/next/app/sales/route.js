// Next: a route handler that sells.
import { ApiError, ConnectionError } from "svc-sdk";
import { svc } from "../client.js";

export async function POST(request) {
  // The till's own number: an order that is sent twice is sold once.
  const { number, target, amount } = await request.json();
  const order = { type: "airtime", target, amount, currency: "USD", client_reference: number };
  try {
    const sale = await svc().sends.create(order, { idempotencyKey: number });
    return Response.json({ send: sale.id, status: sale.status }, { status: 202 });
  } catch (error) {
    if (error instanceof ApiError) {
      const { code, message, status } = error;
      return Response.json({ code, message }, { status });
    }
    if (!(error instanceof ConnectionError)) throw error;
    // The same number again sells nothing twice, and says what became of it.
    return Response.json({ code: "no_answer", maybe_sold: error.maybeSent }, { status: 504 });
  }
}
