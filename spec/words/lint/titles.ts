import { getOpExamples, getReturnsDoc, getSummary, type Program } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { reportDiagnostic } from "../library.ts";
import { lintTurns } from "./text.ts";

/** An article, or a verb in the third person: "A send", "Lists sends". */
const NO_IMPERATIVE = /^(?:an?|the|your)\b|^\w+[^s]s\b/i;

/** A summary reads "Create a send", a title "A delivered send": plain, and without a full stop. */
export function lintTitles(program: Program, { operation: target }: HttpOperation): void {
  const { name } = target;
  const summary = getSummary(program, target) ?? "";
  const titles = getOpExamples(program, target).map(({ title }) => title ?? "");
  for (const text of [summary, ...titles]) {
    lintTurns(program, { name, text, target });
    if (!text.endsWith(".")) continue;
    reportDiagnostic(program, { code: "title-stop", format: { title: text }, target });
  }
  if (NO_IMPERATIVE.test(summary)) {
    reportDiagnostic(program, { code: "summary-verb", format: { summary }, target });
  }
  lintTurns(program, { name, text: getReturnsDoc(program, target) ?? "", target });
}
