import { firstLineOf, type Toolchain } from "./toolchain.ts";

/** Debian's libruby brings rbs along. */
export const ruby: Toolchain = {
  name: "Ruby",
  needed_by: "Ruby",
  packages: ["ruby", "ruby-minitest"],
  find: () =>
    firstLineOf("ruby", "-rminitest", "-rrbs", "-e", "puts RUBY_VERSION + ', rbs ' + RBS::VERSION"),
};
