import { bodiesOf, contractTypes, httpOperations, modelsIn } from "@svc/spec-lib";
import type { Model, Program, Scalar, Type } from "@typespec/compiler";
import { reportDiagnostic } from "../library.ts";

/** The scalars that hold an amount of money. */
const AMOUNTS = ["Money", "SignedMoney"];
const CURRENCY_NAME = /^[A-Z]{3}$/;

/** A field that holds a model, and the model that the field is of. */
interface Edge {
  readonly holder: Model;
  readonly field: string;
}

/** Every amount that a client sees has its currency in the same object, or in what holds that. */
export function lintCurrencies(program: Program): void {
  const models = [...contractTypes(program).output].filter((type) => type.kind === "Model");
  const answers = httpOperations(program).flatMap((http) => bodiesOf(http).answers);
  const roots = new Set<Type>(answers.map(({ type }) => type));
  const edges = edgesOf(models);
  for (const model of models) {
    const amount = [...model.properties.values()].find(({ type }) => holdsAmount(type));
    if (amount === undefined || isKnown(model, { edges, roots, seen: new Set() })) continue;
    const format = { name: `${model.name}.${amount.name}` };
    reportDiagnostic(program, { code: "amount-currency", format, target: amount });
  }
}

function edgesOf(models: readonly Model[]): Map<Model, Edge[]> {
  const edges = new Map<Model, Edge[]>();
  for (const holder of models) {
    for (const { name, type } of holder.properties.values()) {
      for (const held of modelsIn(type)) {
        edges.set(held, [...(edges.get(held) ?? []), { holder, field: name }]);
      }
    }
  }
  return edges;
}

interface Search {
  readonly edges: ReadonlyMap<Model, readonly Edge[]>;
  readonly roots: ReadonlySet<Type>;
  readonly seen: Set<Model>;
}

function isKnown(model: Model, search: Search): boolean {
  const names = [...model.properties.keys()];
  if (names.includes("currency") || names.some((name) => CURRENCY_NAME.test(name))) return true;
  if (search.roots.has(model)) return false;
  if (search.seen.has(model)) return true;
  search.seen.add(model);
  const holders = search.edges.get(model) ?? [];
  return (
    holders.length > 0 &&
    holders.every(({ holder, field }) => CURRENCY_NAME.test(field) || isKnown(holder, search))
  );
}

function holdsAmount(type: Type): boolean {
  if (type.kind === "Scalar") return AMOUNTS.includes((type as Scalar).name);
  if (type.kind !== "Union") return false;
  return [...type.variants.values()].some((variant) => holdsAmount(variant.type));
}
