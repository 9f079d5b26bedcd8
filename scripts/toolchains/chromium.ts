import { firstLineOf, type Toolchain } from "./toolchain.ts";

export const chromium: Toolchain = {
  name: "Chromium",
  needed_by: "the tests that look at pages",
  packages: ["chromium"],
  find: () => firstLineOf("chromium", "--version"),
};
