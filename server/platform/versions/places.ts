/** Where the objects that a change is about stand in an answer, a request or an event. */
import type { Fields, SchemaEdit, Shape } from "./change.ts";

/** What is to be looked at in a value, and what changes there; null where nothing does. */
export interface Place {
  readonly edits: SchemaEdit[];
  readonly fields: Map<string, Place>;
  /** Of each item of a list. */
  items: Place | null;
  /** Of each value of a map. */
  values: Place | null;
  /** Places of the same value; one with a tag only where the value says to be such an object. */
  readonly also: { readonly tag: string | null; readonly place: Place }[];
  /** Whether the value tells the previous values of its `object`. */
  has_previous: boolean;
}

type Schemas = Readonly<Record<string, Shape>>;

const REF = "#/components/schemas/";
/** The one schema whose `previous_attributes` are a part of the object beside them. */
const OF_EVENTS = "EventData";

/** Finds places, by the schema of what is looked at. */
export type Finder = (schema: Shape | undefined) => Place | null;

/** Finds the places of the schemas that edits name; those that lead to none are passed over. */
export function placeFinder(schemas: Schemas, edits: readonly SchemaEdit[]): Finder {
  const edits_of = (name: string) => edits.filter((edit) => edit.schemas.includes(name));
  const leading = leadingTo(schemas, new Set(edits.flatMap((edit) => edit.schemas)));
  const named = new Map<string, Place>();

  function ofNamed(name: string): Place | null {
    if (!leading.has(name)) return null;
    const known = named.get(name);
    if (known !== undefined) return known;
    const place = { ...emptyPlace(), edits: edits_of(name), has_previous: name === OF_EVENTS };
    // Before it is filled: schemas name each other in circles.
    named.set(name, place);
    fill(place, schemas[name] ?? {});
    return place;
  }

  function find(schema: Shape | undefined): Place | null {
    if (schema === undefined) return null;
    if (schema.$ref !== undefined) return ofNamed(nameOf(schema));
    const place = emptyPlace();
    fill(place, schema);
    return isEmpty(place) ? null : place;
  }

  function fill(place: Place, schema: Shape): void {
    if (schema.$ref !== undefined) addAlso(place, null, ofNamed(nameOf(schema)));
    for (const [name, field] of Object.entries(schema.properties ?? {})) {
      const found = find(field);
      if (found !== null) place.fields.set(name, found);
    }
    place.items = find(schema.items);
    const { additionalProperties: values } = schema;
    place.values = typeof values === "object" ? find(values) : null;
    for (const part of schema.allOf ?? []) addAlso(place, null, find(part));
    for (const variant of [...(schema.anyOf ?? []), ...(schema.oneOf ?? [])]) {
      addAlso(place, tagOf(schemas, variant), find(variant));
    }
  }

  return find;
}

/** The place of a field's own name, in whichever of the places of a value it is. */
export function placesAt(place: Place, name: string): Place[] {
  const own = place.fields.get(name) ?? place.values;
  return [
    ...(own === null ? [] : [own]),
    ...place.also.flatMap((one) => placesAt(one.place, name)),
  ];
}

/** Every edit of a value, those of its variants included. */
export function editsAt(place: Place, value: Fields | null = null): SchemaEdit[] {
  const others = place.also.filter(({ tag }) => tag === null || value === null || isOf(value, tag));
  return [...place.edits, ...others.flatMap((one) => editsAt(one.place, value))];
}

/** Whether a value says to be an object of some kind. */
export function isOf(value: Fields, tag: string): boolean {
  return value.object === tag;
}

function addAlso(place: Place, tag: string | null, found: Place | null): void {
  if (found !== null) place.also.push({ tag, place: found });
}

function emptyPlace(): Place {
  return {
    ...{ edits: [], fields: new Map(), items: null, values: null, also: [] },
    has_previous: false,
  };
}

function isEmpty({ edits, fields, items, values, also }: Place): boolean {
  return edits.length + fields.size + also.length === 0 && items === null && values === null;
}

function nameOf({ $ref = "" }: Shape): string {
  return $ref.slice(REF.length);
}

/** What `object` says of a variant; null where it says nothing. */
function tagOf(schemas: Schemas, variant: Shape): string | null {
  const schema = variant.$ref === undefined ? variant : (schemas[nameOf(variant)] ?? {});
  const tag = schema.properties?.object?.const;
  return typeof tag === "string" ? tag : null;
}

/** The schemas from which any of some others can be reached, and those themselves. */
function leadingTo(schemas: Schemas, wanted: ReadonlySet<string>): ReadonlySet<string> {
  const users = new Map<string, string[]>();
  for (const [name, schema] of Object.entries(schemas)) {
    for (const used of refsIn(schema)) users.set(used, [...(users.get(used) ?? []), name]);
  }
  const leading = new Set(wanted);
  for (const name of leading) for (const user of users.get(name) ?? []) leading.add(user);
  return leading;
}

function refsIn(schema: Shape): string[] {
  const parts = [
    ...Object.values(schema.properties ?? {}),
    ...[schema.items, schema.additionalProperties].filter(isShape),
    ...(schema.anyOf ?? []),
    ...(schema.oneOf ?? []),
    ...(schema.allOf ?? []),
  ];
  const own = schema.$ref === undefined ? [] : [nameOf(schema)];
  return [...own, ...parts.flatMap(refsIn)];
}

function isShape(part: unknown): part is Shape {
  return typeof part === "object" && part !== null;
}
