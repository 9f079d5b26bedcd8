import { unavailable } from "@svc/server/platform/db/errors.ts";
import { SettingError } from "@svc/server/platform/setting-error.ts";
import { meaningOfStart } from "@svc/server/store.ts";
import { expect, it } from "vitest";

const LOST = Object.assign(new Error("read ECONNRESET"), { syscall: "read", code: "ECONNRESET" });

it.each([unavailable(), LOST])("a database lost during the start is one sentence", (thrown) => {
  const meaning = meaningOfStart(thrown);
  expect(meaning).toBeInstanceOf(SettingError);
  expect((meaning as Error).message).toContain("DATABASE_URL");
});

it("a fault of ours during the start stays what it is", () => {
  const fault = new Error("a bug");
  expect(meaningOfStart(fault)).toBe(fault);
});
