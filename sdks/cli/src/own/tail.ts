import type { RequestLogLine } from "../../../node/src/generated/models.ts";
import type { Page } from "../../../node/src/runtime/page.ts";
import type { Client } from "../client.ts";
import { rest, untilAnswered } from "../feed.ts";
import { textOf } from "../flags.ts";
import { type Io, warn } from "../io.ts";
import { printingOf, printRows } from "../print.ts";
import { clientOf } from "../signed-in.ts";
import { plain, styleOf } from "../style.ts";
import type { OwnCommand } from "./command.ts";

const EVERY_MS = 1_000;
/** A line appears up to two seconds after its request; so far back is looked each time. */
const LATE_SECONDS = 10;
const OWN_AGENT = "svc-cli/";
const FILTERS = ["status", "method", "path", "api-key"];

export const tail: OwnCommand = {
  words: ["logs", "tail"],
  about: "Follow the request log",
  more:
    "Prints each request of the account as it arrives, without those by which it looks. Stop it " +
    "with Ctrl-C.",
  args: [],
  flags: [
    { flag: "status", kind: "text", about: "Only this status or class, such as 4xx" },
    { flag: "method", kind: "text", about: "Only this method" },
    { flag: "path", kind: "text", about: "Only paths that begin so, such as /sends" },
    { flag: "api-key", kind: "text", about: "Only requests with the key of this id" },
    { flag: "count", kind: "text", about: "End after so many lines" },
  ],
  async run({ io, flags }) {
    const client = clientOf(io, flags);
    const given = FILTERS.map((name) => [name.replaceAll("-", "_"), textOf(flags, name)]);
    const filters = Object.fromEntries(given.filter(([, text]) => text !== undefined));
    const printing = printingOf(io, flags);
    let left = Number(textOf(flags, "count") ?? Number.POSITIVE_INFINITY);
    let since = Math.floor(Date.now() / 1_000);
    // What was there before is not news.
    const seen = new Map<string, number>();
    const before = await untilAnswered(io, () => linesSince(client, since - LATE_SECONDS, filters));
    for (const { id, created } of before ?? []) seen.set(id, created);
    warn(io, "Following the request log.");
    while (left > 0 && (await rest(io, EVERY_MS))) {
      const from = since - LATE_SECONDS;
      const lines = await untilAnswered(io, () => linesSince(client, from, filters));
      for (const line of (lines ?? []).filter(({ id }) => !seen.has(id))) {
        seen.set(line.id, line.created);
        since = Math.max(since, line.created);
        if (isOwnLook(line)) continue;
        if (printing.is_json) printRows(printing, [line as unknown as Record<string, unknown>]);
        else show(io, line);
        left -= 1;
        if (left <= 0) break;
      }
      for (const [id, created] of seen) if (created < from) seen.delete(id);
    }
    return 0;
  },
};

/** Oldest first. */
async function linesSince(
  client: Client,
  since: number,
  filters: Readonly<Record<string, unknown>>,
): Promise<RequestLogLine[]> {
  const lines: RequestLogLine[] = [];
  const params = { ...filters, limit: 100, created: { gte: String(since) } };
  let page: Page<RequestLogLine> | null = await client.get("requests.list", params);
  while (page !== null) {
    lines.push(...page.data);
    page = await page.nextPage();
  }
  return lines.reverse();
}

function isOwnLook({ path, user_agent }: RequestLogLine): boolean {
  return path.endsWith("/requests") && user_agent?.startsWith(OWN_AGENT) === true;
}

function show(io: Io, { created, status, method, path, query, duration_ms, id }: RequestLogLine) {
  const style = styleOf(io.out);
  const time = style.dim(new Date(created * 1_000).toISOString().slice(11, 19));
  const answer = status < 400 ? style.good(String(status)) : style.bad(String(status));
  const asked = plain(query === "" ? path : `${path}?${query.replace(/^\?/, "")}`);
  const took = `${String(duration_ms).padStart(5)} ms`;
  const line = [time, answer, took, `${method.padEnd(6)} ${asked}`, style.dim(id)];
  io.out.write(`${line.join("  ")}\n`);
}
