import { LIFECYCLES, type LifecycleFacts, type LifecycleStep } from "@svc/generated/lifecycles";
import { type Contract, resolved, type Schema } from "./contract.ts";
import { eventLink } from "./links.ts";
import { cellText } from "./markdown.ts";
import { type DocPage, pageFrom } from "./page.ts";
import { slugOf } from "./slug.ts";
import { failuresOf, type LifecycleName, USUAL_WAYS } from "./usual-ways.ts";

/** Every lifecycle of the contract: drawn, in words, and step by step. */
export function lifecyclesPage(contract: Contract): DocPage {
  const parts = Object.entries(LIFECYCLES).flatMap(([name, facts]) => [
    `## ${lifecycleTitle(name)}`,
    sentence(facts),
    lifecycleDrawing(name as LifecycleName),
    states(contract, name, facts),
    steps(facts),
  ]);
  const markdown = [`# Lifecycles`, LEAD, ...parts.filter(Boolean)].join("\n\n");
  return pageFrom({ group: "Look things up", path: "/docs/lifecycles" }, `${markdown}\n`);
}

const LEAD = `Every status that an object can have, and every transition between them. Other
transitions do not exist. Each transition is one transaction: the status, the money and the
events change together or not at all.`;

/** The heading of a lifecycle: `webhook_endpoint` reads "Webhook endpoint". */
export function lifecycleTitle(name: string): string {
  const words = name
    .replaceAll("_", " ")
    .replace(/^api\b/, "API")
    .replace(/^topup\b/, "top-up");
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Where a lifecycle is described. */
export function lifecycleLink(name: string): string {
  return `/docs/lifecycles#${slugOf(lifecycleTitle(name))}`;
}

function sentence({ field, initial, terminal }: LifecycleFacts): string {
  const begins = `Initial: ${listed(initial)}.`;
  const ends = terminal.length === 0 ? "No final status." : `Final: ${listed(terminal)}.`;
  return `The field is \`${field}\`. ${begins} ${ends}`;
}

function listed(states: readonly string[]): string {
  return states.map((state) => `\`${state}\``).join(", ");
}

/** For readers of the twin whose tool draws it. */
const HAPPY_LOOK = "classDef happy stroke-width:3px";
const FAILURE_LOOK = "classDef failure stroke-dasharray:5 3";

/** The states and steps as a drawing: a fence of mermaid. */
export function lifecycleDrawing(name: LifecycleName): string {
  const { initial, terminal, steps, states: all }: LifecycleFacts = LIFECYCLES[name];
  const arrows = new Set([
    ...initial.map((state) => `[*] --> ${state}`),
    ...steps.filter(({ from, to }) => from !== to).map(({ from, to }) => `${from} --> ${to}`),
    ...terminal.map((state) => `${state} --> [*]`),
  ]);
  const failures = failuresOf(name, all);
  const looks = [
    HAPPY_LOOK,
    ...(failures.length === 0 ? [] : [FAILURE_LOOK, `class ${failures.join(",")} failure`]),
    `class ${USUAL_WAYS[name].join(",")} happy`,
  ];
  const lines = [...arrows, ...looks].map((one) => `  ${one}`);
  return ["```mermaid", "stateDiagram-v2", ...lines, "```"].join("\n");
}

/** What each state means, where the contract's enumeration of them says it. */
function states(contract: Contract, name: string, { states: all, field }: LifecycleFacts): string {
  const object = Object.values(contract.components.schemas).find(
    ({ properties }) => properties?.object?.const === name && properties[field] !== undefined,
  );
  const meanings = meaningsOf(contract, object?.properties?.[field]);
  if (meanings === null) return "";
  const rows = all.map((state) => `| \`${state}\` | ${cellText(meanings[state] ?? "")} |`);
  return ["| Status | Meaning |", "|---|---|", ...rows].join("\n");
}

function meaningsOf(contract: Contract, schema: Schema | undefined) {
  if (schema === undefined) return null;
  const enumeration = resolved(contract, schema);
  return enumeration["x-enumDescriptions"] ?? null;
}

function steps({ steps: all, triggers }: LifecycleFacts): string {
  const rows = all.map(({ from, to, by, events }) => {
    const when = cellText(triggers[by] ?? "");
    return `| \`${from}\` | \`${to}\` | ${when} | ${told({ events })} |`;
  });
  return ["| From | To | When | Events |", "|---|---|---|---|", ...rows].join("\n");
}

function told({ events }: Pick<LifecycleStep, "events">): string {
  return events.length === 0 ? "–" : events.map(eventLink).join(" ");
}
