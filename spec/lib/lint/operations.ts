import { getDoc, getOpExamples, getSummary, type Program } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { marksOf } from "../decorators.ts";
import { httpOperations, impliedRetry } from "../operations.ts";
import { type Check, rulesOf, says } from "./rule.ts";

/** The rules that look at one operation alone. */
const checkOperations: Check = (program, report) => {
  for (const http of httpOperations(program)) {
    const { operation: target } = http;
    const format = { name: target.name };
    for (const code of brokenBy(program, http)) report({ code, format, target });
  }
};

function brokenBy(program: Program, http: HttpOperation): string[] {
  const { operation, verb, parameters } = http;
  const { refuses, retry, idempotency = "none" } = marksOf(program, operation);
  const open = impliedRetry(http, idempotency) === null;
  const changes = verb === "patch" || verb === "put";
  const rules: [string, boolean][] = [
    ["summary-missing", !getSummary(program, operation)],
    ["doc-missing", !getDoc(program, operation)],
    ["refusals-missing", refuses === undefined],
    ["example-missing", getOpExamples(program, operation).length === 0],
    ["retry-missing", open && retry === undefined],
    ["retry-said", !open && retry !== undefined],
    ["body-optional", changes && parameters.body?.property?.optional === true],
  ];
  return rules.filter(([, broken]) => broken).map(([rule]) => rule);
}

export const OPERATION_RULES = rulesOf(checkOperations, {
  "summary-missing": {
    why: "Lists of operations show the summary alone.",
    message: says`Operation ${"name"} has no @summary.`,
  },
  "doc-missing": {
    why: "A caller must know what an operation does.",
    message: says`${"name"} has no doc comment.`,
  },
  "refusals-missing": {
    why: "An operation that refuses nothing of its own says so, and is not merely unfinished.",
    message: says`Operation ${"name"} has no @refuses; without its own, say @refuses.`,
  },
  "example-missing": {
    why: "An example is what most callers read first.",
    message: says`Operation ${"name"} has no @opExample.`,
  },
  "retry-missing": {
    why: "A client that lost an answer must know whether it may send the request again.",
    message: says`POST ${"name"} takes no Idempotency-Key; say @retry "safe" or "once".`,
  },
  "retry-said": {
    why: "What follows from the method or the key is said in one place only.",
    message: says`Whether ${"name"} may be repeated follows from its method or key.`,
  },
  "body-optional": {
    why: "A change without a body changes nothing: a client that lost its body must be refused.",
    message: says`${"name"} changes an object; its body must be required.`,
  },
});
