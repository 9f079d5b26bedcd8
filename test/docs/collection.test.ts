import { collection } from "@svc/server/docs-site/collection.ts";
import { type Contract, placedOperations, readContract } from "@svc/server/docs-site/contract.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { ORIGIN } from "./site.ts";

interface Entry {
  readonly name: string;
  readonly item?: readonly Entry[];
  readonly event?: readonly { readonly script: { readonly exec: readonly string[] } }[];
  readonly response?: readonly { readonly code: number; readonly body: string }[];
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
  requests = entriesOf(made.item.slice(1)).map(({ request }) => request);
});

describe("the collection for Postman", () => {
  it("is of version 2.1, with variables for the address and the key", () => {
    expect(made.info.schema).toMatch(/\/collection\/v2\.1\.0\/collection\.json$/);
    expect(made.variable.map(({ key }) => key)).toEqual([
      "base_url",
      "api_key",
      "reference",
      "send_id",
    ]);
    expect(made.variable[0]?.value).toBe(`${ORIGIN}/dev/v1`);
  });

  it("has a request for every operation but that which only refuses", () => {
    const useful = placedOperations(contract).filter(({ operation }) => {
      return Object.keys(operation.responses).some((status) => status.startsWith("2"));
    });
    expect(placedOperations(contract).length - useful.length).toBe(1);
    const wanted = useful.map(
      ({ method, path }) => `${method} ${path.replaceAll(/\{(\w+)\}/g, ":$1")}`,
    );
    const found = requests.map(({ method, url }) => `${method} /${url.path.join("/")}`);
    expect(found.toSorted()).toEqual(wanted.toSorted());
  });

  it("begins with a sale from top to bottom, which hands its ID on", () => {
    const [start] = made.item;
    expect(start?.name).toBe("Start here");
    const own = entriesOf([start as Entry]);
    const calls = own.map(({ request: { method, url } }) => `${method} ${url.raw}`);
    expect(calls.slice(0, 4)).toEqual([
      "GET {{base_url}}/account",
      "GET {{base_url}}/products",
      "POST {{base_url}}/sends",
      "GET {{base_url}}/sends/:send_id",
    ]);
    expect(own[2]?.event?.[0]?.script.exec.join("")).toMatch(/set\("send_id", .*\.id\)/);
    expect(JSON.stringify(own[3]?.request)).toContain('"value":"{{send_id}}"');
  });

  it("keeps what is planned apart from what works", () => {
    const titles = made.item.map(({ name }) => name);
    expect(titles.at(-1)).toBe("Planned");
    const planned = entriesOf(made.item.slice(-1)).map(({ name }) => name);
    expect(planned.filter((name) => !name.endsWith(" (planned)"))).toEqual([]);
    const working = entriesOf(made.item.slice(0, -1)).map(({ name }) => name);
    expect(working.filter((name) => name.endsWith(" (planned)"))).toEqual([]);
  });

  it("shows what every working request returns, by an answer that was saved", () => {
    const entries = entriesOf(made.item.slice(1, -1));
    const silent = entries.filter(({ response }) => response.length === 0).map(({ name }) => name);
    // Files, and what answers without a body.
    expect(silent.filter((name) => !/PDF|CSV|Delete|Remove/.test(name))).toEqual([]);
    for (const { body, code } of entries.flatMap(({ response }) => response)) {
      expect([code, typeof JSON.parse(body)]).toEqual([code, "object"]);
    }
    const sale = entries.find(({ request: { method, url } }) => {
      return method === "POST" && url.raw === "{{base_url}}/sends";
    });
    expect(sale?.response.map(({ code }) => code)).toEqual([202, 200]);
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
    const wanted = placedOperations(contract).filter(({ operation }) => {
      return operation["x-svc-no-key"] !== undefined && operation.operationId !== "getMcp";
    });
    expect(open).toHaveLength(wanted.length);
  });
});

type Request = Entry & Required<Pick<Entry, "request" | "response">>;

function entriesOf(entries: readonly Entry[]): Request[] {
  return entries.flatMap((entry) =>
    entry.request === undefined ? entriesOf(entry.item ?? []) : [entry as Request],
  );
}
