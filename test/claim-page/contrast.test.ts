import { SHEET } from "@svc/server/claim-page/assets.ts";
import { brandOf, PAPERS } from "@svc/server/claim-page/brand.ts";
import {
  contrastOf,
  EDGE_CONTRAST_MIN,
  TEXT_CONTRAST_MIN,
} from "@svc/server/claim-page/contrast.ts";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { OPEN } from "../kit/claim-states.ts";

const color = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number) => `#${number.toString(16).padStart(6, "0")}`);

function variableOf(sheet: string, name: string): string {
  return new RegExp(`--${name}:\\s*(#[0-9a-f]{6})`, "i").exec(sheet)?.[1] ?? "";
}

function sheetOf(branded: string | null): string {
  return brandOf({ ...OPEN.branding, color: branded }).sheet;
}

describe("the colours of a program", () => {
  it("differ as WCAG computes it", () => {
    expect(contrastOf("#000000", "#ffffff")).toBe(21);
    expect(contrastOf("#777777", "#777777")).toBe(1);
    expect(contrastOf("#767676", "#ffffff")).toBeCloseTo(4.54, 2);
    expect(contrastOf("#ffffff", "#0000ff")).toBeCloseTo(8.59, 2);
  });

  it("can be read on buttons and seen against the page, whatever a program chose", () => {
    fc.assert(
      fc.property(color, (branded) => {
        const sheet = sheetOf(branded);
        expect(variableOf(sheet, "brand")).toBe(branded);
        const text = contrastOf(variableOf(sheet, "on-brand"), branded);
        expect(text).toBeGreaterThanOrEqual(TEXT_CONTRAST_MIN);
        for (const scheme of ["light", "dark"] as const) {
          const edge = contrastOf(variableOf(sheet, `edge-${scheme}`), PAPERS[scheme]);
          expect(edge).toBeGreaterThanOrEqual(EDGE_CONTRAST_MIN);
        }
      }),
      { numRuns: 2_000 },
    );
  });

  it("are ours where a program has none, or one that is no colour", () => {
    expect(variableOf(sheetOf(null), "brand")).toBe("#0a6b4d");
    expect(sheetOf("red}body{display:none")).toBe(sheetOf(null));
  });

  it("are compared with the paper of the sheet", () => {
    const papers = [...SHEET.matchAll(/--paper: (#[0-9a-f]{6})/g)].map(([, paper]) => paper);
    expect(papers).toEqual([PAPERS.light, PAPERS.dark]);
  });
});
