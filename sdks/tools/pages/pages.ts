/** The pages that are written from the contract beside the code: the surface, the references. */
import { LANGUAGES } from "../languages/index.ts";
import type { Sdk } from "../model/types.ts";
import { examplesFile } from "./examples.ts";
import { referencePage } from "./reference.ts";
import { samplesOf, samplesProgram } from "./samples.ts";
import { surfacePage } from "./surface.ts";

const EXAMPLES: Readonly<Record<string, string>> = {
  python: "src/svc/generated/examples.py",
  node: "src/generated/examples.ts",
};
const PROGRAMS: Readonly<Record<string, string>> = { python: "samples.py", node: "samples.ts" };

export function writtenPages(sdk: Sdk): [path: string, text: string][] {
  const pages = LANGUAGES.flatMap((language): [string, string][] => [
    [`${language.target}/reference.md`, referencePage(sdk, language)],
    [`${language.target}/${EXAMPLES[language.id]}`, examplesFile(sdk, language.id)],
    [
      `${language.target}/driver/${PROGRAMS[language.id]}`,
      samplesProgram(language, samplesOf(sdk, language)),
    ],
  ]);
  return [["surface.md", surfacePage(sdk)], ...pages];
}
