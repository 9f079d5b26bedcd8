/** Bugs that the seeds must find, planted in the server one at a time. */
import type { Patch } from "../mutation/patches.ts";

export interface PlayedBug {
  readonly name: string;
  readonly patches: readonly Patch[];
  /** What is complained of. */
  readonly found: RegExp;
}

const RETURNED_AND_VENDED = /its Credit is returned exactly when it has failed/;
/** Its worker may have come to know of it, or not. */
const GIVEN_UP_AND_VENDED = /it has failed, and was vended|its Credit is returned exactly when/;
/** Another supplier is handed it, or none. */
const TWICE_OR_LOST = /it was vended twice|it has failed, and was vended/;
const FAILED_AND_VENDED = /it has failed, and was vended/;

function bug(name: string, found: RegExp, ...patches: readonly Patch[]): PlayedBug {
  return { name, found, patches };
}

const JUDGE = "sales/sends/attempts/judge-answer.ts";

export const PLAYED_BUGS: readonly PlayedBug[] = [
  bug("silence is taken for a no", TWICE_OR_LOST, {
    file: JUDGE,
    find: `    case "no_answer":
      return judgeSilence(standing);`,
    put: `    case "no_answer":
      return standing.kind === "submit"
        ? judgeNotTaken(standing, { kind: "not_taken", reason: "connect" })
        : judgeSilence(standing);`,
  }),
  bug("a worker that died is presumed to have sold nothing", TWICE_OR_LOST, {
    file: "sales/sends/dispatch/dispatch.ts",
    find: `return presumed({ kind: "no_answer", reason: "reset" });`,
    put: `return presumed({ kind: "not_taken", reason: "connect" });`,
  }),
  bug("a call is made though its lease may be over", RETURNED_AND_VENDED, {
    file: "sales/sends/dispatch/dispatch.ts",
    find: "  if (!hasRoom(lease, supplier.adapter.deadline_ms)) {",
    put: "  if (send.id === null && !hasRoom(lease, supplier.adapter.deadline_ms)) {",
  }),
  bug("an error of Hot Recharge's server is a no", TWICE_OR_LOST, {
    file: "providers/hot-v3/outcomes.ts",
    find: `SERVER_ERROR: Meaning = { kind: "no_answer", reason: "http_5xx" }`,
    put: `SERVER_ERROR: Meaning = { kind: "not_taken", reason: "down" }`,
  }),
  bug(
    "one not-found is proof",
    GIVEN_UP_AND_VENDED,
    {
      file: "providers/hot-v3/hot-v3.ts",
      find: "    not_found_is_proof: false,",
      put: "    not_found_is_proof: true,",
    },
    {
      file: JUDGE,
      find: "  if (is_apart && now - attempt_at >= gap_ms) {",
      put: "  if (is_apart || now > attempt_at) {",
    },
  ),
  bug("a busy Hot Recharge is one that has not sold", TWICE_OR_LOST, {
    file: "providers/hot-v3/outcomes.ts",
    find: `429: { kind: "query" },`,
    put: `429: { kind: "not_taken", reason: "busy" },`,
  }),
  bug("a connection that broke has carried nothing", TWICE_OR_LOST, {
    file: "providers/http/supplier-http.ts",
    find: "if (!is_sent) return NOT_SENT;",
    put: "if (!is_sent || !signal.aborted) return NOT_SENT;",
  }),
  bug("what BillPay is still paying was refused", FAILED_AND_VENDED, {
    file: "providers/billpay/outcome-of.ts",
    find: `return { kind: "accepted", check_after_ms: checkAfterMs(action) };`,
    put: `const supplier_code = String(checkAfterMs(action));
      return { kind: "refused", code: "not_delivered", supplier_code };`,
  }),
  bug("a question names itself, and not what it is about", FAILED_AND_VENDED, {
    file: "sales/sends/dispatch/lease-sends.ts",
    find: `step.do === "submit" ? attempt.id : (hand_over?.id ?? attempt.id);`,
    put: "attempt.id;",
  }),
  bug("whatever was vended was ordered", /something else was vended/, {
    file: JUDGE,
    find: "    ordered.amount_minor === vended.amount_minor &&\n",
    put: "",
  }),
  bug("an answer of something else leaves its attempt open", /an attempt is answered once/, {
    file: JUDGE,
    find: `const state = attempt_state === "intended" ? "no_answer" : attempt_state;`,
    put: "const state = attempt_state;",
  }),
  bug("what is delivered is not always booked", /not so for/, {
    file: "sales/sends/settle/close-sends.ts",
    find: "  if (spent.length > 0) await settle(",
    put: "  if (spent.length > 1) await settle(",
  }),
  bug("reconciliation keeps silent of what we gave up", /reconciliation is silent/, {
    file: "reporting/reconciliation/compare.ts",
    find: `if (sale.state !== "delivered") return "late";`,
    put: `if (sale.state !== "delivered") return null;`,
  }),
];
