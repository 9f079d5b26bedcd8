// Next: a route handler that receives webhooks.
import { SignatureError, webhooks } from "svc-sdk";

export async function POST(request) {
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
