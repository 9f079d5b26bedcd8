/** Where things of the contract are described, as links of markdown. */
import { type Contract, type Placed, placedOperations } from "./contract.ts";
import { slugOf } from "./slug.ts";

/** The page of a module, by the name of its tag. */
export function modulePath(tag: string): string {
  return `/docs/reference/${tag.toLowerCase().replaceAll(" ", "-")}`;
}

export function operationLink({ method, path, operation }: Placed): string {
  return `[\`${method} ${path}\`](${operationPath(operation)})`;
}

export function operationPath({ tags, summary }: Placed["operation"]): string {
  return `${modulePath(tags[0] as string)}#${slugOf(summary)}`;
}

/** The operations that cause an event of the type. */
export function operationsEmitting(contract: Contract, type: string): Placed[] {
  return placedOperations(contract).filter(({ operation }) =>
    operation["x-svc-events"].includes(type),
  );
}

export function errorLink(code: string): string {
  return `[\`${code}\`](/docs/errors#${code})`;
}

/** The page of all event types, under a word of the text. */
export function eventsLink(word: string): string {
  return `[${word}](/docs/events)`;
}

export function eventLink(type: string): string {
  return `[\`${type}\`](/docs/events#${type})`;
}
