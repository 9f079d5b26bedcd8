// Two handlers of fetch: one that sells, and one that receives webhooks.
import { ApiError, ConnectionError, SignatureError, Svc, webhooks } from "svc-sdk";

const client = new Svc();

/** @param {Request} request */
export async function sell(request) {
  // The till's own number: an order that is sent twice is sold once.
  const { number, target, amount } = await request.json();
  const order = { type: "airtime", target, amount, currency: "USD", client_reference: number };
  try {
    const sale = await client.sends.create(order, { idempotencyKey: number });
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

/** @param {Request} request */
export async function receive(request) {
  try {
    // The raw body: the signature is of its bytes.
    const body = new Uint8Array(await request.arrayBuffer());
    const event = await webhooks.verify(body, request.headers, process.env.SVC_WEBHOOK_SECRET);
    if (event.type === "send.delivered") console.log("delivered", event.data.object.id);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    return new Response(null, { status: 400 });
  }
}
