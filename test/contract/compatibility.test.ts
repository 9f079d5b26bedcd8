import { readFileSync } from "node:fs";
import { join } from "node:path";
import { EVENTS } from "@svc/generated/events";
import { describe, expect, it } from "vitest";
import { complaintsOf, findBreaks } from "../../scripts/compatibility/breaks.ts";
import { comparable } from "../../scripts/compatibility/comparable.ts";
import { currentContract } from "../../scripts/compatibility/released.ts";
import type { Document, Schema } from "../../spec/emitter/document.ts";
import { tidyComponents } from "../../spec/emitter/order.ts";

const CONTRACT = join(import.meta.dirname, "..", "..", "generated", "openapi.json");
const { document: whole } = currentContract();
/** What callers rely on of sends: enough to plant changes in, and soon compared. */
const before = ofSends(whole);

function ofSends(contract: Document): Document {
  const part = structuredClone(contract);
  for (const path of Object.keys(part.paths)) {
    if (!/^\/(webhooks\/)?sends?\b/.test(path)) delete part.paths[path];
  }
  tidyComponents(part, []);
  return part;
}

/** What callers would rely on if checkout were planned. */
function withPlannedCheckout(): Document {
  const document = JSON.parse(readFileSync(CONTRACT, "utf8")) as Document;
  const paths = Object.entries(document.paths).filter(([path]) => path.includes("/checkout-"));
  for (const operation of paths.flatMap(([, methods]) => Object.values(methods))) {
    operation["x-svc-planned"] = true;
  }
  const events = Object.entries(EVENTS).map(([type, facts]) => {
    return [type, { ...facts, planned: type.startsWith("checkout.") }] as const;
  });
  return comparable(document, Object.fromEntries(events));
}

function schemaOf(
  { components }: Document,
  name: string,
): Schema & Required<Pick<Schema, "properties">> {
  const schema = components.schemas[name];
  if (schema?.properties === undefined) throw new Error(`${name} is no object of the contract.`);
  return schema as ReturnType<typeof schemaOf>;
}

function without(contract: Document, name: string, field: string): void {
  const schema = schemaOf(contract, name);
  delete schema.properties[field];
  schema.required = schema.required?.filter((one) => one !== field);
}

/** Changes that break a caller, all of them found in one comparison, and how each shows. */
const BREAKS: readonly {
  readonly name: string;
  readonly change: (contract: Document) => void;
  readonly id: string;
  readonly at: string;
  readonly about?: string;
}[] = [
  {
    name: "a field of an answer is gone",
    change: (contract) => without(contract, "Send", "receipt_number"),
    id: "response-required-property-removed",
    at: "GET /sends",
    about: "receipt_number",
  },
  {
    name: "a field of a webhook is gone",
    change: (contract) => without(contract, "Event", "sequence"),
    id: "response-required-property-removed",
    at: "GET /webhooks/send.delivered",
    about: "sequence",
  },
  {
    name: "a call is gone",
    change: ({ paths }) => delete paths["/sends/{send_id}"]?.get,
    id: "api-removed-without-deprecation",
    at: "GET /sends/{send_id}",
  },
  {
    name: "an event is gone",
    change: ({ paths }) => delete paths["/webhooks/send.failed"],
    id: "api-path-removed-without-deprecation",
    at: "GET /webhooks/send.failed",
  },
  {
    name: "a filter is gone",
    change: ({ paths }) => paths["/sends"]?.get?.parameters?.splice(4, 1),
    id: "request-parameter-removed",
    at: "GET /sends",
    about: "status",
  },
  {
    name: "a request needs another field",
    change: (contract) => {
      schemaOf(contract, "SendCreate").required = ["target", "amount"];
    },
    id: "request-property-became-required",
    at: "POST /sends",
  },
  {
    name: "a text of a request may be shorter than it was",
    change: ({ components }) => {
      Object.assign(components.schemas.ClientReference ?? {}, { maxLength: 64 });
    },
    id: "request-property-max-length-decreased",
    at: "POST /sends",
  },
];

describe("a caller of the last release", () => {
  const found = findBreaks(
    before,
    changed((contract) => {
      for (const { change } of BREAKS) change(contract);
    }),
  );

  it.each(BREAKS)("notices that $name", ({ id, at, about = "" }) => {
    const noticed = found.filter(
      (one) => `${one.operation} ${one.path}` === at && one.id === id && one.text.includes(about),
    );
    expect(noticed).not.toEqual([]);
  });

  it("notices nothing of what is added", () => {
    const after = changed((contract) => {
      const { components, paths } = contract;
      schemaOf(contract, "Send").properties.colour = { type: "string" };
      schemaOf(contract, "SendCreate").properties.colour = { type: "string" };
      components.schemas.SendSource?.enum?.push("telephone");
      paths["/colours"] = {
        get: { operationId: "listColours", responses: { "200": { description: "" } } },
      };
    });
    expect(findBreaks(before, after)).toEqual([]);
  });

  it("does not rely on what is planned, nor on words", () => {
    const kept = withPlannedCheckout();
    expect(kept.paths["/checkout-sessions"]).toBeUndefined();
    expect(kept.paths["/webhooks/checkout.session.paid"]).toBeUndefined();
    expect(kept.components.schemas.CheckoutSession).toBeUndefined();
    expect(whole.components.schemas.ProgramOrId).toEqual(whole.components.schemas.ProgramId);
    expect(JSON.stringify(whole)).not.toContain('"examples"');
    expect(comparable(whole, EVENTS)).toEqual(whole);
  });
});

describe("the list of what is allowed", () => {
  const found = { id: "response-property-removed", operation: "GET", path: "/sends", text: "gone" };
  const { text: _, ...decided } = { ...found, because: "Nobody had read it." };

  it("lets through what was decided on, and nothing else", () => {
    expect(complaintsOf([found], [decided])).toEqual([]);
    expect(complaintsOf([found], [])).toHaveLength(1);
    expect(complaintsOf([{ ...found, path: "/keys" }, found], [decided])).toHaveLength(1);
  });

  it("holds nothing that no change needs", () => {
    expect(complaintsOf([], [decided])).toEqual([
      "GET /sends: nothing needs allowing response-property-removed",
    ]);
  });
});

function changed(change: (contract: Document) => void): Document {
  const after = structuredClone(before);
  change(after);
  return after;
}
