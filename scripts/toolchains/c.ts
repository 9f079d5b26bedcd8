import { firstLineOf, type Toolchain } from "./toolchain.ts";

/** Compiles what Go's race detector and .NET's OpenSSL need. */
export const c: Toolchain = {
  name: "C",
  needed_by: "the race detector of Go, .NET",
  packages: ["gcc", "libc6-dev", "libssl-dev", "pkg-config", "unzip", "zip"],
  find() {
    const others = [
      firstLineOf("pkg-config", "--modversion", "openssl"),
      firstLineOf("unzip", "-v"),
      firstLineOf("zip", "-v"),
    ];
    return others.includes(null) ? null : firstLineOf("gcc", "--version");
  },
};
