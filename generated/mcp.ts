// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
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
  | "search_docs";

/** What the MCP server tells an agent of a tool, and what it checks before a call. */
export interface McpToolFacts {
  readonly name: McpToolName;
  readonly title: string;
  readonly description: string;
  readonly scope: Scope | "any";
  readonly moves_money: boolean;
  /** The schemas of its arguments and of its structured content. */
  readonly input: keyof Schemas;
  readonly output: keyof Schemas;
  /** The schema of the arguments as an agent is shown it: whole, without references. */
  readonly input_schema: Readonly<Record<string, unknown>>;
}

/** The tools of the MCP server, in the order in which agents are told of them. */
export const MCP_TOOLS: Readonly<Record<McpToolName, McpToolFacts>> = {
  send_airtime: {
    name: "send_airtime",
    title: "Send airtime",
    description: "Sells mobile airtime to a Zimbabwean number; the network is found from the number. Give your own `client_reference`, so that the same call again never pays twice. Answers the send, or `requires_approval` with an `approval_url` for a person.",
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
          description: "The mobile number, in any Zimbabwean form.",
        },
        amount: {
          description: "The face value: what the customer receives.",
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
          description: "The currency. There is no default.",
        },
        client_reference: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Your own reference: the same one again returns the first send.",
        },
        reason: {
          type: "string",
          maxLength: 500,
          description: "Why, for the person who approves.",
        },
        sms_message: {
          type: "string",
          minLength: 1,
          maxLength: 1000,
          description: "Your own words for the text message.",
        },
        recipient: {
          type: "string",
          maxLength: 132,
          pattern: "^(rcp_[0-9A-Za-z]{24}|ext:[^\\x00-\\x1f\\x7f]{1,128})$",
          description: "The recipient to attribute it to.",
        },
      },
      additionalProperties: false,
    },
  },
  buy_power: {
    name: "buy_power",
    title: "Buy electricity",
    description: "Buys prepaid electricity for an 11-digit meter, which is confirmed first. The token is texted to `token_phone`. Pass the `quo_` id of `quote_power` as `quote` to carry its confirmation. Answers the send, or `requires_approval` with an `approval_url` for a person.",
    scope: "sends:write",
    moves_money: true,
    output: "McpSendResult",
    input: "McpBuyPower",
    input_schema: {
      type: "object",
      required: ["meter", "amount", "currency", "token_phone", "client_reference"],
      properties: {
        meter: { type: "string", pattern: "^[0-9]{11}$", description: "The meter: 11 digits." },
        amount: {
          description: "The face value.",
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
          description: "The currency. There is no default.",
        },
        token_phone: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          description: "The number that the token is texted to.",
        },
        client_reference: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Your own reference: the same one again returns the first send.",
        },
        quote: {
          type: "string",
          pattern: "^quo_[0-9A-Za-z]{24}$",
          description: "The quote whose confirmation it carries.",
        },
        on_zesa_down: {
          type: "string",
          enum: ["queue", "fail"],
          description: "What to do while power is down nationally: `queue` when left out.",
        },
        reason: {
          type: "string",
          maxLength: 500,
          description: "Why, for the person who approves.",
        },
      },
      additionalProperties: false,
    },
  },
  send_data: {
    name: "send_data",
    title: "Send a data bundle",
    description: "Sends a data bundle to a Zimbabwean number. Bundles are simulated in test mode and not yet sold in live mode. Answers the send, or `requires_approval` with an `approval_url` for a person.",
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
          description: "The mobile number, in any Zimbabwean form.",
        },
        bundle_id: {
          type: "string",
          pattern: "^bnd_[0-9A-Za-z]{24}$",
          description: "The bundle, whose price is the amount.",
        },
        currency: {
          type: "string",
          pattern: "^([Uu][Ss][Dd]|[Zz][Ww][Gg])$",
          description: "The currency of the bundle.",
        },
        client_reference: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Your own reference: the same one again returns the first send.",
        },
        reason: {
          type: "string",
          maxLength: 500,
          description: "Why, for the person who approves.",
        },
      },
      additionalProperties: false,
    },
  },
  create_reward: {
    name: "create_reward",
    title: "Create a reward",
    description: "Rewards a recipient for something completed; the program's budget, caps and fraud rules apply. One reward per `completion_id`, forever: the same one again returns the first reward. The reward is always sent directly: an agent never makes reward links and never releases escrow.",
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
          description: "The program.",
        },
        recipient: {
          type: "string",
          maxLength: 132,
          pattern: "^(rcp_[0-9A-Za-z]{24}|ext:[^\\x00-\\x1f\\x7f]{1,128})$",
          description: "Who is rewarded: `rcp_…`, or `ext:` and your own id.",
        },
        completion_id: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "What was completed: your own id for it.",
        },
        amount: {
          description: "How much; the program's default amount when left out.",
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
          description: "What is sent: airtime, data or electricity. The first choice of the program that fits.",
        },
        bundle_id: {
          type: "string",
          pattern: "^bnd_[0-9A-Za-z]{24}$",
          description: "Data: the bundle.",
        },
        meter: {
          type: "string",
          pattern: "^[0-9]{11}$",
          description: "Electricity: the meter.",
        },
        token_phone: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          description: "Electricity: the number that the token is texted to.",
        },
        reason: {
          type: "string",
          maxLength: 500,
          description: "Why, for the person who approves.",
        },
      },
      additionalProperties: false,
    },
  },
  cancel_send: {
    name: "cancel_send",
    title: "Cancel a send",
    description: "Cancels a send that has not gone out: one that is scheduled or still waiting. Its money comes back. One that has gone out is refused with `already_sent`.",
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
          description: "The send.",
        },
      },
      additionalProperties: false,
    },
  },
  resend_token: {
    name: "resend_token",
    title: "Text a token again",
    description: "Texts a power token again, only to the phone and email that it first went to, a few times a day.",
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
          description: "The send that bought the token.",
        },
      },
      additionalProperties: false,
    },
  },
  confirm_meter: {
    name: "confirm_meter",
    title: "Confirm a meter",
    description: "Asks the electricity utility who a meter belongs to, to read it back to a person: the name is masked and the address is the suburb only. Rationed to 30 a minute.",
    scope: "lookups:read",
    moves_money: false,
    output: "Meter",
    input: "McpConfirmMeter",
    input_schema: {
      type: "object",
      required: ["meter"],
      properties: {
        meter: { type: "string", pattern: "^[0-9]{11}$", description: "The meter: 11 digits." },
        currency: {
          type: "string",
          pattern: "^([Uu][Ss][Dd]|[Zz][Ww][Gg])$",
          description: "The currency to be paid in.",
        },
      },
      additionalProperties: false,
    },
  },
  quote_power: {
    name: "quote_power",
    title: "Quote electricity",
    description: "Tells how many units of electricity an amount buys for a meter, now and after the month has turned, and confirms the meter. Pass the `quo_` id to `buy_power` within 30 minutes.",
    scope: "lookups:read",
    moves_money: false,
    output: "Quote",
    input: "McpQuotePower",
    input_schema: {
      type: "object",
      required: ["meter", "amount", "currency"],
      properties: {
        meter: { type: "string", pattern: "^[0-9]{11}$", description: "The meter: 11 digits." },
        amount: {
          description: "The face value.",
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
          description: "The currency. There is no default.",
        },
      },
      additionalProperties: false,
    },
  },
  lookup_phone: {
    name: "lookup_phone",
    title: "Look up a number",
    description: "Tells the network of a Zimbabwean mobile number and how it is properly written. Asks no network, costs nothing.",
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
          description: "The number, as somebody typed it.",
        },
      },
      additionalProperties: false,
    },
  },
  get_balance: {
    name: "get_balance",
    title: "Get the balance",
    description: "Returns the prepaid Credit in each currency: available, reserved and total. There is no exchange between the currencies.",
    scope: "credit:read",
    moves_money: false,
    output: "Credit",
    input: "McpGetBalance",
    input_schema: { type: "object", additionalProperties: false },
  },
  get_send: {
    name: "get_send",
    title: "Get a send or an approval",
    description: "Returns a send (`snd_…`) as it is now, or an approval (`apr_…`) that a person decides. A send that is `unknown` or `requires_review` may have landed: do not sell again.",
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
          description: "The send, or the approval.",
        },
      },
      additionalProperties: false,
    },
  },
  list_sends: {
    name: "list_sends",
    title: "List sends",
    description: "Lists sends, newest first, by status, type, target, your own reference or recipient.",
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
          description: "Sends in this status.",
        },
        type: {
          type: "string",
          enum: ["airtime", "data", "power"],
          description: "Sends of this type.",
        },
        target: {
          type: "string",
          minLength: 1,
          maxLength: 32,
          description: "Sends to this number or meter.",
        },
        client_reference: {
          type: "string",
          minLength: 1,
          maxLength: 128,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "The send with this reference of yours.",
        },
        recipient: {
          type: "string",
          maxLength: 132,
          pattern: "^(rcp_[0-9A-Za-z]{24}|ext:[^\\x00-\\x1f\\x7f]{1,128})$",
          description: "Sends attributed to this recipient.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          description: "How many: 20 when left out.",
          default: 20,
        },
      },
      additionalProperties: false,
    },
  },
  list_products: {
    name: "list_products",
    title: "List products",
    description: "Lists what can be sold: each product with its currency, its networks and its smallest and largest amounts.",
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
          description: "Products of this type.",
        },
        network: {
          type: "string",
          pattern: "^[a-z][a-z0-9-]{0,31}$",
          description: "Products that serve this network.",
        },
        currency: {
          type: "string",
          pattern: "^([Uu][Ss][Dd]|[Zz][Ww][Gg])$",
          description: "Products in this currency.",
        },
      },
      additionalProperties: false,
    },
  },
  list_programs: {
    name: "list_programs",
    title: "List programs",
    description: "Lists the reward programs, newest first, with what is left of each budget.",
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
          description: "Programs in this status.",
        },
      },
      additionalProperties: false,
    },
  },
  list_recipients: {
    name: "list_recipients",
    title: "List recipients",
    description: "Lists recipients, newest first, or finds the one with an `external_id`. A send to one of them needs no approval for its target.",
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
          description: "The recipient with this id of yours.",
        },
        q: {
          type: "string",
          minLength: 2,
          maxLength: 120,
          pattern: "^[^\\x00-\\x1f\\x7f]+$",
          description: "Recipients whose name, number or own id holds this.",
        },
        limit: {
          type: "integer",
          minimum: 1,
          maximum: 100,
          description: "How many: 20 when left out.",
          default: 20,
        },
      },
      additionalProperties: false,
    },
  },
  get_status: {
    name: "get_status",
    title: "Get the status",
    description: "Tells how every network and the electricity utility are doing now.",
    scope: "any",
    moves_money: false,
    output: "Status",
    input: "McpGetStatus",
    input_schema: { type: "object", additionalProperties: false },
  },
  power_status: {
    name: "power_status",
    title: "Get the status of power",
    description: "Tells whether electricity tokens can be bought now, and since when.",
    scope: "any",
    moves_money: false,
    output: "PowerAvailability",
    input: "McpPowerStatus",
    input_schema: { type: "object", additionalProperties: false },
  },
  search_docs: {
    name: "search_docs",
    title: "Search the docs",
    description: "Searches the guides and the reference of this interface.",
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
          description: "What to look for.",
        },
      },
      additionalProperties: false,
    },
  },
};
