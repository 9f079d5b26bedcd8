/** What staff tell of incidents, as an Atom feed, which RFC 4287 describes. */
import { html } from "hono/html";
import type { PublicStatus } from "#catalogue/status";
import { harareIso } from "#platform/time/instants";

/** The feed; each thing that was told is an entry. */
export async function writeStatusFeed(
  status: PublicStatus,
  { public_url }: { readonly public_url: string },
): Promise<string> {
  const entries = status.incidents
    .flatMap(({ title, updates }) => updates.map((update) => ({ ...update, title })))
    .toSorted((one, other) => other.created - one.created);
  const updated = harareIso(entries[0]?.created ?? status.at);
  const written = await html`<feed xmlns="http://www.w3.org/2005/Atom">
<title>Status</title>
<id>${public_url}/status</id>
<link rel="self" href="${public_url}/status/feed.atom"/>
<link href="${public_url}/status"/>
<author><name>${new URL(public_url).host}</name></author>
<updated>${updated}</updated>
${entries.map(
  ({ id, title, state, text, created }) => html`<entry>
<title>${title}: ${state}</title>
<id>urn:uuid:${id}</id>
<link href="${public_url}/status"/>
<updated>${harareIso(created)}</updated>
<content type="text">${text}</content>
</entry>
`,
)}</feed>
`;
  return `<?xml version="1.0" encoding="utf-8"?>\n${written}`;
}
