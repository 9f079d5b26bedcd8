import { EVENTS, type EventType } from "@svc/generated/events";
import { EVENT_EXAMPLES } from "@svc/generated/fixtures";
import { LIFECYCLES, type LifecycleFacts } from "@svc/generated/lifecycles";
import type { Contract } from "./contract.ts";
import { lifecycleTitle } from "./lifecycles.ts";
import { operationLink, operationsEmitting } from "./links.ts";
import { cellText } from "./markdown.ts";
import { type DocPage, pageFrom } from "./page.ts";
import { objectLink } from "./reference/objects.ts";
import { slugOf } from "./slug.ts";

/** Every event type, grouped by what it is about, from the catalogue. */
export function eventsPage(contract: Contract): DocPage {
  const families = Map.groupBy(Object.keys(EVENTS) as EventType[], familyOf);
  const groups = [...families].flatMap(([family, types]) => [
    `## ${lifecycleTitle(family)}`,
    overview(types),
    ...types.map((type) => entry(contract, type)),
  ]);
  const markdown = [`# Events`, LEAD, ENVELOPE, ...groups].join("\n\n");
  return pageFrom({ group: "Look things up", path: "/docs/events" }, `${markdown}\n`);
}

const LEAD = `Every event type, when it happens, and what it carries. Your webhook endpoints are
sent these, and \`GET /events\` lists the last 30 days. The guide to
[webhooks](/docs/guides/webhooks) shows how to receive them.`;

const ENVELOPE = `All events have the same envelope. \`data.object\` is the object with its values
when the event is sent, so two events of one object can show the same status: decide by the status,
not by the order of arrival. \`data.previous_attributes\` holds what changed. \`sequence\` counts
the events of one object, starting at 1. \`request\` is the request that caused the event, or null
if none did.`;

/** `credit.topup.succeeded` is of the family of credit. */
function familyOf(type: EventType): string {
  return type.split(".")[0] as string;
}

function overview(types: readonly EventType[]): string {
  const rows = types.map((type) => {
    return `| [\`${type}\`](#${slugOf(type)}) | ${cellText(EVENTS[type].meaning)} |`;
  });
  return ["| Type | When |", "|---|---|", ...rows].join("\n");
}

function entry(contract: Contract, type: EventType): string {
  const { object, meaning } = EVENTS[type];
  const causes = operationsEmitting(contract, type).map(operationLink);
  const facts = [
    `**Object** ${objectLink(contract, object)}`,
    causes.length > 0 ? `**Caused by** ${causes.join(", ")}` : null,
    ...stepsEmitting(type),
  ].flatMap((fact) => (fact === null ? [] : [`- ${fact}`]));
  return [`### \`${type}\``, meaning, facts.join("\n"), example(contract, type)].join("\n\n");
}

function stepsEmitting(type: EventType): string[] {
  return Object.entries(LIFECYCLES).flatMap(([name, { steps }]: [string, LifecycleFacts]) => {
    const own = steps.filter(({ events }) => events.includes(type));
    if (own.length === 0) return [];
    const moves = new Set(own.map(({ from, to }) => `\`${from}\` → \`${to}\``));
    const link = `[${name.replaceAll("_", " ")}](/docs/lifecycles#${slugOf(lifecycleTitle(name))})`;
    return [`**Transitions** of a ${link}: ${[...moves].join(", ")}`];
  });
}

/** Folded, because most readers want one of them. */
function example(contract: Contract, type: EventType): string {
  const body = JSON.stringify(exampleEvent(contract, type), null, 2);
  const fence = `\`\`\`json plain\n${body}\n\`\`\``;
  return `<details><summary>Example body</summary>\n\n${fence}\n\n</details>`;
}

/** The contract's example of an event, in the envelope of its example of any. */
function exampleEvent({ components }: Contract, type: EventType): object {
  const [envelope] = (components.schemas.Event?.examples ?? []) as object[];
  return { ...envelope, type, ...EVENT_EXAMPLES[type] };
}
