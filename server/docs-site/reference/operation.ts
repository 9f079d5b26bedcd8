/** One operation, written for the integrator, from the contract alone. */
import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import {
  type Contract,
  exampleOf,
  type Placed,
  parametersOf,
  resolved,
  type Schema,
  successOf,
} from "../contract.ts";
import { deprecatedFieldNotes, deprecationNote } from "../deprecations.ts";
import { errorLink, eventLink } from "../links.ts";
import { cellText } from "../markdown.ts";
import { callSamples, type ShownSdks } from "../sdks.ts";
import { fieldList, parameterList, type Sheet, valueParts } from "./fields.ts";
import { curlSample } from "./sample.ts";
import { besideWords } from "./section.ts";
import { isObject } from "./shapes.ts";
import { typeWords } from "./types.ts";
import { waitSection } from "./wait.ts";

/** Longer examples are folded. */
const LINES_OPEN_MAX = 40;
const PLANNED =
  "> **Planned.** Not available yet. Requests are validated, then return 501 `not_implemented`.";
const CACHEABLE = "**ETag**: send it as `If-None-Match`; 304 means that nothing has changed";

interface Around {
  /** The refusals that nearly every operation knows; they are not repeated. */
  readonly usual: ReadonlySet<string>;
  readonly sdks: ShownSdks;
}

export function operationSection(sheet: Sheet, placed: Placed, { usual, sdks }: Around): string {
  const { contract } = sheet;
  const { method, path, operation } = placed;
  const base = contract.servers[0]?.url ?? "";
  const is_planned = operation["x-svc-planned"] === true;
  const deprecation = operation["x-svc-deprecation"];
  const words = [
    `## ${operation.summary}`,
    `\`${method} ${base}${path}\``,
    is_planned ? PLANNED : null,
    deprecation === undefined ? null : deprecationNote(contract, deprecation),
    ...deprecatedFieldNotes(contract, placed),
    operation.description,
    facts(placed),
    parameters(sheet, placed, "path", "Path parameters"),
    parameters(sheet, placed, "query", "Query parameters"),
    requestBody(sheet, placed),
    answers(contract, placed),
    refusals(placed, usual),
  ];
  const beside = [
    `\`\`\`sh\n${curlSample(contract, placed)}\n\`\`\``,
    callSamples(sdks, operation.operationId),
    answerSample(placed),
    waitSection(contract, placed),
  ];
  const { operationId: id } = operation;
  return besideWords({ words, beside, ...(is_planned ? {} : { operation_id: id }) });
}

function facts({ operation }: Placed): string {
  const scopes = operation["x-svc-scope"];
  const lines = [
    operation["x-svc-no-key"] === undefined ? null : `**No key.** ${operation["x-svc-no-key"]}`,
    scopes === undefined ? null : `**Scope** ${scopes.map(code).join(" or ")}`,
    operation["x-svc-key-kinds"].length === 0
      ? null
      : `**Keys** ${operation["x-svc-key-kinds"].map(code).join(", ")}`,
    operation["x-svc-dashboard-only"] ? "**Dashboard only**: requires a signed-in person" : null,
    operation["x-svc-roles"] === undefined
      ? null
      : `**Roles** ${operation["x-svc-roles"].map(code).join(", ")}`,
    operation["x-svc-test-only"] ? "**Test keys only**" : null,
    idempotencyWords(operation["x-svc-idempotency"]),
    operation["x-svc-cacheable"] ? CACHEABLE : null,
    operation["x-svc-events"].length === 0
      ? null
      : `**Events** ${operation["x-svc-events"].map(eventLink).join(", ")}`,
  ];
  return lines.flatMap((line) => (line === null ? [] : [`- ${line}`])).join("\n");
}

function idempotencyWords(kind: string): string | null {
  if (kind === "required") return "**Idempotency-Key** required";
  return kind === "optional" ? "**Idempotency-Key** optional" : null;
}

function parameters(sheet: Sheet, { operation }: Placed, where: string, title: string): string {
  const own = parametersOf(sheet.contract, operation).filter((one) => one.in === where);
  if (own.length === 0) return "";
  return `**${title}**\n\n${parameterList(sheet, operation.operationId, own)}`;
}

function requestBody(sheet: Sheet, { operation }: Placed): string {
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  if (media === undefined) return "";
  const [kind, { schema = {} }] = media;
  const title = kind === "application/json" ? "**Body**" : `**Body** (\`${kind}\`)`;
  return `${title}\n\n${bodyFields(sheet, schema, operation.operationId)}`;
}

function bodyFields(sheet: Sheet, schema: Schema, owner: string): string {
  const own = resolved(sheet.contract, schema);
  if (!isObject(own)) return valueParts(sheet, schema);
  return fieldList(sheet, own, { owner, marks_required: true });
}

function answers(contract: Contract, { operation }: Placed): string {
  const lines = successOf(operation).map(({ status, body }) => {
    const [media] = Object.entries(body.content ?? {});
    const what = media === undefined ? "" : ` ${answerWords(contract, media)}`;
    return `- **${status}**${what}: ${body.description}`;
  });
  return `**Returns**\n\n${lines.join("\n")}`;
}

function answerSample({ operation }: Placed): string {
  const [example] = successOf(operation)
    .map(({ body }) => exampleOf(body))
    .filter((one) => one !== undefined);
  return example === undefined ? "" : sample(example);
}

function answerWords(contract: Contract, [kind, { schema = {} }]: [string, { schema?: Schema }]) {
  return kind === "application/json" ? typeWords(contract, schema) : `\`${kind}\``;
}

function sample(example: unknown): string {
  const text = JSON.stringify(example, null, 2);
  const fence = `\`\`\`json\n${text}\n\`\`\``;
  if (text.split("\n").length <= LINES_OPEN_MAX) return fence;
  return `<details><summary>Example response</summary>\n\n${fence}\n\n</details>`;
}

function refusals({ operation }: Placed, usual: ReadonlySet<string>): string {
  const own = operation["x-svc-refusals"].filter((one) => !usual.has(one));
  if (own.length === 0) return "";
  const rows = own.map((code) => {
    const { status, fix } = ERRORS[code as ErrorCode];
    return `| ${status} | ${errorLink(code)} | ${cellText(fix)} |`;
  });
  const lead =
    "If several apply, the first is returned. " +
    "[Every operation](/docs/reference#common-errors) can also return a few others.";
  const table = ["| Status | Code | What to do |", "| --- | --- | --- |", ...rows].join("\n");
  return `<details><summary>Errors (${own.length})</summary>\n\n${lead}\n\n${table}\n\n</details>`;
}

function code(text: string): string {
  return `\`${text}\``;
}
