import { createTypeSpecLibrary, paramMessage } from "@typespec/compiler";

/** The rules of the product's own words; those of every spec are rules of `@svc/spec-lib`. */
export const $lib = createTypeSpecLibrary({
  name: "@svc/spec-words",
  diagnostics: {
    "scope-missing": rule`Operation ${"name"} names neither @scope nor @noKey nor @dashboardOnly.`,
    "scope-unknown": rule`Scope "${"scope"}" is not one that spec/words/words.ts lists.`,
    "gate-error-missing": rule`The gate refuses with "${"code"}", which is not in the catalogue.`,
    "error-type": rule`Error "${"code"}" is of the type "${"type"}", which there is not.`,
    "event-example": rule`Event "${"type"}" and its example in @eventExamples do not both stand.`,
    "amount-currency": rule`${"name"} is an amount, and no currency stands with it or around it.`,
    "id-bare": rule`${"name"} is an id in a bare string; give it an @idPrefix or @slug scalar.`,
    "idempotency-class": rule`${"path"} is "${"expected"}" in words/words.ts, not "${"actual"}".`,
    "tool-twice": rule`Tool "${"name"}" of the MCP server stands twice.`,
    "tool-words": rule`Tool "${"name"}" has no doc comment.`,
    "tool-output": rule`Tool "${"name"}" shows "${"output"}", which is no schema of the contract.`,
    "tool-repeatable": rule`Tool "${"name"}" moves money and names nothing to know a repeat by.`,
    "layer-unknown": rule`Operation ${"name"} must stand in <layer>/<module>.tsp.`,
    "module-undescribed": rule`No file of ${"module"} says @about.`,
    "title-stop": rule`"${"title"}" ends with a full stop; titles and summaries have none.`,
    "summary-verb": rule`"${"summary"}" must begin with a verb in the imperative.`,
    "words-few": rule`${"name"} is described in fewer than four words.`,
    "words-banned": rule`${"name"} says "${"turn"}"; say it in plain words.`,
  },
  state: {
    operation: { description: "Who may call an operation, and what is recorded of it" },
    modules: { description: "What each module does" },
    identifier: { description: "Scalars that name objects" },
    event_examples: { description: "An example of each event" },
    tool: { description: "Tools of the MCP server" },
  },
});

/** Reports a broken rule at its file and line. */
export const reportDiagnostic = $lib.reportDiagnostic;

/** Where the facts of one compilation are kept. */
export const stateKeys = $lib.stateKeys;

/** A warning, which the spec's configuration makes an error: an error here would end the lint. */
function rule<const Names extends string[]>(texts: TemplateStringsArray, ...names: Names) {
  const message = paramMessage<Names>(texts, ...names);
  return { severity: "warning", messages: { default: message } } as const;
}
