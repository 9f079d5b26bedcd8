import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { firstLineOf, runOrThrow, type Toolchain } from "./toolchain.ts";

const VERSION = "0.8.2";

/** Built by Go, which checks what it fetches against its own database of hashes. */
export const staticcheck: Toolchain = {
  name: "staticcheck",
  needed_by: "the gate of Go",
  find() {
    const version = firstLineOf("staticcheck", "-version");
    return version?.includes(VERSION) ? version : null;
  },
  install() {
    runOrThrow("go", ["install", `honnef.co/go/tools/cmd/staticcheck@v${VERSION}`], {
      env: { GOBIN: inToolchain("bin"), GOFLAGS: "-mod=mod" },
    });
  },
};
