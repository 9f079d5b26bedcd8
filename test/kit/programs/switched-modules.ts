/**
 * Modules that stand in one bundle with several texts. The environment of a program chooses one of
 * them as it starts, so that the server with many bugs is bundled once.
 */
import { build } from "esbuild";

/** By the path of a module, its other texts by their names. */
export type OtherTexts = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The name of the texts that a program runs. */
const CHOICE = "TEST_PLANTED";
const MARK = "?planted=";
export const PLANTED = /\?planted=/;

/** The environment of a program that runs the texts of this name. */
export function choiceOf(name: string): Readonly<Record<string, string>> {
  return { [CHOICE]: name };
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
    `const chosen = texts[process.env.${CHOICE}] ?? text_0;`,
    ...[...exported].map((name) => `export const ${name} = chosen.${name};`),
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
