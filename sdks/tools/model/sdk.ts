import type { Contract, ErrorCode, Operation } from "../contract.ts";
import { declareEvents } from "./events.ts";
import { methodsOf } from "./methods.ts";
import { type Collected, collect, declare } from "./schemas.ts";
import type { Declared, Method, Sdk, TypeRef } from "./types.ts";

/**
 * Reads the contract as an SDK: what is implemented, or with `planned` the whole of it. What the
 * dashboard alone may call and the endpoint of agents are in no SDK.
 */
export function readSdk(contract: Contract, planned = false): Sdk {
  const run = collect(contract, planned);
  const events = declareEvents(run);
  const methods = Object.entries(contract.paths).flatMap(([path, verbs]) =>
    Object.entries(verbs).flatMap(([verb, operation]) =>
      isIncluded(operation, planned) ? methodsOf(run, { path, verb, operation }) : [],
    ),
  );
  for (const name of ["ErrorBody", "ErrorType"]) declare(run, name);
  refuseDoubles(run, methods);
  dropFixedFields(run, methods);
  const error_types = contract.components.schemas.ErrorType?.enum ?? [];
  return {
    api_version: contract.info.version,
    base_path: contract.servers[0]?.url.replace(/^https?:\/\/[^/]+/, "") ?? "",
    methods: methods.sort((a, b) => (a.key < b.key ? -1 : 1)),
    declared: new Map([...run.declared].sort(([a], [b]) => (a < b ? -1 : 1))),
    inputs: inputsOf(run.declared, methods),
    events,
    error_codes: errorCodes(contract),
    error_types,
    settled_sends: contract["x-svc-lifecycles"].send?.settled ?? [],
    failures: run.failures,
  };
}

function isIncluded(operation: Operation, planned: boolean): boolean {
  if (operation["x-svc-dashboard-only"] || operation.tags[0] === "Mcp") return false;
  return planned || !operation["x-svc-planned"];
}

function errorCodes(contract: Contract): ErrorCode[] {
  return Object.entries(contract["x-svc-error-codes"]).map(
    ([code, { status, type, retryable, meaning, fix }]) => {
      return { code, status, type, retryable, meaning, fix };
    },
  );
}

function refuseDoubles(run: Collected, methods: readonly Method[]): void {
  const taken = new Map<string, string>();
  for (const { key, operation_id } of methods) {
    const other = taken.get(key);
    if (other !== undefined) run.failures.push(`${key}: both ${other} and ${operation_id}`);
    taken.set(key, operation_id);
  }
}

/** A field that a method sets by itself is no field of the body that callers write. */
function dropFixedFields(run: Collected, methods: readonly Method[]): void {
  for (const { body, fixed } of methods) {
    const model = run.declared.get(body ?? "");
    if (fixed?.in !== "body" || model?.kind !== "model") continue;
    const fields = model.fields.filter(({ wire }) => wire !== fixed.field);
    run.declared.set(model.name, { ...model, fields });
  }
}

/** What a request can hold, at any depth. */
function inputsOf(
  declared: ReadonlyMap<string, Declared>,
  methods: readonly Method[],
): Set<string> {
  const inputs = new Set<string>();
  const reach = (type: TypeRef): void => {
    if (type.kind === "list" || type.kind === "map") reach(type.of);
    if (type.kind === "either") for (const one of type.of) reach(one);
    if (type.kind !== "model" || inputs.has(type.name)) return;
    inputs.add(type.name);
    const model = declared.get(type.name);
    if (model?.kind === "model") for (const field of model.fields) reach(field.type);
  };
  for (const { args, body } of methods) {
    if (body !== null) reach({ kind: "model", name: body });
    for (const { type } of args) reach(type);
  }
  return inputs;
}
