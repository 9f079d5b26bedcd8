import { type Call, DAYS } from "./arazzo-days.ts";
import { type Document, type Json, type Operation, operationsOf } from "./document.ts";

const SOURCE = "svc";
const JSON_TYPE = "application/json";

/**
 * Arazzo of what people do in a day, which tools can read and run. Bodies are the examples of the
 * contract; a call that the contract does not know is an error of ours.
 */
export function arazzo(document: Document, public_url: string): Json {
  const operations = new Map(operationsOf(document).map((one) => [one.operationId, one]));
  return {
    arazzo: "1.0.1",
    info: {
      title: `${document.info.title}: days of users`,
      version: document.info.version,
      description: "Workflows that a test key can run from beginning to end, again and again.",
    },
    sourceDescriptions: [{ name: SOURCE, type: "openapi", url: `${public_url}/openapi.json` }],
    workflows: DAYS.map(({ id, summary, description, calls }) => ({
      workflowId: id,
      summary,
      description,
      inputs: INPUTS,
      parameters: [
        { name: "Authorization", in: "header", value: "Bearer {$inputs.key}" },
        { name: "Svc-Version", in: "header", value: document.info.version },
      ],
      steps: calls.map((call) => step(call, { operation: operationOf(call), day: id })),
    })),
  };

  function operationOf({ operation }: Call): Operation {
    const found = operations.get(operation);
    if (found === undefined) throw new Error(`No operation is called ${operation}.`);
    return found;
  }
}

const INPUTS = {
  type: "object",
  required: ["key", "reference"],
  properties: {
    key: { type: "string", description: "A secret test key." },
    reference: { type: "string", description: "Your own name of this run, new each time." },
  },
};

function step(call: Call, { operation, day }: { operation: Operation; day: string }): Json {
  const { description, "x-svc-idempotency": idempotency } = operation;
  const conditions = [`$statusCode == ${call.status}`, ...(call.expect ?? [])];
  return {
    stepId: call.id,
    description: description.split("\n\n")[0],
    operationId: `$sourceDescriptions.${SOURCE}.${call.operation}`,
    parameters: [
      ...parametersOf(call),
      ...(idempotency === "required" ? [keyOf(`${day}-${call.id}`)] : []),
    ],
    ...bodyOf(call, operation),
    successCriteria: conditions.map((condition) => ({ condition })),
    ...(call.outputs === undefined ? {} : { outputs: outputsOf(call.outputs) }),
  };
}

function bodyOf({ example, fields }: Call, { operationId, requestBody }: Operation): Json {
  if (example === undefined && fields === undefined) return {};
  const examples = requestBody?.content[JSON_TYPE]?.examples as Record<string, { value: Json }>;
  const shown = example === undefined ? {} : examples[example]?.value;
  if (shown === undefined) throw new Error(`${operationId} has no example called ${example}.`);
  return { requestBody: { contentType: JSON_TYPE, payload: { ...shown, ...fields } } };
}

function parametersOf({ path = {}, query = {} }: Call): Json[] {
  const inPath = Object.entries(path).map(([name, value]) => ({ name, in: "path", value }));
  const inQuery = Object.entries(query).map(([name, value]) => ({ name, in: "query", value }));
  return [...inPath, ...inQuery];
}

function keyOf(name: string): Json {
  return { name: "Idempotency-Key", in: "header", value: `{$inputs.reference}-${name}` };
}

function outputsOf(outputs: Readonly<Record<string, string>>): Json {
  const entries = Object.entries(outputs);
  return Object.fromEntries(entries.map(([name, pointer]) => [name, `$response.body#${pointer}`]));
}
