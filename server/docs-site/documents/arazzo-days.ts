import type { Json } from "./document.ts";

/** A call of a day; what it sends is an example of the contract with a few fields of the day. */
export interface Call {
  readonly id: string;
  readonly operation: string;
  /** An example of the operation by name; the first one of the name is sent. */
  readonly example?: string;
  readonly fields?: Json;
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly status: number;
  /** What later calls need of the answer, as JSON pointers. */
  readonly outputs?: Readonly<Record<string, string>>;
  /** What must stand in the answer, as runtime expressions. */
  readonly expect?: readonly string[];
}

export interface Day {
  readonly id: string;
  readonly summary: string;
  readonly description: string;
  readonly calls: readonly Call[];
}

/** Days of five users, each of which a test key can live through. */
export const DAYS: readonly Day[] = [
  {
    id: "sell-at-a-till",
    summary: "Sell airtime at a till",
    description: "Read the catalogue, sell, read the sale, and find it among the day's sales.",
    calls: [
      { id: "catalogue", operation: "listProducts", status: 200 },
      {
        id: "sell",
        operation: "createSend",
        example: "Sell airtime",
        fields: { client_reference: "{$inputs.reference}-till" },
        status: 202,
        outputs: { send: "/id" },
        expect: ["$response.body#/status == 'pending'"],
      },
      {
        id: "deliver",
        operation: "advanceTestSend",
        example: "Deliver a send immediately",
        path: { send_id: "$steps.sell.outputs.send" },
        status: 200,
      },
      {
        id: "read",
        operation: "getSend",
        path: { send_id: "$steps.sell.outputs.send" },
        status: 200,
        expect: ["$response.body#/status == 'delivered'"],
      },
      { id: "the-day", operation: "listSends", status: 200 },
    ],
  },
  {
    id: "sell-electricity",
    summary: "Sell electricity",
    description: "Read a meter's owner and the tariff, quote, and sell what was quoted.",
    calls: [
      {
        id: "quote",
        operation: "createQuote",
        example: "US$10.00 of electricity",
        status: 201,
        outputs: { quote: "/id" },
      },
      {
        id: "sell",
        operation: "createSend",
        fields: {
          quote: "$steps.quote.outputs.quote",
          target: "37140030000",
          amount: "10.00",
          currency: "USD",
          token_phone: "0771234567",
          client_reference: "{$inputs.reference}-power",
        },
        status: 202,
        outputs: { send: "/id" },
      },
      {
        id: "read",
        operation: "getSend",
        path: { send_id: "$steps.sell.outputs.send" },
        status: 200,
        expect: ["$response.body#/type == 'power'"],
      },
    ],
  },
  {
    id: "pay-a-team",
    summary: "Pay a team in airtime",
    description: "Check the lines of a batch, create it, approve it, and read its lines.",
    calls: [
      { id: "check", operation: "previewBatch", example: "Two valid lines", status: 200 },
      {
        id: "create",
        operation: "createBatch",
        example: "Airtime for two people",
        fields: {
          items: [
            { target: "0771234567", amount: "5.00", name: "Tariro Moyo" },
            { target: "0712345678", amount: "5.00", name: "Farai Dube" },
          ],
        },
        status: 202,
        outputs: { batch: "/id" },
      },
      {
        id: "read",
        operation: "getBatch",
        path: { batch_id: "$steps.create.outputs.batch" },
        status: 200,
      },
      {
        id: "lines",
        operation: "listBatchItems",
        path: { batch_id: "$steps.create.outputs.batch" },
        status: 200,
      },
    ],
  },
  {
    id: "reward-a-customer",
    summary: "Reward a customer",
    description: "Register a person, set up a program, and give its reward.",
    calls: [
      {
        id: "register",
        operation: "createRecipient",
        example: "A customer of the loyalty card",
        fields: { external_id: "{$inputs.reference}" },
        status: 201,
        outputs: { recipient: "/id" },
      },
      {
        id: "program",
        operation: "createProgram",
        example: "US$1.00 of airtime for a survey, once per person",
        fields: { budget: "20.00" },
        status: 201,
        outputs: { program: "/id" },
      },
      {
        id: "activate",
        operation: "activateProgram",
        path: { program_id: "$steps.program.outputs.program" },
        status: 200,
        expect: ["$response.body#/status == 'active'"],
      },
      {
        id: "give",
        operation: "createReward",
        example: "US$1.00 of airtime for a survey",
        fields: {
          program: "$steps.program.outputs.program",
          recipient: "$steps.register.outputs.recipient",
          completion_id: "{$inputs.reference}-survey",
        },
        status: 201,
        outputs: { reward: "/id" },
      },
      {
        id: "read",
        operation: "getReward",
        path: { reward_id: "$steps.give.outputs.reward" },
        status: 200,
      },
    ],
  },
  {
    id: "keep-the-books",
    summary: "Keep the books",
    description: "Add test Credit, read the balance and its movements, and the day's events.",
    calls: [
      { id: "add", operation: "createTestCredit", example: "Add US$250.00", status: 201 },
      { id: "balance", operation: "getCredit", status: 200 },
      { id: "movements", operation: "listCreditTransactions", status: 200 },
      { id: "statement", operation: "getStatement", query: { currency: "USD" }, status: 200 },
      { id: "events", operation: "listEvents", status: 200 },
    ],
  },
];
