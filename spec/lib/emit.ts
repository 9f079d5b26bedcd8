import { type EmitContext, emitFile, type Program, resolvePath } from "@typespec/compiler";
import { answersOf } from "./answers.ts";
import { errorEntries, eventEntries, lifecycles } from "./catalogues.ts";
import { httpOperations, operationFacts } from "./operations.ts";

/** Called by the compiler when `emit` names this package: writes `facts.json`. */
export async function $onEmit({ program, emitterOutputDir }: EmitContext): Promise<void> {
  if (program.compilerOptions.noEmit) return;
  const path = resolvePath(emitterOutputDir, "facts.json");
  await emitFile(program, { path, content: `${JSON.stringify(facts(program), null, 2)}\n` });
}

/** Everything that a spec says with this package. */
function facts(program: Program) {
  return {
    operations: httpOperations(program).map((http) => ({
      ...operationFacts(program, http),
      answers: answersOf(program, http),
    })),
    errors: errorEntries(program).map(({ entry }) => entry),
    events: eventEntries(program).map(({ entry }) => entry),
    lifecycles: lifecycles(program).map(({ lifecycle }) => lifecycle),
  };
}
