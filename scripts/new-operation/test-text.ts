import { ERRORS, type ErrorCode } from "../../generated/errors.ts";
import type { OperationFacts } from "../../generated/operations.ts";

/** Refusals that tests of all operations provoke of each: nobody writes a sentence of them. */
export const PROVOKED_EVERYWHERE: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  ...(["account_closed", "account_suspended", "agent_live_mode_off", "body_too_large"] as const),
  ...([
    "concurrent_update",
    "dashboard_only",
    "expired_api_key",
    "idempotency_in_progress",
  ] as const),
  ...([
    "idempotency_key_invalid",
    "idempotency_key_required",
    "idempotency_not_supported",
  ] as const),
  ...(["insufficient_scope", "internal_error", "invalid_api_key", "invalid_json"] as const),
  ...(["invalid_request", "invalid_version", "ip_not_allowed", "key_kind_not_allowed"] as const),
  ...(["live_mode_only"] as const),
  ...(["missing_api_key", "origin_not_allowed", "parameter_invalid", "parameter_missing"] as const),
  ...(["rate_limited", "resource_missing", "revoked_api_key", "service_unavailable"] as const),
  ...([
    "session_required",
    "test_mode_only",
    "unknown_parameter",
    "unsupported_media_type",
  ] as const),
]);

const WIDTH = 96;

/** A test file with a sentence for each status, event and refusal, none of them kept yet. */
export function testText(operation: OperationFacts): string {
  const { method, path, statuses, events, refusals, planned } = operation;
  const answers = statuses.filter((status) => status < 400);
  const own = refusals.filter((code) => !(planned && code === "not_implemented"));
  const sentences = [
    ...answers.map((status) => sentence(`answers ${status}`, waysOf(operation))),
    ...events.map((type) => sentence(`emits ${type}`)),
    ...(path.includes("{") ? [sentence("is seen by no other organisation", UNSEEN)] : []),
    ...own
      .filter((code) => !PROVOKED_EVERYWHERE.has(code))
      .map((code) => sentence(`refuses with ${code}`, ERRORS[code].meaning)),
  ];
  return [
    'import { describe, expect, it } from "vitest";\n\n',
    `describe("${method} ${path}", () => {\n`,
    sentences.join("\n"),
    "});\n",
  ].join("");
}

/** Where what a test needs first is found. */
function waysOf({ id }: OperationFacts): string {
  return `given.organisation() of test/kit/given.ts makes a shop; shop.api.${id}({ … }) calls.`;
}

const UNSEEN = "expectUnseen of test/kit/refusal.ts asks as another organisation.";

function sentence(title: string, meaning = ""): string {
  const comment = linesOf(meaning).map((line) => `  // ${line}\n`);
  return `${comment.join("")}  it("${title}", () => {\n    expect.fail("To be written.");\n  });\n`;
}

/** A text in lines that fit into a comment. */
export function linesOf(text: string): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${word}`.length > WIDTH) lines.push(word);
    else lines[lines.length - 1] = `${last} ${word}`;
  }
  return lines;
}
