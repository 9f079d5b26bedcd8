// Receives events with a fetch handler: Deno, Bun and most frameworks take the function as it is, a
// worker takes it as `fetch` of what it exports by default.
import { SignatureError, webhooks } from "svc-sdk";

/** @param {Request} request */
export async function receive(request) {
  const body = new Uint8Array(await request.arrayBuffer());
  try {
    const event = await webhooks.verify(body, request.headers, process.env.SVC_WEBHOOK_SECRET);
    if (event.type === "send.delivered") console.log(`delivered ${event.data.object.id}`);
    return new Response(null, { status: 204 });
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    return new Response(error.message, { status: 400 });
  }
}
