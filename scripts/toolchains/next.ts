import { createHash } from "node:crypto";
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { runOrThrow, type Toolchain } from "./toolchain.ts";

const PINNED = join(import.meta.dirname, "requirements", "next");
const LOCK = join(PINNED, "package-lock.json");
const FOLDER = "next";
const MARK = inToolchain(FOLDER, ".installed");
/** What is optional makes pictures smaller; the compiler is named by itself. No script is run. */
const FLAGS = ["--omit=optional", "--ignore-scripts", "--no-audit", "--no-fund"];

/** Of the versions and hashes of its lock; the folder is one in which a shop can be built. */
export const next: Toolchain = {
  name: "Next",
  needed_by: "the sample on Next",
  find() {
    if (!existsSync(MARK) || readFileSync(MARK, "utf8") !== hashOfLock()) return null;
    const about = inToolchain(FOLDER, "node_modules", "next", "package.json");
    return JSON.parse(readFileSync(about, "utf8")).version;
  },
  install() {
    const cwd = inToolchain(FOLDER);
    rmSync(cwd, { recursive: true, force: true });
    mkdirSync(cwd, { recursive: true });
    cpSync(PINNED, cwd, { recursive: true });
    runOrThrow("npm", ["ci", ...FLAGS], { cwd });
    writeFileSync(MARK, hashOfLock());
  },
};

function hashOfLock(): string {
  return createHash("sha256").update(readFileSync(LOCK)).digest("hex");
}
