import type { IdempotencyClass } from "@svc/spec-lib";
import { KEY_KINDS } from "./words.ts";

/** What the gate must know of an operation to tell what it may refuse before the operation runs. */
export interface GateQuestion {
  keyed: boolean;
  /** The body is signed with a secret of the account's. */
  signed: boolean;
  dashboard_only: boolean;
  /** No account has a part in it. */
  personal: boolean;
  publishable: boolean;
  key_kinds: readonly string[];
  test_only: boolean;
  scoped: boolean;
  roles: boolean;
  writes: boolean;
  body: boolean;
  /** The body is a form with a file, whose fields the operation reads by itself. */
  upload: boolean;
  required_input: boolean;
  typed_input: boolean;
  cursor: boolean;
  both_cursors: boolean;
  expand: boolean;
  path: boolean;
  idempotency: IdempotencyClass;
  /** It locks nothing itself: what it calls refuses inside of its answer. */
  json_rpc: boolean;
  planned: boolean;
  /** The codes that the schemas of the input carry. */
  input_codes: readonly string[];
}

interface GateRefusal {
  code: string;
  when: (question: GateQuestion) => boolean;
}

const always = () => true;
const keyed = (question: GateQuestion) => question.keyed;
/** A key, a session or a signature says whose request it is. */
const owned = ({ keyed, signed, dashboard_only }: GateQuestion) =>
  keyed || signed || dashboard_only;
/** An account stands behind it, which may be closed or suspended. */
const ofAccount = (question: GateQuestion) => owned(question) && !question.personal;
const signed = (question: GateQuestion) => question.signed;
/** A call that may write reads a body, if only to find it empty. */
const body = (question: GateQuestion) => question.body || question.writes;
const needsForm = (question: GateQuestion) =>
  question.typed_input || (body(question) && !question.upload);
const ownedOrBody = (question: GateQuestion) => owned(question) || body(question);
const keepsKeys = ({ idempotency }: GateQuestion) =>
  idempotency === "required" || idempotency === "optional";

const locks = (question: GateQuestion) => owned(question) && question.writes && !question.json_rpc;

/** Refusals of the gate before it looks at the input, in order of precedence. */
const AT_THE_GATE: GateRefusal[] = [
  { code: "body_too_large", when: body },
  { code: "unsupported_media_type", when: body },
  { code: "session_required", when: (question) => question.dashboard_only },
  { code: "signature_invalid", when: signed },
  { code: "signature_expired", when: signed },
  { code: "missing_api_key", when: keyed },
  { code: "invalid_api_key", when: keyed },
  { code: "revoked_api_key", when: keyed },
  { code: "expired_api_key", when: keyed },
  { code: "ip_not_allowed", when: keyed },
  { code: "origin_not_allowed", when: (question) => question.publishable || question.json_rpc },
  { code: "key_kind_not_allowed", when: refusesKinds },
  { code: "dashboard_only", when: (question) => question.dashboard_only },
  // A live key may not ask for a simulated refusal either, whatever it calls.
  { code: "test_mode_only", when: keyed },
  { code: "agent_live_mode_off", when: (question) => question.key_kinds.includes("ak") },
  // What needs no key and writes is limited by where it comes from.
  { code: "rate_limited", when: (question) => owned(question) || question.writes },
  { code: "invalid_version", when: always },
  { code: "insufficient_scope", when: (question) => question.scoped },
  { code: "role_required", when: (question) => question.roles },
  { code: "invalid_json", when: (question) => body(question) && !question.upload },
  {
    code: "idempotency_key_required",
    when: (question) => question.idempotency === "required",
  },
  { code: "idempotency_key_invalid", when: keepsKeys },
  {
    code: "idempotency_not_supported",
    when: (question) => question.idempotency === "refused",
  },
  { code: "idempotency_mismatch", when: keepsKeys },
  { code: "idempotency_in_progress", when: keepsKeys },
  { code: "account_closed", when: ofAccount },
  { code: "account_suspended", when: (question) => ofAccount(question) && question.writes },
];

/** Refusals of the input's form; the schemas' own codes stand between the two halves. */
const OF_THE_FORM: GateRefusal[] = [
  { code: "invalid_request", when: always },
  { code: "unknown_parameter", when: always },
  { code: "parameter_missing", when: (question) => question.required_input },
  { code: "parameter_invalid", when: needsForm },
];

const AFTER_THE_FORM: GateRefusal[] = [
  { code: "conflicting_parameters", when: (question) => question.both_cursors },
  { code: "invalid_cursor", when: (question) => question.cursor },
  { code: "invalid_expand", when: (question) => question.expand },
  { code: "not_implemented", when: (question) => question.planned },
  { code: "resource_missing", when: (question) => question.path },
];

/** What may come at any time, whatever the operation's own refusals. */
const AT_LAST: GateRefusal[] = [
  { code: "concurrent_update", when: locks },
  { code: "internal_error", when: always },
  { code: "service_unavailable", when: ownedOrBody },
];

/** Refusals that answer when no operation was found, and so belong to none. */
export const ROUTE_REFUSALS = [
  "malformed_request",
  "request_timeout",
  "headers_too_large",
  "route_not_found",
  "method_not_allowed",
];

/** The codes that a list of refusals begins and ends with, where it has them. */
export const EDGE_CODES = {
  first: AT_THE_GATE.map(({ code }) => code),
  last: AT_LAST.map(({ code }) => code),
};

/** Every code that the gate itself can name. */
export const GATE_CODES = [
  ...ROUTE_REFUSALS,
  ...[AT_THE_GATE, OF_THE_FORM, AFTER_THE_FORM, AT_LAST].flat().map((refusal) => refusal.code),
];

/**
 * All refusals of an operation in order of precedence: the gate's, then its own, then any time's.
 */
export function orderRefusals(question: GateQuestion, own: readonly string[]): string[] {
  const codes = (table: GateRefusal[]) =>
    table.filter((refusal) => refusal.when(question)).map((refusal) => refusal.code);
  const form = [...codes(OF_THE_FORM), ...question.input_codes, ...codes(AFTER_THE_FORM)];
  return [...new Set([...codes(AT_THE_GATE), ...form, ...own, ...codes(AT_LAST)])];
}

function refusesKinds(question: GateQuestion): boolean {
  return question.keyed && question.key_kinds.length < KEY_KINDS.length;
}
