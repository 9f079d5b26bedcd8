import { firstLineOf, type Toolchain } from "./toolchain.ts";

export const phpFpm: Toolchain = {
  name: "PHP-FPM",
  needed_by: "the sample on PHP-FPM",
  packages: ["php-fpm"],
  find: () => firstLineOf(phpFpmCommand(), "-v"),
};

/** Debian has the version in the name of the command. */
export function phpFpmCommand(): string {
  const version = "echo PHP_MAJOR_VERSION . '.' . PHP_MINOR_VERSION;";
  return `php-fpm${firstLineOf("php", "-r", version) ?? ""}`;
}
