import { mountRoutes } from "@svc/generated/mount-routes";
import type { ImplementedOperationId } from "@svc/generated/operations";
import type { Answer, Handlers } from "@svc/generated/routes";
import { Hono } from "hono";
import { expect, expectTypeOf, test } from "vitest";

const CLOCK = {
  object: "test_clock" as const,
  now: 1795600800,
  offset_seconds: 0,
  still_running: [],
};

test("an answer of a declared status with its body compiles, and no other does", () => {
  const right: Answer<"getTestClock"> = { status: 200, body: CLOCK };
  // @ts-expect-error The status is not declared.
  const wrongStatus: Answer<"getTestClock"> = { status: 201, body: CLOCK };
  const { now: _, ...lacking } = CLOCK;
  // @ts-expect-error A field is missing.
  const wrongBody: Answer<"getTestClock"> = { status: 200, body: lacking };
  expect([right, wrongStatus, wrongBody]).toHaveLength(3);
});

test("a missing handler does not compile", () => {
  expectTypeOf<keyof Handlers<unknown>>().toEqualTypeOf<ImplementedOperationId>();
  // @ts-expect-error Every kept operation needs a handler.
  const none: Handlers<unknown> = {};
  expect(none).toEqual({});
});

test("every operation is mounted at its method and path", async () => {
  const app = new Hono();
  mountRoutes(app, (id, context) => context.text(id));
  expect(await body(app, "GET", "/dev/v1/sends")).toBe("listSends");
  expect(await body(app, "GET", "/dev/v1/sends/snd_1/attempts")).toBe("listSendAttempts");
  expect((await app.request("/dev/v1/sends", { method: "DELETE" })).status).toBe(404);
});

async function body(app: Hono, method: string, path: string): Promise<string> {
  const answer = await app.request(path, { method });
  return answer.text();
}
