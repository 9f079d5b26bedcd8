import type { Fields, SchemaEdit } from "./change.ts";
import { editsAt, isOf, type Place, placesAt } from "./places.ts";

/** Rewrites a value as the older version has it; what it is made of is not touched. */
export function rewriteDown(value: unknown, place: Place): unknown {
  const copy = structuredClone(value);
  rewrite(copy, [place], { edit: ({ down }, fields) => down(fields, null), done: new Map() });
  return copy;
}

/** A value that the older version wrote, as the newer one has it. */
interface ReadUp {
  readonly value: unknown;
  /** The paths of fields that only the newer version knows. */
  readonly unknown: readonly string[];
}

/** Rewrites a value that was written as the older version has it. */
export function rewriteUp(value: unknown, place: Place): ReadUp {
  const copy = structuredClone(value);
  const unknown: string[] = [];
  rewrite(copy, [place], {
    done: new Map(),
    edit: (edit, fields, path) => {
      const strange = edit.unknown.filter((name) => Object.hasOwn(fields, name));
      unknown.push(...strange.map((name) => (path === "" ? name : `${path}.${name}`)));
      edit.up(fields);
    },
  });
  return { value: copy, unknown };
}

/** The path of a field as the older version names it, such as `items[1].reference`. */
export function olderPath(path: string, place: Place): string {
  let places = [place];
  const names = path.split(".").map((part) => {
    const [name = "", ...indexes] = part.split(/(?=\[)/);
    const edits = places.flatMap((one) => editsAt(one));
    const older = edits.map(({ names: renamed }) => renamed.get(name)).find((one) => one);
    places = places.flatMap((one) => placesAt(one, name));
    for (const _ of indexes) places = places.flatMap(itemsOf);
    return [older ?? name, ...indexes].join("");
  });
  return names.join(".");
}

function itemsOf({ items, also }: Place): Place[] {
  return [...(items === null ? [] : [items]), ...also.flatMap(({ place }) => itemsOf(place))];
}

interface Rewriting {
  readonly edit: (edit: SchemaEdit, fields: Fields, path: string) => void;
  /** An object can be found by two ways; an edit is made to it once. */
  readonly done: Map<object, Set<SchemaEdit>>;
}

/** Rewrites a copy, from the inside to the outside. */
function rewrite(value: unknown, places: readonly Place[], how: Rewriting, path = ""): void {
  if (typeof value !== "object" || value === null || places.length === 0) return;
  if (Array.isArray(value)) {
    const of_items = places.flatMap(itemsOf);
    for (const [index, one] of value.entries()) rewrite(one, of_items, how, `${path}[${index}]`);
    return;
  }
  const fields = value as Fields;
  const here = places.flatMap((place) => fitting(place, fields));
  if (here.some(({ has_previous }) => has_previous)) rewritePrevious(fields, here);
  for (const [name, inner] of Object.entries(fields)) {
    const below = here.flatMap((place) => place.fields.get(name) ?? place.values ?? []);
    rewrite(inner, below, how, path === "" ? name : `${path}.${name}`);
  }
  const done = how.done.get(fields) ?? new Set();
  how.done.set(fields, done);
  for (const edit of here.flatMap(({ edits }) => edits)) {
    if (done.has(edit)) continue;
    done.add(edit);
    how.edit(edit, fields, path);
  }
}

/** A place and all others of the same value that fit what the value says to be. */
function fitting(place: Place, value: Fields): Place[] {
  const others = place.also.filter(({ tag }) => tag === null || isOf(value, tag));
  return [place, ...others.flatMap((one) => fitting(one.place, value))];
}

/** The previous values of an object are a part of it, and are named as it is. */
function rewritePrevious({ object, previous_attributes: previous }: Fields, here: Place[]): void {
  if (typeof previous !== "object" || previous === null) return;
  const whole = object as Fields;
  const edits = here.flatMap((place) => placesAt(place, "object"));
  for (const edit of edits.flatMap((place) => editsAt(place, whole))) {
    edit.down(previous as Fields, whole);
  }
}
