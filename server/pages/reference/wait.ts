/** How to learn what became of a request whose answer comes before its work is done. */
import { type Contract, exampleOf, type Placed, placedOperations, successOf } from "../contract.ts";

/** A request that reads the object of a 202 again; empty where none does. */
export function waitSection(contract: Contract, { operation }: Placed): string {
  const [first] = successOf(operation);
  if (first?.status !== "202") return "";
  const { id, object } = (exampleOf(first.body) ?? {}) as { id?: string; object?: string };
  const reader = placedOperations(contract).find((one) => reads(one, object));
  if (id === undefined || reader === undefined) return "";
  const path = reader.path.replace(/\{\w+\}$/, id);
  const lead = "This is the state at the start. To wait for the end, read it again";
  return [
    `${lead} every two seconds${eventWords(contract, object)}.`,
    `\`\`\`sh\ncurl "$SVC_URL${path}" \\\n  -H "Authorization: Bearer $SVC_KEY"\n\`\`\``,
  ].join("\n\n");
}

function reads({ method, path, operation }: Placed, object: string | undefined): boolean {
  if (method !== "GET" || object === undefined || !/^\/[\w/-]+\/\{\w+\}$/.test(path)) return false;
  const [answer] = successOf(operation);
  return (exampleOf(answer?.body) as { object?: string } | undefined)?.object === object;
}

/** The events of an object are called like it: `send.delivered`. */
function eventWords({ webhooks }: Contract, object: string | undefined): string {
  const has_events = Object.keys(webhooks).some((type) => type.startsWith(`${object}.`));
  return has_events ? `, or listen to the events \`${object}.*\`` : "";
}
