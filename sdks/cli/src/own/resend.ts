import type { Event, WebhookDelivery } from "../../../node/src/generated/models.ts";
import type { Page } from "../../../node/src/runtime/page.ts";
import { bookmarkFile, keepBookmark, readBookmark } from "../bookmark.ts";
import { confirmLive } from "../call.ts";
import type { Client } from "../client.ts";
import { textOf } from "../flags.ts";
import { forward, targetUrl } from "../forward.ts";
import { printingOf, printRows } from "../print.ts";
import { connectionOf, shownKey } from "../profile.ts";
import { clientOf } from "../signed-in.ts";
import { UsageError } from "../usage.ts";
import type { Invocation, OwnCommand } from "./command.ts";

type Row = Record<string, unknown>;

export const resend: OwnCommand = {
  words: ["events", "resend"],
  about: "Send an event again, to its endpoints or to an address of this machine",
  args: ["event-id"],
  flags: [{ flag: "forward-to", kind: "text", about: "An address of this machine, instead" }],
  async run(asked) {
    const {
      io,
      args: [id = ""],
      flags,
    } = asked;
    const client = clientOf(io, flags);
    const to = textOf(flags, "forward-to");
    const rows =
      to === undefined ? await redeliver(asked, client, id) : await sendTo(asked, client, to);
    printRows(printingOf(io, flags), rows);
    return rows.every(({ status }) => status !== null && status !== "failed") ? 0 : 1;
  },
};

/** Signed with the secret that the address knows from `svc listen`. */
async function sendTo({ io, args, flags }: Invocation, client: Client, to: string): Promise<Row[]> {
  const url = targetUrl(to);
  const event = await client.get<Event>("events.get", { event_id: args[0] });
  const file = bookmarkFile(io, connectionOf(io, textOf(flags, "profile")), url);
  const found = readBookmark(file);
  if (!found.is_known) keepBookmark(file, { secret: found.secret, cursor: event.id });
  const { status, took_ms, why } = await forward(event, { url, secret: found.secret });
  return [{ event: event.id, type: event.type, url, status, took_ms, why }];
}

/** The newest delivery of each endpoint, once more. */
async function redeliver({ io, flags }: Invocation, client: Client, id: string): Promise<Row[]> {
  const list = await client.get<Page<WebhookDelivery>>("webhook_deliveries.list", { event: id });
  const endpoints = new Map([...list.data].reverse().map((one) => [one.endpoint, one]));
  if (endpoints.size === 0) {
    const fix = "Add --forward-to http://localhost:3000 to send it to this machine.";
    throw new UsageError(`No endpoint has received ${id}.`, fix);
  }
  const { key = "" } = connectionOf(io, textOf(flags, "profile"));
  if (client.livemode) await confirmLive(io, flags, `events resend as ${shownKey(key)}`);
  const rows: Row[] = [];
  for (const { id: delivery_id } of endpoints.values()) {
    const again = await client.get<WebhookDelivery>("webhook_deliveries.redeliver", {
      delivery_id,
    });
    rows.push({ id: again.id, event: id, endpoint: again.endpoint, status: again.status });
  }
  return rows;
}
