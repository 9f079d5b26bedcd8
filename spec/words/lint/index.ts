import { nameRefusals } from "@svc/spec-lib";
import type { Program } from "@typespec/compiler";
import { GATE_CODES } from "../gate.ts";
import { lintCodes } from "./codes.ts";
import { lintCurrencies } from "./currencies.ts";
import { lintEventExamples } from "./examples.ts";
import { lintIds } from "./ids.ts";
import { lintOperations } from "./operations.ts";
import { lintPlainWords } from "./plain-words.ts";
import { lintTools } from "./tools.ts";

/** Runs every rule of the product's own; the compiler calls it before the rules of all specs. */
export function $onValidate(program: Program): void {
  nameRefusals(program, GATE_CODES);
  lintOperations(program);
  lintCodes(program);
  lintEventExamples(program);
  lintIds(program);
  lintCurrencies(program);
  lintTools(program);
  lintPlainWords(program);
}
