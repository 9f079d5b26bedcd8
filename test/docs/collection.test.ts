import { collection } from "@svc/server/pages/collection.ts";
import { type Contract, placedOperations, readContract } from "@svc/server/pages/contract.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { ORIGIN } from "./site.ts";

interface Entry {
  readonly name: string;
  readonly item?: readonly Entry[];
  readonly request?: {
    readonly method: string;
    readonly url: { readonly raw: string; readonly path: readonly string[] };
    readonly header: readonly {
      readonly key: string;
      readonly value: string;
      readonly disabled?: boolean;
    }[];
    readonly auth?: { readonly type: string };
    readonly body?: { readonly mode: string; readonly raw: string };
  };
}

interface Collection {
  readonly info: { readonly name: string; readonly schema: string };
  readonly item: readonly Entry[];
  readonly event: readonly { readonly script: { readonly exec: readonly string[] } }[];
  readonly variable: readonly { readonly key: string; readonly value: string }[];
}

let contract: Contract;
let made: Collection;
let requests: NonNullable<Entry["request"]>[];

beforeAll(async () => {
  contract = await readContract();
  made = collection(contract, ORIGIN) as Collection;
  requests = made.item.flatMap(requestsOf);
});

describe("the collection for Postman", () => {
  it("is of version 2.1, with variables for the address and the key", () => {
    expect(made.info.schema).toMatch(/\/collection\/v2\.1\.0\/collection\.json$/);
    expect(made.variable.map(({ key }) => key)).toEqual(["base_url", "api_key", "reference"]);
    expect(made.variable[0]?.value).toBe(`${ORIGIN}/dev/v1`);
  });

  it("has a request for every operation", () => {
    const wanted = placedOperations(contract).map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
    );
    const found = requests.map(({ method, url }) => `${method} /${url.path.join("/")}`);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it("sends a new Idempotency-Key where one is needed", () => {
    for (const { method, path, operation } of placedOperations(contract)) {
      const form = path.replaceAll(/\{(\w+)\}/g, ":$1");
      const request = requests.find(
        (one) => one.method === method && `/${one.url.path.join("/")}` === form,
      );
      const key = request?.header.find((one) => one.key === "Idempotency-Key");
      const is_sent = key !== undefined && key.disabled !== true;
      expect(is_sent, form).toBe(operation["x-svc-idempotency"] === "required");
    }
  });

  it("makes a reference anew for each request, the same in the body as in the key", () => {
    expect(made.event[0]?.script.exec.join("")).toMatch(/set\("reference", .*\{\{\$guid\}\}/);
    const sale = requests.find(({ method, url }) => method === "POST" && url.path[0] === "sends");
    const key = sale?.header.find((one) => one.key === "Idempotency-Key");
    expect(key?.value).toBe("{{reference}}");
    const body = JSON.parse(sale?.body?.raw ?? "{}") as Record<string, unknown>;
    expect(body.client_reference).toBe("{{reference}}");
    const fixed = /"(client_reference|completion_id|activity_id)": "(?!\{\{reference\}\})/;
    for (const { body: sent } of requests) expect(sent?.raw ?? "").not.toMatch(fixed);
  });

  it("holds bodies that are JSON, and asks no key where none is asked", () => {
    for (const { body } of requests) if (body !== undefined) JSON.parse(body.raw);
    const open = requests.filter(({ auth }) => auth?.type === "noauth");
    const wanted = placedOperations(contract).filter(
      ({ operation }) => operation["x-svc-no-key"] !== undefined,
    );
    expect(open).toHaveLength(wanted.length);
  });
});

function requestsOf(entry: Entry): NonNullable<Entry["request"]>[] {
  if (entry.request !== undefined) return [entry.request];
  return (entry.item ?? []).flatMap(requestsOf);
}
