import {
  isErrorModel,
  isTemplateDeclaration,
  listServices,
  type Model,
  navigateTypesInNamespace,
  type Program,
  type Type,
} from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { httpOperations } from "../operations.ts";
import { walk } from "../walk.ts";

/** What a client can send or see. */
export interface ContractTypes {
  readonly models: readonly Model[];
  readonly errors: readonly Model[];
  /** What answers and errors hold. */
  readonly output: ReadonlySet<Type>;
  /** What bodies, either way, hold. */
  readonly bodies: ReadonlySet<Type>;
  readonly all: ReadonlySet<Type>;
}

/** A body of an answer. */
interface AnswerBody {
  readonly type: Type;
  readonly status: string;
  readonly media_type: string;
}

/** Every type that the operations of a contract reach. */
export function contractTypes(program: Program): ContractTypes {
  const operations = httpOperations(program);
  const models = modelsOf(program);
  const errors = models.filter((model) => isErrorModel(program, model));
  const requests = operations.flatMap((http) => bodiesOf(http).requests);
  const answers = operations.flatMap((http) => bodiesOf(http).answers.map(({ type }) => type));
  const inputs = operations.flatMap((http) => http.parameters.parameters.map(({ param }) => param));
  const output = reach([...answers, ...errors]);
  return {
    models,
    errors,
    output,
    bodies: reach([...requests, ...output]),
    all: reach([...inputs, ...requests, ...output, ...models]),
  };
}

/** The bodies of an operation. */
export function bodiesOf(http: HttpOperation): { requests: Type[]; answers: AnswerBody[] } {
  const { body } = http.parameters;
  const answers = http.responses.flatMap(({ statusCodes, responses }) =>
    responses.flatMap(({ body: answer }) => {
      if (answer === undefined) return [];
      const { type, contentTypes } = answer;
      return contentTypes.map((media_type) => ({ type, status: String(statusCodes), media_type }));
    }),
  );
  return { requests: body ? [body.type] : [], answers };
}

function reach(types: readonly Type[]): Set<Type> {
  const seen = new Set<Type>();
  for (const type of types) walk(type, () => {}, seen);
  return seen;
}

function modelsOf(program: Program): Model[] {
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
