import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import type { Keys } from "./accounts.ts";

/** Which load is made of what, on the port of the measured program. */
export interface Crowd {
  readonly port: number;
  readonly id: string;
  readonly keys: Keys;
  /** Wire id of the program that is funded. */
  readonly program: string;
}

/** Starts a load; the returned function ends it, and says how often each status was answered. */
export function startCrowd(crowd: Crowd): () => Promise<Readonly<Record<string, number>>> {
  const child = fork(join(import.meta.dirname, "crowd-program.ts"));
  child.send(crowd);
  return async () => {
    const told = once(child, "message");
    child.send("end");
    const [answered] = await told;
    return answered as Record<string, number>;
  };
}
