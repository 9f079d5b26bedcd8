import {
  type Enum,
  getDoc,
  getSourceLocation,
  isErrorModel,
  isTemplateDeclaration,
  listServices,
  type Model,
  type ModelProperty,
  NoTarget,
  navigateTypesInNamespace,
  type Program,
  type Type,
} from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { reportDiagnostic } from "../library.ts";
import { walk } from "../walk.ts";
import { lintCurrencies } from "./currencies.ts";
import { brokenFieldRules, type FieldRule } from "./fields.ts";
import { extendsModel, isAnonymousUnion, isInlineObject } from "./shapes.ts";
import { lintTwins } from "./twins.ts";

/** The rules of everything that a client can send or see. */
export function lintSchemas(program: Program, operations: HttpOperation[]): void {
  const report = reportOnce(program);
  const models = contractModels(program);
  const errors = models.filter((model) => isErrorModel(program, model));
  const answers = operations.flatMap(answerBodies);
  const output = reach([...answers.map((answer) => answer.type), ...errors]);
  const inputs = operations.flatMap((http) => http.parameters.parameters.map(({ param }) => param));
  const all = reach([...inputs, ...operations.flatMap(requestBodies), ...output, ...models]);

  for (const field of output) {
    if (field.kind === "ModelProperty" && field.optional) report("response-optional", field);
  }
  for (const type of all) {
    if (type.kind === "ModelProperty") {
      for (const rule of brokenFieldRules(program, type)) report(rule, type);
    }
    if (type.kind === "Model" && extendsModel(type)) report("model-extends", type);
  }
  for (const type of all) if (type.kind === "Enum") lintMembers(program, type);
  lintTwins(program, reach([...operations.flatMap(requestBodies), ...output]));
  lintCurrencies(program, output, new Set(answers.map(({ type }) => type)));
  for (const http of operations) lintBodies(http, report);
  lintErrorModel(program, errors, operations);
}

type Report = (code: FieldRule | "model-extends", target: Type) => void;

/** A spread copies fields; each is reported where it is written, and only once. */
function reportOnce(program: Program): Report {
  const reported = new Set<string>();
  return (code, target) => {
    const { file, pos } = getSourceLocation(target);
    const place = `${code} ${file.path} ${pos}`;
    if (reported.has(place)) return;
    reported.add(place);
    const name = "name" in target && target.name ? String(target.name) : "it";
    reportDiagnostic(program, { code, format: { name: ownerOf(target) + name }, target });
  };
}

function ownerOf(target: Type): string {
  const model = target.kind === "ModelProperty" ? (target as ModelProperty).model : undefined;
  return model?.name ? `${model.name}.` : "";
}

function reach(types: readonly Type[]): Set<Type> {
  const seen = new Set<Type>();
  for (const type of types) walk(type, () => {}, seen);
  return seen;
}

function answerBodies(http: HttpOperation): { type: Type; status: string; contentType: string }[] {
  return http.responses.flatMap((response) =>
    response.responses.flatMap(({ body }) =>
      body
        ? body.contentTypes.map((contentType) => ({
            type: body.type,
            status: String(response.statusCodes),
            contentType,
          }))
        : [],
    ),
  );
}

function requestBodies(http: HttpOperation): Type[] {
  return http.parameters.body ? [http.parameters.body.type] : [];
}

function lintBodies(http: HttpOperation, report: Report): void {
  const answers = answerBodies(http);
  const bodies = [...answers.map((answer) => answer.type), ...requestBodies(http)];
  if (bodies.some(isInlineObject)) report("inline-object", http.operation);
  const kinds = new Set(answers.map(({ status, contentType }) => `${status} ${contentType}`));
  if (bodies.some(isAnonymousUnion) || kinds.size < answers.length) {
    report("anonymous-union", http.operation);
  }
}

function contractModels(program: Program): Model[] {
  const models: Model[] = [];
  for (const { type } of listServices(program)) {
    navigateTypesInNamespace(type, {
      model: (model) => {
        if (!isTemplateDeclaration(model)) models.push(model);
      },
    });
  }
  return models;
}

function lintErrorModel(program: Program, errors: Model[], operations: HttpOperation[]): void {
  const [operation] = operations;
  if (operation === undefined || errors.length === 1) return;
  const format = { count: String(errors.length) };
  const target = errors[1] ?? NoTarget;
  reportDiagnostic(program, { code: "error-model", format, target });
}

/** Every value of an enumeration says what it means. */
function lintMembers(program: Program, { name, members }: Enum): void {
  for (const member of members.values()) {
    if (getDoc(program, member)) continue;
    const format = { name, member: member.name };
    reportDiagnostic(program, { code: "member-words", format, target: member });
  }
}
