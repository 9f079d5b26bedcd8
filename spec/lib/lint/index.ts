import type { Program } from "@typespec/compiler";
import { httpOperations } from "../operations.ts";
import { lintAnswers } from "./answers.ts";
import { lintErrors, lintErrorWords, lintEvents, lintLifecycles } from "./catalogues.ts";
import { lintDocs } from "./docs.ts";
import { lintOperation, lintRooms } from "./operations.ts";
import { lintSchemas } from "./schemas.ts";
import { lintTools } from "./tools.ts";

/** Runs every rule of the spec over the whole program; the compiler calls it after checking. */
export function $onValidate(program: Program): void {
  const operations = httpOperations(program);
  for (const operation of operations) lintOperation(program, operation);
  lintAnswers(program, operations);
  lintRooms(program, operations);
  lintErrors(program, operations);
  lintErrorWords(program);
  lintEvents(program, operations);
  lintLifecycles(program);
  lintDocs(program);
  lintTools(program);
  lintSchemas(program, operations);
}
