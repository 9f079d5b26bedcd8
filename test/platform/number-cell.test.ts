import { normaliseMeter } from "@svc/server/platform/values/meter-number.ts";
import { whyRounded } from "@svc/server/platform/values/number-cell.ts";
import { normaliseMobile } from "@svc/server/platform/values/phone.ts";
import { describe, expect, it } from "vitest";

describe("a number that a spreadsheet has shown as one", () => {
  it.each([
    "37140030000",
    " 37140030000 ",
    "37140030000.0",
    "37140030000,00",
    "'37140030000",
    "3.7140030000E+10",
    "3,7140030000e10",
  ])("%s is the meter", (written) => {
    expect(normaliseMeter(written)).toBe("37140030000");
  });

  it.each(["772123456.0", "772123456,0", "7.72123456E+08", "2.63772123456E+11", "'0772123456"])(
    "%s is the phone",
    (written) => {
      expect(normaliseMobile(written)?.e164).toBe("+263772123456");
    },
  );

  it.each(["3.714E+10", "3,71400E10", "7.72123E+08", "2.63772E+11", "4E+10"])(
    "%s is nothing, because its last digits are gone",
    (written) => {
      expect(normaliseMeter(written)).toBe(null);
      expect(normaliseMobile(written)).toBe(null);
      expect(whyRounded(written, "csv[4].meter")).toBe(
        "`csv[4].meter` was rounded by a spreadsheet. " +
          "Format the column as text and write it again.",
      );
    },
  );

  it.each(["37140030000.5", "3714003000.0", "371400300000", "3.7140030000E+11", "1E+0", "abc"])(
    "%s is no meter",
    (written) => {
      expect(normaliseMeter(written)).toBe(null);
    },
  );
});
