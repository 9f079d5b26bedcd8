/** An object on its page: what it is, its fields, its states, who returns it and which events. */
import { EVENTS, type EventType } from "@svc/generated/events";
import { LIFECYCLES } from "@svc/generated/lifecycles";
import type { Schema } from "../contract.ts";
import { lifecycleDrawing, lifecycleLink } from "../lifecycles.ts";
import { eventLink, operationLink } from "../links.ts";
import { cellText } from "../markdown.ts";
import type { LifecycleName } from "../usual-ways.ts";
import { fieldList, type Sheet } from "./fields.ts";
import { type KnownObject, objectTitle } from "./objects.ts";
import { besideWords } from "./section.ts";

export function objectSection(sheet: Sheet, { name, returned_by }: KnownObject): string {
  const schema = sheet.contract.components.schemas[name] as Schema;
  const words = [
    `## ${objectTitle(name)}`,
    schema.description ?? "",
    fieldList(sheet, schema, { owner: name, marks_required: false }),
  ];
  const beside = [example(schema), returners(returned_by), events(name)];
  // A drawing is as wide as the page.
  return [besideWords({ words, beside }), lifecycle(schema)].filter(Boolean).join("\n\n");
}

function example({ examples = [] }: Schema): string {
  const [first] = examples;
  if (first === undefined) return "";
  const fence = `\`\`\`json\n${JSON.stringify(first, null, 2)}\n\`\`\``;
  return `**Example**\n\n${fence}`;
}

/** The states that the object goes through; what causes each step is said with the lifecycles. */
function lifecycle({ properties }: Schema): string {
  const name = String(properties?.object?.const ?? "");
  if (!Object.hasOwn(LIFECYCLES, name)) return "";
  const lead = `What causes each change is listed under [Lifecycles](${lifecycleLink(name)}).`;
  return [`### Lifecycle of \`${name}\``, lead, lifecycleDrawing(name as LifecycleName)].join(
    "\n\n",
  );
}

function returners(placed: KnownObject["returned_by"]): string {
  const links = placed.map((one) => `- ${operationLink(one)}`);
  return `**Returned by**\n\n${links.join("\n")}`;
}

function events(name: string): string {
  const types = (Object.keys(EVENTS) as EventType[]).filter((type) => EVENTS[type].object === name);
  if (types.length === 0) return "";
  const rows = types.map((type) => `| ${eventLink(type)} | ${cellText(EVENTS[type].meaning)} |`);
  const table = ["| Event | When |", "|---|---|", ...rows].join("\n");
  return `<details open><summary>Events (${types.length})</summary>\n\n${table}\n\n</details>`;
}
