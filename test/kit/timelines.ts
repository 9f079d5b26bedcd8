/** Timelines as the command prints them. */

import { readInput, showTimeline } from "@svc/server/commands/show-timeline.ts";
import { type Database, openDatabase } from "@svc/server/platform/db/transaction.ts";
import { afterAll, beforeAll } from "vitest";
import { testDatabase } from "./database.ts";
import { testServer } from "./server.ts";

export interface Shown {
  readonly id: string;
  readonly account: string;
  readonly livemode: boolean;
  readonly status: string;
  readonly facts: Record<string, unknown>;
  readonly happenings: {
    readonly at: string;
    readonly kind: string;
    readonly id: string | null;
    readonly what: string;
    readonly facts: Record<string, unknown>;
  }[];
}

/** A sale of electricity, whose token its customer gets. */
export const POWER_SALE = {
  ...{ target: "37140030000", amount: "10.00", currency: "USD", token_phone: "0771230000" },
} as const;

/** Reads that can write nothing: a timeline needs no more. */
let database: Database;

/** Opens the connections on which the timelines of a file are read. */
export function openTimelines(): void {
  beforeAll(async () => {
    const url = new URL((await testDatabase()).url);
    url.searchParams.set("default_transaction_read_only", "on");
    database = openDatabase({ database_url: url.href, pool: 1 });
  });
  afterAll(() => database?.close());
}

/** What `--json` prints, with all requests in the log that were answered. */
export async function timelineOf(id: string): Promise<Shown> {
  await (await testServer()).gate.flush();
  return JSON.parse(await showTimeline(database, readInput([id, "--json"])));
}

/** What is printed for people. */
export async function printedTimeline(id: string): Promise<string> {
  return await showTimeline(database, readInput([id]));
}

/** What happened of one kind, in order. */
export function happenedIn({ happenings }: Shown, kind: string): string[] {
  return happenings.filter((one) => one.kind === kind).map(({ what }) => what);
}
