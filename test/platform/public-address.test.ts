import { isLoopbackAddress, isPublicAddress } from "@svc/server/platform/net/public-address.ts";
import { describe, expect, it } from "vitest";

describe("a public address", () => {
  it.each(["8.8.8.8", "196.27.96.1", "41.220.17.5", "2606:4700::1111", "2c0f:f758::1"])(
    "%s may be called",
    (address) => {
      expect(isPublicAddress(address)).toBe(true);
    },
  );

  it.each([
    ["this machine", "127.0.0.1"],
    ["this machine, elsewhere in its range", "127.9.9.9"],
    ["this machine in IPv6", "::1"],
    ["nobody", "0.0.0.0"],
    ["nobody in IPv6", "::"],
    ["a private network", "10.1.2.3"],
    ["a private network", "172.16.0.1"],
    ["a private network", "192.168.1.1"],
    ["a shared network", "100.64.0.1"],
    ["a link", "169.254.1.1"],
    ["the metadata of a cloud", "169.254.169.254"],
    ["a cloud's own server, at a public number", "168.63.129.16"],
    ["the metadata of a cloud in IPv6", "fd00:ec2::254"],
    ["a link in IPv6", "fe80::1"],
    ["a site of old", "fec0::1"],
    ["a private network in IPv6", "fc00::1"],
    ["many at once", "224.0.0.1"],
    ["many at once in IPv6", "ff02::1"],
    ["everybody", "255.255.255.255"],
    ["protocols", "192.0.0.8"],
    ["documents", "192.0.2.1"],
    ["documents in IPv6", "2001:db8::1"],
    ["measurements", "198.18.0.1"],
    ["nothing yet", "240.0.0.1"],
    ["nothing yet in IPv6", "4000::1"],
    ["an IPv4 address that is mapped", "::ffff:10.0.0.1"],
    ["a public IPv4 address that is mapped", "::ffff:8.8.8.8"],
    ["an IPv4 address that is embedded", "::7f00:1"],
    ["an IPv4 address behind NAT64", "64:ff9b::a00:1"],
    ["an IPv4 address behind a NAT64 of one's own", "64:ff9b:1::a00:1"],
    ["an IPv4 address behind 6to4", "2002:a00:1::1"],
    ["an IPv4 address behind Teredo", "2001:0:7f00:1::1"],
    ["a zone", "fe80::1%eth0"],
    ["an octal number", "0177.0.0.1"],
    ["a short form", "127.1"],
    ["no address", "localhost"],
  ])("%s is refused: %s", (_, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it("is told from this machine's own", () => {
    expect(["127.0.0.1", "127.1.2.3", "::1"].filter((one) => !isLoopbackAddress(one))).toEqual([]);
    const others = ["8.8.8.8", "10.0.0.1", "::ffff:127.0.0.1", "169.254.169.254"];
    expect(others.filter((one) => isLoopbackAddress(one))).toEqual([]);
  });
});
