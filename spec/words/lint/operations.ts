import { httpOperations, marksOf } from "@svc/spec-lib";
import type { Program } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { moduleWords, wordsOf } from "../decorators.ts";
import { reportDiagnostic } from "../library.ts";
import { placeOf } from "../place.ts";
import { idempotencyOf, SCOPES } from "../words.ts";

/** Every operation says who may call it, and stands where the product lists it. */
export function lintOperations(program: Program): void {
  for (const http of httpOperations(program)) {
    const { operation: target } = http;
    const words = wordsOf(program, target);
    const report = (code: "scope-missing" | "layer-unknown") =>
      reportDiagnostic(program, { code, format: { name: target.name }, target });
    if (placeOf(program, target).layer === "") report("layer-unknown");
    if (!words.scope?.length && !words.no_key_reason && !words.dashboard_only) {
      report("scope-missing");
    }
    lintScope(program, http);
    lintIdempotency(program, http);
  }
  lintModules(program);
}

function lintScope(program: Program, { operation }: HttpOperation): void {
  const known: readonly string[] = ["any", ...SCOPES];
  for (const scope of wordsOf(program, operation).scope ?? []) {
    if (known.includes(scope)) continue;
    reportDiagnostic(program, { code: "scope-unknown", format: { scope }, target: operation });
  }
}

function lintIdempotency(program: Program, http: HttpOperation): void {
  const expected = idempotencyOf(http);
  const actual = marksOf(program, http.operation).idempotency ?? "none";
  if (actual === expected) return;
  const path = `${http.verb.toUpperCase()} ${http.path}`;
  const format = { path, expected, actual };
  reportDiagnostic(program, { code: "idempotency-class", format, target: http.operation });
}

/** Every module is described, for the reference. */
function lintModules(program: Program): void {
  const described = moduleWords(program);
  const seen = new Set<string>();
  for (const { operation: target } of httpOperations(program)) {
    const { layer, module } = placeOf(program, target);
    const place = `${layer}/${module}`;
    if (!module || seen.has(place)) continue;
    seen.add(place);
    if (described[place] !== undefined) continue;
    reportDiagnostic(program, { code: "module-undescribed", format: { module }, target });
  }
}
