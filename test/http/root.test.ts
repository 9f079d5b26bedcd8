import { OPERATIONS } from "@svc/generated/operations";
import { expect, it } from "vitest";
import { given } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

async function ask(path: string, accept: string): Promise<Response> {
  const { hono, config } = await testServer();
  return await hono.request(`${config.public_url}${path}`, { headers: { accept } });
}

it("gives a program the addresses of the API at /, each of which answers", async () => {
  const answer = await ask("/", "application/json");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("application/json");
  const { config } = await testServer();
  const facts = (await answer.json()) as Record<string, string>;
  expect(facts).toMatchObject({
    base_url: `${config.public_url}/dev/v1`,
    version: "2026-11-01",
    operations: { implemented: expect.any(Number), planned: expect.any(Number) },
  });
  const addresses = Object.entries(facts).filter(([name]) => /(docs|openapi|llms)_url/.test(name));
  expect(addresses).toHaveLength(3);
  for (const [, address] of addresses) {
    expect((await ask(address.slice(config.public_url.length), "*/*")).status).toBe(200);
  }
});

it("counts operations as the reference does", async () => {
  const { operations } = (await (await ask("/", "*/*")).json()) as {
    operations: { implemented: number; planned: number };
  };
  const all = Object.keys(OPERATIONS).length;
  expect(operations.implemented + operations.planned).toBe(all);
  const reference = await (await ask("/docs/reference", "text/html")).text();
  expect(reference).toContain(`The contract has ${all} operations`);
});

it("sends a browser to the guides", async () => {
  const answer = await ask("/", "text/html,application/xhtml+xml,*/*;q=0.8");
  expect(answer.status).toBe(302);
  expect(answer.headers.get("location")).toBe("/docs/guides");
});

it("ends every text with a newline", async () => {
  const shop = await given.organisation();
  const { config, ask: send } = await testServer();
  const paths = ["/", "/openapi.json", "/llms.txt", "/docs/guides", "/docs/errors.md"];
  paths.push("/docs/collection.json", "/dev/v1/health", "/dev/v1/nowhere");
  paths.push("/dev/v1/networks", "/dev/v1/account", "/dev/v1/statements.csv?currency=USD");
  for (const path of paths) {
    const headers = { authorization: `Bearer ${shop.key.secret}` };
    const text = await (await send(new Request(`${config.public_url}${path}`, { headers }))).text();
    expect([path, text.at(-1)]).toEqual([path, "\n"]);
  }
});
