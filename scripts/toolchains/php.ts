import { firstLineOf, type Toolchain } from "./toolchain.ts";

const EXTENSIONS = ["curl", "mbstring", "xml"];

export const php: Toolchain = {
  name: "PHP",
  needed_by: "PHP, and what the guides show in it",
  packages: ["php-cli", "php-curl", "php-mbstring", "php-xml", "composer", "phpunit"],
  find() {
    const loaded = EXTENSIONS.map((name) => `extension_loaded('${name}')`).join(" && ");
    const version = firstLineOf("php", "-r", `${loaded} or exit(1); echo PHP_VERSION;`);
    const phpunit = firstLineOf("phpunit", "--version");
    const composer = firstLineOf("composer", "--version", "--no-ansi");
    return version === null || phpunit === null || composer === null
      ? null
      : `${version}, ${phpunit}`;
  },
};
