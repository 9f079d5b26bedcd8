import type { EventEntry } from "@svc/spec-lib";
import type { EventExample } from "@svc/spec-words";
import { differenceOf } from "./difference.ts";
import {
  type Document,
  type Operation,
  type Parameter,
  refName,
  type Schema,
  schemaRef,
} from "./document.ts";

/** The model of the contract that every event is told in. */
const EVENT = "Event";

/** The tag of all webhooks. */
export const WEBHOOK_TAG = "Webhooks";

/** The headers of every webhook, by the name of their component. */
const HEADERS: Record<string, Parameter> = {
  WebhookSignature: header(
    "Svc-Signature",
    "Time of sending (`t`), and the HMAC-SHA256 of `t`, a dot and the raw body, keyed by the " +
      "secret of the endpoint (`v1`). While the secret is rolled, `v1` appears twice.",
    `t=1795600804,v1=${"5257a869e7ecebed".repeat(4)}`,
  ),
  WebhookEvent: header("Svc-Event", "Type of the event.", "send.delivered"),
  WebhookDeliveryHeader: header(
    "Svc-Delivery",
    "ID of the delivery, for `GET /webhook-deliveries/{delivery_id}`.",
    "whd_0031Jk8qRtZHjQMhuOzE95B9",
  ),
  WebhookStandardId: header(
    "webhook-id",
    "ID of the event, for Standard Webhooks libraries.",
    "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
  ),
  WebhookStandardTimestamp: header(
    "webhook-timestamp",
    "Time of sending, for Standard Webhooks libraries.",
    "1795600804",
  ),
  WebhookStandardSignature: header(
    "webhook-signature",
    "Signature for Standard Webhooks libraries: `v1,` and base64, keyed by the decoded secret.",
    "v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=",
  ),
};

/** What only bodies that are sent carry, by the object that carries it. */
const SENT_ALONE: Readonly<Record<string, Record<string, Schema>>> = {
  Send: {
    token_url: {
      type: ["string", "null"],
      maxLength: 2048,
      description:
        "Link that reads the tokens of a delivered power send once, within 15 minutes. Null " +
        "unless the endpoint has `token_links`.",
    },
  },
};

/**
 * Adds a webhook for each event type, with a schema of its own in which `type` is that type and
 * `data.object` the object it shows. Without an `Event` model there is nothing to tell them in.
 */
export function addWebhooks(
  document: Document,
  events: readonly EventEntry[],
  examples: ReadonlyMap<string, { example: EventExample }>,
): void {
  const { schemas } = document.components;
  const enclosed = schemas[EVENT]?.properties?.data;
  const base = enclosed ? refName(enclosed) : null;
  if (!base) return;
  document.webhooks = {};
  document.components.parameters = { ...document.components.parameters, ...HEADERS };
  for (const [object, properties] of Object.entries(SENT_ALONE)) {
    if (schemas[object] === undefined) continue;
    const description = `A ${object} as a webhook delivers it.`;
    schemas[sentName(object)] = { description, allOf: [schemaRef(object)], properties };
  }
  for (const event of events) {
    const payload = `${event.object}${base}`;
    schemas[payload] = narrowed(base, `An event's payload: ${event.object}.`, {
      object: {
        ...schemaRef(sentName(event.object)),
        description: `The ${event.object} with its values at this attempt.`,
      },
    });
    const name = `${pascal(event.type)}Event`;
    schemas[name] = narrowed(EVENT, event.meaning, {
      type: { type: "string", const: event.type, description: `Always \`${event.type}\`.` },
      data: { ...schemaRef(payload), description: "The object, and what changed." },
    });
    const found = examples.get(event.type)?.example;
    const example = found && exampleEvent(event.type, found, document.info.version);
    document.webhooks[event.type] = { post: webhook(event, name, example) };
  }
}

/** The whole event around an example, as a webhook carries it. */
function exampleEvent(type: string, example: EventExample, api_version: string): object {
  const { at, object, before, threshold, shortfall, rule, reward } = example;
  return {
    id: "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
    object: "event",
    created: at,
    livemode: false,
    type,
    api_version,
    sequence: before === undefined ? 1 : 2,
    data: {
      object,
      previous_attributes: before === undefined ? null : differenceOf(before, object),
      synthetic: false,
      threshold: threshold ?? null,
      projection: shortfall ?? null,
      rule: rule ?? null,
      reward: reward ?? null,
    },
    request: null,
  };
}

/** The schema of an object in a body that is sent. */
function sentName(object: string): string {
  return object in SENT_ALONE ? `Webhook${object}` : object;
}

function header(name: string, description: string, example: string): Parameter {
  return { name, in: "header", required: true, description, schema: { type: "string" }, example };
}

function narrowed(base: string, description: string, properties: Record<string, Schema>): Schema {
  const required = Object.keys(properties);
  return { description, allOf: [schemaRef(base)], required, properties };
}

function webhook(event: EventEntry, schema: string, example: object | undefined): Operation {
  const body = { schema: schemaRef(schema), ...(example && { example }) };
  return {
    operationId: `on${pascal(event.type)}`,
    summary: event.type,
    description: event.meaning,
    tags: [WEBHOOK_TAG],
    parameters: Object.keys(HEADERS).map((one) => ({ $ref: `#/components/parameters/${one}` })),
    requestBody: { required: true, content: { "application/json": body } },
    responses: {
      "2XX": {
        description: "Received. Any other response, or none within 10 seconds, is retried.",
      },
    },
    security: [],
  };
}

/** `credit.balance.low` as `CreditBalanceLow`. */
function pascal(type: string): string {
  const words = type.split(/[._]/);
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join("");
}
