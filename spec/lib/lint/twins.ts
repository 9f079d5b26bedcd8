import {
  getTypeName,
  isTemplateInstance,
  type Model,
  type Program,
  type Type,
} from "@typespec/compiler";
import { reportDiagnostic } from "../library.ts";

/** Below so many fields two schemas may be alike by chance. */
const FIELDS_MIN = 2;

/** No two schemas have the same fields of the same types: each would be a type in every SDK. */
export function lintTwins(program: Program, types: Iterable<Type>): void {
  const first = new Map<string, Model>();
  for (const type of types) {
    if (type.kind !== "Model" || !isNamed(type)) continue;
    const shape = shapeOf(type);
    const twin = first.get(shape);
    if (twin === undefined) first.set(shape, type);
    else {
      const format = { name: type.name, twin: twin.name };
      reportDiagnostic(program, { code: "schema-twin", format, target: type });
    }
  }
}

function isNamed(model: Model): boolean {
  return model.name !== "" && !isTemplateInstance(model) && model.properties.size >= FIELDS_MIN;
}

function shapeOf({ properties }: Model): string {
  const fields = [...properties.values()].map(
    ({ name, optional, type }) => `${name}${optional ? "?" : ""}: ${getTypeName(type)}`,
  );
  return fields.sort().join(", ");
}
