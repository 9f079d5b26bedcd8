/** The least that a handler can do: reads the sale, answers one, and asks no database. */
import { listen } from "@svc/server/http/listen.ts";
import { Hono } from "hono";
import { presentPlainSend } from "./plain-send.ts";

const app = new Hono();

app.post("/dev/v1/sends", async (context) => {
  const body = await context.req.json<{
    amount: string;
    target: string;
    client_reference: string;
  }>();
  const { target, client_reference } = body;
  const sale = { id: crypto.randomUUID(), txn: crypto.randomUUID(), target, client_reference };
  return context.json(presentPlainSend(sale), 202);
});

await listen(app.fetch, { host: "127.0.0.1", port: Number(process.env.PORT) });
