import { clientAddressReader } from "@svc/server/platform/net/client-address.ts";
import { describe, expect, it } from "vitest";

describe("the client's address", () => {
  it.each([
    ["is the connection's when no proxy is trusted", [], "10.0.0.1", "1.2.3.4", "10.0.0.1"],
    [
      "is the first hop from the right outside the trusted proxies",
      ["10.0.0.0/8"],
      "10.0.0.1",
      "9.9.9.9, 196.27.96.10, 10.0.0.2",
      "196.27.96.10",
    ],
    [
      "is the connection's when the connection is no trusted proxy",
      ["10.0.0.0/8"],
      "196.27.96.10",
      "1.2.3.4",
      "196.27.96.10",
    ],
    ["is the leftmost hop when all are ours", ["10.0.0.0/8"], "10.0.0.1", "10.0.0.3", "10.0.0.3"],
    [
      "is the proxy's that wrote down what is no address",
      ["10.0.0.0/8"],
      "10.0.0.1",
      "1.2.3.4, unknown",
      "10.0.0.1",
    ],
    ["is written plainly", [], "::ffff:196.27.96.10", undefined, "196.27.96.10"],
  ])("%s", (_, trusted, remote, forwarded_for, expected) => {
    expect(clientAddressReader(trusted)({ remote, forwarded_for })).toBe(expected);
  });
});
