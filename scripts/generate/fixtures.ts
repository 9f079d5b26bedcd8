import type { Contract } from "./compile-spec.ts";
import { HEADER } from "./paths.ts";
import { keyOf, literal } from "./text.ts";

/** The text of fixtures.ts: the contract's own example of each event. */
export function fixturesFile({ document }: Contract): string {
  const rows = Object.entries(document.webhooks ?? {}).map(([type, { post }]) => {
    const example = post.requestBody?.content["application/json"]?.example;
    const { created, data } = example as { created: number; data: object };
    const key = `${keyOf(type)}: `;
    return `  ${key}${literal({ created, data }, 2, key.length)},\n`;
  });
  return [
    HEADER,
    'import type { EventType } from "./events.ts";\n\n',
    "/** What an event of the contract tells, and when. */\n",
    "export interface EventExample {\n",
    "  /** Unix seconds; nothing that has happened lies after it. */\n",
    "  readonly created: number;\n",
    "  readonly data: {\n",
    "    readonly object: Readonly<Record<string, unknown>>;\n",
    "    readonly previous_attributes: Readonly<Record<string, unknown>> | null;\n",
    "    readonly synthetic: boolean;\n",
    "    readonly threshold: { readonly currency: string; readonly amount: string } | null;\n",
    "    readonly projection: object | null;\n",
    "    readonly rule: string | null;\n",
    "    readonly reward: string | null;\n",
    "  };\n",
    "}\n\n",
    "/** An example of each event, by its type. */\n",
    "export const EVENT_EXAMPLES: Readonly<Record<EventType, EventExample>> = {\n",
    ...rows,
    "};\n",
  ].join("");
}
