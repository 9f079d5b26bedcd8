import {
  addressHolder,
  covers,
  isWithin,
  normalAddress,
  parseAddressRange,
} from "@svc/server/platform/net/address-ranges.ts";
import { describe, expect, it } from "vitest";

function rangeOf(text: string) {
  const range = parseAddressRange(text);
  if (range === null) throw new Error(`${text} was to be a range`);
  return range;
}

describe("whoever calls from an address", () => {
  it.each([
    ["196.27.96.10", "196.27.96.10"],
    ["::ffff:196.27.96.10", "196.27.96.10"],
    ["2001:db8:0:7::1", "2001:db8:0:7::/64"],
    ["2001:db8:0:7:ffff:1:2:3", "2001:db8:0:7::/64"],
    ["2001:db8:0:8::1", "2001:db8:0:8::/64"],
    ["unknown", "unknown"],
  ])("from %s, is %s", (address, holder) => {
    expect(addressHolder(address)).toBe(holder);
  });
});

describe("a range of addresses", () => {
  it.each([
    ["196.27.96.10", "196.27.96.10", true],
    ["196.27.96.0/24", "196.27.96.255", true],
    ["196.27.96.0/24", "196.27.97.0", false],
    ["0.0.0.0/0", "8.8.8.8", true],
    ["0.0.0.0/0", "2001:db8::1", false],
    ["2001:db8::/32", "2001:db8:1::1", true],
    ["::ffff:10.0.0.0/104", "10.1.2.3", true],
    ["10.0.0.0/8", "::ffff:10.1.2.3", true],
    ["10.0.0.0/8", "unknown", false],
  ])("%s holds %s: %s", (range, address, held) => {
    expect(isWithin([rangeOf(range)], address)).toBe(held);
  });

  it.each([
    "",
    "10.0.0.0/33",
    "10.0.0.0/-1",
    "10.0.0/8",
    "0x7f.1",
    "127.1",
    "10.0.0.0/8/8",
    "::/129",
  ])("%j is none", (text) => {
    expect(parseAddressRange(text)).toBeNull();
  });

  it.each([
    ["10.0.0.0/8", "10.1.0.0/16", true],
    ["10.1.0.0/16", "10.0.0.0/8", false],
    ["10.0.0.0/8", "10.0.0.0/8", true],
    ["10.0.0.0/8", "2001:db8::/64", false],
  ])("%s covers %s: %s", (outer, inner, covered) => {
    expect(covers(rangeOf(outer), rangeOf(inner))).toBe(covered);
  });

  it("the same client is always written the same", () => {
    expect(normalAddress("::ffff:10.1.2.3")).toBe("10.1.2.3");
    expect(normalAddress("2001:DB8::0:1")).toBe("2001:db8::1");
    expect(normalAddress("nobody")).toBeNull();
  });
});
