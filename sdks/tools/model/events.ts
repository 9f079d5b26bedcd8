/**
 * One union of all events, by `type`, for lists, reads and webhooks alike; a type that is not in it
 * is an UnknownEvent.
 */
import { nameOf } from "../contract.ts";
import { type Collected, declare } from "./schemas.ts";
import type { EventClass } from "./types.ts";

const BASE = "Event";
const UNKNOWN_EVENT = "UnknownEvent";

export function declareEvents(run: Collected): EventClass[] {
  const base = run.schemas.get(BASE);
  if (base === undefined) {
    run.failures.push("the contract has no Event");
    return [];
  }
  const events = Object.entries(run.contract.webhooks).map(([type, { post }]) => {
    const media = post.requestBody?.content["application/json"];
    const model = nameOf(media?.schema) ?? "";
    const [example] = Object.values(media?.examples ?? {});
    return { type, model, doc: post.description ?? "", example: example?.value ?? null };
  });
  run.schemas.set(UNKNOWN_EVENT, {
    ...base,
    description: "An event of a type that this version does not know. Everything it says is kept.",
  });
  for (const { model } of events) extendUnknown(run, model);
  const mapping = events.map(({ type, model }) => [type, `#/components/schemas/${model}`] as const);
  run.schemas.set(BASE, {
    description: "Something that happened to an object. Its class follows from `type`.",
    oneOf: events.map(({ model }) => ({ $ref: `#/components/schemas/${model}` })),
    discriminator: { propertyName: "type", mapping: Object.fromEntries(mapping) },
  });
  declare(run, BASE);
  declare(run, UNKNOWN_EVENT);
  return events;
}

/** What extended the base extends the one name that is left for it. */
function extendUnknown(run: Collected, model: string): void {
  const schema = run.schemas.get(model);
  if (schema === undefined) return void run.failures.push(`no schema ${model}`);
  const bases = (schema.allOf ?? []).map((base) =>
    nameOf(base) === BASE ? { $ref: `#/components/schemas/${UNKNOWN_EVENT}` } : base,
  );
  run.schemas.set(model, { ...schema, allOf: bases });
}
