import {
  getDoc,
  getSourceLocation,
  isTemplateDeclaration,
  listServices,
  navigateTypesInNamespace,
  type Program,
  type Type,
} from "@typespec/compiler";
import { lintText, lintTurns } from "./text.ts";

/** Names that explain themselves. */
const SAY_ENOUGH: readonly string[] = ["id", "object"];

type Described = Type & { name?: string | symbol };

/** What the contract describes is described in plain words, and in more than three of them. */
export function lintDocs(program: Program): void {
  const reported = new Set<string>();
  const lint = (type: Described) => {
    const doc = getDoc(program, type);
    // What the compiler makes up by itself is written at no place, and has no words.
    if (doc === undefined) return;
    const { file, pos } = getSourceLocation(type);
    const place = `${file.path} ${pos}`;
    // A template's words are met once for each use of it.
    if (reported.has(place)) return;
    reported.add(place);
    lintDoc(program, type, doc);
  };
  for (const { type } of listServices(program)) {
    navigateTypesInNamespace(type, {
      operation: lint,
      model: (model) => {
        if (!isTemplateDeclaration(model)) lint(model);
      },
      modelProperty: lint,
      scalar: lint,
      // The compiler's walk passes the members of an enumeration by.
      enum: (states) => {
        lint(states);
        for (const member of states.members.values()) lint(member);
      },
      union: lint,
      unionVariant: lint,
    });
  }
}

function lintDoc(program: Program, target: Described, text: string): void {
  const name = String(target.name ?? target.kind);
  const linted = { name, text, target };
  if (SAY_ENOUGH.includes(name)) lintTurns(program, linted);
  else lintText(program, linted);
}
