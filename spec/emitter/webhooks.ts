import type { EventEntry } from "@svc/spec-lib";
import { type Document, type Operation, refName, type Schema, schemaRef } from "./document.ts";

/** The model of the contract that every event is told in. */
const EVENT = "Event";

/** The tag of all webhooks. */
export const WEBHOOK_TAG = "Webhooks";

/**
 * Adds a webhook for each event type, with a schema of its own in which `type` is that type and
 * `data.object` the object it shows. Without an `Event` model there is nothing to tell them in.
 */
export function addWebhooks(document: Document, events: readonly EventEntry[]): void {
  const { schemas } = document.components;
  const enclosed = schemas[EVENT]?.properties?.data;
  const base = enclosed ? refName(enclosed) : null;
  if (!base) return;
  document.webhooks = {};
  for (const event of events) {
    const payload = `${event.object}${base}`;
    schemas[payload] = narrowed(base, `An event's payload: ${event.object}.`, {
      object: schemaRef(event.object),
    });
    const name = `${pascal(event.type)}Event`;
    schemas[name] = narrowed(EVENT, event.meaning, {
      type: { type: "string", const: event.type },
      data: schemaRef(payload),
    });
    document.webhooks[event.type] = { post: webhook(event, name) };
  }
}

function narrowed(base: string, description: string, properties: Record<string, Schema>): Schema {
  const required = Object.keys(properties);
  return { description, allOf: [schemaRef(base)], required, properties };
}

function webhook(event: EventEntry, schema: string): Operation {
  return {
    operationId: `on${pascal(event.type)}`,
    summary: event.type,
    description: event.meaning,
    tags: [WEBHOOK_TAG],
    requestBody: { required: true, content: { "application/json": { schema: schemaRef(schema) } } },
    responses: {
      "2XX": {
        description: "Received. Anything else, or no answer in 10 seconds, is tried again.",
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
