import type { OperationFacts } from "../../generated/operations.ts";
import { namesOf } from "./names-of.ts";
import { linesOf, testText } from "./test-text.ts";

/** Columns of a comment on one line, without its marks. */
const ONE_LINE = 93;

/** The text of a file of the project by its path; null where there is none. */
export type ReadFile = (path: string) => string | null;

/** Texts by the paths of their files. */
export type NewFiles = Readonly<Record<string, string>>;

/** What is to be written for an operation, by path; what is there already is not among it. */
export function newFiles(operation: OperationFacts, promise: string, read: ReadFile): NewFiles {
  const { handler, index, test, file } = namesOf(operation);
  const files: Record<string, string> = {};
  if (read(handler) === null) files[handler] = handlerText(operation, promise);
  const line = `export { ${operation.id} } from "./${file}.ts";`;
  const standing = read(index) ?? "";
  if (!standing.includes(line)) files[index] = withLine(standing, line);
  if (read(test) === null) files[test] = testText(operation);
  return { ...files, ...wiring(operation, read) };
}

function handlerText({ id }: OperationFacts, promise: string): string {
  return `import type { Answer, Input } from "@svc/generated/routes";
import type { Ctx } from "#platform/context";

${commentOf(promise)}
export async function ${id}(_ctx: Ctx, _input: Input<"${id}">): Promise<Answer<"${id}">> {
  throw new Error("${id} is to be written.");
}
`;
}

/** On lines of their own where one is too long: the formatter breaks no comment. */
function commentOf(text: string): string {
  const lines = linesOf(text);
  const [only = ""] = lines;
  if (lines.length === 1 && only.length <= ONE_LINE) return `/** ${only} */`;
  return ["/**", ...lines.map((line) => ` * ${line}`), " */"].join("\n");
}

/** Exports stand in the order of their files, below what the index says of the module. */
function withLine(text: string, line: string): string {
  const lines = text.trimEnd().split("\n");
  const isExport = (one: string) => one.startsWith("export ");
  const fileIn = (one: string) => one.split('"')[1] ?? "";
  const exports = [...lines.filter(isExport), line];
  exports.sort((one, other) => (fileIn(one) < fileIn(other) ? -1 : 1));
  const words = lines.filter((one) => one !== "" && !isExport(one));
  return `${[...words, ...exports].join("\n")}\n`;
}

/** A new module takes its place in the composition root, a new layer a name for its imports. */
function wiring({ layer, module }: OperationFacts, read: ReadFile): NewFiles {
  const root = "server/operations.ts";
  const from = `./${layer}/${module}/operations/index.ts`;
  const wired = read(root) ?? "";
  if (wired.includes(`"${from}"`)) return {};
  const name = nameIn(wired, layer, module);
  const imported = wired.replace(
    /\n\n\/\*\*/,
    () => `\nimport * as ${name} from "${from}";\n\n/**`,
  );
  const spreads = [...imported.matchAll(/^ {2}\.\.\.(\w+),$/gm)].map(([, one]) => one as string);
  const listed = [...spreads, name].sort().map((one) => `  ...${one},\n`);
  const text = imported.replace(/(?: {2}\.\.\.\w+,\n)+/, () => listed.join(""));
  return { [root]: text, ...importName(layer, read) };
}

/** Two layers may have a module of one name: the second is called after its layer too. */
function nameIn(wired: string, layer: string, module: string): string {
  const joined = (words: string) =>
    words.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const name = joined(module);
  return wired.includes(`import * as ${name} from`) ? joined(`${layer}-${module}`) : name;
}

function importName(layer: string, read: ReadFile): NewFiles {
  const path = "server/package.json";
  const manifest = JSON.parse(read(path) ?? "{}") as { imports: Record<string, string> };
  const key = `#${layer}/*`;
  if (key in manifest.imports) return {};
  const imports = { ...manifest.imports, [key]: `./${layer}/*/index.ts` };
  return { [path]: `${JSON.stringify({ ...manifest, imports }, null, 2)}\n` };
}
