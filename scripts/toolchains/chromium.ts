import { firstLineOf, type Toolchain } from "./toolchain.ts";

/** The shell has no windows, which are half of what Chromium does; the browser serves as well. */
const COMMANDS = ["chromium-headless-shell", "chromium"] as const;

/** The command of a Chromium that is here; null where there is none. */
export function chromiumCommand(): string | null {
  return COMMANDS.find((command) => firstLineOf(command, "--version") !== null) ?? null;
}

export const chromium: Toolchain = {
  name: "Chromium",
  needed_by: "the tests that look at pages",
  packages: ["chromium-headless-shell"],
  find() {
    const command = chromiumCommand();
    return command === null ? null : firstLineOf(command, "--version");
  },
};
