import { cellText, parseCsv, textOfCell } from "@svc/server/platform/wire/csv.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";

describe("a cell", () => {
  it.each(["+263771234567", "-7.00", "-3", "37140030000", "2026-11-01T00:00:00+02:00", "snd_1"])(
    "is the number, the id or the time that it is: %s",
    (words) => {
      expect(cellText(words)).toBe(words);
    },
  );

  it.each([
    "=1+1",
    "+1+1",
    "-1+1",
    "@SUM(A1)",
    "+263771234567+A1",
    "-2+3.0",
    "\uFF1D1",
    "'=1",
    "'1",
  ])("is no formula: %s", (words) => {
    expect(cellText(words)).toBe(`'${words}`);
  });

  it("gives back whatever was written", () => {
    const words = fc.oneof(
      fc.string({ unit: fc.constantFrom(..."'=+-@12.a ,;\n\"") }),
      fc.string({ unit: "grapheme" }),
    );
    fc.assert(
      fc.property(fc.array(words, { minLength: 1 }), (all) => {
        const quoted = all.map((one) => `"${cellText(one).replaceAll('"', '""')}"`);
        const parsed = parseCsv(`heading\nx,${quoted.join()}\n`);
        if ("broken_at" in parsed) throw new Error("What we write was to be read.");
        const [, cells = []] = parsed.rows;
        expect(cells.slice(1).map(textOfCell)).toEqual(all.map((one) => one.trim()));
      }),
    );
  });
});
