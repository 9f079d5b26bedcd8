import type { KeptOperationId } from "@svc/generated/operations";
import {
  type Answer,
  type Handlers,
  mountMethodRefusals,
  mountRoutes,
} from "@svc/generated/routes";
import { Hono } from "hono";
import { expect, expectTypeOf, test } from "vitest";

const CLOCK = { object: "test_clock", now: 1795600800, offset_seconds: 0 } as const;

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
  expectTypeOf<keyof Handlers<unknown>>().toEqualTypeOf<KeptOperationId>();
  // @ts-expect-error Every kept operation needs a handler.
  const none: Handlers<unknown> = {};
  expect(none).toEqual({});
});

test("every operation is mounted, and another method of its path names those that exist", async () => {
  const app = new Hono();
  mountRoutes(app, (id, context) => context.text(id));
  mountMethodRefusals(app, (context, allow) => context.text(allow, 405));
  expect(await body(app, "GET", "/dev/v1/sends")).toBe("listSends");
  expect(await body(app, "GET", "/dev/v1/sends/snd_1/attempts")).toBe("listSendAttempts");
  expect(await body(app, "DELETE", "/dev/v1/sends")).toBe("GET, POST");
});

async function body(app: Hono, method: string, path: string): Promise<string> {
  const answer = await app.request(path, { method });
  return answer.text();
}
