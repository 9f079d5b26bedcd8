import { firstLineOf, type Toolchain } from "./toolchain.ts";

/** What a shop without a database needs of Rails, and the server that forks it. */
export const rails: Toolchain = {
  name: "Rails, Puma",
  needed_by: "the sample on Rails",
  packages: ["ruby-railties", "puma"],
  find() {
    const version = firstLineOf("ruby", "-raction_controller/railtie", "-e", "puts Rails.version");
    const puma = firstLineOf("puma", "--version");
    return version === null || puma === null ? null : `${version}, ${puma}`;
  },
};
