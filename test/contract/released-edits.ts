import type { Document, Operation, Schema } from "../../spec/emitter/document.ts";

/** A change of the contract that callers of the release would notice. */
export interface Edit {
  readonly name: string;
  /** The rule that names it, and what else the line of the complaint says. */
  readonly id: string;
  readonly about?: string;
  readonly change: (contract: Document) => void;
}

/** Changes of what requests and answers look like, which oasdiff knows. */
export const EDITS_OF_SHAPES: readonly Edit[] = [
  {
    name: "a field of an answer is renamed",
    id: "response-required-property-removed",
    about: "`receipt_number`",
    change: (contract) => rename(contract, "Send", "receipt_number", "receipt"),
  },
  {
    name: "a field of an answer has another type",
    id: "response-property-type-changed",
    about: "`created`",
    change: (contract) => set(contract, "Send", "created", { type: "string" }),
  },
  {
    name: "a field of an answer may be null",
    id: "response-property-became-nullable",
    about: "`livemode`",
    change: (contract) => set(contract, "Send", "livemode", { type: ["boolean", "null"] }),
  },
  {
    name: "a field of a request is needed",
    id: "request-property-became-required",
    about: "client_reference",
    change: (contract) => schemaOf(contract, "SendCreate").required?.push("client_reference"),
  },
  {
    name: "an Idempotency-Key is needed",
    id: "request-parameter-became-required",
    about: "idempotency-key",
    change: ({ components }) => {
      Object.assign(components.parameters?.IdempotencyKeyOptional ?? {}, { required: true });
    },
  },
  {
    name: "a filter takes one value less",
    id: "request-parameter-enum-value-removed",
    about: "expired",
    change: (contract) => takeValue(contract, "TopupStatus", "expired"),
  },
  {
    name: "an operation is gone",
    id: "api-path-removed-without-deprecation",
    about: "/sends/{send_id}/attempts",
    change: ({ paths }) => delete paths["/sends/{send_id}/attempts"],
  },
  {
    name: "success has another status",
    id: "response-success-status-removed",
    about: "POST /keys",
    change: (contract) => {
      const { responses } = operationOf(contract, "POST /keys");
      responses["202"] = responses["201"] as Operation["responses"][string];
      delete responses["201"];
    },
  },
  {
    name: "money is written in another way",
    id: "pattern-changed",
    about: "Money",
    change: (contract) => Object.assign(schema(contract, "Money"), { pattern: "^[0-9]+$" }),
  },
  {
    name: "a text may be shorter than it was",
    id: "request-property-max-length-decreased",
    about: "64",
    change: (contract) => Object.assign(schema(contract, "ClientReference"), { maxLength: 64 }),
  },
  {
    name: "a page has another length by default",
    id: "request-parameter-default-value-changed",
    about: "10",
    change: ({ components }) => {
      Object.assign(components.parameters?.["PageQuery.limit"]?.schema ?? {}, { default: 10 });
    },
  },
  {
    name: "IDs have another prefix",
    id: "pattern-changed",
    about: "SendId",
    change: (contract) => {
      Object.assign(schema(contract, "SendId"), { pattern: "^send_[0-9A-Za-z]{24}$" });
    },
  },
  {
    name: "a header of an answer is gone",
    id: "optional-response-header-removed",
    about: "equest-",
    change: (contract) => {
      const answer = operationOf(contract, "GET /sends").responses["200"];
      if (answer && "headers" in answer) delete answer.headers?.["Request-Id"];
    },
  },
  {
    name: "a field around the object of an event is renamed",
    id: "response-required-property-removed",
    about: "`sequence`",
    change: (contract) => rename(contract, "Event", "sequence", "number"),
  },
  {
    name: "a choice of batches is gone",
    id: "request-property-enum-value-removed",
    about: "skip",
    change: (contract) => takeValue(contract, "BatchInvalidChoice", "skip"),
  },
  {
    name: "the results of a batch have another media type",
    id: "response-media-type-removed",
    about: "text/csv",
    change: (contract) => {
      const answer = operationOf(contract, "GET /batches/{batch_id}/results.csv").responses["200"];
      const { content } = answer as { content: Record<string, object> };
      content["text/plain"] = content["text/csv"] as object;
      delete content["text/csv"];
    },
  },
  {
    name: "an implemented operation is planned again",
    id: "api-path-removed-without-deprecation",
    about: "/disputes/{dispute_id}",
    change: (contract) => {
      operationOf(contract, "GET /disputes/{dispute_id}")["x-svc-planned"] = true;
    },
  },
];

/** Changes of facts, which it does not. */
export const EDITS_OF_FACTS: readonly Edit[] = [
  {
    name: "a scope is tightened",
    id: "scope-tightened",
    change: (contract) => mark(contract, "GET /sends", "scope", ["account:manage"]),
  },
  {
    name: "fewer kinds of keys may call",
    id: "key-kinds-narrowed",
    change: (contract) => mark(contract, "POST /sends", "key-kinds", ["sk"]),
  },
  {
    name: "an error code is renamed",
    id: "error-code-removed",
    change: (contract) => renameEverywhere(contract, "send_not_retryable", "not_retryable"),
  },
  {
    name: "a status is gone",
    id: "status-removed",
    change: (contract) => {
      delete operationOf(contract, "POST /sends/{send_id}/retry").responses["409"];
    },
  },
  {
    name: "a key is needed where none was",
    id: "key-needed",
    change: (contract) => {
      const health = operationOf(contract, "GET /health");
      delete health["x-svc-no-key"];
      delete health.security;
    },
  },
  {
    name: "a field that is left out counts as something else",
    id: "default-changed",
    change: (contract) => {
      const { confirm } = schemaOf(contract, "SendCreate").properties;
      const words = confirm?.description?.replace("`strict`", "`best_effort`") ?? "";
      set(contract, "SendCreate", "confirm", { ...confirm, description: words });
    },
  },
  {
    name: "an operation is renamed",
    id: "operation-renamed",
    change: (contract) => {
      operationOf(contract, "GET /sends").operationId = "searchSends";
    },
  },
  {
    name: "a schema is renamed",
    id: "schema-removed",
    change: (contract) => renameEverywhere(contract, "QuoteCreate", "QuoteInput"),
  },
];

function schema({ components }: Document, name: string): Schema {
  const found = components.schemas[name];
  if (found === undefined) throw new Error(`The contract has no schema ${name}.`);
  return found;
}

function schemaOf(contract: Document, name: string): Schema & { properties: Fields } {
  const found = schema(contract, name);
  if (found.properties === undefined) throw new Error(`${name} is no object of the contract.`);
  return found as Schema & { properties: Fields };
}

type Fields = Record<string, Schema>;

function set(contract: Document, name: string, field: string, value: Schema): void {
  schemaOf(contract, name).properties[field] = value;
}

function rename(contract: Document, name: string, field: string, to: string): void {
  const object = schemaOf(contract, name);
  object.properties[to] = object.properties[field] as Schema;
  delete object.properties[field];
  object.required = object.required?.map((one) => (one === field ? to : one));
}

function takeValue(contract: Document, name: string, value: string): void {
  const values = schema(contract, name).enum ?? [];
  if (!values.includes(value)) throw new Error(`${name} has no ${value}.`);
  values.splice(values.indexOf(value), 1);
}

function operationOf({ paths }: Document, place: string): Operation {
  const [method = "", path = ""] = place.split(" ");
  const found = paths[path]?.[method.toLowerCase()];
  if (found === undefined) throw new Error(`The contract has no ${place}.`);
  return found;
}

function mark(contract: Document, place: string, fact: string, value: unknown): void {
  operationOf(contract, place)[`x-svc-${fact}`] = value;
}

function renameEverywhere(contract: Document, name: string, to: string): void {
  const text = JSON.stringify(contract);
  const renamed = text.replaceAll(`"${name}"`, `"${to}"`).replaceAll(`/${name}"`, `/${to}"`);
  if (renamed === text) throw new Error(`The contract has no ${name}.`);
  Object.assign(contract, JSON.parse(renamed));
}
