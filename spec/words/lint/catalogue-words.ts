import { errorEntries, eventEntries, lifecycles } from "@svc/spec-lib";
import type { DiagnosticTarget, Program } from "@typespec/compiler";
import { lintText } from "./text.ts";

/** Every error, event and trigger of the catalogues says in plain words what happened. */
export function lintCatalogueWords(program: Program): void {
  const lint = (name: string, text: string, target: DiagnosticTarget) =>
    lintText(program, { name, text, target });
  for (const { entry, source } of errorEntries(program)) {
    lint(`${entry.code}.meaning`, entry.meaning, source);
    lint(`${entry.code}.fix`, entry.fix, source);
  }
  for (const { entry, source } of eventEntries(program)) lint(entry.type, entry.meaning, source);
  for (const { states, lifecycle } of lifecycles(program)) {
    for (const [by, text] of Object.entries(lifecycle.triggers)) lint(by, text, states);
  }
}
