import { errorEntries, httpOperations } from "@svc/spec-lib";
import { NoTarget, type Program } from "@typespec/compiler";
import { GATE_CODES, ROUTE_REFUSALS } from "../gate.ts";
import { reportDiagnostic } from "../library.ts";
import { operationFacts } from "../operations.ts";
import { ERROR_TYPES } from "../words.ts";

/** Every code that the gate refuses with is in the catalogue, and every type there is one. */
export function lintCodes(program: Program): void {
  const entries = errorEntries(program);
  const catalogue = new Set(entries.map(({ entry }) => entry.code));
  const of_gate = new Set(GATE_CODES);
  const used = httpOperations(program).flatMap((http) => operationFacts(program, http).refusals);
  for (const code of new Set([...ROUTE_REFUSALS, ...used.filter((one) => of_gate.has(one))])) {
    if (catalogue.has(code)) continue;
    reportDiagnostic(program, { code: "gate-error-missing", format: { code }, target: NoTarget });
  }
  for (const { entry, source: target } of entries) {
    const { code, type } = entry;
    if (ERROR_TYPES.includes(type)) continue;
    reportDiagnostic(program, { code: "error-type", format: { code, type }, target });
  }
}
