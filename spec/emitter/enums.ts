import { type Enum, getDoc, listServices, type Program } from "@typespec/compiler";
import { answerOf, type Document, operationsOf, type Schema } from "./document.ts";
import { mediaSchemas, reachable } from "./reach.ts";

/**
 * Says of every enumeration what each value means, and of those that answers hold that values may
 * be added: a client must accept one that it does not know.
 */
export function markEnums(program: Program, document: Document): void {
  const { schemas } = document.components;
  for (const named of enumsOf(program)) {
    const schema = schemas[named.name];
    const meanings = schema?.enum ? meaningsOf(program, named) : {};
    if (schema && Object.keys(meanings).length > 0) schema["x-enumDescriptions"] = meanings;
  }
  for (const schema of reachable(document, shownSchemas(document))) {
    if (isNamedEnum(schema)) schema["x-svc-open-enum"] = true;
  }

  function isNamedEnum(schema: Schema): boolean {
    return schema.enum !== undefined && Object.values(schemas).includes(schema);
  }
}

function enumsOf(program: Program): Enum[] {
  return listServices(program).flatMap(({ type }) => [...type.enums.values()]);
}

/** The doc comment of each member by its value, in one line. */
function meaningsOf(program: Program, named: Enum): Record<string, string> {
  const documented = [...named.members.values()].flatMap((member) => {
    const text = getDoc(program, member);
    return text ? [[String(member.value ?? member.name), text.replaceAll(/\s+/g, " ")]] : [];
  });
  return Object.fromEntries(documented);
}

/** What a client is shown: the bodies of answers and of webhooks. */
function shownSchemas(document: Document): Schema[] {
  const answers = operationsOf(document).flatMap((operation) => Object.values(operation.responses));
  const webhooks = Object.values(document.webhooks ?? {}).map(({ post }) => post.requestBody);
  return [...answers.map((answer) => answerOf(document, answer)), ...webhooks].flatMap(
    mediaSchemas,
  );
}
