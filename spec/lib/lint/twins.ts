import { getTypeName, isTemplateInstance, type Model } from "@typespec/compiler";
import { contractTypes } from "./reach.ts";
import { type Check, rulesOf, says } from "./rule.ts";

/** Below so many fields two schemas may be alike by chance. */
const FIELDS_MIN = 2;

/** No two schemas have the same fields of the same types: each would be a type in every SDK. */
const checkTwins: Check = (program, report) => {
  const first = new Map<string, Model>();
  for (const type of contractTypes(program).bodies) {
    if (type.kind !== "Model" || !isNamed(type)) continue;
    const shape = shapeOf(type);
    const twin = first.get(shape);
    if (twin === undefined) first.set(shape, type);
    else {
      const format = { name: type.name, twin: twin.name };
      report({ code: "schema-twin", format, target: type });
    }
  }
};

export const TWIN_RULES = rulesOf(checkTwins, {
  "schema-twin": {
    why: "Two schemas that are alike are two types in every client.",
    message: says`${"name"} has the fields of ${"twin"}; let there be one of them.`,
  },
});

function isNamed(model: Model): boolean {
  return model.name !== "" && !isTemplateInstance(model) && model.properties.size >= FIELDS_MIN;
}

function shapeOf({ properties }: Model): string {
  const fields = [...properties.values()].map(
    ({ name, optional, type }) => `${name}${optional ? "?" : ""}: ${getTypeName(type)}`,
  );
  return fields.sort().join(", ");
}
