/** A payroll from a file: what is wrong with it, what it costs, and what became of each line. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { type Situation, typed } from "../kit/sdks/cli.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "svc-cli-"));
const sandbox = useSandbox();
afterAll(() => rmSync(folder, { recursive: true }));

function payer(more: Situation = {}): Situation {
  const { origin, key } = sandbox();
  return { ...more, env: { SVC_URL: origin, SVC_KEY: key, SVC_CONFIG_DIR: folder } };
}

function fileOf(name: string, ...lines: readonly string[]): string {
  const path = join(folder, name);
  writeFileSync(path, ["target,amount,currency,client_reference", ...lines, ""].join("\n"));
  return path;
}

async function batchesMade(): Promise<number> {
  const { out } = await typed(["batches", "list", "--all"], payer());
  return out.split("\n").filter(Boolean).length;
}

it("a file with a wrong line is shown line by line, and nothing of it is sold", async () => {
  const path = fileOf("wrong.csv", "0771234567,2.00,USD,w-1", "12,2.00,USD,w-2");
  const before = await batchesMade();
  const { code, err } = await typed(["batch", path, "--yes"], payer({ is_terminal: true }));
  expect(code).toBe(1);
  expect(err).toMatch(/^ *LINE +TARGET +FIELD/m);
  expect(err).toMatch(/^ +\d +12 +target/m);
  expect(err).toContain("1 of 2 lines are valid. They cost 2.00 USD.");
  expect(err).toContain("--skip-invalid");
  expect(err.split("\n").filter((line) => line.length > 80)).toEqual([]);
  expect(await batchesMade()).toBe(before);
});

it("a right file is sold after a yes, followed to its end, and its results are saved", async () => {
  const path = fileOf("right.csv", "0771234567,2.00,USD,r-1", "0712345678,2.50,USD,r-2");
  const results = join(folder, "results.csv");
  const argv = ["batch", path, "--title=November", `--results=${results}`];
  const no = await typed(argv, payer({ is_terminal: true, answers: [""] }));
  expect([no.code, no.questions]).toEqual([2, ["Sell 2 lines for 4.50 USD? [y/N] "]]);
  const yes = await typed(argv, payer({ is_terminal: true, answers: ["y"] }));
  expect(yes.code).toBe(0);
  expect(yes.out).toMatch(/^status +completed$/m);
  expect(yes.err).toContain("2 of 2, 2 delivered, 0 failed");
  expect(readFileSync(results, "utf8").trim().split("\n")).toHaveLength(3);
});

it("a file that is sold twice under one key is sold once", async () => {
  const path = fileOf("once.csv", "0771234567,1.00,USD,o-1");
  const argv = ["batch", path, "--yes", "--idempotency-key=cli-once"];
  const [first, second] = [await typed(argv, payer()), await typed(argv, payer())];
  expect([first.code, second.code]).toEqual([0, 0]);
  expect(JSON.parse(second.out).id).toBe(JSON.parse(first.out).id);
});

it("a line that fails ends with 1 and says how to sell it again", async () => {
  const path = fileOf("fails.csv", "0771234567,1.00,USD,f-1", "0771230002,1.00,USD,f-2");
  const { code, err } = await typed(["batch", path, "--yes"], payer());
  expect([code, err]).toEqual([1, expect.stringContaining("svc batches retry-failed bch_")]);
});

it("a check alone sells nothing", async () => {
  const path = fileOf("check.csv", "0771234567,1.00,USD,c-1");
  const before = await batchesMade();
  const { code } = await typed(["batch", path, "--preview"], payer());
  expect([code, await batchesMade()]).toEqual([0, before]);
});
