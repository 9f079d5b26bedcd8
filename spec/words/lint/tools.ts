import { getDoc, listServices, type Model, type Program } from "@typespec/compiler";
import { reportDiagnostic } from "../library.ts";
import { toolModels } from "../tools.ts";
import { SCOPES } from "../words.ts";

/** What a call that moves money is known by when it is made again. */
const KNOWN_BY = ["client_reference", "completion_id", "send"];

/** Every tool stands once, tells an agent what it does, and never pays twice. */
export function lintTools(program: Program): void {
  const names = new Set<string>();
  const known: readonly string[] = ["any", ...SCOPES];
  for (const { input, tool } of toolModels(program)) {
    const { name, scope, output } = tool;
    const report = (code: ToolRule) =>
      reportDiagnostic(program, { code, format: { name, output }, target: input });
    if (names.has(name)) report("tool-twice");
    if (!schemaExists(program, output)) report("tool-output");
    if (tool.moves_money && !isRepeatable(input)) report("tool-repeatable");
    if (!getDoc(program, input)) {
      reportDiagnostic(program, { code: "tool-words", format: { name }, target: input });
    }
    if (!known.includes(scope)) {
      reportDiagnostic(program, { code: "scope-unknown", format: { scope }, target: input });
    }
    names.add(name);
  }
}

type ToolRule = "tool-twice" | "tool-output" | "tool-repeatable";

function isRepeatable({ properties }: Model): boolean {
  return KNOWN_BY.some((name) => properties.get(name)?.optional === false);
}

/** Lists are named after what they hold. */
function schemaExists(program: Program, name: string): boolean {
  return listServices(program).some(({ type: { models, unions } }) => {
    return models.has(name) || unions.has(name) || models.has(name.replace(/List$/, ""));
  });
}
