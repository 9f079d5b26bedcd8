/** Pages and files that are served outside the gate, while something of ours is broken. */
import { createApp } from "@svc/server/app.ts";
import type { Database } from "@svc/server/platform/db/transaction.ts";
import { openLog } from "@svc/server/platform/log.ts";
import { Refusal } from "@svc/server/platform/refusal.ts";
import { afterEach, expect, it, vi } from "vitest";
import { testServer } from "../kit/server.ts";

const PAGES = [
  ["GET", "/pay/TOP-7K2M9QXZ4P"],
  ["GET", "/receipts/top_0031Jky8isWydfhl3Tvtnyth?s=Qe7Yt4Mn9Wd3Jc6X"],
] as const;

afterEach(() => vi.restoreAllMocks());

it.each(PAGES)(
  "%s %s says nothing of an error, and the log names it without the address",
  async (method, path) => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    const { answer, lines } = await asked(method, path, new Error("secret of ours"));
    expect(answer.status).toBe(500);
    expect(await answer.text()).not.toContain("secret of ours");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(printed).not.toHaveBeenCalled();
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ level: 50, err: { message: "secret of ours" } });
    expect(JSON.stringify(lines)).not.toContain("Qe7Yt4Mn9Wd3Jc6X");
  },
);

const SIGN_IN = ["POST", "/dashboard/sign-in/code"] as const;
const CODE = "email=owner@example.com&code=123456";

it.each(
  [...PAGES, SIGN_IN].flatMap(
    ([method, path]) =>
      [
        [method, path, "service_unavailable"],
        [method, path, "concurrent_update"],
      ] as const,
  ),
)(
  "%s %s is told to come back at %s, and nothing is logged as a bug",
  async (method, path, code) => {
    const { answer, lines } = await asked(method, path, new Refusal(code, { retry_after: 3 }));
    expect(answer.status).toBe(503);
    expect(answer.headers.get("retry-after")).toBe("3");
    expect(answer.headers.get("cache-control")).toBe("no-store");
    expect(lines).toEqual([]);
  },
);

async function asked(method: string, path: string, thrown: Error) {
  const { config, database } = await testServer();
  const lines: object[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = openLog({ level: "error", readable: false, write });
  const refused = () => Promise.reject(thrown);
  const broken: Database = { ...database, of: () => broken, read: refused, transact: refused };
  const app = createApp({ config, database: broken, log, sharers: () => 1 });
  const body = method === "POST" ? new URLSearchParams(CODE) : null;
  const incoming = { socket: { remoteAddress: "127.0.0.1" } };
  const request = new Request(`http://svc.test${path}`, { method, body });
  const answer = await app.hono.fetch(request, { incoming });
  await app.gate.close();
  return { answer, lines };
}
