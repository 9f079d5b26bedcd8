import {
  type Document,
  dropUnusedSchemas,
  type Json,
  nameOf,
  type Parameter,
  parameterOf,
  type Schema,
} from "./document.ts";
import { flatten } from "./flat-schemas.ts";

const CHANNEL = "webhookEndpoint";
const JSON_TYPE = "application/json";

/** AsyncAPI 3.0 of what we send: every event as a message to the endpoint of a subscriber. */
export function asyncapi(document: Document, public_url: string): Json {
  const posts = Object.entries(document.webhooks).map(([type, { post }]) => {
    const [media] = Object.values(post.requestBody.content);
    const event = nameOf(media?.schema?.$ref) as string;
    return { type, post, event, example: media?.example };
  });
  const { contact, title, version } = document.info;
  return {
    asyncapi: "3.0.0",
    id: `${public_url}/asyncapi.json`,
    info: {
      title: `${title}: webhooks`,
      version,
      description: WORDS,
      contact,
      externalDocs: { description: "Webhooks", url: `${public_url}/docs/guides/webhooks` },
    },
    defaultContentType: JSON_TYPE,
    channels: {
      [CHANNEL]: {
        title: "A webhook endpoint",
        description: "The https URL that `POST /webhook-endpoints` registered.",
        messages: Object.fromEntries(posts.map(({ event }) => [event, messageRef(event)])),
      },
    },
    operations: Object.fromEntries(posts.map(({ post, event }) => [post.operationId, sent(event)])),
    components: {
      securitySchemes: { signature: SIGNATURE },
      messages: Object.fromEntries(posts.map((one) => [one.event, message(one)])),
      messageTraits: { signed: { headers: headersOf(document, posts[0]?.post.parameters ?? []) } },
      schemas: schemasFor(
        document,
        posts.map(({ event }) => event),
      ),
    },
  };
}

const WORDS =
  "Events that are sent to your endpoints as they happen. Verify `Svc-Signature` before you " +
  "trust a request, respond with 2xx within 10 seconds, and ignore an `id` that " +
  "you have processed.";

/** AsyncAPI knows no signatures: it is a header that proves who sends. */
const SIGNATURE = {
  type: "httpApiKey",
  name: "Svc-Signature",
  in: "header",
  description: "HMAC-SHA256 of the time, a dot and the raw body, keyed by the endpoint's secret.",
};

function messageRef(event: string): Json {
  return { $ref: `#/components/messages/${event}` };
}

function sent(event: string): Json {
  return {
    action: "send",
    channel: { $ref: `#/channels/${CHANNEL}` },
    messages: [{ $ref: `#/channels/${CHANNEL}/messages/${event}` }],
    security: [{ $ref: "#/components/securitySchemes/signature" }],
    bindings: { http: { method: "POST", bindingVersion: "0.3.0" } },
  };
}

function message(one: {
  type: string;
  post: { description: string };
  event: string;
  example: Json | undefined;
}): Json {
  return {
    name: one.type,
    title: one.type,
    summary: one.post.description,
    contentType: JSON_TYPE,
    traits: [{ $ref: "#/components/messageTraits/signed" }],
    payload: { $ref: `#/components/schemas/${one.event}` },
    ...(one.example === undefined ? {} : { examples: [{ name: one.event, payload: one.example }] }),
  };
}

function headersOf(document: Document, parameters: readonly Parameter[]): Schema {
  const headers = parameters.map((one) => parameterOf(document, one));
  return {
    type: "object",
    required: headers.map(({ name }) => name),
    properties: Object.fromEntries(
      headers.map(({ name, description, schema, example }) => {
        return [name, { ...schema, description, examples: [example] } as Schema];
      }),
    ),
  };
}

/** Each event by itself, without what only an operation shows. */
function schemasFor({ components }: Document, events: readonly string[]): Record<string, Schema> {
  const { schemas } = components;
  flatten(schemas);
  const alone = { paths: {}, components: { schemas } } as unknown as Document;
  dropUnusedSchemas(alone, events);
  const kept = Object.entries(alone.components.schemas);
  return Object.fromEntries(kept.map(([name, schema]) => [name, asDraft7(schema) as Schema]));
}

/** In JSON Schema of draft 7 nothing counts beside a reference, and a discriminator is a name. */
function asDraft7(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(asDraft7);
  if (typeof part !== "object" || part === null) return part;
  const { $ref, discriminator, ...rest } = part as Json;
  const entries = Object.entries(rest).map(([key, value]) => {
    return [key, key === "examples" ? value : asDraft7(value)];
  });
  const beside = Object.fromEntries(entries) as Json;
  if (discriminator !== undefined) {
    beside.discriminator = (discriminator as { propertyName?: string }).propertyName;
  }
  if ($ref === undefined) return beside;
  return entries.length === 0 ? { $ref } : { ...beside, allOf: [{ $ref }] };
}
