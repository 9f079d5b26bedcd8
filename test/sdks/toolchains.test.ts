/** The installer of what the SDKs are built with: what it tries, and what it says. */
import { isAbsolute } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { ensuredText, ensureToolchains } from "../../scripts/toolchains/ensure.ts";
import { TOOLCHAINS } from "../../scripts/toolchains/index.ts";
import type { Toolchain } from "../../scripts/toolchains/toolchain.ts";
import { toolchainsFolder } from "../../sdks/tools/toolchains.ts";

const NO_DEBIAN = { canInstallPackages: () => false, installPackages: () => undefined };

/** A tool that is there once it was tried to install it so many times. */
function toolAfter(tries: number): Toolchain & { tried: () => number } {
  let tried = 0;
  return {
    name: "Fortran",
    needed_by: "the weather",
    find: () => (tried >= tries ? "2023" : null),
    install() {
      tried += 1;
      if (tried < tries) throw new Error("the registry does not answer");
    },
    tried: () => tried,
  };
}

it.each(["", "cache"])("toolchains have a folder where XDG_CACHE_HOME is %j", (named) => {
  vi.stubEnv("XDG_CACHE_HOME", named);
  const folder = toolchainsFolder();
  vi.unstubAllEnvs();
  expect(isAbsolute(folder)).toBe(true);
});

describe("the installer of toolchains", () => {
  it.each([
    [0, "2023", 0],
    [1, "2023", 1],
    [3, "2023", 3],
    [4, null, 3],
  ])("finds a tool after %i tries as %s, and tries %i times", (needed, version, tries) => {
    const tool = toolAfter(needed);
    expect(ensureToolchains([tool], NO_DEBIAN)[0]?.version).toBe(version);
    expect(tool.tried()).toBe(tries);
  });

  it("says what is missing, what is not run without it, and why", () => {
    const text = ensuredText(ensureToolchains([toolAfter(9)], NO_DEBIAN));
    expect(text).toContain("missing, so not run: the weather");
    expect(text).toContain("the registry does not answer");
  });

  it("installs the packages of all missing tools at once, and none where it may not", () => {
    const asked: string[][] = [];
    const tools = ["ruby", "php"].map((name) => packaged(name, () => asked.length > 0));
    const machine = {
      canInstallPackages: () => true,
      installPackages(missing: readonly Toolchain[]) {
        asked.push(missing.flatMap(({ packages = [] }) => packages));
      },
    };
    const refused = ensuredText(ensureToolchains(tools, NO_DEBIAN));
    expect(refused).toContain("by root on Debian alone");
    const versions = ensureToolchains(tools, machine).map(({ version }) => version);
    expect(versions).toEqual(["1", "1"]);
    expect(asked).toEqual([["ruby", "php"]]);
  });

  it("can install everything that it looks for", () => {
    const without = TOOLCHAINS.filter(({ install, packages = [] }) => !install && !packages.length);
    expect(TOOLCHAINS.length).toBeGreaterThan(9);
    expect(without).toEqual([]);
  });
});

function packaged(name: string, isThere: () => boolean): Toolchain {
  const packages = [name];
  return { name, needed_by: name, packages, find: () => (isThere() ? "1" : null) };
}
