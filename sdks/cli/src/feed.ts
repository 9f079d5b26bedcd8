/** The feed of events, oldest first, from where it was left. */
import { setTimeout as pause } from "node:timers/promises";
import type { Event } from "../../node/src/generated/models.ts";
import { ApiError, CancelledError, ConnectionError } from "../../node/src/runtime/error.ts";
import type { Page } from "../../node/src/runtime/page.ts";
import type { Client } from "./client.ts";
import { type Io, warn } from "./io.ts";

const PAGE = 100;
const PAUSE_MOST_MS = 10_000;

/** The newest event; null where there has been none. */
export async function newestEvent(client: Client): Promise<string | null> {
  const page = await client.get<Page<Event>>("events.list", { limit: 1 });
  return page.data[0]?.id ?? null;
}

/**
 * The events after this one, in the order in which they happened: one page of them. "gone" of one
 * that the feed no longer has: it was reset, or is older than all that the feed still has.
 */
export async function eventsAfter(
  client: Client,
  cursor: string | null,
): Promise<Event[] | "gone"> {
  if (cursor === null) return await wholeFeed(client);
  const params = { ending_before: cursor, limit: PAGE };
  try {
    const page = await client.get<Page<Event>>("events.list", params);
    return [...page.data].reverse();
  } catch (error) {
    if (error instanceof ApiError && error.code === "invalid_cursor") return "gone";
    throw error;
  }
}

/** Of an account that had none: all of them, which are few. */
async function wholeFeed(client: Client): Promise<Event[]> {
  const events: Event[] = [];
  let page: Page<Event> | null = await client.get<Page<Event>>("events.list", { limit: PAGE });
  while (page !== null) {
    events.push(...page.data);
    page = await page.nextPage();
  }
  return events.reverse();
}

/**
 * Asks until there is an answer: a service that is away for a while costs nothing but time. Null
 * when the person has stopped it. What is refused is thrown.
 */
export async function untilAnswered<T>(io: Io, ask: () => Promise<T>): Promise<T | null> {
  for (let pause_ms = 500; ; pause_ms = Math.min(pause_ms * 2, PAUSE_MOST_MS)) {
    try {
      return await ask();
    } catch (error) {
      if (io.stop.aborted || error instanceof CancelledError) return null;
      if (!isPassing(error)) throw error;
      if (pause_ms === 500) warn(io, `${(error as Error).message} Trying again.`);
      const asked_ms = error instanceof ApiError ? (error.retryAfter ?? 0) * 1_000 : 0;
      if (!(await rest(io, Math.max(pause_ms, asked_ms)))) return null;
    }
  }
}

function isPassing(error: unknown): boolean {
  if (error instanceof ConnectionError) return true;
  return error instanceof ApiError && (error.status >= 500 || error.status === 429);
}

/** False when the person has stopped it meanwhile. */
export async function rest({ stop }: Io, ms: number): Promise<boolean> {
  return await pause(ms, true, { signal: stop }).catch(() => false);
}
