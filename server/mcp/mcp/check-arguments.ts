import { ERRORS } from "@svc/generated/errors";
import type { McpToolFacts } from "@svc/generated/mcp";
import { schemaValidators } from "@svc/generated/validators";
import { Refusal } from "#platform/refusal";

const NAME_CHARACTERS_MAX = 64;
const RULE_CHARACTERS_MAX = 600;

interface BrokenRule {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** What is wrong with the arguments of a tool, by its input schema; null when nothing is. */
export function refusalOfArguments(
  { name, input, input_schema, refusals }: McpToolFacts,
  given: unknown,
): Refusal | null {
  const validate = schemaValidators[input];
  if (validate(given)) return null;
  const [broken] = (validate.errors ?? []) as BrokenRule[];
  const { properties = {} } = input_schema as { properties?: Record<string, object> };
  const param = broken === undefined ? null : argumentOf(broken);
  if (param === null) {
    return new Refusal("parameter_invalid", { message: "`arguments` must be an object." });
  }
  switch (broken?.keyword) {
    case "required":
      return new Refusal("parameter_missing", {
        param,
        message: `${name} needs the argument \`${param}\`.`,
      });
    case "additionalProperties": {
      const names = Object.keys(properties).join(", ");
      const takes = names === "" ? "takes none" : `takes ${names}`;
      const message = `${name} has no argument \`${param}\`: it ${takes}.`;
      return new Refusal("unknown_parameter", { param, message });
    }
    default: {
      const code = refusals[param];
      if (code !== undefined) {
        const message = `The argument \`${param}\` is invalid. ${ERRORS[code].meaning}`;
        return new Refusal(code, { param, message });
      }
      const rule = JSON.stringify(properties[param] ?? {}).slice(0, RULE_CHARACTERS_MAX);
      const message = `The argument \`${param}\` does not fit its schema: ${rule}`;
      return new Refusal("parameter_invalid", { param, message });
    }
  }
}

/** The argument that a rule was broken by; null when it is all of them. */
function argumentOf({ keyword, instancePath, params }: BrokenRule): string | null {
  const [, first] = instancePath.split("/");
  if (first !== undefined) return first;
  const named = keyword === "required" ? params.missingProperty : params.additionalProperty;
  return typeof named === "string" ? named.slice(0, NAME_CHARACTERS_MAX) : null;
}
