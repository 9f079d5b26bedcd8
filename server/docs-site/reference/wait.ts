/** How to learn what became of a request whose answer comes before its work is done. */
import { LIFECYCLES, type LifecycleFacts } from "@svc/generated/lifecycles";
import { type Contract, exampleOf, type Placed, placedOperations, successOf } from "../contract.ts";

/** A request that reads the object of a 202 again; empty where none does. */
export function waitSection(contract: Contract, placed: Placed): string {
  const reader = readerOf(contract, placed);
  if (reader === null) return "";
  const path = reader.path.replace(/\{\w+\}$/, reader.id);
  const lead = "This is the state at the start. To wait for the end, read it again";
  return [
    `${lead} every two seconds${eventWords(contract, reader.object)}.`,
    `\`\`\`sh\ncurl "$SVC_URL${path}" \\\n  -H "Authorization: Bearer $SVC_KEY"\n\`\`\``,
  ].join("\n\n");
}

/** How the object of a 202 is read again. */
interface Reader {
  /** Ends with the parameter that the id stands for. */
  readonly path: string;
  readonly object: string;
  /** The id of the contract's example. */
  readonly id: string;
  readonly field: string;
  /** Nothing happens by itself in these. */
  readonly settled: readonly string[];
}

/** Null where the first answer is all, or nothing reads its object. */
export function readerOf(contract: Contract, { operation }: Placed): Reader | null {
  const [first] = successOf(operation);
  if (first?.status !== "202") return null;
  const { id, object } = (exampleOf(first.body) ?? {}) as { id?: string; object?: string };
  const reader = placedOperations(contract).find((one) => reads(one, object));
  if (id === undefined || object === undefined || reader === undefined) return null;
  const { field, settled } = (LIFECYCLES as Readonly<Record<string, LifecycleFacts>>)[object] ?? {
    field: "status",
    settled: [],
  };
  return { path: reader.path, object, id, field, settled };
}

function reads({ method, path, operation }: Placed, object: string | undefined): boolean {
  if (method !== "GET" || object === undefined || !/^\/[\w/-]+\/\{\w+\}$/.test(path)) return false;
  const [answer] = successOf(operation);
  return (exampleOf(answer?.body) as { object?: string } | undefined)?.object === object;
}

/** The events of an object are called like it: `send.delivered`. */
function eventWords({ webhooks }: Contract, object: string): string {
  const has_events = Object.keys(webhooks).some((type) => type.startsWith(`${object}.`));
  return has_events ? `, or listen to the events \`${object}.*\`` : "";
}
