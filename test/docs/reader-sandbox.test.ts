import { readerSandbox } from "@svc/server/docs-site/reader-sandbox.ts";
import { expect, it } from "vitest";

const KEY = "svc_sk_test_1";
const HERE = { env: "sandbox", host: "127.0.0.1", public_url: "http://127.0.0.1:4000" } as const;

it("gives the key to pages of a sandbox that listens on this machine alone", () => {
  expect(readerSandbox(HERE, KEY)).toEqual({ key: KEY });
  const named = { ...HERE, host: "localhost", public_url: "http://localhost:4000" };
  expect(readerSandbox(named, KEY)).toEqual({ key: KEY });
});

it.each([
  ["production", { ...HERE, env: "production" as const }, KEY],
  ["a sandbox that others reach", { ...HERE, host: "0.0.0.0" }, KEY],
  ["a sandbox with a public address", { ...HERE, public_url: "https://svc.example" }, KEY],
  ["a host that begins like this machine", { ...HERE, host: "127.0.0.1.evil.example" }, KEY],
  ["a sandbox with a live key", HERE, "svc_sk_live_1"],
  ["a program without a key", HERE, null],
])("gives none to pages of %s", (_, place, key) => {
  expect(readerSandbox(place, key)).toBeNull();
});
