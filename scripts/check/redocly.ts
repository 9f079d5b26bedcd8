/** Redocly's command, as a process of its own that calls nobody. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const CLI = join(import.meta.dirname, "../node_modules/@redocly/cli/bin/cli.js");
const SILENT = { REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" };

/** Runs a command in a folder; what it says, and nothing if it finds nothing wrong. */
export async function complaintsOfRedocly(
  args: readonly string[],
  folder: string,
): Promise<string> {
  const child = spawn(process.execPath, [CLI, ...args], {
    cwd: folder,
    env: { ...process.env, ...SILENT },
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
    });
  }
  const [code] = await once(child, "close");
  return code === 0 ? "" : said;
}
