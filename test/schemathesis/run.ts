import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BASE_PATH } from "@svc/generated/mount-routes";
import type { ArrangedShop } from "./arrange-shop.ts";

/** What one run found. */
export interface Found {
  /** How many operations it asked about. */
  readonly tested: number;
  /** Titles of what is wrong, by method and path. */
  readonly wrong: ReadonlyMap<string, readonly string[]>;
  /** How many requests that fit the document each operation took, by method and path. */
  readonly accepted: ReadonlyMap<string, number>;
  /** Everything that schemathesis said, with a request for each fault. */
  readonly output: string;
}

/** How much it asks of each operation. */
export interface Budget {
  /** `examples` are those of the document, `coverage` the edges of each schema. */
  readonly phases: readonly ("examples" | "coverage" | "fuzzing" | "stateful")[];
  /** How many requests it draws at random for each operation. */
  readonly drawn: number;
}

/** The parts of its report that we read. */
interface Report {
  readonly operations: { readonly tested: number };
  readonly failures: readonly { readonly title: string; readonly operations: readonly string[] }[];
  readonly errors: readonly object[];
  readonly valid_rates: Readonly<
    Record<string, Readonly<Record<string, { readonly accepted: number }>>>
  >;
}

interface Asked {
  readonly shop: ArrangedShop;
  readonly operation_ids: readonly string[];
  readonly budget: Budget;
}

const HERE = import.meta.dirname;
const DOCUMENT = join(HERE, "..", "..", "generated", "openapi.json");

/** Asks a server about some operations of the contract, as far as the budget goes. */
export async function runSchemathesis(
  python: string,
  origin: string,
  { shop, operation_ids, budget }: Asked,
): Promise<Found> {
  const folder = mkdtempSync(join(tmpdir(), "svc-schemathesis-"));
  try {
    const config = join(folder, "schemathesis.toml");
    writeFileSync(config, configOf(shop));
    const args = [
      ...["-m", "schemathesis.cli", "--config-file", config, "run", DOCUMENT],
      ...["--url", origin + BASE_PATH, "--report", "json", "--report-dir", folder, "--no-color"],
      ...["--phases", budget.phases.join(","), "--max-examples", String(budget.drawn)],
      ...operation_ids.flatMap((id) => ["--include-operation-id", id]),
    ];
    const output = await outputOf(python, args, { folder, shop });
    return foundIn(folder, output);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function configOf({ dictionaries }: ArrangedShop): string {
  const tables = Object.entries(dictionaries).map(
    ([name, values]) => `[dictionaries.${name}]\nvalues = ${JSON.stringify(values)}\n`,
  );
  return [readFileSync(join(HERE, "schemathesis.toml"), "utf8"), ...tables].join("\n");
}

async function outputOf(
  python: string,
  args: readonly string[],
  { folder, shop }: { folder: string; shop: ArrangedShop },
): Promise<string> {
  const child = spawn(python, args, {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      SVC_HOOKS: join(HERE, "hooks.py"),
      SVC_KEY: shop.key,
      SVC_AGENT_KEY: shop.agent_key,
      SVC_KEY_ID: shop.key_id,
      PYTHONDONTWRITEBYTECODE: "1",
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  await once(child, "close");
  return output;
}

function foundIn(folder: string, output: string): Found {
  const name = readdirSync(folder).find((file) => file.endsWith(".json"));
  if (name === undefined) throw new Error(`Schemathesis made no report:\n${output}`);
  const report = JSON.parse(readFileSync(join(folder, name), "utf8")) as Report;
  if (report.errors.length > 0) throw new Error(`Schemathesis itself failed:\n${output}`);
  const wrong = new Map<string, string[]>();
  for (const { title, operations } of report.failures) {
    for (const label of operations) wrong.set(label, [...(wrong.get(label) ?? []), title]);
  }
  const accepted = Object.entries(report.valid_rates).map(([label, phases]) => {
    const counts = Object.values(phases).map((phase) => phase.accepted);
    return [label, counts.reduce((sum, count) => sum + count, 0)] as const;
  });
  return { tested: report.operations.tested, wrong, accepted: new Map(accepted), output };
}
