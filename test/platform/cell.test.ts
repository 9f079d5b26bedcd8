import { RANDOM_DIGITS } from "@svc/server/platform/crypto/random-text.ts";
import {
  cellIn,
  cellInReference,
  cellSecret,
  markOf,
  prefixOf,
} from "@svc/server/platform/settings/cell.ts";
import { readConfig } from "@svc/server/platform/settings/config.ts";
import { expect, it } from "vitest";

const many = (make: () => string) => Array.from({ length: 2_000 }, make);

it("a secret is as long with a sign as without, and begins with it", () => {
  for (const secret of many(() => cellSecret("K"))) {
    expect(secret).toMatch(/^zK[0-9A-Za-z]{41}$/);
    expect(cellIn(secret)).toBe("K");
  }
  expect(new Set(many(() => cellSecret("K"))).size).toBe(2_000);
});

it("a secret without a sign is never taken for one of a cell", () => {
  const largest = 2n ** 256n - 1n;
  // The first of 43 digits of the largest number that is drawn; z is the digit 61.
  expect(Number(largest / 62n ** BigInt(RANDOM_DIGITS - 1))).toBeLessThan(61);
  for (const secret of many(() => cellSecret(null))) {
    expect(secret).toHaveLength(RANDOM_DIGITS);
    expect(cellIn(secret)).toBeNull();
  }
});

it("paths and references name their cell, and nothing without one", () => {
  expect([markOf(null), prefixOf(null), prefixOf("7")]).toEqual(["", "", "/z7"]);
  expect(cellInReference("TOP-0A7K2M9QXZ4P")).toBe("A");
  expect(cellInReference("TOP-7K2M9QXZ4P")).toBeNull();
  expect([cellIn("zO"), cellIn("z"), cellIn("")]).toEqual([null, null, null]);
});

it("a cell has a path below the public URL, and an installation on its own has none", () => {
  const of = (SVC_CELL: string) => readConfig({ SVC_CELL, SVC_PUBLIC_URL: "https://pay.example" });
  expect(of("A")).toMatchObject({ cell: "A", cell_url: "https://pay.example/zA" });
  expect(of("")).toMatchObject({ cell: null, cell_url: "https://pay.example" });
  expect(() => readConfig({ SVC_CELLS: "https://b.example" })).toThrow(
    "SVC_CELLS_KEY must be set with SVC_CELLS.",
  );
});
