/** Lists of operations; those that are planned are folded away, and say how many they are. */
import type { Placed } from "../contract.ts";
import { operationPath } from "../links.ts";
import { cellText } from "../markdown.ts";

export function isPlanned({ operation }: Placed): boolean {
  return operation["x-svc-planned"] === true;
}

/** Each operation with its method and path. */
export function overview(placed: readonly Placed[]): string {
  const rows = placed.map(({ method, path, operation }) => {
    const title = `[${cellText(operation.summary)}](${operationPath(operation)})`;
    const mark = operation["x-svc-deprecation"] === undefined ? "" : " *(deprecated)*";
    return `| ${title}${mark} | \`${method} ${path}\` |`;
  });
  return ["| Operation | Request |", "|---|---|", ...rows].join("\n");
}

/** What is planned, folded; empty where nothing is. */
export function foldedPlans(planned: readonly Placed[], parts: readonly string[]): string {
  if (planned.length === 0) return "";
  const lead = `<details class="plans"><summary>Show planned (${planned.length})</summary>`;
  return [lead, ...parts, "</details>"].join("\n\n");
}
