/** Runs the generator over the lowered documents, one configuration a language. */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Lowered } from "../lower/document.ts";
import { SDKS } from "../paths.ts";
import { splitFiles } from "./split.ts";

/** The one text that the templates of a language make, cut into files afterwards. */
const MADE = "sdk.txt";
/** A quarter of the machine's memory otherwise. */
const HEAP = "-Xmx2g";

/** What is made for each language, by path from the language's own folder. */
export function runBatch(
  jar: string,
  scratch: string,
  lowered: readonly Lowered[],
): Map<string, Map<string, string>> {
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  const configs = lowered.map((one) => writeConfig(scratch, one));
  const { status, stdout, stderr } = spawnSync("java", [HEAP, "-jar", jar, "batch", ...configs], {
    cwd: scratch,
    encoding: "utf8",
    maxBuffer: 100_000_000,
  });
  if (status !== 0) throw new Error(`The generator failed:\n${tail(stdout)}${tail(stderr)}`);
  return new Map(lowered.map((one) => [one.language.id, collect(scratch, one)]));
}

function tail(text: string): string {
  return text.slice(-4_000);
}

function writeConfig(scratch: string, { language, document }: Lowered): string {
  const { id, generator, properties } = language;
  const input = join(scratch, `${id}.openapi.json`);
  writeFileSync(input, JSON.stringify(document));
  const { schemas } = (document as { components: { schemas: Record<string, object> } }).components;
  const config = {
    generatorName: generator,
    inputSpec: input,
    outputDir: join(scratch, "made", id),
    templateDir: join(SDKS, "templates", id),
    additionalProperties: properties,
    // Exactly our file, of all that the generator would write.
    openapiGeneratorIgnoreList: ["**", "!generated/*"],
    // The identity switches the generator's renaming off.
    modelNameMappings: Object.fromEntries(Object.keys(schemas).map((name) => [name, name])),
    globalProperties: {
      apis: "",
      models: "",
      apiDocs: "false",
      modelDocs: "false",
      apiTests: "false",
      modelTests: "false",
      supportingFiles: MADE,
    },
    files: {
      "sdk.mustache": {
        folder: "generated",
        destinationFilename: MADE,
        templateType: "SupportingFiles",
      },
    },
  };
  const path = join(scratch, `${id}.config.json`);
  writeFileSync(path, JSON.stringify(config));
  return path;
}

function collect(scratch: string, { language }: Lowered): Map<string, string> {
  const text = readFileSync(join(scratch, "made", language.id, "generated", MADE), "utf8");
  const files = splitFiles(text, language.header);
  const folder = join(scratch, "formatted", language.id);
  for (const [path, part] of files) {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), part);
  }
  language.format(folder, [...files.keys()]);
  const paths = [...files.keys()].sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}
