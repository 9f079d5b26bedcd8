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
import { errorLink, eventLink } from "../links.ts";
import { cellText } from "../markdown.ts";
import { callSamples, type ShownSdks } from "../sdks.ts";
import { fieldTable, parameterTable } from "./fields.ts";
import { curlSample } from "./sample.ts";
import { isObject } from "./shapes.ts";
import { typeWords } from "./types.ts";
import { waitSection } from "./wait.ts";

/** Longer examples are folded. */
const LINES_OPEN_MAX = 40;
const PLANNED =
  "> **Planned.** Not available yet. Requests are validated, then return 501 `not_implemented`.";

interface Around {
  /** The refusals that nearly every operation knows; they are not repeated. */
  readonly usual: ReadonlySet<string>;
  readonly sdks: ShownSdks;
}

export function operationSection(
  contract: Contract,
  placed: Placed,
  { usual, sdks }: Around,
): string {
  const { method, path, operation } = placed;
  const base = contract.servers[0]?.url ?? "";
  const parts = [
    `## ${operation.summary}`,
    `\`${method} ${base}${path}\``,
    operation["x-svc-planned"] === true ? PLANNED : null,
    operation.description,
    facts(placed),
    parameters(contract, placed, "path", "Path"),
    parameters(contract, placed, "query", "Query"),
    requestBody(contract, placed),
    `\`\`\`sh\n${curlSample(contract, placed)}\n\`\`\``,
    callSamples(sdks, operation.operationId),
    answers(contract, placed),
    waitSection(contract, placed),
    refusals(placed, usual),
  ];
  return parts.filter((part) => part !== null && part !== "").join("\n\n");
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

function parameters(contract: Contract, { operation }: Placed, where: string, title: string) {
  const own = parametersOf(contract, operation).filter((one) => one.in === where);
  return own.length === 0 ? "" : `**${title}**\n\n${parameterTable(contract, own)}`;
}

function requestBody(contract: Contract, { operation }: Placed): string {
  const [media] = Object.entries(operation.requestBody?.content ?? {});
  if (media === undefined) return "";
  const [kind, { schema = {} }] = media;
  const title = kind === "application/json" ? "**Body**" : `**Body** (\`${kind}\`)`;
  return `${title}\n\n${bodyFields(contract, schema)}`;
}

function bodyFields(contract: Contract, schema: Schema): string {
  const own = resolved(contract, schema);
  return isObject(own) ? fieldTable(contract, own, true) : typeWords(contract, schema);
}

function answers(contract: Contract, { operation }: Placed): string {
  const successes = successOf(operation);
  const lines = successes.map(({ status, body }) => {
    const [media] = Object.entries(body.content ?? {});
    const what = media === undefined ? "" : ` ${answerWords(contract, media)}`;
    return `- **${status}**${what}: ${body.description}`;
  });
  const [example] = successes.map(({ body }) => exampleOf(body)).filter((one) => one !== undefined);
  return [lines.join("\n"), example === undefined ? "" : sample(example)]
    .filter(Boolean)
    .join("\n\n");
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
