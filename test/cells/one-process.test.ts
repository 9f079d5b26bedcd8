/** Several api processes of one cell: a key meets one of them, as long as that one is there. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPort } from "../kit/programs/ports.ts";
import { until } from "../kit/programs/watch.ts";
import { hasRouter, ROUTERS, type RunningRouter, startRouter } from "../kit/router.ts";

const KEYS = Array.from({ length: 24 }, (_, place) => `svc_sk_zA_key_${place}`);

let servers: Server[];

/** A process that answers everything with its place. */
async function listen(place: number): Promise<Server> {
  const server = createServer((_, answer) => void answer.end(String(place)));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

const hostOf = (server: Server) => `127.0.0.1:${(server.address() as AddressInfo).port}`;

beforeAll(async () => {
  servers = await Promise.all([0, 1, 2].map(listen));
});

afterAll(() => {
  for (const server of servers ?? []) {
    server.closeAllConnections();
    server.close();
  }
});

describe.each(ROUTERS.filter(hasRouter))("behind %s", (name) => {
  let router: RunningRouter;

  beforeAll(async () => {
    const named = [`A=${servers.map(hostOf).join(",")}`];
    router = await startRouter(name, await findPort(), { named, keys: KEYS });
  });

  afterAll(() => router?.close());

  /** The place of who answers. */
  async function ask(key: string | null): Promise<string> {
    const headers = new Headers(key === null ? {} : { Authorization: `Bearer ${key}` });
    const answer = await fetch(`${router.origin}/dev/v1/account`, { headers });
    return answer.status === 200 ? await answer.text() : `status ${answer.status}`;
  }

  /** Who answers each key. */
  async function placesOf(keys: readonly string[]): Promise<string[]> {
    const places: string[] = [];
    for (const key of keys) places.push(await ask(key));
    return places;
  }

  it("a key is answered by one process, and keys by all", async () => {
    await until("all are found to be up", async () => new Set(await placesOf(KEYS)).size === 3);
    const places = await placesOf(KEYS);
    // In another order, because processes that take turns would be met in the same one.
    expect(await placesOf(KEYS.toReversed())).toEqual(places.toReversed());
    expect([...new Set(places)].sort()).toEqual(["0", "1", "2"]);
  });

  it("who brings no key is answered by any", async () => {
    const found = new Set<string>();
    await until("each has answered", async () => found.add(await ask(null)).size === 3);
    expect([...found].sort()).toEqual(["0", "1", "2"]);
  });
});
