/**
 * A till's day against two cells behind one address, with the configuration that we make for two
 * routers: one cell dies halfway, and the other one does not notice.
 */
import { randomUUID } from "node:crypto";
import { BASE_PATH } from "@svc/generated/mount-routes";
import type { Schemas } from "@svc/generated/routes";
import { routerConfig } from "@svc/server/commands/route-cells.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type CellProgram, type OpenCells, openCells } from "../kit/cells.ts";
import { findPort } from "../kit/programs/ports.ts";
import { startProgram } from "../kit/programs/program.ts";
import { until } from "../kit/programs/watch.ts";
import { hasRouter, openRouter, ROUTERS, type RunningRouter } from "../kit/router.ts";

const SALES = 12;

describe.each(ROUTERS.filter(hasRouter))("behind %s", (name) => {
  let opened: OpenCells;
  let router: RunningRouter;
  let one: CellProgram;
  let other: CellProgram;

  beforeAll(async () => {
    const port = await findPort();
    const SVC_PUBLIC_URL = `http://127.0.0.1:${port}`;
    opened = await openCells(["A", "B"], { SVC_PUBLIC_URL });
    [one, other] = opened.cells as [CellProgram, CellProgram];
    router = await openRouter(name, port, opened.cells);
  });

  afterAll(async () => {
    await router?.close();
    await opened?.close();
  });

  async function call(
    { key }: Pick<CellProgram, "key">,
    path: string,
    body?: object,
  ): Promise<Response> {
    return await fetch(`${router.origin}${BASE_PATH}${path}`, {
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
      headers: {
        Authorization: `Bearer ${key}`,
        "Content-Type": "application/json",
        ...(body === undefined ? {} : { "Idempotency-Key": randomUUID() }),
      },
    });
  }

  async function made<T>(cell: CellProgram, path: string, body: object): Promise<T> {
    const answer = await call(cell, path, body);
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  }

  /** Sells once, and says with what it was answered. */
  async function sell(cell: CellProgram, client_reference: string): Promise<number> {
    const sale = { type: "airtime", target: "0771230000", amount: "1.00", currency: "USD" };
    return (await call(cell, "/sends", { ...sale, client_reference })).status;
  }

  async function sentOf({ database }: CellProgram): Promise<Record<string, string>> {
    const rows = await database.read(
      ({ sql }) => sql<{ client_reference: string; status: string }[]>`
        select client_reference, status from sends order by client_reference`,
    );
    return Object.fromEntries(rows.map((row) => [row.client_reference, row.status]));
  }

  async function databaseName(answer: Response): Promise<string[]> {
    const cookies = answer.headers.getSetCookie();
    return cookies.map((cookie) => cookie.split(";")[0] ?? "");
  }

  it("a key reaches its own cell, and what it sells is there and nowhere else", async () => {
    expect(await sell(one, "one-0")).toBe(202);
    expect(await sell(other, "other-0")).toBe(202);
    expect(Object.keys(await sentOf(one))).toEqual(["one-0"]);
    expect(Object.keys(await sentOf(other))).toEqual(["other-0"]);
  });

  it("links reach the cell that has made them", async () => {
    for (const cell of [one, other]) {
      const topup = await made<Schemas["Topup"]>(cell, "/credit/topups", {
        ...{ amount: "20.00", currency: "USD", method: "card" },
      });
      expect((await fetch(topup.redirect_url ?? "")).status).toBe(200);
      const session = await made<Schemas["CheckoutSession"]>(cell, "/checkout-sessions", {
        ...{ type: "airtime", target: "0771230000", amount: "5.00", currency: "USD" },
        ...{ success_url: "https://shop.example/", cancel_url: "https://shop.example/" },
      });
      expect((await fetch(session.url ?? "")).status).toBe(200);
      const sandbox = await made<Schemas["Sandbox"]>(cell, "/sandboxes", {});
      expect((await call(sandbox, "/account")).status).toBe(200);
    }
  });

  it("what brings no secret goes where the path says, and stays there", async () => {
    const home = await fetch(`${router.origin}/dashboard/sign-in`);
    expect(await databaseName(home)).toContainEqual(expect.stringMatching(/^svc_browser=zA/));
    const there = await fetch(`${router.origin}/zB/dashboard/sign-in`);
    const cookies = await databaseName(there);
    expect(cookies).toContainEqual(expect.stringMatching(/^svc_browser=zB/));
    expect(cookies).toContain("svc_cell=zB");
    const headers = { Cookie: "svc_cell=zB" };
    const again = await fetch(`${router.origin}/dashboard/sign-in`, { headers });
    expect(await databaseName(again)).toContainEqual(expect.stringMatching(/^svc_browser=zB/));
  });

  it("the death of a cell is noticed by its own callers alone", async () => {
    const statuses: number[] = [];
    for (let sale = 1; sale <= SALES; sale += 1) {
      if (sale === SALES / 2) await other.program.kill();
      statuses.push(await sell(one, `one-${sale}`));
    }
    expect(statuses).toEqual(Array.from({ length: SALES }, () => 202));
    const refused = await call(other, "/account");
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("5");
    await until("every sale is delivered", async () => {
      const sent = Object.values(await sentOf(one));
      return sent.length === SALES + 1 && sent.every((status) => status === "delivered");
    });
    expect(one.program.errors()).toEqual([]);
    const started = await startProgram(other.program.wanted);
    await until("the other cell is back", async () => (await call(other, "/account")).ok);
    expect(await sell(other, "other-1")).toBe(202);
    await started.kill();
  });
});

describe("the command", () => {
  it.each([
    [["squid"], "Name haproxy or nginx."],
    [["haproxy"], "Name each cell with --cell."],
    [["haproxy", "--cell", "I=h:1"], "the sign must be one of"],
    [["haproxy", "--cell", "A=h"], "must be a sign and addresses"],
    [["haproxy", "--cell", "A=h:1", "--cell", "A=h:2"], "Each cell has a sign of its own."],
    [["haproxy", "--cell", "A=h:1", "--home", "B"], "--home B is none of the cells."],
    [["nginx", "--cell", "A=h:1", "--moved", "m"], "nginx does not read --moved."],
  ])("refuses %j in a sentence", (args, sentence) => {
    expect(() => routerConfig(args)).toThrow(sentence);
  });
});
