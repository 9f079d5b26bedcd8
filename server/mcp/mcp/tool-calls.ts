import { randomUUID } from "node:crypto";
import type { McpToolName } from "@svc/generated/mcp";
import type { OperationId } from "@svc/generated/operations";
import type { InnerCall } from "#platform/context";
import type { ArgumentNames } from "./name-arguments.ts";
import type { OwnToolName } from "./own-tools.ts";

type Arguments = Readonly<Record<string, unknown>>;

/** The operation that a tool calls, and how its arguments become the operation's input. */
interface ToolCall {
  readonly operation_id: OperationId;
  /** The arguments of the tool that the operation has other names for, by these. */
  readonly names: ArgumentNames;
  /** Names another operation where that depends on an argument. */
  readonly inputOf: (given: Arguments) => Partial<InnerCall>;
}

/** What each tool calls, unless no operation stands behind it. */
export const TOOL_CALLS: Readonly<Record<Exclude<McpToolName, OwnToolName>, ToolCall>> = {
  send_airtime: selling("airtime", { target: "phone" }),
  buy_power: selling("power", { target: "meter" }),
  send_data: selling("data", { target: "phone" }),
  create_reward: { operation_id: "createReward", names: {}, inputOf: keyed },
  cancel_send: acting("cancelSend", { send_id: "send" }),
  resend_token: acting("resendSendToken", { send_id: "send" }),
  confirm_meter: {
    operation_id: "getMeter",
    names: { number: "meter" },
    inputOf: ({ meter, ...query }) => ({ path: { number: String(meter) }, query: textsOf(query) }),
  },
  quote_power: {
    operation_id: "createQuote",
    names: { target: "meter" },
    inputOf: (given) => ({ body: renamed(given, { target: "meter" }) }),
  },
  lookup_phone: reading("lookupPhone"),
  get_balance: reading("getCredit"),
  get_send: {
    operation_id: "getSend",
    names: { send_id: "id", approval_id: "id" },
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
  return { operation_id, names: {}, inputOf: (given) => ({ query: textsOf(given) }) };
}

/** A tool whose arguments are the path of an operation. */
function acting(operation_id: OperationId, names: ArgumentNames): ToolCall {
  return { operation_id, names, inputOf: (given) => ({ path: textsOf(renamed(given, names)) }) };
}

function selling(type: "airtime" | "data" | "power", names: ArgumentNames): ToolCall {
  const inputOf = (given: Arguments) => keyed({ type, ...renamed(given, names) });
  return { operation_id: "createSend", names, inputOf };
}

/** Arguments under the names of the operation. */
function renamed(given: Arguments, names: ArgumentNames): Arguments {
  const fieldOf = (name: string) => Object.keys(names).find((field) => names[field] === name);
  return Object.fromEntries(
    Object.entries(given).map(([name, one]) => [fieldOf(name) ?? name, one]),
  );
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
