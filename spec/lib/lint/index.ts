import { defineLinter } from "@typespec/compiler";
import { LIBRARY } from "../library.ts";
import { ANSWER_RULES } from "./answers.ts";
import { CAUSE_RULES } from "./causes.ts";
import { DEPRECATION_RULES } from "./deprecations.ts";
import { ERROR_RULES } from "./errors.ts";
import { EVENT_RULES } from "./events.ts";
import { FILE_RULES } from "./imports.ts";
import { LIFECYCLE_RULES } from "./lifecycles.ts";
import { OPERATION_RULES } from "./operations.ts";
import { SCHEMA_RULES } from "./schemas.ts";
import { TWIN_RULES } from "./twins.ts";

/** What holds a spec to what its decorators say. */
const FACTS = [
  ...FILE_RULES,
  ...ANSWER_RULES,
  ...DEPRECATION_RULES,
  ...ERROR_RULES,
  ...EVENT_RULES,
  ...CAUSE_RULES,
  ...LIFECYCLE_RULES,
];

/** The rules, and the sets of them that a spec can switch on. */
export const $linter = defineLinter({
  rules: [...FACTS, ...OPERATION_RULES, ...SCHEMA_RULES, ...TWIN_RULES],
  ruleSets: {
    /** What cannot be meant. */
    facts: { enable: Object.fromEntries(FACTS.map(({ name }) => [`${LIBRARY}/${name}`, true])) },
  },
});
