/** The other side of every call: one answer of the contract, as fast as Node gives it. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { EXAMPLES } from "../../../sdks/node/src/generated/examples.ts";

const body = JSON.stringify(EXAMPLES["account.get"]?.body);
const headers = { "Content-Type": "application/json", "Content-Length": Buffer.byteLength(body) };

const server = createServer((_, response) => {
  response.writeHead(200, headers).end(body);
});
server.listen(0, "127.0.0.1", () => {
  console.log((server.address() as AddressInfo).port);
});
