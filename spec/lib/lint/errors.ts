import { errorEntries } from "../catalogues.ts";
import { gateRefusals } from "../decorators.ts";
import { httpOperations, operationFacts } from "../operations.ts";
import { type Check, rulesOf, says } from "./rule.ts";

/** Every code that is named is in the catalogue, once, and every code there is named. */
const checkErrors: Check = (program, report) => {
  const catalogue = new Set<string>();
  for (const { entry, source: target } of errorEntries(program)) {
    const { code } = entry;
    if (catalogue.has(code)) report({ code: "error-twice", format: { code }, target });
    catalogue.add(code);
  }
  const named = gateRefusals(program);
  const unknown = new Set<string>();
  for (const http of httpOperations(program)) {
    for (const code of operationFacts(program, http).refusals) {
      named.add(code);
      if (catalogue.has(code) || unknown.has(code)) continue;
      report({ code: "error-unknown", format: { code }, target: http.operation });
      unknown.add(code);
    }
  }
  for (const { entry, source: target } of errorEntries(program)) {
    const { code } = entry;
    if (!named.has(code)) report({ code: "error-unnamed", format: { code }, target });
  }
};

export const ERROR_RULES = rulesOf(checkErrors, {
  "error-unknown": {
    why: "A caller looks a code up in the catalogue.",
    message: says`Error "${"code"}" is not in the catalogue.`,
  },
  "error-unnamed": {
    why: "A code that nothing refuses with is a promise without a cause.",
    message: says`Error "${"code"}" is named by no operation and no @gateRefusals.`,
  },
  "error-twice": {
    why: "A code has one meaning.",
    message: says`Error "${"code"}" is in the catalogue twice.`,
  },
});
