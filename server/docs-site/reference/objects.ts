/** The objects of the contract, each at home on one page: that of the operations that return it. */
import { type Contract, type Placed, placedOperations, resolved, successOf } from "../contract.ts";
import { modulePath } from "../links.ts";
import { slugOf } from "../slug.ts";
import { answeredObjects } from "./shapes.ts";

/** An object, the tag that it is at home with, and the operations that return it. */
export interface KnownObject {
  readonly name: string;
  readonly tag: string;
  readonly returned_by: readonly Placed[];
}

const known = new WeakMap<Contract, ReadonlyMap<string, KnownObject>>();

/** Every object that an operation returns, in the order of the contract. */
export function objectsOf(contract: Contract): ReadonlyMap<string, KnownObject> {
  const kept = known.get(contract);
  if (kept !== undefined) return kept;
  const returned = new Map<string, Placed[]>();
  for (const placed of placedOperations(contract)) {
    for (const name of namesIn(contract, placed)) {
      returned.set(name, [...(returned.get(name) ?? []), placed]);
    }
  }
  const found = [...returned].map(([name, returned_by]): [string, KnownObject] => [
    name,
    { name, tag: homeOf(contract, name, returned_by), returned_by },
  ]);
  const objects = new Map(found);
  known.set(contract, objects);
  return objects;
}

/** A link to where an object is described; plain text for one that no operation returns. */
export function objectLink(contract: Contract, name: string): string {
  const object = objectsOf(contract).get(name);
  if (object === undefined) return `\`${name}\``;
  return `[${name}](${modulePath(object.tag)}#${slugOf(objectTitle(name))})`;
}

export function objectTitle(name: string): string {
  return `The ${name} object`;
}

/** The objects at home with a tag; first the one that most of its operations return. */
export function objectsAtHome(contract: Contract, tag: string): KnownObject[] {
  const own = [...objectsOf(contract).values()].filter((object) => object.tag === tag);
  const weight = ({ returned_by }: KnownObject) =>
    returned_by.filter(({ operation }) => operation.tags.includes(tag)).length;
  return own.toSorted((one, other) => weight(other) - weight(one));
}

function namesIn(contract: Contract, { operation }: Placed): Set<string> {
  const names = successOf(operation).flatMap(({ body }) =>
    Object.values(body.content ?? {}).flatMap(({ schema = {} }) =>
      answeredObjects(contract, schema),
    ),
  );
  return new Set(names);
}

/** Where it is read by its id; else where it is listed; else where it is first returned. */
function homeOf(contract: Contract, name: string, returned_by: readonly Placed[]): string {
  const id = resolved(contract, contract.components.schemas[name]?.properties?.id ?? {});
  const reads = returned_by.filter(({ method }) => method === "GET");
  const by_id = reads.find(({ path }) => id.type !== undefined && path.endsWith("}"));
  const [first] = returned_by;
  return (by_id ?? reads[0] ?? first)?.operation.tags[0] as string;
}
