import { isArrayModelType, listServices, type Program, type Type } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { type Answer, answersOf } from "../answers.ts";
import { httpOperations } from "../operations.ts";
import { type Check, rulesOf, says } from "./rule.ts";

/** Every answer that an operation can give is listed, by names that are there and its own. */
const checkAnswers: Check = (program, report) => {
  const operations = httpOperations(program);
  const names = new Set(operations.map(({ operation }) => operation.name));
  for (const http of operations) {
    const { name } = http.operation;
    const find = (code: AnswerRule, answer: string) =>
      report({ code, format: { name, answer }, target: http.operation });
    const answers = answersOf(program, http);
    for (const missing of unlisted(http, answers)) find("answers-missing", missing);
    for (const unknown of unknownNames(program, http, answers)) find("answers-unknown", unknown);
    for (const { operation_id } of answers) {
      if (operation_id === name) continue;
      if (names.has(operation_id)) find("answers-twice", operation_id);
      names.add(operation_id);
    }
  }
};

export const ANSWER_RULES = rulesOf(checkAnswers, {
  "answers-missing": {
    why: "A client that is made from the spec has one method for each answer.",
    message: says`${"name"} has several answers and no @answers that lists ${"answer"}.`,
  },
  "answers-unknown": {
    why: "What chooses an answer, and the answer itself, is part of the operation.",
    message: says`@answers of ${"name"} names "${"answer"}", which is not there.`,
  },
  "answers-twice": {
    why: "A method must have a name of its own.",
    message: says`@answers of ${"name"}: "${"answer"}" is the name of another method.`,
  },
});

type AnswerRule = "answers-missing" | "answers-unknown" | "answers-twice";

/** The media types that no entry lists, and the bodies of which only an entry says what comes. */
function unlisted(http: HttpOperation, answers: readonly Answer[]): string[] {
  const bodies = successes(http);
  const kinds = new Set(bodies.map(({ media_type }) => media_type));
  const shapes = new Set(bodies.filter(isJson).map(({ type }) => type));
  const several = kinds.size > 1 || shapes.size > 1;
  const open = [...shapes].some((type) => type.kind === "Union");
  if (!several && !open) return [];
  const listed = new Set(answers.map(({ media_type }) => media_type));
  return [...kinds].filter((kind) => !listed.has(kind));
}

function unknownNames(program: Program, http: HttpOperation, answers: readonly Answer[]): string[] {
  const kinds = new Set(successes(http).map(({ media_type }) => media_type));
  return answers.flatMap(({ when, media_type, schema }) => [
    ...(when && !isChooser(http, when.name) ? [when.name] : []),
    ...(kinds.has(media_type) ? [] : [media_type]),
    ...(schema !== null && !isNamed(program, schema) ? [schema] : []),
  ]);
}

function isChooser({ parameters }: HttpOperation, name: string): boolean {
  const query = parameters.parameters.some((one) => one.type === "query" && one.name === name);
  const body = parameters.body?.type;
  return name === "Accept" || query || (body?.kind === "Model" && body.properties.has(name));
}

/** Lists are named after what they hold. */
function isNamed(program: Program, name: string): boolean {
  return listServices(program).some(({ type: { models, unions } }) => {
    return models.has(name) || unions.has(name) || models.has(name.replace(/List$/, ""));
  });
}

interface Success {
  media_type: string;
  type: Type;
}

function isJson({ media_type, type }: Success): boolean {
  return media_type === "application/json" && !(type.kind === "Model" && isArrayModelType(type));
}

function successes({ responses }: HttpOperation): Success[] {
  const good = responses.filter(({ statusCodes }) => statusCodes === "*" || isSuccess(statusCodes));
  return good.flatMap((response) =>
    response.responses.flatMap(({ body }) =>
      body ? body.contentTypes.map((media_type) => ({ media_type, type: body.type })) : [],
    ),
  );
}

function isSuccess(status: number | { start: number; end: number }): boolean {
  return typeof status === "number" ? status < 300 : status.end < 300;
}
