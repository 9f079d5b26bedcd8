/**
 * The program that makes a load, so that the till is measured by a process that does nothing else.
 * It is told which load, and ends when it is told to, saying how often each status was answered.
 */
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { Crowd } from "./crowd.ts";
import { openExchange } from "./exchange.ts";
import { loadsOf } from "./loads.ts";

const [{ port, id, keys, program }] = (await once(process, "message")) as [Crowd];
const load = loadsOf(keys, program).find((one) => one.id === id);
if (load === undefined) throw new Error(`There is no load ${id}.`);
const { hands, ask } = load;
const exchange = openExchange(port);
const answered: Record<number, number> = {};
const ended = new AbortController();

async function drive(): Promise<void> {
  while (!ended.signal.aborted) {
    const { status, retry_after_seconds } = await exchange.post(ask());
    answered[status] = (answered[status] ?? 0) + 1;
    if (retry_after_seconds === 0) continue;
    const waited = sleep(retry_after_seconds * 1_000, null, { signal: ended.signal });
    await waited.catch(() => null);
  }
}

const driven = Promise.all(Array.from({ length: hands }, drive));
await once(process, "message");
ended.abort();
await driven;
exchange.close();
process.send?.(answered);
process.disconnect?.();
