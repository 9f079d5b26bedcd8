// Receives events on node:http. Take the raw bytes: a parsed body cannot be verified.
import { createServer } from "node:http";
import { SignatureError, webhooks } from "svc-sdk";

const server = createServer(async (request, response) => {
  const parts = [];
  for await (const part of request) parts.push(part);
  try {
    const body = Buffer.concat(parts);
    const event = await webhooks.verify(body, request.headers, process.env.SVC_WEBHOOK_SECRET);
    if (event.type === "send.delivered") console.log(`delivered ${event.data.object.id}`);
    response.writeHead(204).end();
  } catch (error) {
    if (!(error instanceof SignatureError)) throw error;
    response.writeHead(400).end();
  }
});
server.listen(Number(process.env.PORT ?? 8080), () => {
  const { port } = /** @type {import("node:net").AddressInfo} */ (server.address());
  console.log(`listening on ${port}`);
});
