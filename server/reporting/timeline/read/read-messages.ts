import type { Read } from "#platform/db/transaction";
import { lowestId } from "#platform/ids";
import { happeningsOf, type Line } from "../facts.ts";
import { type Happening, idsOf, type Subject } from "../happening.ts";

/**
 * The texts and mails about the sends, as they stand, and the links that read a token. What they
 * say, and to whom, is left out. No index holds the send of a message: those of the account since
 * the object was made are read.
 */
export async function readMessages(read: Read, subject: Subject): Promise<Happening[]> {
  const sends = idsOf(subject, "snd");
  if (sends.length === 0) return [];
  const { account_id, created, ahead_ms } = subject;
  const messages = await read.sql<Line[]>`
    select created as at, null as id, concat(channel, ' ', purpose, ': ', status) as what,
      json_build_object('send_id', send_id, 'tries', tries, 'queries', queries, 'parts', parts,
        'provider_reference', provider_reference, 'since', nullif(status_at, created)) as facts
    from messages
    where account_id = ${account_id} and id >= ${lowestId(created)}
      and send_id = any(${sends}::uuid[]) order by id`;
  const links = await read.sql<Line[]>`
    select moment.at, null as id, moment.what,
      json_build_object('send_id', send_id, 'endpoint_id', endpoint_id) as facts
    from token_links link
    cross join lateral (
      values (link.created, 'made'),
        (link.used_at + make_interval(secs => ${ahead_ms / 1_000}), 'read or replaced')
    ) moment(at, what)
    where account_id = ${account_id} and send_id = any(${sends}::uuid[]) and moment.at is not null
    order by moment.at`;
  return [
    ...happeningsOf(messages, { kind: "message", prefix: "snd" }),
    ...happeningsOf(links, { kind: "token_link", prefix: "snd" }),
  ];
}
