/** What is going to end, and which keys still use it: the list to work through before it does. */
import { OPERATIONS } from "@svc/generated/operations";
import { html } from "hono/html";
import { findKeys } from "#accounts/keys";
import { type DeprecatedUse, deprecatedUses } from "#journal/requests";
import { formatId } from "#platform/ids";
import { unixSeconds } from "#platform/time/instants";
import { endOf, endOfOperation } from "#platform/versions/deprecations";
import type { Asking } from "../ask.ts";
import { answerForbidden } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { empty } from "../show/empty.ts";
import type { Markup } from "../show/layout.ts";
import { moment } from "../show/moment.ts";
import { table } from "../show/table.ts";
import { WORDS } from "./words.ts";

/** A use with the name of its key. */
interface Row extends DeprecatedUse {
  readonly label: string;
}

/** Shows the keys that used what is going to end, the latest use first. */
export async function showEnding(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  // It is a view of the request log.
  if (!viewer.may("listRequests")) return await answerForbidden(viewer);
  const rows = await readRows(asking);
  return await answerPage({
    title: WORDS.ending,
    viewer,
    section: "developers",
    content: html`<p><a href="/dashboard/developers">${WORDS.title}</a></p>
<p>${WORDS.ending_lead}</p>
${rows.length === 0 ? empty(WORDS.ending_none) : listOf(asking, rows)}`,
  });
}

async function readRows({ deps, signed }: Asking): Promise<Row[]> {
  const { chosen_id } = signed.session;
  return await deps.database.read(async (read) => {
    const uses = await deprecatedUses(read, chosen_id);
    const ids = [...new Set(uses.map(({ api_key_id }) => api_key_id))];
    const keys = await findKeys(read, chosen_id, ids);
    const labels = new Map(keys.map(({ row }) => [row.id, row.label]));
    return uses.map((use) => {
      const label = labels.get(use.api_key_id) ?? formatId("key", use.api_key_id);
      return { ...use, label };
    });
  });
}

function listOf(asking: Asking, rows: readonly Row[]): Markup {
  const keys = "/dashboard/developers/keys";
  const requests = "/dashboard/developers/requests";
  const columns = [
    {
      head: WORDS.key,
      cell: ({ api_key_id, label }: Row) =>
        html`<a href="${keys}/${formatId("key", api_key_id)}">${label}</a>`,
    },
    { head: WORDS.ending_what, cell: (row: Row) => whatEnds(asking, row) },
    {
      head: WORDS.last_used,
      cell: ({ request_id, used_at }: Row) => {
        const href = `${requests}/${formatId("req", request_id)}`;
        return html`<a href="${href}">${moment(unixSeconds(used_at))}</a>`;
      },
    },
  ];
  return table(WORDS.ending, columns, rows);
}

/** The operation, its fields, the version; and until when each works. */
function whatEnds(
  { deps: { config } }: Asking,
  { operation_id, api_version, deprecated_fields }: DeprecatedUse,
): Markup {
  const of_version = config.versions.endOf(api_version);
  const of_operation = endOfOperation(config.deprecations, operation_id);
  const { method, path } = OPERATIONS[operation_id];
  const instead = config.deprecations[operation_id]?.instead ?? "";
  const operation =
    of_operation === null
      ? ""
      : html`<code>${method} ${path}</code>, ${WORDS.until(of_operation.sunset)} ${instead} `;
  const version =
    of_version === null
      ? ""
      : html`${WORDS.version(api_version)}, ${WORDS.until(of_version.sunset)}`;
  const given = deprecated_fields.split(" ");
  const fields = (config.field_deprecations[operation_id] ?? [])
    .filter((field) => given.includes(field.path))
    .map((field) => {
      const words = `${WORDS.until(endOf(field).sunset)} ${field.instead} `;
      return html`<code>${field.path}</code> of <code>${method} ${path}</code>, ${words}`;
    });
  return html`${operation}${fields}${version}`;
}
