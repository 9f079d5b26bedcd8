/**
 * A command of operators: the files that Prometheus and Grafana take. They are made by the version
 * that is installed, so that they name the metrics which it has.
 */
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { alertRulesFile, grafanaDashboardFile } from "../metrics/index.ts";

const USAGE =
  "Usage: npm run svc -- monitoring <folder>\n\n" +
  "  Writes alert rules for Prometheus and a dashboard for Grafana into the folder.";

if (import.meta.main) await run(process.argv.slice(2));

async function run(args: string[]): Promise<void> {
  if (args.includes("--help")) return console.log(USAGE);
  const folder = folderIn(args);
  if (folder === null) {
    console.error(USAGE);
    process.exitCode = 2;
    return;
  }
  const files = {
    "svc-alerts.yml": alertRulesFile(),
    "svc-dashboard.json": grafanaDashboardFile(),
  };
  const failure = await write(folder, files).then(
    () => null,
    ({ code }: NodeJS.ErrnoException) => code,
  );
  if (failure === null) return;
  console.error(`No files can be written into ${folder} (${failure}). Name another folder.`);
  process.exitCode = 1;
}

async function write(folder: string, files: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, text] of Object.entries(files)) {
    await writeFile(join(folder, name), text);
    console.log(join(folder, name));
  }
}

/** Null for arguments that are not one folder. */
function folderIn([folder = "-", ...more]: string[]): string | null {
  return folder === "" || folder.startsWith("-") || more.length > 0 ? null : folder;
}
