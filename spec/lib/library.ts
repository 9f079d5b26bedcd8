import { createTypeSpecLibrary, paramMessage } from "@typespec/compiler";

/** The rules of the spec, each an error that stops the compilation. */
export const $lib = createTypeSpecLibrary({
  name: "@svc/spec-lib",
  diagnostics: {
    "summary-missing": rule`Operation ${"name"} has no @summary.`,
    "doc-missing": rule`${"name"} has no doc comment.`,
    "scope-missing": rule`Operation ${"name"} names neither @scope nor @noKey nor @dashboardOnly.`,
    "scope-unknown": rule`Scope "${"scope"}" is not one that spec/lib/words.ts lists.`,
    "refusals-missing": rule`Operation ${"name"} has no @refuses; without its own, say @refuses.`,
    "example-missing": rule`Operation ${"name"} has no @opExample.`,
    "error-unknown": rule`Error "${"code"}" is not in the catalogue.`,
    "error-unnamed": rule`Error "${"code"}" is named by neither the gate nor an operation.`,
    "error-twice": rule`Error "${"code"}" stands twice in the catalogue.`,
    "gate-error-missing": rule`The gate refuses with "${"code"}", which is not in the catalogue.`,
    "event-unknown": rule`Event "${"type"}" is not in the catalogue.`,
    "event-unnamed": rule`Event "${"type"}" is named by no operation, worker or lifecycle step.`,
    "event-twice": rule`Event "${"type"}" stands twice in the catalogue.`,
    "event-example": rule`Event "${"type"}" and its example in @eventExamples do not both stand.`,
    "event-object": rule`Event "${"type"}" shows "${"object"}", which is no model of the contract.`,
    "event-of-another": rule`${"name"} emits "${"type"}", which shows ${"object"}.`,
    "event-uncaused": rule`${"name"} declares "${"type"}" and changes no ${"object"}.`,
    "amount-currency": rule`${"name"} is an amount, and no currency stands with it or around it.`,
    "schema-twin": rule`${"name"} has the fields of ${"twin"}; let there be one of them.`,
    "field-words": rule`${"name"} has no doc comment.`,
    "member-words": rule`Value "${"member"}" of ${"name"} has no doc comment.`,
    "state-unknown": rule`"${"state"}" is no member of ${"name"}.`,
    "state-unreachable": rule`No step leads to "${"state"}" of ${"name"}.`,
    "state-settled": rule`"${"state"}" of ${"name"} is terminal and must be settled.`,
    "state-terminal": rule`"${"state"}" of ${"name"} has no step out and is not terminal.`,
    "response-optional": rule`Response field ${"name"} is optional; make it required and nullable.`,
    "id-bare": rule`${"name"} is an id in a bare string; give it an @idPrefix or @slug scalar.`,
    "integer-unbounded": rule`${"name"} is an integer without @minValue and @maxValue.`,
    "name-not-snake": rule`Property ${"name"} is not snake_case.`,
    "retry-missing": rule`POST ${"name"} takes no Idempotency-Key; say @retry "safe" or "once".`,
    "retry-said": rule`Whether ${"name"} may be repeated follows from its method or key.`,
    "body-optional": rule`${"name"} changes an object; its body must be required.`,
    "planned-required": rule`${"name"} is planned and must be optional, so it can be left out.`,
    "deprecation-days": rule`${"name"} must end on a day, 24 months or more after \`since\`.`,
    "deprecation-use": rule`${"name"} names "${"use"}", which is no operation that stays.`,
    "answers-missing": rule`${"name"} has several answers and no @answers that lists ${"answer"}.`,
    "answers-unknown": rule`@answers of ${"name"} names "${"answer"}", which is not there.`,
    "answers-twice": rule`@answers of ${"name"}: "${"answer"}" is the name of another method.`,
    "idempotency-class": rule`${"path"} is "${"expected"}" in lib/words.ts, not "${"actual"}".`,
    "inline-object": rule`${"name"} holds an object without a name.`,
    "anonymous-union": rule`${"name"} holds a union without a name.`,
    "model-extends": rule`${"name"} extends a model; spread it, so that the schema can be sealed.`,
    "tool-twice": rule`Tool "${"name"}" of the MCP server stands twice.`,
    "tool-output": rule`Tool "${"name"}" shows "${"output"}", which is no schema of the contract.`,
    "tool-repeatable": rule`Tool "${"name"}" moves money and names nothing to know a repeat by.`,
    "file-unimported": rule`No file imports this one, so nothing of it is in the contract.`,
    "layer-unknown": rule`Operation ${"name"} must stand in <layer>/<module>.tsp.`,
    "module-undescribed": rule`No file of ${"module"} says @about.`,
    "trigger-words": rule`Trigger "${"by"}" of ${"name"} has no words or no step.`,
    "title-stop": rule`"${"title"}" ends with a full stop; titles and summaries have none.`,
    "summary-verb": rule`"${"summary"}" must begin with a verb in the imperative.`,
    "words-few": rule`${"name"} is described in fewer than four words.`,
    "words-banned": rule`${"name"} says "${"turn"}"; say it in plain words.`,
    "error-model": rule`The contract has ${"count"} @error models and needs exactly one.`,
  },
  state: {
    operation: { description: "Facts of operations" },
    modules: { description: "What each module does" },
    secret: { description: "Fields that are secret" },
    unit: { description: "Units of numbers" },
    planned: { description: "Fields that are planned" },
    event_types: { description: "The scalar of event types" },
    refusal: { description: "Error codes of schemas" },
    identifier: { description: "Scalars that name objects" },
    affected: { description: "What changes together with a model" },
    errors: { description: "The error catalogue" },
    events: { description: "The event catalogue" },
    event_examples: { description: "An example of each event" },
    lifecycle: { description: "Tables of states" },
    tool: { description: "Tools of the MCP server" },
  },
});

/** Reports a broken rule at its file and line. */
export const reportDiagnostic = $lib.reportDiagnostic;

/** Where the facts of one compilation are kept. */
export const stateKeys = $lib.stateKeys;

function rule<const Names extends string[]>(texts: TemplateStringsArray, ...names: Names) {
  const message = paramMessage<Names>(texts, ...names);
  return { severity: "error", messages: { default: message } } as const;
}
