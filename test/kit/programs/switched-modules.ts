/**
 * Modules that stand in one bundle with several texts, of which one is chosen while it runs, so
 * that the server with many bugs is bundled and loaded once.
 */
import { build } from "esbuild";

/** By the path of a module, its other texts by their names. */
export type OtherTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

const MARK = "?planted=";
export const PLANTED = /\?planted=/;
/** Where the switched modules of this process wait to hear which text is chosen. */
const CHOOSERS = "svc choosers of texts";
/** Names the text that a process begins with. */
const CHOSEN = "TEST_TEXT";

/** The environment of a process whose switched modules have the text of this name. */
export function textEnvironment(name: string): Readonly<Record<string, string>> {
  return { [CHOSEN]: name };
}

/** Has every switched module export what its text of this name does, or else its own. */
export function chooseText(name: string): void {
  const choosers = Reflect.get(globalThis, Symbol.for(CHOOSERS)) as ((name: string) => void)[];
  for (const choose of choosers) choose(name);
}

/** The text of a module that exports what the chosen one of its texts does. */
export async function switchText(
  path: string,
  own: string,
  others: ReadonlyMap<string, string>,
): Promise<string> {
  const names = ["", ...others.keys()];
  const from = (name: string) => JSON.stringify(path + MARK + name);
  // Some bugs take a way that is not there without them.
  const exported = new Set((await Promise.all([own, ...others.values()].map(exportsOf))).flat());
  return [
    ...names.map((name, index) => `import * as text_${index} from ${from(name)};`),
    `const texts = {${names.map((name, index) => `${JSON.stringify(name)}: text_${index}`)}};`,
    `const first = texts[process.env.${CHOSEN} ?? ""] ?? text_0;`,
    ...[...exported].map((name) => `export let ${name} = first.${name};`),
    `(globalThis[Symbol.for(${JSON.stringify(CHOOSERS)})] ??= []).push((name) => {`,
    "  const chosen = texts[name] ?? text_0;",
    ...[...exported].map((name) => `  ${name} = chosen.${name};`),
    "});",
  ].join("\n");
}

/** The module that is named in a switch; without a text where it is its own. */
export function plantedText(
  named: string,
  others: OtherTexts,
): { readonly path: string; readonly text: string | undefined } {
  const [path = "", name = ""] = named.split(MARK);
  return { path, text: others.get(path)?.get(name) };
}

/** What a module exports that is there when it runs. */
async function exportsOf(text: string): Promise<string[]> {
  const { metafile } = await build({
    ...{ stdin: { contents: text, loader: "ts" }, format: "esm", outfile: "module.mjs" },
    ...{ write: false, metafile: true, logLevel: "warning" },
  });
  return Object.values(metafile.outputs).flatMap((output) => output.exports);
}
