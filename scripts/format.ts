/** Formats what people write: code as Biome does, the spec as its compiler does. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { formatSpec } from "./generate/format-spec.ts";
import { ROOT } from "./generate/paths.ts";

const BIOME = join(ROOT, "node_modules", "@biomejs", "biome", "bin", "biome");

await formatSpec();
const args = [BIOME, "check", "--write", ...process.argv.slice(2)];
const { status } = spawnSync(process.execPath, args, { cwd: ROOT, stdio: "inherit" });
process.exitCode = status ?? 1;
