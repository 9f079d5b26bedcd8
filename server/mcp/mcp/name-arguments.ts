import type { Schemas } from "@svc/generated/routes";
import type { InnerAnswer } from "#platform/context";

/** What a tool calls its arguments, by the names that the operation behind it has for them. */
export type ArgumentNames = Readonly<Record<string, string>>;

/** What of an answer may name fields: an error, or the problems of a sale that was only checked. */
interface Named {
  readonly error?: Schemas["ErrorBody"];
  readonly problems?: Schemas["SendValidation"]["problems"];
}

/** An answer whose error names the arguments of the tool, in place of the fields of REST. */
export function nameArguments(answer: InnerAnswer, names: ArgumentNames): InnerAnswer {
  if (Object.keys(names).length === 0) return answer;
  const { error, problems } = answer.body as Named;
  if (problems !== undefined) {
    return {
      ...answer,
      body: { ...answer.body, problems: problems.map((one) => nameOne(one, names)) },
    };
  }
  if (error === undefined) return answer;
  const details = error.details.map((detail) => nameOne(detail, names));
  return { ...answer, body: { error: { ...nameOne(error, names), details } } };
}

function nameOne<T extends { param: string | null; message: string }>(
  one: T,
  names: ArgumentNames,
): T {
  const message = Object.entries(names).reduce(
    (text, [field, argument]) => text.replaceAll(`\`${field}\``, `\`${argument}\``),
    one.message,
  );
  const param = one.param === null ? null : (names[one.param] ?? one.param);
  return { ...one, message, param };
}
