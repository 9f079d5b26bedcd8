import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { OperationFacts } from "../../generated/operations.ts";
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
    `Call ${id} in sdks/conformance/scenario.json; npm run sdks -- prove calls it in each SDK.`,
    "Run npm run format and npm run check, and write a line in CHANGELOG.md.",
    "Run npm run svc -- release: it records the contract with the operation in it.",
  ];
}

/** What no rule can derive for an operation, where it is one that needs it. */
function casesOf({ id, path, dashboard_only, key_kinds, test_only }: OperationFacts): string[] {
  const is_for_people = !test_only && (dashboard_only || key_kinds.some((kind) => kind === "sk"));
  return [
    ...(path.includes("{")
      ? ["Make the object of its path in test/kit/existing-calls.ts; npm test -- test/http."]
      : []),
    ...(is_for_people
      ? [`Call ${id} from a page of server/dashboard; npm test -- test/dashboard/reach names it.`]
      : []),
    `Show ${id} in a guide of docs/guides if integrators start with it; npm test -- test/docs.`,
  ];
}

/** The file of the spec in which an operation is written. */
function specFileOf(id: string): string {
  const exclude = (name: string) => name.includes("node_modules");
  const files = globSync("spec/**/*.tsp", { cwd: ROOT, exclude });
  const form = new RegExp(`^op ${id}\\b`, "m");
  return files.find((path) => form.test(readFileSync(join(ROOT, path), "utf8"))) ?? "spec/";
}
