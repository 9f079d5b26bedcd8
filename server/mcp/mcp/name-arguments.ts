import type { Schemas } from "@svc/generated/routes";
import type { InnerAnswer } from "#platform/context";

/** What a tool calls its arguments, by the names that the operation behind it has for them. */
export type ArgumentNames = Readonly<Record<string, string>>;

/** An answer whose error names the arguments of the tool, in place of the fields of REST. */
export function nameArguments(answer: InnerAnswer, names: ArgumentNames): InnerAnswer {
  const { error } = answer.body as { error?: Schemas["ErrorBody"] };
  if (error === undefined || Object.keys(names).length === 0) return answer;
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
