// Express: a route that sells, and one that receives webhooks.
import express from "express";
import { ApiError, ConnectionError, SignatureError, Svc, webhooks } from "svc-sdk";

const client = new Svc();
const app = express();

app.post("/sales", express.json(), async (request, response) => {
  // The till's own number: an order that is sent twice is sold once.
  const { number, target, amount } = request.body;
  const order = { type: "airtime", target, amount, currency: "USD", client_reference: number };
  try {
    const sale = await client.sends.create(order, { idempotencyKey: number });
    response.status(202).json({ send: sale.id, status: sale.status });
  } catch (error) {
    if (error instanceof ApiError) {
      response.status(error.status).json({ code: error.code, message: error.message });
    } else if (error instanceof ConnectionError) {
      // The same number again sells nothing twice, and says what became of it.
      response.status(504).json({ code: "no_answer", maybe_sold: error.maybeSent });
    } else throw error;
  }
});

// The raw body: the signature is of its bytes.
app.post("/hooks", express.raw({ type: "*/*" }), async (request, response) => {
  try {
    const secret = process.env.SVC_WEBHOOK_SECRET;
    const event = await webhooks.verify(request.body, request.headers, secret);
    if (event.type === "send.delivered") console.log("delivered", event.data.object.id);
    response.status(204).end();
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    response.status(400).end();
  }
});

const server = app.listen(Number(process.env.PORT ?? 8085), "127.0.0.1", () => {
  console.log(`listening on ${server.address().port}`);
});
