import { describePhone, nationalOf, normaliseMobile } from "@svc/server/platform/values/phone.ts";
import fc from "fast-check";
import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { describe, expect, it } from "vitest";

const ECONET = { e164: "+263772123456", national: "077 212 3456", prefix: "077" };

describe("a mobile number", () => {
  it.each([
    "0772123456",
    "263772123456",
    "+263772123456",
    "00263772123456",
    "077 212 3456",
    "077-212-3456",
    "(077) 212 3456",
    "+263 (0) 77 212 3456",
    "(+263) 772 123 456",
    " 0772123456 ",
    "772123456",
    "772123456.0",
    "0772123456.0",
    "7.72123456E+08",
    "'0772123456",
    "'+263772123456",
    "077.212.3456",
    "077/212/3456",
    "077\u2011212\u20133456",
    "077\u00A0212\u202F3456",
    "\u202A+263 77 212 3456\u202C",
  ])("is read from %j", (written) => {
    expect(normaliseMobile(written)).toEqual(ECONET);
  });

  it.each([
    "",
    "77212345",
    "077212345",
    "07721234567",
    "0762123456",
    "0730123456",
    "0792123456",
    "08612123456",
    "0242700000",
    "+27772123456",
    "00772123456",
    "+0772123456",
    "+772123456",
    "0772123456.5",
    "7.72123E+08",
    "0772123456x1",
    "077212345O",
    "\uFF10\uFF17\uFF17\uFF12\uFF11\uFF12\uFF13\uFF14\uFF15\uFF16",
    "٠٧٧٢١٢٣٤٥٦",
    "37132567431",
    "0".repeat(400),
  ])("is not %j", (written) => {
    expect(normaliseMobile(written)).toBeNull();
  });

  it("is the same number to a lookup", () => {
    expect(describePhone("772123456")).toEqual({ line_type: "mobile", mobile: ECONET });
  });

  it("is shown as a till's customer writes it", () => {
    expect(nationalOf("+263772123456")).toBe("077 212 3456");
  });
});

describe("a looked-up line", () => {
  it.each([
    ["0772123456", "mobile"],
    ["0791123456", "mobile"],
    ["08612123456", "voip"],
    ["+2638677123456", "voip"],
    ["0242 700 000", "fixed"],
    ["024 2700000", "fixed"],
    ["+263 20 2012345", "fixed"],
    ["0292112345", "fixed"],
    ["0800123", "unknown"],
    ["hello", "unknown"],
  ])("%j is %s", (written, line_type) => {
    const described = describePhone(written);
    expect(described.line_type).toBe(line_type);
    expect(described.mobile === null).toBe(line_type !== "mobile");
  });
});

describe("the number plan", () => {
  const TYPES: Record<string, string> = { MOBILE: "mobile", VOIP: "voip", FIXED_LINE: "fixed" };
  // National numbers that begin as lines of the plan do, so that many of them exist.
  const lines = fc
    .tuple(fc.constantFrom("7", "86", "2", "20", "24", "29", "3", "5", "6", "8"), fc.nat(9_999_999))
    .map(([start, rest]) =>
      (start + String(rest).padStart(8, "1")).slice(0, start === "86" ? 10 : 9),
    );

  it("tells line types as libphonenumber does", () => {
    fc.assert(
      fc.property(lines, (national) => {
        const type = parsePhoneNumberFromString(`+263${national}`)?.getType();
        const described = describePhone(`+263${national}`);
        expect(described.line_type).toBe(TYPES[type ?? ""] ?? "unknown");
      }),
      { numRuns: 2_000 },
    );
  });
});
