import type { ErrorEntry } from "@svc/spec-lib";
import type { OperationFacts } from "@svc/spec-words";
import { type Document, type Operation, type Schema, schemaRef } from "./document.ts";

/** The response headers of the contract, by the name of their component. */
const HEADERS: Record<string, { description: string; schema: Schema }> = {
  RequestId: {
    description: "ID of this request, for the request log and for support.",
    schema: { type: "string", pattern: "^req_[0-9A-Za-z]{24}$" },
  },
  SvcVersion: {
    description: "API version of this response.",
    schema: { type: "string", pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}$" },
  },
  RateLimitPolicy: {
    description:
      'Rate limits that applied, tightest first: `"req";q=600;w=2`. Without a key, those of a ' +
      "live account.",
    schema: { type: "string" },
  },
  RateLimit: {
    description: 'Remaining requests of each rate limit: `"req";r=87;t=1`.',
    schema: { type: "string" },
  },
  IdempotentReplayed: {
    description: "`true` if an earlier request with this Idempotency-Key did the work.",
    schema: { type: "string", const: "true" },
  },
  OriginalRequest: {
    description: "ID of the request that did the work.",
    schema: { type: "string", pattern: "^req_[0-9A-Za-z]{24}$" },
  },
  RetryAfter: {
    description: "Seconds to wait before the next request.",
    schema: { type: "integer", minimum: 0, maximum: 86400 },
  },
  ETag: {
    description: "Tag of this response. Send it as `If-None-Match` to find out if it has changed.",
    schema: { type: "string", pattern: '^W/"[0-9A-Za-z_-]{1,64}"$' },
  },
  Deprecation: {
    description: "Unix time from which what was used is deprecated, after `@` (RFC 9745).",
    schema: { type: "string", pattern: "^@[0-9]{1,12}$" },
  },
  Sunset: {
    description: "HTTP date on which what was used ends (RFC 8594).",
    schema: { type: "string", pattern: "^[A-Z][a-z]{2}, [0-9]{2} [A-Z][a-z]{2} [0-9]{4} .+$" },
  },
  Link: {
    description: "Instructions for what is deprecated.",
    schema: { type: "string", pattern: "^<[^>]+>; rel=" },
  },
};

const ON_EVERY_ANSWER = { "Request-Id": "RequestId", "Svc-Version": "SvcVersion" };
const WITH_LIMITS = { "RateLimit-Policy": "RateLimitPolicy", RateLimit: "RateLimit" };
const WHEN_STORED = { ETag: "ETag" };
const ON_A_REPLAY = {
  "Idempotent-Replayed": "IdempotentReplayed",
  "Original-Request": "OriginalRequest",
};
/** Sent by what ends only: an operation, or an older version. */
const WHAT_ENDS = { Deprecation: "Deprecation", Sunset: "Sunset", Link: "Link" };
const WHEN_TO_RETRY = { "Retry-After": "RetryAfter" };

/** Writes the headers, and an answer for each status that anything is refused with. */
export function addAnswers(
  document: Document,
  contract: { errors: readonly ErrorEntry[]; error_schema: string; has_ends: boolean },
): void {
  const ends = contract.has_ends ? WHAT_ENDS : {};
  const unused = contract.has_ends ? [] : Object.values(WHAT_ENDS);
  document.components.headers = Object.fromEntries(
    Object.entries(HEADERS).filter(([name]) => !unused.includes(name)),
  );
  document.components.responses = {};
  for (const [status, entries] of byStatus(contract.errors)) {
    const retried = entries.some((entry) => isRetryable(entry)) ? WHEN_TO_RETRY : {};
    document.components.responses[refusedName(status)] = {
      description: [
        `Refused with status ${status}; \`code\` says why.`,
        ...entries.map(fixOf),
      ].join("\n"),
      headers: headerRefs({ ...ON_EVERY_ANSWER, ...WITH_LIMITS, ...ends, ...retried }),
      content: { "application/json": { schema: schemaRef(contract.error_schema) } },
    };
  }
}

/** Adds headers to the answers of success, and an answer for each status of the refusals. */
export function completeAnswers(
  operation: Operation,
  facts: OperationFacts,
  errors: ReadonlyMap<string, ErrorEntry>,
): void {
  const keepsKeys = facts.idempotency === "required" || facts.idempotency === "optional";
  const ends = facts.deprecated === null ? {} : WHAT_ENDS;
  const headers = {
    ...{ ...ON_EVERY_ANSWER, ...WITH_LIMITS, ...ends },
    ...(keepsKeys ? ON_A_REPLAY : {}),
    ...(facts.cacheable ? WHEN_STORED : {}),
  };
  for (const answer of Object.values(operation.responses)) {
    if (!("$ref" in answer)) answer.headers = headerRefs(headers);
  }
  if (facts.cacheable) {
    const description = "Not changed since the response with this `ETag`.";
    operation.responses["304"] = { description, headers: headerRefs(headers) };
  }
  const named = facts.refusals.flatMap((code) => errors.get(code) ?? []);
  for (const [status, entries] of byStatus(named)) {
    const description = `Refused: ${entries.map(({ code }) => `\`${code}\``).join(", ")}.`;
    const own = operation.responses[status];
    // An operation of another protocol says itself what stands in its refusals.
    if (own && !("$ref" in own)) own.description += ` ${description}`;
    else {
      operation.responses[status] = {
        $ref: `#/components/responses/${refusedName(status)}`,
        description,
      };
    }
  }
}

/** Whether the same request may succeed later, as its status says unless the entry differs. */
export function isRetryable(entry: ErrorEntry): boolean {
  return entry.retryable ?? [429, 500, 502, 503].includes(entry.status);
}

/** What a caller does about an error, as a line of a list. */
function fixOf({ code, fix }: ErrorEntry): string {
  return `- \`${code}\`: ${fix}`;
}

function refusedName(status: string): string {
  return `Refused${status}`;
}

function byStatus(entries: readonly ErrorEntry[]): Map<string, ErrorEntry[]> {
  const statuses = new Map<string, ErrorEntry[]>();
  for (const entry of entries) {
    const status = String(entry.status);
    statuses.set(status, [...(statuses.get(status) ?? []), entry]);
  }
  return statuses;
}

function headerRefs(names: Record<string, string>): Record<string, unknown> {
  const entries = Object.entries(names);
  return Object.fromEntries(
    entries.map(([header, name]) => [header, { $ref: `#/components/headers/${name}` }]),
  );
}
