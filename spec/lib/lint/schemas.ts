import { type Enum, getDoc, getSourceLocation, type Program, type Type } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { httpOperations } from "../operations.ts";
import { brokenFieldRules, type FieldRule } from "./fields.ts";
import { bodiesOf, contractTypes } from "./reach.ts";
import { type Check, type Finding, rulesOf, says } from "./rule.ts";
import { extendsModel, isAnonymousUnion, isInlineObject } from "./shapes.ts";

type Report = (finding: Finding) => void;
type Find = (code: FieldRule | "model-extends", target: Type) => void;

/** The rules of everything that a client can send or see. */
const checkSchemas: Check = (program, report) => {
  const find = findOnce(report);
  const { all, output, errors } = contractTypes(program);
  for (const field of output) {
    if (field.kind === "ModelProperty" && field.optional) find("response-optional", field);
  }
  for (const type of all) {
    if (type.kind === "ModelProperty") {
      for (const rule of brokenFieldRules(program, type)) find(rule, type);
    }
    if (type.kind === "Model" && extendsModel(type)) find("model-extends", type);
    if (type.kind === "Enum") lintMembers(program, type, report);
  }
  const operations = httpOperations(program);
  for (const http of operations) lintBodies(http, find);
  const target = errors[1] ?? operations[0]?.operation;
  if (errors.length === 1 || target === undefined) return;
  report({ code: "error-model", format: { count: String(errors.length) }, target });
};

/** A spread copies fields; each is reported where it is written, and only once. */
function findOnce(report: Report): Find {
  const reported = new Set<string>();
  return (code, target) => {
    const { file, pos } = getSourceLocation(target);
    const place = `${code} ${file.path} ${pos}`;
    if (reported.has(place)) return;
    reported.add(place);
    const name = "name" in target && target.name ? String(target.name) : "it";
    report({ code, format: { name: ownerOf(target) + name }, target });
  };
}

function ownerOf(target: Type): string {
  const model = target.kind === "ModelProperty" ? target.model : undefined;
  return model?.name ? `${model.name}.` : "";
}

function lintBodies(http: HttpOperation, find: Find): void {
  const { answers, requests } = bodiesOf(http);
  const bodies = [...answers.map(({ type }) => type), ...requests];
  if (bodies.some(isInlineObject)) find("inline-object", http.operation);
  const kinds = new Set(answers.map(({ status, media_type }) => `${status} ${media_type}`));
  if (bodies.some(isAnonymousUnion) || kinds.size < answers.length) {
    find("anonymous-union", http.operation);
  }
}

/** Every value of an enumeration says what it means. */
function lintMembers(program: Program, { name, members }: Enum, report: Report): void {
  for (const member of members.values()) {
    if (getDoc(program, member)) continue;
    report({ code: "member-words", format: { name, member: member.name }, target: member });
  }
}

export const SCHEMA_RULES = rulesOf(checkSchemas, {
  "response-optional": {
    why: "A field that may be missing and one that is null are two cases where one is enough.",
    message: says`Response field ${"name"} is optional; make it required and nullable.`,
  },
  "integer-unbounded": {
    why: "A client chooses the type of a number by its bounds.",
    message: says`${"name"} is an integer without @minValue and @maxValue.`,
  },
  "name-not-snake": {
    why: "One way to write names needs no second look.",
    message: says`Property ${"name"} is not snake_case.`,
  },
  "planned-required": {
    why: "A field that is answered 501 must be one that a caller need not send.",
    message: says`${"name"} is planned and must be optional, so that a request needs none.`,
  },
  "inline-object": {
    why: "An object without a name gets another made-up name from every generator.",
    message: says`${"name"} holds an object without a name.`,
  },
  "anonymous-union": {
    why: "A union without a name gets another made-up name from every generator.",
    message: says`${"name"} holds a union without a name.`,
  },
  "model-extends": {
    why: "A schema that another extends cannot refuse unknown fields.",
    message: says`${"name"} extends a model; spread it, so that the schema can be sealed.`,
  },
  "field-words": {
    why: "A field without words is guessed at.",
    message: says`${"name"} has no doc comment.`,
  },
  "member-words": {
    why: "A value without words is guessed at.",
    message: says`Value "${"member"}" of ${"name"} has no doc comment.`,
  },
  "error-model": {
    why: "A client reads every refusal in one way.",
    message: says`The contract has ${"count"} @error models and needs exactly one.`,
  },
});
