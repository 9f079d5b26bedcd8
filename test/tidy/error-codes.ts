/** Where the codes of the catalogue are thrown. */
import { ERRORS, ROUTE_REFUSALS } from "@svc/generated/errors";
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import type { Schema } from "../../spec/emitter/document.ts";
import { DECLARED_IMPLEMENTED_LATER } from "../contract/declared-kept-later.ts";
import { calledName, type Node, stringOf, syntaxOf } from "./syntax.ts";
import type { Finding, TreeFile } from "./tree.ts";
import { contract, wireNames } from "./wire-names.ts";

const THROWERS = new Set(["refuse", "Refusal"]);

/** Codes that some operation declares, or that answer when there is none. */
export function declaredCodes(): Set<string> {
  return codesOf(Object.values(OPERATIONS)).add(OF_PLANS);
}

/** Every operation that is planned is refused with it; between two plans no operation is. */
const OF_PLANS = "not_implemented";

function codesOf(operations: readonly OperationFacts[]): Set<string> {
  const declared = operations.flatMap(({ refusals }) => refusals);
  return new Set<string>([...declared, ...ROUTE_REFUSALS]);
}

/** Refusals that are thrown and that nothing declares. */
export function undeclaredThrows(files: readonly TreeFile[]): Finding[] {
  const declared = declaredCodes();
  return files.flatMap((file) => {
    const { nodes, lineAt } = syntaxOf(file);
    return nodes.flatMap(({ node }) => {
      const code = THROWERS.has(calledName(node) ?? "") ? codeIn(node) : null;
      if (code === null || declared.has(code)) return [];
      const advice = `refuses with ${code}, which no operation declares: name it in @refuses`;
      return [{ path: file.path, line: lineAt(node.start), advice }];
    });
  });
}

/**
 * Codes of what is kept that no file names and no schema of the contract carries, but for those
 * that the coverage ledger says are declared for parts that are still to come.
 */
export function unusedCodes(files: readonly TreeFile[]): string[] {
  const named = new Set(
    files.flatMap((file) => syntaxOf(file).nodes.map(({ node }) => stringOf(node))),
  );
  const carried = refusalCodes();
  const facts: OperationFacts[] = Object.values(OPERATIONS).filter(({ planned }) => !planned);
  const kept = facts.map(({ id, refusals, ...others }) => {
    const due = refusals.filter(
      (code) => !Object.hasOwn(DECLARED_IMPLEMENTED_LATER, `${id} ${code}`),
    );
    return { ...others, id, refusals: due };
  });
  return [...codesOf(kept)].filter((code) => !named.has(code) && !carried.has(code));
}

/** Codes after "Refuses:" in a comment that are in no catalogue. */
export function unknownPromises(files: readonly TreeFile[]): Finding[] {
  const fields = wireNames();
  return files.flatMap((file) => {
    const { comments, lineAt } = syntaxOf(file);
    return comments.flatMap(({ value, start }) => {
      const promised = /Refuses[^:]*:([\s\S]*?)(?:\n\s*\*\s*\n|Writes:|Units:|Source:|$)/.exec(
        value,
      );
      const codes = [...(promised?.[1] ?? "").matchAll(/`([a-z]+(?:_[a-z]+)+)`/g)];
      return codes
        .map(([, code = ""]) => code)
        .filter((code) => !Object.hasOwn(ERRORS, code) && !fields.has(code))
        .map((code) => {
          const advice = `says that it refuses with ${code}, which is no code`;
          return { path: file.path, line: lineAt(start), advice };
        });
    });
  });
}

function codeIn(node: Node): string | null {
  return stringOf((node.arguments as Node[])[0]);
}

function refusalCodes(): Set<string> {
  const { schemas } = contract().components;
  const all = Object.values(schemas).flatMap(within);
  return new Set(all.flatMap((schema) => (schema["x-svc-refusal"] as string | undefined) ?? []));
}

function within(schema: Schema): Schema[] {
  const { properties = {}, anyOf = [], oneOf = [], allOf = [], propertyNames, items } = schema;
  const parts = [...Object.values(properties), ...anyOf, ...oneOf, ...allOf];
  const others = [propertyNames as Schema | undefined, items].filter((one) => one !== undefined);
  return [schema, ...[...parts, ...others].flatMap(within)];
}
