/** Pages and files that are served outside the gate, while something of ours is broken. */
import { createApp } from "@svc/server/app.ts";
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

it("answers 503 while the database is away", async () => {
  const away = new Refusal("service_unavailable", { retry_after: 1 });
  const { answer } = await asked("GET", PAGES[0][1], away);
  expect(answer.status).toBe(503);
});

async function asked(method: string, path: string, thrown: Error) {
  const { config, database } = await testServer();
  const lines: object[] = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  const log = openLog({ level: "error", readable: false, write });
  const broken = { ...database, read: () => Promise.reject(thrown) };
  const app = createApp({ config, database: broken, log, sharers: () => 1 });
  const answer = await app.hono.fetch(new Request(`http://svc.test${path}`, { method }));
  await app.gate.close();
  return { answer, lines };
}
