/** Deviations that a tampering server plants, each with what svc-conform must name. */
import { randomUUID } from "node:crypto";
import type { Rule } from "../../../sdks/conform/src/rules.ts";
import { type ConformRun, SALE } from "./conform-run.ts";
import type { Answering } from "./tampering.ts";

export type Change = (answered: Answering) => Answering;

/** Changes a body that is JSON, whatever it is. */
export function body(change: (value: Record<string, unknown>) => object): Change {
  return (answered) => ({ ...answered, body: JSON.stringify(change(JSON.parse(answered.body))) });
}

export function header(name: string, value: string | null): Change {
  return (answered) => {
    const { [name]: _, ...headers } = answered.headers;
    return { ...answered, headers: value === null ? headers : { ...headers, [name]: value } };
  };
}

/** The first answers as they are, the others changed. */
function after(count: number, change: Change): Change {
  let passed = 0;
  return (answered) => (passed++ < count ? answered : change(answered));
}

function error(fields: object): Change {
  return body(({ error: own }) => ({ error: { ...(own as object), ...fields } }));
}

/** The first answer as it is, and again for whatever comes after it. */
function asTheFirst(): Change {
  let first: Answering | null = null;
  return (answered) => {
    first ??= answered;
    return { ...answered, status: first.status, body: first.body };
  };
}

export interface Planted {
  readonly what: string;
  readonly change: Change;
  readonly calls: (run: ConformRun) => Promise<unknown>;
  readonly named: readonly [operation: string | null, place: string, rule: Rule];
}

export const PLANTED: readonly Planted[] = [
  {
    what: "a path that the contract does not have, and that is served",
    change: (answered) => ({ ...answered, status: 200, body: "{}" }),
    calls: ({ ask }) => ask("/vouchers"),
    named: [null, "request", "operation"],
  },
  {
    what: "a status that is not listed",
    change: (answered) => ({ ...answered, status: 201 }),
    calls: ({ sell }) => sell(),
    named: ["createSend", "response status", "status"],
  },
  {
    what: "a type that is not JSON",
    change: header("content-type", "text/html"),
    calls: ({ ask }) => ask("/networks"),
    named: ["listNetworks", "response header Content-Type", "content-type"],
  },
  {
    what: "a body that ends in its middle",
    change: (answered) => ({ ...answered, body: answered.body.slice(0, 40) }),
    calls: ({ ask }) => ask("/networks"),
    named: ["listNetworks", "response body", "body"],
  },
  {
    what: "an answer without its Request-Id",
    change: header("request-id", null),
    calls: ({ ask }) => ask("/networks"),
    named: ["listNetworks", "response header Request-Id", "header-missing"],
  },
  {
    what: "an answer without its RateLimit",
    change: header("ratelimit", null),
    calls: ({ ask }) => ask("/networks"),
    named: ["listNetworks", "response header RateLimit", "header-missing"],
  },
  {
    what: "a version that is no day",
    change: header("svc-version", "v1"),
    calls: ({ ask }) => ask("/networks"),
    named: ["listNetworks", "response header Svc-Version", "header-value"],
  },
  {
    what: "a replay where nothing can be repeated",
    change: header("idempotent-replayed", "true"),
    calls: ({ ask }) => ask("/networks"),
    named: ["listNetworks", "response header Idempotent-Replayed", "header-unlisted"],
  },
  {
    what: "a field that is missing",
    change: body(({ cost: _, ...rest }) => rest),
    calls: ({ sell }) => sell(),
    named: ["createSend", "response body", "schema"],
  },
  {
    what: "a field of another type",
    change: body((send) => ({ ...send, amount: 5 })),
    calls: ({ sell }) => sell(),
    named: ["createSend", "response body /amount", "schema"],
  },
  {
    what: "a field that the contract does not have",
    change: body((send) => ({ ...send, price: "5.00" })),
    calls: ({ sell }) => sell(),
    named: ["createSend", "response body /price", "schema"],
  },
  {
    what: "an id of another kind",
    change: body((send) => ({ ...send, api_key: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" })),
    calls: ({ sell }) => sell(),
    named: ["createSend", "response body /api_key", "schema"],
  },
  {
    what: "a value within a list that the contract does not have",
    change: body(({ data, ...list }) => ({
      ...list,
      data: (data as object[]).map((one) => ({ ...one, kind: "satellite" })),
    })),
    calls: ({ ask }) => ask("/networks"),
    named: ["listNetworks", "response body /data/0/kind", "schema"],
  },
  {
    what: "an error of another operation",
    change: error({ code: "batch_empty", type: "invalid_request_error" }),
    calls: ({ ask }) => ask("/sends", { body: SALE }),
    named: ["createSend", "response body /error/code", "error-code"],
  },
  {
    what: "an error with the status of another",
    change: (answered) => ({ ...answered, status: 409 }),
    calls: ({ ask }) => ask("/sends/snd_0031Jk7TeApCu0Wq1YgSz5Bf/cancel", { body: {} }),
    named: ["cancelSend", "response body /error/code", "error-status"],
  },
  {
    what: "an error of another request",
    change: error({ request_id: "req_0031Jk7TeApCu0Wq1YgSz5Bf" }),
    calls: ({ ask }) => ask("/sends/snd_0031Jk7TeApCu0Wq1YgSz5Bf"),
    named: ["getSend", "response body /error/request_id", "error-fields"],
  },
  {
    what: "a sale that was delivered and is pending again",
    change: after(
      2,
      body((send) => ({ ...send, status: "pending" })),
    ),
    async calls({ ask, sell }) {
      const { id } = await sell();
      await ask(`/test/sends/${id}/advance`, { body: { to: "delivered" } });
      await ask(`/sends/${id}`);
    },
    named: ["getSend", "response body /status", "lifecycle"],
  },
  {
    what: "a list with a state that no step leads to",
    change: after(
      2,
      body(({ data, ...list }) => ({
        ...list,
        data: (data as object[]).map((one) => ({ ...one, status: "scheduled" })),
      })),
    ),
    async calls({ ask, sell }) {
      const { id } = await sell();
      await ask(`/test/sends/${id}/advance`, { body: { to: "delivered" } });
      await ask("/sends?limit=1");
    },
    named: ["listSends", "response body /data/0/status", "lifecycle"],
  },
  {
    what: "a repeat that sells again",
    change: after(
      1,
      body((send) => ({ ...send, id: "snd_0031Jk7TeApCu0Wq1YgSz5Bf" })),
    ),
    calls: sellTwice,
    named: ["createSend", "response body /id", "repeat"],
  },
  {
    what: "a repeat that is refused for what the first one did",
    change: after(1, (answered) => ({ ...answered, ...duplicate(answered) })),
    calls: sellTwice,
    named: ["createSend", "response status", "repeat"],
  },
  {
    what: "a repeat that does not say that it is one",
    change: after(1, header("idempotent-replayed", null)),
    calls: sellTwice,
    named: ["createSend", "response header Idempotent-Replayed", "repeat-headers"],
  },
  {
    what: "a repeat that names another first request",
    change: after(1, header("original-request", "req_0031Jk7TeApCu0Wq1YgSz5Bf")),
    calls: sellTwice,
    named: ["createSend", "response header Original-Request", "repeat-headers"],
  },
  {
    what: "a key that is accepted with another body",
    change: asTheFirst(),
    async calls({ sell }) {
      const key = randomUUID();
      await sell(key);
      await sell(key, { client_reference: key });
    },
    named: ["createSend", "request header Idempotency-Key", "repeat-mismatch"],
  },
  {
    what: "a sale without its Idempotency-Key that is accepted",
    change: asTheFirst(),
    async calls({ ask, sell }) {
      await sell();
      await ask("/sends", { body: SALE });
    },
    named: ["createSend", "request header Idempotency-Key", "idempotency-key"],
  },
  {
    what: "a body that the contract forbids and that is accepted",
    change: asTheFirst(),
    async calls({ sell }) {
      await sell();
      await sell(randomUUID(), { colour: "red" });
    },
    named: ["createSend", "request body /colour", "request"],
  },
  {
    what: "a query that the contract does not have and that is accepted",
    change: asTheFirst(),
    async calls({ ask }) {
      await ask("/networks");
      await ask("/networks?colour=red");
    },
    named: ["listNetworks", "request query colour", "request"],
  },
  {
    what: "a caller without a key who is served",
    change: asTheFirst(),
    async calls({ ask }) {
      await ask("/networks");
      await ask("/networks", { authorization: null });
    },
    named: ["listNetworks", "request header Authorization", "credential"],
  },
];

/** The answer of a service that looks for duplicates before it looks for the key. */
function duplicate({ headers }: Answering): Partial<Answering> {
  const error = {
    ...{ type: "invalid_request_error", code: "insufficient_credit", message: "No." },
    ...{ param: null, details: [], retryable: false, retry_after: null },
    ...{ request_id: headers["request-id"], doc_url: "http://127.0.0.1/docs" },
    ...{ resource: null, meta: {} },
  };
  return { status: 402, body: JSON.stringify({ error }) };
}

async function sellTwice({ sell }: ConformRun): Promise<void> {
  const key = randomUUID();
  await sell(key);
  await sell(key);
}
