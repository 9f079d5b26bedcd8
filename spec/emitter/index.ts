/**
 * Emits the contract: `openapi.json`, which the world reads, and `facts.json`, from which the
 * tables in `generated/` are made.
 */

import {
  answersOf,
  type ErrorEntry,
  errorEntries,
  eventEntries,
  httpOperations,
} from "@svc/spec-lib";
import { eventExamples, mcpTools, moduleWords, operationFacts } from "@svc/spec-words";
import {
  type EmitContext,
  emitFile,
  isErrorModel,
  listServices,
  type Program,
  resolvePath,
} from "@typespec/compiler";
import { getOpenAPI3 } from "@typespec/openapi3";
import { addAnswers, completeAnswers } from "./answers.ts";
import { addCatalogues, nameEventTypes } from "./catalogues.ts";
import { addChoices, schemasOfChoices } from "./choices.ts";
import { markDeprecated } from "./deprecations.ts";
import { type Document, operationsOf } from "./document.ts";
import { markEnums } from "./enums.ts";
import { contractFacts } from "./facts.ts";
import { normalise } from "./normalise.ts";
import { addHeaderParameters, markOperation } from "./operations.ts";
import { arranged, groupTags, sealRequests, tidyComponents } from "./order.ts";
import { printed } from "./print.ts";
import { addTools } from "./tools.ts";
import { addWebhooks } from "./webhooks.ts";

/** The front page of the reference, beside the spec's entry. */
const INTRODUCTION = "introduction.md";

/** Called by the compiler when the spec has no errors. */
export async function $onEmit(context: EmitContext): Promise<void> {
  const { program } = context;
  const document = await stockDocument(program);
  if (document === null || program.compilerOptions.noEmit) return;
  normalise(document);
  addHeaderParameters(document);
  sealRequests(
    document,
    mcpTools(program).map(({ input }) => input),
  );
  addFacts(program, document);
  markDeprecated(document);
  const tools = mcpTools(program);
  tidyComponents(document, [
    ...tools.flatMap(({ input, output }) => [input, output]),
    ...schemasOfChoices(document),
  ]);
  await introduce(program, document);
  const directory = context.emitterOutputDir;
  await write("openapi.json", arranged(document));
  await write("facts.json", contractFacts(program));

  async function write(name: string, content: unknown): Promise<void> {
    const path = resolvePath(directory, name);
    await emitFile(program, { path, content: `${printed(content)}\n` });
  }
}

async function stockDocument(program: Program): Promise<Document | null> {
  const [record] = await getOpenAPI3(program, {
    "openapi-versions": ["3.1.0"],
    "experimental-parameter-examples": "data",
  });
  if (!record || record.versioned) return null;
  program.reportDiagnostics(record.diagnostics);
  return structuredClone(record.document) as unknown as Document;
}

function addFacts(program: Program, document: Document): void {
  const all = httpOperations(program).map((http) => ({
    facts: operationFacts(program, http),
    answers: answersOf(program, http),
  }));
  const entries = errorEntries(program).map(({ entry }) => entry);
  const errors = new Map<string, ErrorEntry>(entries.map((entry) => [entry.code, entry]));
  const operations = new Map(operationsOf(document).map((one) => [one.operationId, one]));
  for (const { facts, answers } of all) {
    const operation = operations.get(facts.id);
    if (!operation) continue;
    markOperation(document, operation, facts);
    completeAnswers(operation, facts, errors);
    addChoices(operation, answers);
  }
  addAnswers(document, {
    errors: entries,
    error_schema: errorModelName(program),
    has_ends: all.some(({ facts }) => facts.deprecated !== null),
  });
  addWebhooks(
    document,
    eventEntries(program).map(({ entry }) => entry),
    eventExamples(program),
  );
  addTools(document, mcpTools(program));
  nameEventTypes(program, document);
  markEnums(program, document);
  groupTags(
    document,
    all.map(({ facts }) => facts),
    moduleWords(program),
  );
  addCatalogues(program, document);
}

/** What an integrator reads first, below the sentences that the service says of itself. */
async function introduce(program: Program, { info }: Document): Promise<void> {
  const path = resolvePath(program.projectRoot, INTRODUCTION);
  const { text } = await program.host.readFile(path);
  info.description = `${info.description}\n\n${text.trim()}`;
}

function errorModelName(program: Program): string {
  const models = listServices(program).flatMap(({ type }) => [...type.models.values()]);
  return models.find((model) => isErrorModel(program, model))?.name ?? "Error";
}
