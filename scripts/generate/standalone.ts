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
  return HEADER + REQUIRE + standaloneCode.default(ajv, exported);
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
