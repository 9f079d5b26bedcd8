/** Serves an example that is a fetch handler, as a worker's runtime would. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { pathToFileURL } from "node:url";

const { receive } = await import(pathToFileURL(process.argv[2] ?? "").href);
const server = createServer(async (incoming, outgoing) => {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer);
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) headers.set(name, String(value));
  const url = `http://127.0.0.1${incoming.url}`;
  const body = Buffer.concat(parts);
  const answer = await receive(new Request(url, { method: "POST", headers, body }));
  outgoing.writeHead(answer.status).end(Buffer.from(await answer.arrayBuffer()));
});
server.listen(0, "127.0.0.1", () => {
  console.log(`listening on ${(server.address() as AddressInfo).port}`);
});
