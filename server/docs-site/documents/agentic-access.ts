import type { Document, Json, Operation } from "./document.ts";

const AGENT = "ak";
const APPROVAL = "agent_approval.requested";
/** The last step of a path that takes back what was made, the nearest first. */
const REVERSALS = ["cancel", "void", "expire", "revoke"];

/**
 * Says of every operation what an agent should know before it calls: whether it acts, whether money
 * or goods move, which keys may call it, when a person decides, and what takes it back. The names
 * are those of `x-agentic-access`, which catalogues of APIs read.
 */
export function addAgenticAccess({ paths }: Document): void {
  for (const [path, methods] of Object.entries(paths)) {
    for (const [method, operation] of Object.entries(methods)) {
      operation["x-agentic-access"] = accessOf(operation, {
        is_reading: method === "get",
        reversal: reversalOf(paths, path, method),
      });
    }
  }
}

interface Place {
  readonly is_reading: boolean;
  /** The operation that takes back what this one made; null without one. */
  readonly reversal: string | null;
}

function accessOf(operation: Operation, { is_reading, reversal }: Place): Json {
  const { "x-svc-key-kinds": kinds = [], "x-svc-no-key": needs_no_key } = operation;
  return {
    "action-class": is_reading ? "connected" : "acting",
    consequence: is_reading ? "read" : consequenceOf(operation),
    subject: needs_no_key === undefined ? "required" : "none",
    audience: kinds,
    escalation: { "human-in-the-loop": escalationOf(operation) },
    audit: operation["x-svc-audited"] === undefined ? "none" : "required",
    ...(reversal === null ? {} : { reversal }),
  };
}

/** What needs an Idempotency-Key moves money; so does a tool that an agent calls. */
function consequenceOf(operation: Operation): string {
  const moves_money =
    operation["x-svc-idempotency"] === "required" ||
    (operation["x-svc-events"] ?? []).includes("send.created");
  return moves_money ? "physical" : "write";
}

/** Of what no agent can call, somebody else decides. */
function escalationOf(operation: Operation): string {
  if (operation["x-svc-dashboard-only"] === true) return "required";
  if (!(operation["x-svc-key-kinds"] ?? []).includes(AGENT)) return "required";
  return (operation["x-svc-events"] ?? []).includes(APPROVAL) ? "conditional" : "none";
}

/** What was created at a path is taken back below it, by its own ID. */
function reversalOf(paths: Document["paths"], path: string, method: string): string | null {
  if (method !== "post") return null;
  const below = Object.entries(paths).filter(([other]) => {
    return other.startsWith(`${path}/{`) && !other.slice(path.length + 1).includes("/{");
  });
  for (const step of REVERSALS) {
    const found = below.find(([other]) => other.endsWith(`}/${step}`))?.[1].post;
    if (found !== undefined) return found.operationId;
  }
  const own = below.find(([other]) => other.endsWith("}"))?.[1].delete;
  return own?.operationId ?? null;
}
