/** Which file a model stands in: its group's when one group alone uses it, else the shared one. */
import type { Sdk, TypeRef } from "../model/types.ts";

const SHARED = "shared";

export function modulesOf(sdk: Sdk): Map<string, string> {
  const users = new Map<string, Set<string>>();
  const reach = (name: string, user: string): void => {
    const known = users.get(name) ?? new Set();
    if (known.has(user)) return;
    users.set(name, known.add(user));
    const declared = sdk.declared.get(name);
    if (declared?.kind === "union") for (const { model } of declared.variants) reach(model, user);
    if (declared?.kind === "model") {
      for (const { type } of declared.fields) for (const inner of namesIn(type)) reach(inner, user);
    }
  };
  for (const { name } of eventRoots(sdk)) reach(name, "events");
  for (const method of sdk.methods) {
    const user = method.group.join("_");
    for (const name of [method.body, method.result, method.envelope]) {
      if (name !== null && name !== "Event" && !isEventList(sdk, name)) reach(name, user);
    }
    for (const { type } of method.args) for (const inner of namesIn(type)) reach(inner, user);
  }
  return new Map([...users].map(([name, by]) => [name, by.size === 1 ? only(by) : SHARED]));
}

function only(users: ReadonlySet<string>): string {
  return [...users][0] ?? SHARED;
}

function eventRoots(sdk: Sdk): { name: string }[] {
  const envelopes = [...sdk.declared.keys()].filter((name) => isEventList(sdk, name));
  return ["Event", "UnknownEvent", ...envelopes].map((name) => ({ name }));
}

/** A list of events belongs to the events, whoever answers it. */
function isEventList(sdk: Sdk, name: string): boolean {
  const declared = sdk.declared.get(name);
  if (declared?.kind !== "model") return false;
  const elements = declared.fields.find(({ wire }) => wire === "data");
  return elements !== undefined && namesIn(elements.type).includes("Event");
}

export function namesIn(type: TypeRef): string[] {
  switch (type.kind) {
    case "enum":
    case "model":
    case "union":
    case "expandable":
      return [type.name];
    case "list":
    case "map":
      return namesIn(type.of);
    case "either":
      return type.of.flatMap(namesIn);
    default:
      return [];
  }
}
