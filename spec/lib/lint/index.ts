import type { Program } from "@typespec/compiler";
import { httpOperations } from "../operations.ts";
import { lintAnswers } from "./answers.ts";
import { lintCatalogueWords } from "./catalogue-words.ts";
import { lintErrors, lintEvents, lintLifecycles } from "./catalogues.ts";
import { lintCauses } from "./causes.ts";
import { lintDeprecations } from "./deprecations.ts";
import { lintDocs } from "./docs.ts";
import { lintImports } from "./imports.ts";
import { lintModules, lintOperation } from "./operations.ts";
import { lintSchemas } from "./schemas.ts";
import { lintTitles } from "./titles.ts";
import { lintTools } from "./tools.ts";

/** Runs every rule of the spec over the whole program; the compiler calls it after checking. */
export async function $onValidate(program: Program): Promise<void> {
  const operations = httpOperations(program);
  for (const operation of operations) {
    lintOperation(program, operation);
    lintTitles(program, operation);
  }
  lintAnswers(program, operations);
  lintModules(program, operations);
  lintDeprecations(program, operations);
  lintErrors(program, operations);
  lintEvents(program, operations);
  lintCauses(program, operations);
  lintLifecycles(program);
  lintCatalogueWords(program);
  lintDocs(program);
  lintTools(program);
  lintSchemas(program, operations);
  await lintImports(program);
}
