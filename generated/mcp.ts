// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
import type { ErrorCode } from "./errors.ts";
import type { Scope } from "./operations.ts";
import type { Schemas } from "./routes.ts";

export type McpToolName =
  | "send_airtime"
  | "buy_power"
  | "send_data"
  | "create_reward"
  | "cancel_send"
  | "resend_token"
  | "confirm_meter"
  | "quote_power"
  | "lookup_phone"
  | "get_balance"
  | "get_send"
  | "list_sends"
  | "list_products"
  | "list_programs"
  | "list_recipients"
  | "get_status"
  | "power_status"
  | "search_docs"
  | "read_doc"
  | "check_request";

/** The schemas of what tools answer. */
export type McpOutputName =
  | "McpSendResult"
  | "McpRewardResult"
  | "Send"
  | "TokenResend"
  | "Meter"
  | "Quote"
  | "PhoneLookup"
  | "Credit"
  | "SendOrApproval"
  | "SendList"
  | "ProductList"
  | "ProgramList"
  | "RecipientList"
  | "Status"
  | "PowerAvailability"
  | "McpDocsResult"
  | "McpDocText"
  | "McpRequestCheck";

/** What the MCP server tells an agent of a tool, and what it checks before a call. */
export interface McpToolFacts {
  readonly name: McpToolName;
  readonly title: string;
  readonly description: string;
  readonly scope: Scope | "any";
  readonly moves_money: boolean;
  /** The schemas of its arguments and of its structured content. */
  readonly input: keyof Schemas;
  readonly output: McpOutputName;
  /** The schema of the arguments: whole, without references. */
  readonly input_schema: Readonly<Record<string, unknown>>;
  /** The codes of arguments whose wrong values have one of their own, such as amounts. */
  readonly refusals: Readonly<Record<string, ErrorCode>>;
}

/** The tools of the MCP server, in the order in which agents are told of them. */
export const MCP_TOOLS: Readonly<Record<McpToolName, McpToolFacts>> = {
  send_airtime: {
    name: "send_airtime",
    title: "Send airtime",
    description: "Sells mobile airtime to a Zimbabwean number. The network is detected from the number. Pass your own `client_reference` so that repeating the call never pays twice. Returns the send, or `requires_approval` with an `approval_url` for a person.",
    scope: "sends:write",
    moves_money: true,
    output: "McpSendResult",
    input: "McpSendAirtime",
    input_schema: {
      type: "object",
      required: ["phone", "amount", "currency", "client_reference"],
      properties: {
        phone: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          description: "Mobile number, in any Zimbabwean format.",
        },
        amount: {
          description: "Face value that the customer receives, such as `5.00`.",
          anyOf: [
            {
              type: "string",
              maxLength: 10,
              pattern: "^([1-9][0-9]{0,6}(\\.[0-9]{1,2})?|0\\.(0[1-9]|[1-9][0-9]?))$",
              description: "An amount as text: greater than 0, at most 9999999.99, at most two decimals.",
            },
            {
              type: "number",
              minimum: 0.01,
              maximum: 9999999.99,
              description: "An amount as a JSON number: greater than 0, at most 9999999.99, at most two decimals.",
            },
          ],
        },
        currency: {
          type: "string",
          pattern: "^([Uu][Ss][Dd]|[Zz][Ww][Gg])$",
          description: "`USD` or `ZWG`. Required; there is no default.",
        },
        client_reference: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Your own reference. Reusing one returns the first send instead of selling again.",
        },
        reason: {
          type: "string",
          maxLength: 500,
          description: "Reason, shown to the person who approves.",
        },
        sms_message: {
          type: "string",
          minLength: 1,
          maxLength: 1000,
          description: "Custom text of the SMS message.",
        },
        recipient: {
          type: "string",
          maxLength: 132,
          pattern: "^(rcp_[0-9A-Za-z]{24}|ext:[^\\x00-\\x1f\\x7f]{1,128})$",
          description: "Recipient that the send is attributed to: `rcp_…`, or `ext:` followed by your own ID.",
        },
        validate_only: {
          type: "boolean",
          description: "Runs every check without selling, and returns a `send_validation` with the cost.",
          default: false,
        },
      },
      additionalProperties: false,
    },
    refusals: {
      phone: "invalid_phone",
      amount: "invalid_amount",
      currency: "invalid_currency",
      recipient: "reference_not_found",
    },
  },
  buy_power: {
    name: "buy_power",
    title: "Buy electricity",
    description: "Buys prepaid electricity for an 11-digit meter, which is confirmed first. The token is sent to `token_phone` by SMS. Pass the `quo_` ID from `quote_power` as `quote` to reuse its confirmation. Pass your own `client_reference` so that repeating the call never pays twice. Returns the send, or `requires_approval` with an `approval_url` for a person.",
    scope: "sends:write",
    moves_money: true,
    output: "McpSendResult",
    input: "McpBuyPower",
    input_schema: {
      type: "object",
      required: ["meter", "amount", "currency", "token_phone", "client_reference"],
      properties: {
        meter: {
          type: "string",
          pattern: "^[0-9]{11}$",
          description: "Meter number of 11 digits.",
        },
        amount: {
          description: "Face value of the sale.",
          anyOf: [
            {
              type: "string",
              maxLength: 10,
              pattern: "^([1-9][0-9]{0,6}(\\.[0-9]{1,2})?|0\\.(0[1-9]|[1-9][0-9]?))$",
              description: "An amount as text: greater than 0, at most 9999999.99, at most two decimals.",
            },
            {
              type: "number",
              minimum: 0.01,
              maximum: 9999999.99,
              description: "An amount as a JSON number: greater than 0, at most 9999999.99, at most two decimals.",
            },
          ],
        },
        currency: {
          type: "string",
          pattern: "^([Uu][Ss][Dd]|[Zz][Ww][Gg])$",
          description: "`USD` or `ZWG`. Required; there is no default.",
        },
        token_phone: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          description: "Phone number that receives the token by SMS.",
        },
        client_reference: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Your own reference. Reusing one returns the first send instead of selling again.",
        },
        quote: {
          type: "string",
          pattern: "^quo_[0-9A-Za-z]{24}$",
          description: "Quote (`quo_…`) whose meter confirmation is reused.",
        },
        on_zesa_down: {
          type: "string",
          enum: ["queue", "fail"],
          description: "What to do during a national outage. Default: `queue`.",
        },
        reason: {
          type: "string",
          maxLength: 500,
          description: "Reason, shown to the person who approves.",
        },
        validate_only: {
          type: "boolean",
          description: "Runs every check without selling, and returns a `send_validation` with the cost.",
          default: false,
        },
      },
      additionalProperties: false,
    },
    refusals: {
      meter: "invalid_meter_number",
      amount: "invalid_amount",
      currency: "invalid_currency",
      token_phone: "invalid_phone",
      quote: "reference_not_found",
    },
  },
  send_data: {
    name: "send_data",
    title: "Send a data bundle",
    description: "Sends a data bundle to a Zimbabwean number. Bundles are simulated in test mode and not yet sold in live mode. Pass your own `client_reference` so that repeating the call never pays twice. Returns the send, or `requires_approval` with an `approval_url` for a person.",
    scope: "sends:write",
    moves_money: true,
    output: "McpSendResult",
    input: "McpSendData",
    input_schema: {
      type: "object",
      required: ["phone", "bundle_id", "currency", "client_reference"],
      properties: {
        phone: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          description: "Mobile number, in any Zimbabwean format.",
        },
        bundle_id: {
          type: "string",
          pattern: "^bnd_[0-9A-Za-z]{24}$",
          description: "Bundle to send. Its price is the amount.",
        },
        currency: {
          type: "string",
          pattern: "^([Uu][Ss][Dd]|[Zz][Ww][Gg])$",
          description: "Currency of the bundle: `USD` or `ZWG`.",
        },
        client_reference: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Your own reference. Reusing one returns the first send instead of selling again.",
        },
        reason: {
          type: "string",
          maxLength: 500,
          description: "Reason, shown to the person who approves.",
        },
        validate_only: {
          type: "boolean",
          description: "Runs every check without selling, and returns a `send_validation` with the cost.",
          default: false,
        },
      },
      additionalProperties: false,
    },
    refusals: {
      phone: "invalid_phone",
      bundle_id: "reference_not_found",
      currency: "invalid_currency",
    },
  },
  create_reward: {
    name: "create_reward",
    title: "Create a reward",
    description: "Rewards a recipient for something completed, within the program's budget, caps and fraud rules. Each `completion_id` is rewarded once; reusing one returns the first reward. The reward is always sent directly: agents cannot create reward links or release escrow.",
    scope: "rewards:write",
    moves_money: true,
    output: "McpRewardResult",
    input: "McpCreateReward",
    input_schema: {
      type: "object",
      required: ["program", "recipient", "completion_id"],
      properties: {
        program: {
          type: "string",
          pattern: "^prg_[0-9A-Za-z]{24}$",
          description: "Program (`prg_…`) that pays for the reward.",
        },
        recipient: {
          type: "string",
          maxLength: 132,
          pattern: "^(rcp_[0-9A-Za-z]{24}|ext:[^\\x00-\\x1f\\x7f]{1,128})$",
          description: "Recipient to reward: `rcp_…`, or `ext:` followed by your own ID.",
        },
        completion_id: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Your own unique ID of what was completed.",
        },
        amount: {
          description: "Face value of the reward. Default: the program's default amount.",
          anyOf: [
            {
              type: "string",
              maxLength: 10,
              pattern: "^([1-9][0-9]{0,6}(\\.[0-9]{1,2})?|0\\.(0[1-9]|[1-9][0-9]?))$",
              description: "An amount as text: greater than 0, at most 9999999.99, at most two decimals.",
            },
            {
              type: "number",
              minimum: 0.01,
              maximum: 9999999.99,
              description: "An amount as a JSON number: greater than 0, at most 9999999.99, at most two decimals.",
            },
          ],
        },
        type: {
          type: "string",
          enum: ["airtime", "data", "power"],
          description: "Reward type: airtime, data or electricity. Default: the first choice of the program that fits.",
        },
        bundle_id: {
          type: "string",
          pattern: "^bnd_[0-9A-Za-z]{24}$",
          description: "Bundle to send. For data only.",
        },
        meter: {
          type: "string",
          pattern: "^[0-9]{11}$",
          description: "Meter number, for electricity only.",
        },
        token_phone: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          description: "Phone number that receives the electricity token by SMS.",
        },
        reason: {
          type: "string",
          maxLength: 500,
          description: "Reason, shown to the person who approves.",
        },
        validate_only: {
          type: "boolean",
          description: "Runs every check without giving the reward, and returns a `reward_validation`.",
          default: false,
        },
      },
      additionalProperties: false,
    },
    refusals: {
      program: "reference_not_found",
      recipient: "reference_not_found",
      amount: "invalid_amount",
      bundle_id: "reference_not_found",
      meter: "invalid_meter_number",
      token_phone: "invalid_phone",
    },
  },
  cancel_send: {
    name: "cancel_send",
    title: "Cancel a send",
    description: "Cancels a send that has not been dispatched: one that is scheduled or still waiting. Its money is returned. A send that was dispatched fails with `already_sent`.",
    scope: "sends:write",
    moves_money: true,
    output: "Send",
    input: "McpCancelSend",
    input_schema: {
      type: "object",
      required: ["send"],
      properties: {
        send: {
          type: "string",
          pattern: "^(snd_[0-9A-Za-z]{24}|[0-9a-f]{24,32})$",
          description: "Send (`snd_…`) to be cancelled.",
        },
      },
      additionalProperties: false,
    },
    refusals: { send: "reference_not_found" },
  },
  resend_token: {
    name: "resend_token",
    title: "Text a token again",
    description: "Sends a power token again by SMS and email, only to where it was first sent, a few times a day.",
    scope: "sends:write",
    moves_money: true,
    output: "TokenResend",
    input: "McpResendToken",
    input_schema: {
      type: "object",
      required: ["send"],
      properties: {
        send: {
          type: "string",
          pattern: "^(snd_[0-9A-Za-z]{24}|[0-9a-f]{24,32})$",
          description: "Send (`snd_…`) that bought the token.",
        },
      },
      additionalProperties: false,
    },
    refusals: { send: "reference_not_found" },
  },
  confirm_meter: {
    name: "confirm_meter",
    title: "Confirm a meter",
    description: "Looks up the owner of a meter with the electricity utility, so that a person can confirm it. The name is masked and the address is only the suburb. Limited to 30 calls per minute.",
    scope: "lookups:read",
    moves_money: false,
    output: "Meter",
    input: "McpConfirmMeter",
    input_schema: {
      type: "object",
      required: ["meter"],
      properties: {
        meter: {
          type: "string",
          pattern: "^[0-9]{11}$",
          description: "Meter number of 11 digits.",
        },
        currency: {
          type: "string",
          pattern: "^([Uu][Ss][Dd]|[Zz][Ww][Gg])$",
          description: "Currency of the payment: `USD` or `ZWG`.",
        },
      },
      additionalProperties: false,
    },
    refusals: { meter: "invalid_meter_number", currency: "invalid_currency" },
  },
  quote_power: {
    name: "quote_power",
    title: "Quote electricity",
    description: "Estimates how many units of electricity an amount buys for a meter, this month and next, and confirms the meter. Pass the `quo_` ID to `buy_power` within 30 minutes.",
    scope: "lookups:read",
    moves_money: false,
    output: "Quote",
    input: "McpQuotePower",
    input_schema: {
      type: "object",
      required: ["meter", "amount", "currency"],
      properties: {
        meter: {
          type: "string",
          pattern: "^[0-9]{11}$",
          description: "Meter number of 11 digits.",
        },
        amount: {
          description: "Face value of the sale.",
          anyOf: [
            {
              type: "string",
              maxLength: 10,
              pattern: "^([1-9][0-9]{0,6}(\\.[0-9]{1,2})?|0\\.(0[1-9]|[1-9][0-9]?))$",
              description: "An amount as text: greater than 0, at most 9999999.99, at most two decimals.",
            },
            {
              type: "number",
              minimum: 0.01,
              maximum: 9999999.99,
              description: "An amount as a JSON number: greater than 0, at most 9999999.99, at most two decimals.",
            },
          ],
        },
        currency: {
          type: "string",
          pattern: "^([Uu][Ss][Dd]|[Zz][Ww][Gg])$",
          description: "`USD` or `ZWG`. Required; there is no default.",
        },
      },
      additionalProperties: false,
    },
    refusals: {
      meter: "invalid_meter_number",
      amount: "invalid_amount",
      currency: "invalid_currency",
    },
  },
  lookup_phone: {
    name: "lookup_phone",
    title: "Look up a number",
    description: "Looks up the network of a Zimbabwean mobile number and its standard format. Free, and contacts no network.",
    scope: "lookups:read",
    moves_money: false,
    output: "PhoneLookup",
    input: "McpLookupPhone",
    input_schema: {
      type: "object",
      required: ["phone"],
      properties: {
        phone: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          description: "Phone number, as typed.",
        },
      },
      additionalProperties: false,
    },
    refusals: {},
  },
  get_balance: {
    name: "get_balance",
    title: "Get the balance",
    description: "Returns the prepaid Credit in each currency: available, reserved and total. Currencies cannot be converted.",
    scope: "credit:read",
    moves_money: false,
    output: "Credit",
    input: "McpGetBalance",
    input_schema: { type: "object", additionalProperties: false },
    refusals: {},
  },
  get_send: {
    name: "get_send",
    title: "Get a send or an approval",
    description: "Returns a send (`snd_…`) with its current status, or an approval (`apr_…`) that a person decides. A send that is `unknown` or `requires_review` may have been delivered: do not sell it again.",
    scope: "sends:read",
    moves_money: false,
    output: "SendOrApproval",
    input: "McpGetSend",
    input_schema: {
      type: "object",
      required: ["id"],
      properties: {
        id: {
          type: "string",
          pattern: "^((snd|apr)_[0-9A-Za-z]{24}|[0-9a-f]{24,32})$",
          description: "ID of the send (`snd_…`) or approval (`apr_…`).",
        },
      },
      additionalProperties: false,
    },
    refusals: { id: "reference_not_found" },
  },
  list_sends: {
    name: "list_sends",
    title: "List sends",
    description: "Lists sends, newest first, filtered by status, type, target, your own reference or recipient.",
    scope: "sends:read",
    moves_money: false,
    output: "SendList",
    input: "McpListSends",
    input_schema: {
      type: "object",
      properties: {
        status: {
          type: "string",
          enum: [
            "pending",
            "submitted",
            "delivered",
            "queued",
            "retrying",
            "unknown",
            "requires_review",
            "failed_credited",
            "failed",
            "scheduled",
            "cancelled_credited",
          ],
          description: "Only sends with this status.",
        },
        type: {
          type: "string",
          enum: ["airtime", "data", "power"],
          description: "Only sends of this type.",
        },
        target: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          description: "Only sends to this number or meter.",
        },
        client_reference: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Only the send with this reference.",
        },
        recipient: {
          type: "string",
          maxLength: 132,
          pattern: "^(rcp_[0-9A-Za-z]{24}|ext:[^\\x00-\\x1f\\x7f]{1,128})$",
          description: "Only sends attributed to this recipient: `rcp_…`, or `ext:` and your own ID.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          description: "Maximum number of results. Default: 20.",
          default: 20,
        },
      },
      additionalProperties: false,
    },
    refusals: { target: "invalid_phone", recipient: "reference_not_found" },
  },
  list_products: {
    name: "list_products",
    title: "List products",
    description: "Lists the products that can be sold, each with its currency, networks and minimum and maximum amounts.",
    scope: "catalog:read",
    moves_money: false,
    output: "ProductList",
    input: "McpListProducts",
    input_schema: {
      type: "object",
      properties: {
        type: {
          type: "string",
          enum: ["airtime", "data", "power"],
          description: "Only products of this type.",
        },
        network: {
          type: "string",
          pattern: "^[a-z][a-z0-9-]{0,31}$",
          description: "Only products that serve this network.",
        },
        currency: {
          type: "string",
          pattern: "^([Uu][Ss][Dd]|[Zz][Ww][Gg])$",
          description: "Only products in `USD` or in `ZWG`.",
        },
      },
      additionalProperties: false,
    },
    refusals: { network: "reference_not_found", currency: "invalid_currency" },
  },
  list_programs: {
    name: "list_programs",
    title: "List programs",
    description: "Lists the reward programs, newest first, with their remaining budgets.",
    scope: "rewards:read",
    moves_money: false,
    output: "ProgramList",
    input: "McpListPrograms",
    input_schema: {
      type: "object",
      properties: {
        status: {
          type: "string",
          enum: ["draft", "active", "paused", "exhausted", "closed"],
          description: "Only programs with this status.",
        },
      },
      additionalProperties: false,
    },
    refusals: {},
  },
  list_recipients: {
    name: "list_recipients",
    title: "List recipients",
    description: "Lists recipients, newest first, or finds the one with an `external_id`. Sends to a recipient's number need no approval for the target.",
    scope: "recipients:read",
    moves_money: false,
    output: "RecipientList",
    input: "McpListRecipients",
    input_schema: {
      type: "object",
      properties: {
        external_id: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Only the recipient with this ID of yours.",
        },
        q: {
          type: "string",
          minLength: 2,
          maxLength: 120,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Only recipients whose name, number or own ID contains this text.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          description: "Maximum number of results. Default: 20.",
          default: 20,
        },
      },
      additionalProperties: false,
    },
    refusals: {},
  },
  get_status: {
    name: "get_status",
    title: "Get the status",
    description: "Returns the current status of every network and of the electricity utility.",
    scope: "any",
    moves_money: false,
    output: "Status",
    input: "McpGetStatus",
    input_schema: { type: "object", additionalProperties: false },
    refusals: {},
  },
  power_status: {
    name: "power_status",
    title: "Get the status of power",
    description: "Returns whether electricity tokens can be bought now, and since when.",
    scope: "any",
    moves_money: false,
    output: "PowerAvailability",
    input: "McpPowerStatus",
    input_schema: { type: "object", additionalProperties: false },
    refusals: {},
  },
  search_docs: {
    name: "search_docs",
    title: "Search the docs",
    description: "Searches the guides and the API reference.",
    scope: "any",
    moves_money: false,
    output: "McpDocsResult",
    input: "McpSearchDocs",
    input_schema: {
      type: "object",
      required: ["query"],
      properties: {
        query: {
          type: "string",
          minLength: 2,
          maxLength: 120,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Text to search for.",
        },
      },
      additionalProperties: false,
    },
    refusals: {},
  },
  read_doc: {
    name: "read_doc",
    title: "Read the docs",
    description: "Reads a page of the docs or one section as Markdown, in parts of at most 16 kB.",
    scope: "any",
    moves_money: false,
    output: "McpDocText",
    input: "McpReadDoc",
    input_schema: {
      type: "object",
      required: ["page"],
      properties: {
        page: {
          type: "string",
          minLength: 1,
          maxLength: 300,
          description: "URL from `search_docs`, or path of a page; its `#anchor` selects a section.",
        },
        part: {
          type: "integer",
          minimum: 1,
          maximum: 1000,
          description: "Part to read. Default: 1.",
          default: 1,
        },
      },
      additionalProperties: false,
    },
    refusals: {},
  },
  check_request: {
    name: "check_request",
    title: "Check a request",
    description: "Checks the body of a REST request against the contract, and calls nothing. Balances, limits and whether IDs exist are not checked.",
    scope: "any",
    moves_money: false,
    output: "McpRequestCheck",
    input: "McpCheckRequest",
    input_schema: {
      type: "object",
      required: ["operation"],
      properties: {
        operation: {
          type: "string",
          minLength: 1,
          maxLength: 64,
          description: "ID of the operation, such as `createSend`.",
        },
        body: {
          type: "object",
          description: "Body of the request. Default: `{}`.",
          additionalProperties: {},
        },
      },
      additionalProperties: false,
    },
    refusals: {},
  },
};

/** What a model is shown of what tools answer. */
export const MCP_OUTPUTS: Readonly<Record<McpOutputName, object>> = {
  McpSendResult: {
    type: "object",
    properties: {
      object: { enum: ["send", "agent_approval", "send_validation"] },
      status: {
        enum: [
          "pending",
          "submitted",
          "delivered",
          "queued",
          "retrying",
          "unknown",
          "requires_review",
          "failed_credited",
          "failed",
          "scheduled",
          "cancelled_credited",
          "requires_approval",
          "requested",
          "approved",
          "rejected",
          "expired",
        ],
      },
    },
  },
  McpRewardResult: {
    type: "object",
    properties: {
      object: { enum: ["reward", "agent_approval", "reward_validation"] },
      status: {
        enum: [
          "pending",
          "held",
          "released",
          "delivered",
          "failed",
          "voided",
          "expired",
          "rejected",
          "requires_approval",
          "requested",
          "approved",
        ],
      },
    },
  },
  Send: {
    type: "object",
    properties: {
      status: {
        enum: [
          "pending",
          "submitted",
          "delivered",
          "queued",
          "retrying",
          "unknown",
          "requires_review",
          "failed_credited",
          "failed",
          "scheduled",
          "cancelled_credited",
        ],
      },
    },
  },
  TokenResend: { type: "object" },
  Meter: { type: "object" },
  Quote: { type: "object", properties: { status: { enum: ["open", "used", "expired"] } } },
  PhoneLookup: { type: "object" },
  Credit: { type: "object" },
  SendOrApproval: {
    type: "object",
    properties: {
      object: { enum: ["send", "agent_approval"] },
      status: {
        enum: [
          "pending",
          "submitted",
          "delivered",
          "queued",
          "retrying",
          "unknown",
          "requires_review",
          "failed_credited",
          "failed",
          "scheduled",
          "cancelled_credited",
          "requested",
          "approved",
          "rejected",
          "expired",
        ],
      },
    },
  },
  SendList: { type: "object" },
  ProductList: { type: "object" },
  ProgramList: { type: "object" },
  RecipientList: { type: "object" },
  Status: { type: "object" },
  PowerAvailability: { type: "object" },
  McpDocsResult: { type: "object" },
  McpDocText: { type: "object" },
  McpRequestCheck: { type: "object" },
};
