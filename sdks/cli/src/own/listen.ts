import type { Event } from "../../../node/src/generated/models.ts";
import { bookmarkFile, keepBookmark, readBookmark } from "../bookmark.ts";
import type { Client } from "../client.ts";
import { eventsAfter, newestEvent, rest, untilAnswered } from "../feed.ts";
import { isSet, textOf } from "../flags.ts";
import { type Answered, forward, type Target, targetUrl } from "../forward.ts";
import { type Io, warn } from "../io.ts";
import { printingOf } from "../print.ts";
import { connectionOf } from "../profile.ts";
import { clientOf } from "../signed-in.ts";
import { type Style, styleOf } from "../style.ts";
import { UsageError } from "../usage.ts";
import type { Invocation, OwnCommand } from "./command.ts";

const EVERY_SECONDS = 1;
const PAUSE_MOST_MS = 5_000;

export const listen: OwnCommand = {
  words: ["listen"],
  about: "Forward events to an address of this machine",
  more:
    "Reads the events of the account and posts each to the address, signed as a webhook is, " +
    "with a secret of its own. No endpoint is made, and nothing has to be reachable from " +
    "outside. It goes on where it was left, without losing an event; --skip begins with the " +
    "next one. Press r to send the last event again.",
  args: [],
  flags: [
    {
      flag: "forward-to",
      kind: "text",
      about: "Such as http://localhost:3000/webhooks, or a port",
    },
    { flag: "events", kind: "text[]", about: "Only these types, such as send.*; can be repeated" },
    { flag: "skip", kind: "boolean", about: "Leave out what has happened until now" },
    { flag: "count", kind: "text", about: "End after so many forwarded events" },
    { flag: "every", kind: "text", about: "Seconds between two looks; 1 by default" },
  ],
  async run(asked) {
    const { io, flags } = asked;
    const client = clientOf(io, flags);
    const to = textOf(flags, "forward-to");
    if (to === undefined) {
      throw new UsageError("--forward-to is missing.", "Add --forward-to http://localhost:3000.");
    }
    const url = targetUrl(to);
    const file = bookmarkFile(io, connectionOf(io, textOf(flags, "profile")), url);
    const found = readBookmark(file);
    const is_new = !found.is_known || isSet(flags, "skip");
    const cursor = is_new ? await untilAnswered(io, () => newestEvent(client)) : found.cursor;
    if (io.stop.aborted) return 0;
    keepBookmark(file, { secret: found.secret, cursor });
    const target = { url, secret: found.secret };
    warn(io, `Forwarding events to ${url}`);
    warn(io, `Signing secret: ${target.secret}`);
    if (!is_new) warn(io, "Going on where it was left; --skip begins with the next event.");
    return await serve(asked, { client, target, file, cursor });
  },
};

interface Serving {
  readonly client: Client;
  readonly target: Target;
  readonly file: string;
  readonly cursor: string | null;
}

/** The place is kept after each event: what was answered is not sent again. */
async function serve({ io, flags }: Invocation, serving: Serving): Promise<number> {
  const { client, target, file } = serving;
  const every_ms = numberOf(textOf(flags, "every"), EVERY_SECONDS) * 1_000;
  const wanted = wantedTypes(flags.get("events") ?? []);
  const line = linePrinter(io, printingOf(io, flags).is_json);
  let left = numberOf(textOf(flags, "count"), Number.POSITIVE_INFINITY);
  let cursor = serving.cursor;
  let last: Event | null = null;
  const stopKeys = io.onKey((key) => {
    const event = last;
    if (key === "r" && event !== null) {
      void forward(event, target).then((answered) => line(event, answered));
    }
  });
  try {
    while (!io.stop.aborted) {
      const events = await untilAnswered(io, () => eventsAfter(client, cursor));
      if (events === "gone") {
        warn(io, "The feed no longer has the last event. Going on with the oldest that it has.");
        cursor = null;
        keepBookmark(file, { secret: target.secret, cursor });
        continue;
      }
      for (const event of events ?? []) {
        if (io.stop.aborted) return 0;
        if (wanted(event.type)) {
          const answered = await deliver(io, event, target);
          if (answered === null) return 0;
          last = event;
          left -= 1;
          line(event, answered);
        }
        cursor = event.id;
        keepBookmark(file, { secret: target.secret, cursor });
        if (left <= 0) return 0;
      }
      if (events === null || events.length === 0) await rest(io, every_ms);
    }
    return 0;
  } finally {
    stopKeys();
  }
}

/** Waits for a program that is not running; null when the person has stopped it meanwhile. */
async function deliver(io: Io, event: Event, target: Target): Promise<Answered | null> {
  for (let pause_ms = 250; ; pause_ms = Math.min(pause_ms * 2, PAUSE_MOST_MS)) {
    const answered = await forward(event, target);
    if (!answered.is_unsent) return answered;
    if (pause_ms === 250) warn(io, `Nothing listens at ${target.url}. Waiting for it.`);
    if (!(await rest(io, pause_ms))) return null;
  }
}

function linePrinter(io: Io, is_json: boolean) {
  const style = styleOf(io.out);
  return ({ id, type }: Event, { status, took_ms, why }: Answered): void => {
    if (is_json) {
      io.out.write(`${JSON.stringify({ event: id, type, status, took_ms, why })}\n`);
      return;
    }
    const time = style.dim(new Date().toISOString().slice(11, 19));
    const said = status === null ? (why ?? "") : String(status);
    const shown = answerText(style, status, said);
    io.out.write(
      `${time}  ${shown}  ${String(took_ms).padStart(5)} ms  ${type}  ${style.dim(id)}\n`,
    );
  };
}

function answerText(style: Style, status: number | null, said: string): string {
  return status !== null && status >= 200 && status < 300 ? style.good(said) : style.bad(said);
}

/** `send.*` is a family; without any, all. */
function wantedTypes(patterns: readonly string[]): (type: string) => boolean {
  const all = patterns.flatMap((text) => text.split(",")).filter(Boolean);
  if (all.length === 0) return () => true;
  const isOf = (pattern: string, type: string) =>
    pattern.endsWith("*") ? type.startsWith(pattern.slice(0, -1)) : type === pattern;
  return (type) => all.some((pattern) => isOf(pattern, type));
}

function numberOf(text: string | undefined, otherwise: number): number {
  if (text === undefined) return otherwise;
  if (/^\d+(?:\.\d+)?$/.test(text)) return Number(text);
  throw new UsageError(`${text} is not a number.`, "Write a number.");
}
