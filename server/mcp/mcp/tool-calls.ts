import { randomUUID } from "node:crypto";
import type { McpToolName } from "@svc/generated/mcp";
import type { OperationId } from "@svc/generated/operations";
import type { InnerCall } from "#platform/context";

type Arguments = Readonly<Record<string, unknown>>;

/** The operation that a tool calls, and how its arguments become the operation's input. */
interface ToolCall {
  readonly operation_id: OperationId;
  /** Names another operation where that depends on an argument. */
  readonly inputOf: (given: Arguments) => Partial<InnerCall>;
}

/** What each tool calls; the search of the docs is no operation. */
export const TOOL_CALLS: Readonly<Record<Exclude<McpToolName, "search_docs">, ToolCall>> = {
  send_airtime: selling(({ phone: target, ...sale }) => ({ type: "airtime", target, ...sale })),
  buy_power: selling(({ meter: target, ...sale }) => ({ type: "power", target, ...sale })),
  send_data: selling(({ phone: target, ...sale }) => ({ type: "data", target, ...sale })),
  create_reward: { operation_id: "createReward", inputOf: keyed },
  cancel_send: {
    operation_id: "cancelSend",
    inputOf: ({ send }) => ({ path: { send_id: String(send) } }),
  },
  resend_token: {
    operation_id: "resendSendToken",
    inputOf: ({ send }) => ({ path: { send_id: String(send) } }),
  },
  confirm_meter: {
    operation_id: "getMeter",
    inputOf: ({ meter, ...query }) => ({ path: { number: String(meter) }, query: textsOf(query) }),
  },
  quote_power: {
    operation_id: "createQuote",
    inputOf: ({ meter: target, ...quote }) => ({ body: { target, ...quote } }),
  },
  lookup_phone: reading("lookupPhone"),
  get_balance: reading("getCredit"),
  get_send: {
    operation_id: "getSend",
    inputOf: ({ id }): Partial<InnerCall> =>
      String(id).startsWith("apr_")
        ? { operation_id: "getApproval", path: { approval_id: String(id) } }
        : { path: { send_id: String(id) } },
  },
  list_sends: reading("listSends"),
  list_products: reading("listProducts"),
  list_programs: reading("listPrograms"),
  list_recipients: reading("listRecipients"),
  get_status: reading("getStatus"),
  power_status: reading("getStatus"),
};

function reading(operation_id: OperationId): ToolCall {
  return { operation_id, inputOf: (given) => ({ query: textsOf(given) }) };
}

function selling(bodyOf: (given: Arguments) => Arguments): ToolCall {
  return { operation_id: "createSend", inputOf: (given) => keyed(bodyOf(given)) };
}

/**
 * What makes a sale one is its reference, whatever else a model words differently when it tries
 * again, so every call has a key of its own.
 */
function keyed(body: Arguments): Partial<InnerCall> {
  return { body, idempotency_key: `mcp-${randomUUID()}` };
}

function textsOf(values: Arguments): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, one]) => [name, String(one)]));
}
