import { BASE_PATH } from "@svc/generated/mount-routes";
import { OPERATIONS, type OperationFacts } from "@svc/generated/operations";
import { describe, expect, it } from "vitest";
import { testServer } from "../kit/server.ts";

async function ask(method: string, path: string) {
  const deps = await testServer();
  const answer = await deps.ask(new Request(`http://svc.test${path}`, { method }));
  const text = await answer.text();
  const error = text === "" ? null : JSON.parse(text).error;
  return { status: answer.status, headers: answer.headers, error };
}

describe("a path that no operation has", () => {
  it.each([
    "/dev/v1/nowhere",
    "/dev/v1/account/",
    "/dev/v1",
    "/dev/v2/account",
    "/dev/v1/keys/a/b",
  ])("%s is 404 in the envelope", async (path) => {
    const { status, error } = await ask("GET", path);
    expect([status, error.code, error.type]).toEqual([
      404,
      "route_not_found",
      "invalid_request_error",
    ]);
  });
});

describe("a path that is nearly one", () => {
  it.each([
    [
      "GET",
      "/dev/v1/send",
      "No operation has the path /dev/v1/send. Did you mean `GET /dev/v1/sends`?",
    ],
    ["POST", "/dev/v1/send", "Did you mean `POST /dev/v1/sends`?"],
    ["POST", "/sends", "Did you mean `POST /dev/v1/sends`?"],
    ["GET", "/dev/v1/sends/snd_1/atempts", "`GET /dev/v1/sends/{send_id}/attempts`?"],
    ["DELETE", "/dev/v1/acount", "Did you mean `GET /dev/v1/account`?"],
  ])("%s %s is met with the nearest", async (method, path, sentence) => {
    expect((await ask(method, path)).error.message).toContain(sentence);
  });

  it("is met with nothing when no path is near", async () => {
    const { error } = await ask("GET", "/dev/v1/nowhere");
    expect(error.message).toBe("No operation has the path /dev/v1/nowhere.");
  });
});

describe("a path that is spelt out", () => {
  it("has its own methods, though an id could be spelt so", async () => {
    const { headers } = await ask("OPTIONS", "/dev/v1/batches/preview");
    expect(headers.get("allow")).toBe("OPTIONS, POST");
  });
});

describe("a method that a path does not have", () => {
  it.each([
    ["PUT", "/dev/v1/sends", "GET, HEAD, OPTIONS, POST"],
    ["PUT", "/dev/v1/keys/key_1", "DELETE, GET, HEAD, OPTIONS, PATCH"],
    ["GET", "/dev/v1/test/credit", "OPTIONS, POST"],
  ])("%s %s is 405 and names those that it has", async (method, path, allow) => {
    const { status, headers, error } = await ask(method, path);
    expect([status, error.code, headers.get("allow")]).toEqual([405, "method_not_allowed", allow]);
    expect(error.message).toBe(`${path} does not accept ${method}. Use ${allow}.`);
  });
});

describe("OPTIONS", () => {
  it("is 204 and lets pages ask for what is publishable", async () => {
    const { status, headers } = await ask("OPTIONS", "/dev/v1/products/airtime-usd");
    expect(status).toBe(204);
    expect(headers.get("access-control-allow-origin")).toBe("*");
    expect(headers.get("access-control-allow-methods")).toBe("GET");
    expect(headers.get("access-control-allow-headers")).toContain("Authorization");
  });

  const publishable = Object.values(OPERATIONS as Record<string, OperationFacts>).filter(
    (operation) => operation.publishable,
  );

  it.each(publishable)("of $id lets a page send every header that it declares", async (facts) => {
    const { headers } = await ask("OPTIONS", BASE_PATH + facts.path.replaceAll(/[{}]/g, ""));
    const allowed = headers.get("access-control-allow-headers")?.split(", ") ?? [];
    const declared = facts.parameters.filter((parameter) => parameter.in === "header");
    expect(allowed).toEqual(expect.arrayContaining(declared.map(({ name }) => name)));
    if (facts.idempotency !== "none") expect(allowed).toContain("Idempotency-Key");
  });

  it("lets pages ask for nothing else", async () => {
    const { status, headers } = await ask("OPTIONS", "/dev/v1/sends");
    expect([status, headers.get("allow")]).toEqual([204, "GET, HEAD, OPTIONS, POST"]);
    expect(headers.get("access-control-allow-origin")).toBeNull();
  });

  it("is 404 where there is nothing", async () => {
    expect((await ask("OPTIONS", "/dev/v1/nowhere")).status).toBe(404);
  });
});

describe("HEAD", () => {
  it("answers as GET would, without the body", async () => {
    const { status, error, headers } = await ask("HEAD", "/dev/v1/health");
    expect([status, error]).toEqual([200, null]);
    expect(headers.get("request-id")).toMatch(/^req_/);
  });
});
