import { hash } from "node:crypto";

const BYTES = Buffer.alloc(1_000_000, 7);
const TIMES = 200;
const MICROSECONDS = 1_000_000;

/**
 * How many megabytes a core hashes in a second of its own time, whatever other programs do: by it,
 * figures of two machines, or of two days, are compared.
 */
export function hashedPerSecond(): number {
  const before = process.cpuUsage();
  for (let time = 0; time < TIMES; time += 1) hash("sha256", BYTES);
  const { user, system } = process.cpuUsage(before);
  return TIMES / ((user + system) / MICROSECONDS);
}
