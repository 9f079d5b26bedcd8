/**
 * The address of a supplier as one program knows it: each call passes two seams, before the
 * supplier hears of it and before the program hears the answer. What is dead calls no supplier.
 */
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Reach } from "./seams.ts";

export interface SeamedAddress {
  readonly url: string;
  /** Cuts every connection; a call from then on is not listened to. */
  close(): void;
}

/** What stands in a path and is another one each time. */
const OF_ONE_CALL = /[0-9a-f]{8}-[0-9a-f-]{27}|(?<=\/)[+\d]+/g;
/** Of one connection alone, or counted anew. */
const NOT_PASSED_ON = new Set(["connection", "content-length", "host", "transfer-encoding"]);

/** Opens an address before the one at `to`; its seams bear the name of the supplier. */
export async function seamedAddress(
  { name, to }: { name: string; to: string },
  reach: Reach,
): Promise<SeamedAddress> {
  const server = createServer((request, response) => {
    passOn({ name, to, reach }, request, response).catch(() => response.destroy());
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function passOn(
  { name, to, reach }: { name: string; to: string; reach: Reach },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const { method = "GET", url = "/" } = request;
  const chunks = await Array.fromAsync(request);
  const seam = `${name} ${method} ${url.split("?")[0]?.replace(OF_ONE_CALL, "…")}`;
  await reach(`${seam}/asked`, { is_idle: false });
  const body = chunks.length === 0 ? null : Buffer.concat(chunks as Buffer[]);
  const headers = passed(Object.entries(request.headers) as [string, string][]);
  const answer = await fetch(to + url, { method, headers, body, redirect: "manual" });
  const text = Buffer.from(await answer.arrayBuffer());
  await reach(`${seam}/answered`, { is_idle: false });
  response.writeHead(answer.status, passed([...answer.headers])).end(text);
}

function passed(headers: [string, string][]): Record<string, string> {
  return Object.fromEntries(headers.filter(([name]) => !NOT_PASSED_ON.has(name)));
}
