import { createTypeSpecLibrary } from "@typespec/compiler";

/** The name that a spec imports, and that its rules are switched on by. */
export const LIBRARY = "@svc/spec-lib";

/** What the compiler knows of the library: where the facts of one compilation are held. */
export const $lib = createTypeSpecLibrary({
  name: LIBRARY,
  diagnostics: {},
  state: {
    operation: { description: "Facts of operations" },
    gate: { description: "Refusals that no operation names" },
    unit: { description: "Units of numbers" },
    planned: { description: "Fields that are planned" },
    deprecated: { description: "Fields that end" },
    event_types: { description: "The scalar of event types" },
    refusal: { description: "Error codes of schemas" },
    affected: { description: "What changes together with a model" },
    errors: { description: "The error catalogue" },
    events: { description: "The event catalogue" },
    lifecycle: { description: "Tables of states" },
  },
});

export const stateKeys = $lib.stateKeys;
