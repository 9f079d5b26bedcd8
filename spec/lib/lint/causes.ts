import { listServices, type Model, type Program, type Scalar } from "@typespec/compiler";
import type { HttpOperation } from "@typespec/http";
import { eventEntries } from "../catalogues.ts";
import { affectedBy, marksOf } from "../decorators.ts";
import { httpOperations } from "../operations.ts";
import { type Check, rulesOf, says } from "./rule.ts";
import { modelsIn } from "./shapes.ts";

/**
 * An operation declares events of what it can change: of the object that it returns, of one that
 * its path names, and of what is affected by these.
 */
const checkCauses: Check = (program, report) => {
  const shown = new Map(eventEntries(program).map(({ entry }) => [entry.type, entry.object]));
  const of_id = modelsById(program);
  for (const http of httpOperations(program)) {
    const { operation } = http;
    const changed = namesOf(program, [...returned(http), ...addressed(http, of_id)]);
    for (const type of marksOf(program, operation).emits ?? []) {
      const object = shown.get(type);
      if (object === undefined || changed.has(object)) continue;
      const format = { name: operation.name, type, object };
      report({ code: "event-uncaused", format, target: operation });
    }
  }
};

export const CAUSE_RULES = rulesOf(checkCauses, {
  "event-uncaused": {
    why: "An operation declares events of what it returns, addresses or affects.",
    message: says`${"name"} declares "${"type"}" and changes no ${"object"}.`,
  },
});

/** The names of these models, and of all that is affected by them, however far. */
function namesOf(program: Program, models: readonly Model[]): Set<string> {
  const seen = new Set<Model>();
  const open = [...models];
  for (let model = open.pop(); model !== undefined; model = open.pop()) {
    if (seen.has(model)) continue;
    seen.add(model);
    open.push(...affectedBy(program, model));
  }
  return new Set([...seen].map(({ name }) => name));
}

function returned({ responses }: HttpOperation): Model[] {
  const bodies = responses.flatMap((response) => response.responses.map(({ body }) => body));
  const models = bodies.flatMap((body) => (body === undefined ? [] : modelsIn(body.type)));
  const listed = models.flatMap((model) => model.properties.get("data") ?? []);
  return [...models, ...listed.flatMap(({ type }) => modelsIn(type))];
}

function addressed({ parameters }: HttpOperation, of_id: ReadonlyMap<Scalar, Model[]>): Model[] {
  return parameters.parameters.flatMap(({ type, param }) =>
    type === "path" && param.type.kind === "Scalar" ? (of_id.get(param.type) ?? []) : [],
  );
}

/** The models whose `id` is of a scalar, by the scalar. */
function modelsById(program: Program): Map<Scalar, Model[]> {
  const models = listServices(program).flatMap(({ type }) => [...type.models.values()]);
  const by_id = new Map<Scalar, Model[]>();
  for (const model of models) {
    const id = model.properties.get("id")?.type;
    if (id?.kind === "Scalar") by_id.set(id, [...(by_id.get(id) ?? []), model]);
  }
  return by_id;
}
