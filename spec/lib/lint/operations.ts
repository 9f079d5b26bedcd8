import { getDoc, getOpExamples, getSummary, type Program } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { marksOf, moduleWords } from "../decorators.ts";
import { reportDiagnostic } from "../library.ts";
import { impliedRetry } from "../operations.ts";
import { placeOf } from "../place.ts";
import { idempotencyOf, SCOPES } from "../words.ts";
import { lintText } from "./text.ts";

/** The rules that look at one operation alone. */
export function lintOperation(program: Program, http: HttpOperation): void {
  const { operation } = http;
  const marks = marksOf(program, operation);
  const format = { name: operation.name };
  const report = (code: MissingRule) =>
    reportDiagnostic(program, { code, format, target: operation });

  if (!getSummary(program, operation)) report("summary-missing");
  if (!getDoc(program, operation)) report("doc-missing");
  if (marks.refuses === undefined) report("refusals-missing");
  if (getOpExamples(program, operation).length === 0) report("example-missing");
  if (placeOf(program, operation).layer === "") report("layer-unknown");
  if (!marks.scope?.length && !marks.no_key_reason && !marks.dashboard_only)
    report("scope-missing");
  lintScope(program, http);
  lintIdempotency(program, http);
  lintRetry(program, http);
  lintBody(program, http);
}

type MissingRule =
  | "summary-missing"
  | "doc-missing"
  | "refusals-missing"
  | "example-missing"
  | "scope-missing"
  | "layer-unknown";

function lintScope(program: Program, { operation }: HttpOperation): void {
  const known: readonly string[] = ["any", ...SCOPES];
  for (const scope of marksOf(program, operation).scope ?? []) {
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

/** The author says it where neither the method nor the key does, and nowhere else. */
function lintRetry(program: Program, http: HttpOperation): void {
  const { retry, idempotency = "none" } = marksOf(program, http.operation);
  const open = impliedRetry(http, idempotency) === null;
  if (open === (retry !== undefined)) return;
  const code = open ? "retry-missing" : "retry-said";
  const format = { name: http.operation.name };
  reportDiagnostic(program, { code, format, target: http.operation });
}

/** A change without a body changes nothing: a client that lost its body must hear of it. */
function lintBody(program: Program, { verb, operation, parameters }: HttpOperation): void {
  if (verb !== "patch" && verb !== "put") return;
  if (parameters.body?.property?.optional !== true) return;
  const format = { name: operation.name };
  reportDiagnostic(program, { code: "body-optional", format, target: operation });
}

/** Every module is described, for the reference, and in plain words. */
export function lintModules(program: Program, operations: readonly HttpOperation[]): void {
  const described = moduleWords(program);
  const seen = new Set<string>();
  for (const { operation: target } of operations) {
    const { layer, module } = placeOf(program, target);
    const place = `${layer}/${module}`;
    if (!module || seen.has(place)) continue;
    seen.add(place);
    const text = described[place]?.description;
    if (text !== undefined) lintText(program, { name: module, text, target });
    else reportDiagnostic(program, { code: "module-undescribed", format: { module }, target });
  }
}
