import type { Document, Operation, Parameter, Schema } from "../../spec/emitter/document.ts";

/** How the text of a parameter is to be read. */
type ParameterKind = "string" | "integer" | "boolean" | "strings" | "map";

/** A parameter of an operation, with the type expression that names its values. */
export interface KnownParameter {
  name: string;
  in: string;
  required: boolean;
  kind: ParameterKind;
  schema: Schema;
  type: string;
}

/** The parameters of an operation in their order, references followed. */
export function parametersOf(document: Document, operation: Operation): KnownParameter[] {
  return (operation.parameters ?? []).map((parameter) => {
    if ("$ref" in parameter) {
      const key = parameter.$ref.split("/").at(-1) as string;
      const shared = document.components.parameters?.[key] as Parameter;
      return known(document, shared, `components["parameters"]["${key}"]`);
    }
    const place = `operations["${operation.operationId}"]["parameters"]["${parameter.in}"]`;
    return known(document, parameter, `NonNullable<${place}>["${parameter.name}"]`);
  });
}

function known(document: Document, parameter: Parameter, type: string): KnownParameter {
  return {
    name: parameter.name.replace(/\[\]$/, ""),
    in: parameter.in,
    required: parameter.required ?? false,
    kind: kindOf(followed(document, parameter.schema)),
    schema: parameter.schema,
    type,
  };
}

/** The schema itself, or the named one that it refers to. */
function followed(document: Document, schema: Schema): Schema {
  if (!schema.$ref) return schema;
  const name = schema.$ref.split("/").at(-1) as string;
  return followed(document, document.components.schemas[name] as Schema);
}

function kindOf(schema: Schema): ParameterKind {
  if (schema.type === "integer") return "integer";
  if (schema.type === "boolean") return "boolean";
  if (schema.type === "array") return "strings";
  if (schema.type === "object") return "map";
  return "string";
}
