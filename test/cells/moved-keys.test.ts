/** What opens a door of an account that has moved names its old cell, and is led to the new one. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { findPort } from "../kit/programs/ports.ts";
import { until } from "../kit/programs/watch.ts";
import { leadsMoved, ROUTERS, type RunningRouter, startRouter } from "../kit/router.ts";

const SIGNS = ["A", "B"];
const REST = "0123456789abcdefghijklmnopqrstuvwxyzABCDE";
const KEYS = { stays: `svc_sk_zA${REST}1`, moves: `svc_sk_zA${REST}2` };
const LINKS = { stays: `zA${REST}`, moves: `zA${[...REST].reverse().join("")}` };

const missing = ROUTERS.filter((name) => !leadsMoved(name));
if (missing.length > 0) console.warn(`Not tried with moved keys: ${missing.join(", ")}.`);

let servers: Server[];

/** A cell that answers everything with its sign. */
async function listen(sign: string): Promise<Server> {
  const server = createServer((_, answer) => void answer.end(sign));
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("hex");

beforeAll(async () => {
  servers = await Promise.all(SIGNS.map(listen));
});

afterAll(() => {
  for (const server of servers ?? []) {
    server.closeAllConnections();
    server.close();
  }
});

describe.each(ROUTERS.filter(leadsMoved))("behind %s", (name) => {
  let router: RunningRouter;

  beforeAll(async () => {
    const named = servers.map((server, at) => {
      return `${SIGNS[at]}=127.0.0.1:${(server.address() as AddressInfo).port}`;
    });
    const behind = { named, keys: Object.values(KEYS), has_map: true };
    router = await startRouter(name, await findPort(), behind);
  });

  afterAll(() => router?.close());

  /** The sign of the cell that answers. */
  async function ask(path: string, key: string | null = null): Promise<string> {
    const headers = new Headers(key === null ? {} : { Authorization: `Bearer ${key}` });
    return await (await fetch(`${router.origin}${path}`, { headers })).text();
  }

  it("a key and a link go where the map says, and no other does", async () => {
    expect(await ask("/dev/v1/account", KEYS.moves)).toBe("A");
    expect(await ask(`/claim/${LINKS.moves}`)).toBe("A");
    await router.lead([`${hashOf(KEYS.moves)} B`, `${hashOf(LINKS.moves)} B`]);
    await until("the map is read", async () => (await ask("/status", KEYS.moves)) === "B");
    expect(await ask("/dev/v1/sends?limit=1", KEYS.moves)).toBe("B");
    expect(await ask(`/claim/${LINKS.moves}?lang=sn`)).toBe("B");
    expect(await ask("/dev/v1/account", KEYS.stays)).toBe("A");
    expect(await ask(`/claim/${LINKS.stays}`)).toBe("A");
    // A key decides alone: nothing else of its request is looked at.
    expect(await ask(`/claim/${LINKS.moves}`, KEYS.stays)).toBe("A");
  });

  it("what has moved twice is led to where it is now", async () => {
    for (const sign of ["B", "A"]) {
      await router.lead([`${hashOf(KEYS.moves)} ${sign}`]);
      await until(`it is in ${sign}`, async () => (await ask("/status", KEYS.moves)) === sign);
      expect(await ask(`/claim/${LINKS.stays}`)).toBe("A");
    }
  });
});
