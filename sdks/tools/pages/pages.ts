/** The pages that are written from the contract beside the code: the surface, the references. */
import { LANGUAGES } from "../languages/index.ts";
import type { Language } from "../languages/language.ts";
import type { Sdk } from "../model/types.ts";
import { cliReferencePage, commandsFile } from "./cli-pages.ts";
import { docsFile } from "./docs.ts";
import { examplesFile } from "./examples.ts";
import { referencePage } from "./reference.ts";
import { typesPage } from "./reference-types.ts";
import { samplesOf, samplesProgram } from "./samples.ts";
import { surfacePage } from "./surface.ts";

const EXAMPLES: Readonly<Record<string, string>> = {
  python: "src/svc/generated/examples.py",
  node: "src/generated/examples.ts",
  go: "svctest/generated_examples.json",
  ruby: "lib/svc/generated/examples.rb",
  dart: "lib/src/generated/examples.dart",
  php: "generated/examples.json",
  dotnet: "src/generated/examples.json",
  java: "src/generated/resources/com/example/svc/testing/examples.json",
};
const PROGRAMS: Readonly<Record<string, string>> = {
  python: "samples.py",
  node: "samples.ts",
  go: "samples.go",
  ruby: "samples.rb",
  dart: "samples.dart",
  php: "samples.php",
  dotnet: "Samples.cs",
  java: "generated/Samples.java",
  kotlin: "generated/Samples.kt",
};

export function writtenPages(sdk: Sdk): [path: string, text: string][] {
  const pages = LANGUAGES.flatMap((language): [string, string][] => [
    [`${language.target}/reference.md`, referencePage(sdk, language)],
    [`${language.target}/types.md`, typesPage(sdk, language)],
    ...examplesPage(sdk, language),
    [
      `${language.target}/driver/${PROGRAMS[language.id]}`,
      samplesProgram(language, samplesOf(sdk, language)),
    ],
  ]);
  return [
    ["surface.md", surfacePage(sdk)],
    ["docs.json", docsFile(sdk)],
    ["cli/src/generated/commands.ts", commandsFile(sdk)],
    ["cli/reference.md", cliReferencePage(sdk)],
    ...pages,
  ];
}

/** The answers of the fake transport, where the SDK has one. */
function examplesPage(sdk: Sdk, { id, target }: Language): [string, string][] {
  const path = EXAMPLES[id];
  return path === undefined ? [] : [[`${target}/${path}`, examplesFile(sdk, id)]];
}
