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
import { type Program, startProgram } from "../kit/programs/program.ts";
import { until } from "../kit/programs/watch.ts";
import { hasRouter, openRouter, ROUTERS, type RunningRouter } from "../kit/router.ts";

const SALES = 12;

let port: number;
let opened: OpenCells;
let one: CellProgram;
let other: CellProgram;
/** The program of the other cell, which dies behind each router, and is started again. */
let mortal: Program;

beforeAll(async () => {
  port = await findPort();
  const SVC_PUBLIC_URL = `http://127.0.0.1:${port}`;
  opened = await openCells(["A", "B"], { SVC_PUBLIC_URL });
  [one, other] = opened.cells as [CellProgram, CellProgram];
  mortal = other.program;
});

afterAll(async () => {
  await mortal?.kill();
  await opened?.close();
});

describe.each(ROUTERS.filter(hasRouter))("behind %s", (name) => {
  let router: RunningRouter;

  beforeAll(async () => {
    router = await openRouter(name, port, opened.cells);
  });

  afterAll(() => router?.close());

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
    const sent = { ...sale, client_reference: `${name} ${client_reference}` };
    return (await call(cell, "/sends", sent)).status;
  }

  /** What was sold behind this router. */
  async function sentOf({ database }: CellProgram): Promise<Record<string, string>> {
    const rows = await database.read(
      ({ sql }) => sql<{ reference: string; status: string }[]>`
        select split_part(client_reference, ' ', 2) as reference, status from sends
        where client_reference like ${`${name} %`} order by client_reference`,
    );
    return Object.fromEntries(rows.map((row) => [row.reference, row.status]));
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
      if (sale === SALES / 2) await mortal.kill();
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
    mortal = await startProgram(mortal.wanted);
    await until("the other cell is back", async () => (await call(other, "/account")).ok);
    expect(await sell(other, "other-1")).toBe(202);
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
  ])("refuses %j in a sentence", (args, sentence) => {
    expect(() => routerConfig(args)).toThrow(sentence);
  });
});
