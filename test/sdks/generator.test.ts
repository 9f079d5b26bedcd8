/** The SDKs made again by the generator, and the whole contract compiled in every language. */
import { describe, expect, it } from "vitest";
import { driftByMaking } from "../../sdks/tools/check.ts";
import { hasJava } from "../../sdks/tools/generate/jar.ts";
import { LANGUAGES } from "../../sdks/tools/languages/index.ts";
import { compilePlanned } from "../../sdks/tools/planned.ts";

describe.runIf(hasJava())("with Java", () => {
  it("the SDKs are made the same a second time", () => {
    expect(driftByMaking()).toEqual([]);
  });

  it("the whole contract compiles in every language", () => {
    const compiled = compilePlanned();
    expect(compiled.map(({ complaint }) => complaint)).toEqual(LANGUAGES.map(() => ""));
  });
});

it("Java is there where everything is installed", () => {
  expect(process.env.CI === undefined || hasJava()).toBe(true);
});
