import { eventEntries } from "@svc/spec-lib";
import type { Program } from "@typespec/compiler";
import { eventExamples } from "../event-examples.ts";
import { reportDiagnostic } from "../library.ts";

/** Every event has an example, and every example an event. */
export function lintEventExamples(program: Program): void {
  const examples = eventExamples(program);
  const entries = eventEntries(program);
  const catalogue = new Set(entries.map(({ entry }) => entry.type));
  const alone = [
    ...entries
      .filter(({ entry }) => !examples.has(entry.type))
      .map(({ entry, source }) => ({ type: entry.type, target: source })),
    ...[...examples]
      .filter(([type]) => !catalogue.has(type))
      .map(([type, { source }]) => ({ type, target: source })),
  ];
  for (const { type, target } of alone) {
    reportDiagnostic(program, { code: "event-example", format: { type }, target });
  }
}
