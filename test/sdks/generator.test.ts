/** The SDKs made again by the generator, and the whole contract compiled in every language. */
import { describe, expect, it } from "vitest";
import { driftByMaking } from "../../sdks/tools/check.ts";
import { hasJava } from "../../sdks/tools/generate/jar.ts";
import { LANGUAGES } from "../../sdks/tools/languages/index.ts";
import { compilePlanned } from "../../sdks/tools/planned.ts";

/** How a language says that a field ends. Kotlin has the fields of Java; its methods name them. */
const MARKS: Readonly<Record<string, RegExp>> = {
  dart: /^@Deprecated\("Deprecated since 2027-05-01/,
  dotnet: /^\[System\.Obsolete\("Deprecated since 2027-05-01/,
  go: /^\/\/ Deprecated: Since 2027-05-01/,
  java: /^@Deprecated$/,
  kotlin: /`notify_number`: Deprecated since 2027-05-01/,
  node: /^\* @deprecated Since 2027-05-01/,
  php: /Deprecated since 2027-05-01/,
  python: /^\.\. deprecated:: 2027-05-01/,
  ruby: /^# @deprecated Since 2027-05-01/,
};

describe.runIf(hasJava())("with Java", () => {
  it("the SDKs are made the same a second time", () => {
    expect(driftByMaking()).toEqual([]);
  });

  it("the whole contract, with fields that end, compiles in every language", () => {
    const compiled = compilePlanned();
    expect(compiled.map(({ complaint }) => complaint)).toEqual(LANGUAGES.map(() => ""));
    const marked = compiled.filter(({ language, ends }) =>
      ends.some((line) => MARKS[language]?.test(line)),
    );
    expect(marked.map(({ language }) => language)).toEqual(LANGUAGES.map(({ id }) => id));
  });
});

it("Java is there where everything is installed", () => {
  expect(process.env.CI === undefined || hasJava()).toBe(true);
});
