import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { OPERATIONS, type OperationFacts } from "../../generated/operations.ts";
import { ROOT } from "../generate/paths.ts";
import { namesOf } from "./names-of.ts";
import type { ReadFile } from "./new-files.ts";

/** What somebody still has to do, in order, once the files of an operation are there. */
export function stepsLeft(operation: OperationFacts, read: ReadFile): string[] {
  const { id, layer, module, idempotency, method, planned } = operation;
  const { handler, test } = namesOf(operation);
  const folder = `server/${layer}/${module}`;
  const tables = [`${folder}/tables.ts`, `${folder}/rows/tables.ts`];
  const is_new = tables.every((path) => read(path) === null);
  const replays = idempotency === "optional" || idempotency === "required";
  return [
    ...(planned ? [`Take @planned off ${id} in ${specFileOf(id)}; run npm run generate.`] : []),
    `Write the sentences of ${test}; npm test -- ${id} shows them fail.`,
    `Write ${handler}.`,
    ...(is_new && method !== "GET"
      ? [`Name the module's tables, if it has any, in server/schema.ts; run npm run migration.`]
      : []),
    ...(replays && operation.replays === "object"
      ? ["Have server/objects.ts present the object it returns, which replays and events show."]
      : []),
    ...(read("ARCHITECTURE.md")?.includes(`\`${layer}/\``)
      ? []
      : [`Add the layer ${layer}/ to the table of layers in ARCHITECTURE.md.`]),
    `Run npm test -- ${id}: it names what is declared and not provoked.`,
    ...casesOf(operation),
    callInSdks(operation, read),
    "Run npm run svc -- release: it records the contract with the operation in it.",
    ...countLeft(operation, read),
    "Write a line in CHANGELOG.md; run npm run format, npm run check and npm test.",
  ];
}

/** What no rule can derive for an operation, where it is one that needs it. */
function casesOf(operation: OperationFacts): string[] {
  const { id, dashboard_only, key_kinds, test_only } = operation;
  const is_for_people = !test_only && (dashboard_only || key_kinds.some((kind) => kind === "sk"));
  return [
    ...objectsOf(operation),
    ...(is_for_people
      ? [`Call ${id} from a page of server/dashboard; npm test -- test/dashboard/reach names it.`]
      : []),
    `Show ${id} in a guide of docs/guides if integrators start with it; npm test -- test/docs.`,
  ];
}

/** An object that paths of others name is made there already; any of it can be read. */
function objectsOf({ id, method, path }: OperationFacts): string[] {
  const others = Object.values(OPERATIONS).filter((one) => one.id !== id && !one.planned);
  const is_made = (name: string) => others.some((one) => one.path.includes(name));
  const names = path.match(/\{\w+\}/g) ?? [];
  const made = "in test/kit/existing-calls.ts; npm test -- test/http.";
  const missing = names.filter((name) => !is_made(name));
  if (missing.length > 0) return [`Make the object of ${missing.join(", ")} ${made}`];
  if (names.length === 0 || method === "GET") return [];
  return [`If it needs ${names.at(-1)} in one status, make that ${made}`];
}

/** The README says how much of the contract works. */
function countLeft({ planned }: OperationFacts, read: ReadFile): string[] {
  const all = Object.values(OPERATIONS);
  const implemented = all.filter((one) => !one.planned).length + (planned ? 1 : 0);
  const right = `${implemented} of the ${all.length} operations`;
  return read("README.md")?.includes(right) ? [] : [`Say "${right}" in README.md.`];
}

/** SDKs and their scenario have a name of their own for it, which the list of reviewers tells. */
function callInSdks({ id, method, path }: OperationFacts, read: ReadFile): string {
  const rows = read("sdks/surface.md")?.split("\n") ?? [];
  const row = rows.find((line) => line.includes(`| ${method} ${path} |`));
  const name = row?.split("`")[1] ?? id;
  const tried = "npm run sdks -- prove calls it in each SDK.";
  return `Call ${name} in sdks/conformance/scenario.json; ${tried}`;
}

/** The file of the spec in which an operation is written. */
function specFileOf(id: string): string {
  const exclude = (name: string) => name.includes("node_modules");
  const files = globSync("spec/**/*.tsp", { cwd: ROOT, exclude });
  const form = new RegExp(`^op ${id}\\b`, "m");
  return files.find((path) => form.test(readFileSync(join(ROOT, path), "utf8"))) ?? "spec/";
}
