/**
 * The number plan of Zimbabwe, as national numbers without the leading zero. Which network serves a
 * mobile prefix is a fact of the catalogue, not of the plan. A test holds these patterns in step
 * with libphonenumber. Source: spec/catalogue/networks.tsp.
 */

/** The line types that a lookup tells apart. */
export type LineType = "mobile" | "voip" | "fixed" | "unknown";

/** The country code, as E.164 writes it. */
export const COUNTRY_CODE = "263";

/** Every pattern matches a whole national number. */
export const LINE_PATTERNS: readonly { line_type: LineType; pattern: RegExp }[] = [
  { line_type: "mobile", pattern: /^7(?:[1278]\d|3[1-9]|51|9[01])\d{6}$/ },
  { line_type: "voip", pattern: /^86(?:1[12]|22|30|44|55|77|8[368])\d{6}$/ },
  {
    line_type: "fixed",
    pattern: new RegExp(
      "^(?:2(?:02[014]|(?:42|9\\d)\\d|[56]20|72[03])|3(?:123|92\\d)|5(?:42\\d|525)|" +
        "6(?:[16-8]21|52[013])|8(?:[1349]28|523))\\d{5}$",
    ),
  },
];
