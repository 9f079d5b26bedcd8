import { deprecatedFields, httpOperations, marksOf } from "@svc/spec-lib";
import type { Program } from "@typespec/compiler";
import { moduleWords } from "../decorators.ts";
import { placeOf } from "../place.ts";
import { lintCatalogueWords } from "./catalogue-words.ts";
import { lintDocs } from "./docs.ts";
import { lintText } from "./text.ts";
import { lintTitles } from "./titles.ts";

/** Whatever a reader of the contract meets is said in plain words. */
export function lintPlainWords(program: Program): void {
  const described = moduleWords(program);
  const seen = new Set<string>();
  for (const http of httpOperations(program)) {
    const { operation: target } = http;
    lintTitles(program, http);
    const { deprecated } = marksOf(program, target);
    if (deprecated) lintText(program, { name: target.name, text: deprecated.instead, target });
    const { layer, module } = placeOf(program, target);
    const text = described[`${layer}/${module}`]?.description;
    if (text === undefined || seen.has(text)) continue;
    seen.add(text);
    lintText(program, { name: module, text, target });
  }
  for (const [target, { instead: text }] of deprecatedFields(program)) {
    lintText(program, { name: target.name, text, target });
  }
  lintCatalogueWords(program);
  lintDocs(program);
}
