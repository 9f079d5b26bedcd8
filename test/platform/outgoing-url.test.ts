import { readOutgoingUrl } from "@svc/server/platform/net/outgoing-url.ts";
import { describe, expect, it } from "vitest";

const [PUBLIC, SANDBOX] = [{ allow_loopback: false }, { allow_loopback: true }];

describe("a URL to call", () => {
  it.each([
    "https://shop.tuckshop.example/hooks?till=4",
    "https://shop.tuckshop.example:443/",
    "https://shop.tuckshop.example:8443/hooks",
    "https://xn--bcher-kva.example/",
  ])("is right: %s", (text) => {
    expect(readOutgoingUrl(text, PUBLIC).wrong).toBeNull();
  });

  it("is the same with the dot of the root after its host", () => {
    const host = "https://shop.tuckshop.example";
    expect(readOutgoingUrl(`${host}.:8443/hooks`, PUBLIC).url?.href).toBe(`${host}:8443/hooks`);
  });

  it.each([
    ["http", "http://shop.tuckshop.example/"],
    ["another scheme", "ftp://shop.tuckshop.example/"],
    ["a password", "https://me:secret@shop.tuckshop.example/"],
    ["a user name", "https://me@shop.tuckshop.example/"],
    ["an address", "https://8.8.8.8/"],
    ["an address as a number", "https://134744072/"],
    ["an address in IPv6", "https://[2606:4700::1111]/"],
    ["a name without a domain", "https://intranet/"],
    ["this machine", "https://localhost/"],
    ["this machine by a longer name", "https://svc.localhost/"],
    ["a port of something else", "https://shop.tuckshop.example:22/"],
    ["nothing", "https://"],
    ["too long a text", `https://shop.tuckshop.example/${"x".repeat(2_048)}`],
  ])("is refused for %s: %s", (_, text) => {
    expect(readOutgoingUrl(text, PUBLIC).wrong).toMatch(/^`url` must /);
  });

  it.each(["http://127.0.0.1:5000/hooks", "http://localhost:80/", "https://[::1]:9443/hooks"])(
    "may be this machine in a sandbox: %s",
    (text) => {
      expect(readOutgoingUrl(text, SANDBOX).wrong).toBeNull();
      expect(readOutgoingUrl(text, PUBLIC).wrong).not.toBeNull();
    },
  );

  it.each([
    `http://${"192.168.1.10"}:5000/`,
    "http://169.254.169.254/",
    "http://shop.tuckshop.example/",
  ])("is nothing but this machine in a sandbox: %s", (text) => {
    expect(readOutgoingUrl(text, SANDBOX).wrong).not.toBeNull();
  });
});
