import assert from "node:assert/strict";
import { Ajv2020 } from "ajv/dist/2020.js";
import standaloneCode from "ajv/dist/standalone/index.js";
import addFormats from "ajv-formats";
import type { Document, Schema } from "../../spec/emitter/document.ts";
import { answerOf, operationsOf } from "../../spec/emitter/document.ts";
import { HEADER } from "./paths.ts";

/** Requests are told everything that is wrong with them; an answer needs its first fault only. */
export interface Verdict {
  report: "everything" | "first";
}

/** A module that exports the validators of these names; the other schemas are referred to. */
export function standalone(
  schemas: Record<string, Schema>,
  names: readonly string[],
  verdict: Verdict,
): string {
  const everything = verdict.report === "everything";
  const ajv = new Ajv2020({
    allErrors: everything,
    verbose: everything,
    useDefaults: everything,
    discriminator: true,
    inlineRefs: false,
    strict: true,
    strictTypes: false,
    allowUnionTypes: true,
    strictRequired: false,
    messages: true,
    code: { source: true, esm: true, lines: true },
    keywords: ["x-svc-refusal"],
  });
  addFormats.default(ajv);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema({ ...schema, $id: name });
  const exported = Object.fromEntries(names.map((name) => [name, name]));
  const code = standaloneCode.default(ajv, exported);
  return HEADER + REQUIRE + (everything ? PUSHED + boundedErrors(code) : code);
}

/** As many errors as an answer shows; what breaks the contract more often is counted no further. */
const ERRORS_MAX = 100;

/** Adds the errors of an inner schema to those that were found, each of them copied once. */
const PUSHED = `function pushed(found, more) {
if (found === null) return more;
for (const error of more) found.push(error);
return found;
}
`;

const CONCAT =
  /vErrors = vErrors === null \? (validate\d+)\.errors : vErrors\.concat\(\1\.errors\);/g;
const LIST_LOOP = /for\(let (i\d+)=0; \1<(len\d+); \1\+\+\)\{/g;
const FIELDS_LOOP = /for\(const (\w+) in (\w+)\)\{/g;

/**
 * Rewrites what Ajv makes so that the cost of a wrong value grows with its length: Ajv copies all
 * errors found so far for each further one, and looks through a list or a map to its end.
 */
function boundedErrors(code: string): string {
  const bounded = code
    .replace(CONCAT, "vErrors = pushed(vErrors, $1.errors);")
    .replace(LIST_LOOP, `for(let $1=0; $1<$2 && errors<${ERRORS_MAX}; $1++){`)
    .replace(FIELDS_LOOP, `for(const $1 in $2){\nif(errors>=${ERRORS_MAX})break;`);
  assert(!bounded.includes(".concat("), "Ajv joins errors in a form that is not known here.");
  return bounded;
}

/** Ajv's own run-time parts are CommonJS and are asked for by \`require\`. */
const REQUIRE =
  'import { createRequire } from "node:module";\nconst require = createRequire(import.meta.url);\n';

/** For each operation and each of its statuses with JSON, the name of the schema of the body. */
export function responseIndex(document: Document): Record<string, Record<string, string>> {
  const index: Record<string, Record<string, string>> = {};
  for (const { operationId, responses } of operationsOf(document)) {
    const named = Object.entries(responses).flatMap(([status, answer]) => {
      const schema = answerOf(document, answer).content?.["application/json"]?.schema;
      return schema?.$ref ? [[status, schema.$ref.split("/").at(-1) as string]] : [];
    });
    index[operationId] = Object.fromEntries(named);
  }
  return index;
}
