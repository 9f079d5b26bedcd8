/** A shop on a framework: `POST /sales` sells under the number of the order, `/hooks` receives. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Sandbox } from "../../../sdks/conformance/runner/sandbox.ts";
import { timeLimit } from "../time-limit.ts";
import { environmentOf, type Program, SECRET, statusesOf, untilListening } from "./programs.ts";

/** What a shop answers: the send, or why there is none. */
interface Said {
  readonly send?: string;
  readonly code?: string;
}

const AT_ONCE = 8;
const ROUNDS = 4;
const STOPS_WITHIN_MS = timeLimit(5_000);

/** Proves a shop; one whose server forks is to share its client with its workers. */
export function itIsAShop(program: Program, sandbox: () => Sandbox): void {
  describe(`the shop on ${program.name}`, () => {
    let child: ChildProcess;
    let url = "";

    beforeAll(async () => {
      const { command, args, cwd } = program;
      const own = { PORT: "0", SVC_WEBHOOK_SECRET: SECRET };
      const env = { ...environmentOf(program, sandbox()), ...own };
      child = spawn(command, args, { cwd, env });
      url = `http://127.0.0.1:${await untilListening(child)}`;
    });
    afterAll(() => stop(child));

    const sell = async (amount: string, number: string) => {
      const order = { number, target: "0772001021", amount };
      const headers = { "Content-Type": "application/json" };
      const body = JSON.stringify(order);
      const response = await fetch(`${url}/sales`, { method: "POST", headers, body });
      return { status: response.status, said: (await response.json()) as Said };
    };

    // First, while connections that were open before a fork still are.
    it("gives each of many orders at once its own sale", async () => {
      for (let round = 0; round < ROUNDS; round += 1) {
        const numbers = Array.from({ length: AT_ONCE }, (_, one) => {
          return `${program.name}-${round}-${one}`;
        });
        const sold = await Promise.all(numbers.map((number) => sell("0.50", number)));
        const found = sold.map(({ status, said }) => orderOf(sandbox(), status, said));
        expect(await Promise.all(found)).toEqual(numbers);
      }
    });

    it("sells an order once, however often it comes", async () => {
      const number = `${program.name}-1`;
      const [first, again] = [await sell("2.00", number), await sell("2.00", number)];
      expect([first.status, again.status]).toEqual([202, 202]);
      expect(first.said.send).toMatch(/^snd_/);
      expect(again.said.send).toBe(first.said.send);
    });

    it("says why an order was refused", async () => {
      const { status, said } = await sell("99999.00", `${program.name}-2`);
      expect([status, said.code]).toEqual([422, "amount_out_of_range"]);
    });

    it("takes what is signed, and refuses what is not", async () => {
      expect(await statusesOf(`${url}/hooks`)).toEqual([204, 400, 400]);
    });
  });
}

/** The number under which the service has the send that a shop answered; what it said otherwise. */
async function orderOf({ origin, key }: Sandbox, status: number, said: Said): Promise<unknown> {
  if (status !== 202) return { status, said };
  const headers = { Authorization: `Bearer ${key}` };
  const response = await fetch(`${origin}/dev/v1/sends/${said.send}`, { headers });
  return ((await response.json()) as { client_reference?: string }).client_reference ?? said;
}

/** A server that forks ends its workers when it is asked to end, and leaves them when killed. */
async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), STOPS_WITHIN_MS);
  await ended;
  clearTimeout(timer);
}
