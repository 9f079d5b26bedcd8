import { contractTypes, valueTypes } from "@svc/spec-lib";
import { getSourceLocation, type Program, type Type } from "@typespec/compiler";
import { idPrefixOf } from "../decorators.ts";
import { reportDiagnostic } from "../library.ts";

const IDENTIFIER_NAME = /^(id|ids|[a-z0-9_]+_ids?)$/;

/** A field that holds an id says of what. */
export function lintIds(program: Program): void {
  const reported = new Set<string>();
  for (const target of contractTypes(program).all) {
    if (target.kind !== "ModelProperty" || !IDENTIFIER_NAME.test(target.name)) continue;
    if (!valueTypes(target.type).some((type) => isBareString(program, type))) continue;
    const { file, pos } = getSourceLocation(target);
    const place = `${file.path} ${pos}`;
    // A spread copies fields; each is reported where it is written, and only once.
    if (reported.has(place)) continue;
    reported.add(place);
    const name = target.model?.name ? `${target.model.name}.${target.name}` : target.name;
    reportDiagnostic(program, { code: "id-bare", format: { name }, target });
  }
}

function isBareString(program: Program, type: Type): boolean {
  if (type.kind !== "Scalar" || type.name !== "string") return false;
  return type.namespace?.name === "TypeSpec" && idPrefixOf(program, type) === undefined;
}
