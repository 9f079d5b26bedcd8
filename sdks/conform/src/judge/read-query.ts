/** The query of a request as the validators know it. */
import type { ParameterFacts } from "../../../../generated/operations.ts";

export interface ReadQuery {
  readonly values: Readonly<Record<string, unknown>>;
  readonly wrong: readonly { readonly name: string; readonly words: string }[];
}

const MAP_ENTRY = /^([^[\]]+)\[([^[\]]+)\]$/;
const INTEGER = /^-?(?:0|[1-9]\d{0,14})$/;

export function readQuery(query: string, parameters: readonly ParameterFacts[]): ReadQuery {
  const declared = parameters.filter((one) => one.in === "query");
  const values: Record<string, unknown> = {};
  const wrong: { name: string; words: string }[] = [];
  for (const [written, text] of new URLSearchParams(query)) {
    const [, name = written, key = null] = MAP_ENTRY.exec(written) ?? [];
    const parameter = declared.find((one) => wireNameOf(one) === (key === null ? written : name));
    const is_map = parameter?.kind === "map";
    if (parameter === undefined || is_map !== (key !== null)) {
      wrong.push({ name: written, words: "is not a parameter of the operation" });
    } else if (is_map) {
      values[name] = { ...(values[name] as object | undefined), [key as string]: text };
    } else if (parameter.kind === "strings") {
      values[parameter.name] = [...((values[parameter.name] as string[]) ?? []), text];
    } else values[written] = read(parameter, text);
  }
  return { values, wrong };
}

/** A list is sent as `expand[]=…`, once a value. */
function wireNameOf({ name, kind }: ParameterFacts): string {
  return kind === "strings" ? `${name}[]` : name;
}

/** A text that is none of its kind stays a text, which its schema refuses. */
function read({ kind }: ParameterFacts, text: string): unknown {
  if (kind === "integer" && INTEGER.test(text)) return Number(text);
  if (kind === "boolean" && ["true", "false"].includes(text)) return text === "true";
  return text;
}
