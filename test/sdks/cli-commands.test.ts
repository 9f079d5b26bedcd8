/**
 * Every command of the contract is run against a sandbox, for a pipe and for a person: most by the
 * day that the SDKs have with it, and here those that it leaves out.
 */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../../sdks/tools/contract.ts";
import { readSdk } from "../../sdks/tools/model/sdk.ts";
import { commandsOf } from "../../sdks/tools/pages/cli-model.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { makeDatabase } from "../kit/database.ts";
import { type Program, startProgram } from "../kit/programs/program.ts";
import { typed } from "../kit/sdks/cli.ts";
import { startReceiver } from "../kit/sdks/cli-program.ts";
import { sandboxOf } from "../kit/sdks/cli-sandbox.ts";
import { timeLimit } from "../kit/time-limit.ts";

const COMMANDS = commandsOf(readSdk(readContract()));
const POLL = { timeout: timeLimit(20_000), interval: 100 };
/** The last four digits decide: one is delivered, the other fails and its Credit comes back. */
const DELIVERED = "0771230000";
const FAILED = "0771230002";
const METER = "37140030000";

type Shown = Readonly<Record<string, unknown>>;

/** Runs the commands that it names, and no other of those that the day leaves out. */
interface Story {
  readonly keys: readonly string[];
  readonly run: () => Promise<void>;
}

let folder: string;
let program: Program;
let env: Readonly<Record<string, string>>;
let today: string;
/** The keys of the commands that were run in both forms. */
let done: string[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-cli-"));
  const database_url = await makeDatabase(`cli_commands_${process.pid}`);
  program = await startProgram({ role: "all", database_url, folder: join(folder, ".data") });
  env = { ...(await sandboxOf(program, database_url)), SVC_CONFIG_DIR: join(folder, "config") };
  const { now } = await svc("test", "clock", "get");
  today = new Date(Number(now) * 1_000).toISOString().slice(0, "2026-11-29".length);
});

afterAll(async () => {
  await program.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** What a command prints into a pipe. */
async function printed(argv: readonly string[]): Promise<string> {
  const { code, out, err } = await typed(argv, { env });
  if (code !== 0) throw new Error(`svc ${argv.join(" ")} ended with ${code}: ${err}`);
  return out;
}

/** The first object that a command prints. */
async function svc(...argv: readonly string[]): Promise<Shown> {
  return firstOf(await printed(argv));
}

function firstOf(out: string): Shown {
  return JSON.parse(out.split("\n")[0] ?? "") as Shown;
}

/** Runs a command for a pipe and then for a person; returns what the pipe received. */
async function both(key: string, ...rest: readonly string[]): Promise<string> {
  const words = COMMANDS.find((one) => one.key === key)?.words ?? [];
  const out = await printed([...words, ...rest]);
  const { code, out: shown, err } = await typed([...words, ...rest], { env, is_terminal: true });
  if (code !== 0 || shown === "")
    throw new Error(`svc ${words.join(" ")} shows a person nothing: ${err}`);
  done.push(key);
  return out;
}

async function bothShow(key: string, ...rest: readonly string[]): Promise<Shown> {
  return firstOf(await both(key, ...rest));
}

/** Looks until a status has come. */
async function reaches(status: string, ...look: readonly string[]): Promise<void> {
  await expect.poll(async () => (await svc(...look)).status, POLL).toBe(status);
}

/** Above this a batch waits for a person; null sets it back. */
async function batchThreshold(USD: string | null): Promise<void> {
  await svc("account", "update", `--body=${JSON.stringify({ batch_approval_threshold: { USD } })}`);
}

/** An active program that holds what it gives. */
async function programThatHolds(mode: "review" | "escrow"): Promise<string> {
  const money = ["--currency=USD", "--budget=20.00", "--default-amount=1.00"];
  const rules = ["--choices=airtime", `--hold=mode=${mode}`];
  const { id } = await svc("programs", "create", "--name=Survey", ...money, ...rules);
  await svc("programs", "activate", String(id));
  return String(id);
}

async function reward(
  program_id: string,
  { phone, completion_id }: { phone: string; completion_id: string },
): Promise<Shown> {
  const recipient = JSON.stringify({ phone });
  const named = [`--program=${program_id}`, `--recipient=${recipient}`];
  return await svc("rewards", "create", ...named, `--completion-id=${completion_id}`);
}

async function person(name: string, phone: string): Promise<string> {
  const made = await svc("workforce", "recipients", "create", `--name=${name}`, `--phone=${phone}`);
  return String(Object(made.person).recipient);
}

async function allocation(recipients: readonly string[]): Promise<string> {
  const lines = recipients.map((recipient_id) => ({ recipient_id, amount: "1.00" }));
  const given = ["--kind=airtime", `--lines=${JSON.stringify(lines)}`];
  return String((await svc("workforce", "allocate", ...given)).reference);
}

const STORIES: Readonly<Record<string, Story>> = {
  "a batch of which a line fails": {
    keys: ["batches.get_results", "batches.retry_failed", "batches.cancel"],
    async run() {
      const lines = [DELIVERED, FAILED].map((target) => ({ target, amount: "1.00" }));
      const items = ["--currency=USD", `--items=${JSON.stringify(lines)}`];
      const id = String((await svc("batches", "create", ...items)).id);
      await reaches("partially_completed", "batches", "get", id);
      expect(await both("batches.get_results", id)).toContain(",failed,");
      const again = await bothShow("batches.retry_failed", id, "--idempotency-key=retry-1");
      expect(again.retry_of).toBe(id);
      await batchThreshold("0.50");
      const held = String((await svc("batches", "create", ...items)).id);
      expect((await bothShow("batches.cancel", held)).status).toBe("cancelled");
      await batchThreshold(null);
    },
  },
  "Credit that is reserved and moves": {
    keys: ["credit.list_reservations", "credit.get_reservation", "credit.get_transaction"],
    async run() {
      const { id } = await bothShow("credit.list_reservations", "--limit=1");
      expect((await bothShow("credit.get_reservation", String(id))).id).toBe(id);
      const { id: moved } = await svc("credit", "list-transactions", "--limit=1");
      expect((await bothShow("credit.get_transaction", String(moved))).id).toBe(moved);
    },
  },
  "a key, and a quote for no meter": {
    keys: ["keys.get", "power.get_quote"],
    async run() {
      const { id } = await svc("keys", "list", "--limit=1");
      expect((await bothShow("keys.get", String(id))).id).toBe(id);
      const quote = await bothShow("power.get_quote", "--currency=USD", "--amount=5.00");
      expect(quote.amount).toBe("5.00");
    },
  },
  "rewards under review": {
    keys: ["reviews.get", "reviews.approve", "reviews.reject", "programs.delete"],
    async run() {
      const program_id = await programThatHolds("review");
      const good = await reward(program_id, { phone: "0771234001", completion_id: "r-1" });
      const bad = await reward(program_id, { phone: "0771234002", completion_id: "r-2" });
      expect((await bothShow("reviews.get", String(good.review))).status).toBe("open");
      expect((await bothShow("reviews.approve", String(good.review))).status).toBe("approved");
      expect((await bothShow("reviews.reject", String(bad.review))).status).toBe("rejected");
      expect((await bothShow("programs.delete", program_id)).status).toBe("closed");
    },
  },
  "rewards in escrow": {
    keys: ["rewards.release", "rewards.void", "programs.roll_secret"],
    async run() {
      const program_id = await programThatHolds("escrow");
      const phone = "0771234003";
      const good = await reward(program_id, { phone, completion_id: "e-1" });
      const bad = await reward(program_id, { phone, completion_id: "e-2" });
      expect((await bothShow("rewards.release", String(good.id))).status).toBe("released");
      expect((await bothShow("rewards.void", String(bad.id))).status).toBe("voided");
      const { completions_secret } = await bothShow("programs.roll_secret", program_id);
      expect(completions_secret).toMatch(/^whsec_/);
    },
  },
  "the days of a schedule": {
    keys: ["schedules.list_occurrences"],
    async run() {
      const people = JSON.stringify([{ phone: DELIVERED, name: "Tariro Moyo" }]);
      const plan = ["--name=Airtime", "--cadence=last_day", "--hour=8", `--recipients=${people}`];
      const { id } = await svc("schedules", "create", ...plan, "--amount=2.00", "--currency=USD");
      const first = await bothShow("schedules.list_occurrences", String(id));
      expect(first.schedule ?? first.day).toBeTruthy();
    },
  },
  "tables of a day": {
    keys: ["failures", "programs", "reconciliation"].map((name) => `reports.get_${name}_csv`),
    async run() {
      const period = [`--from=${today}`, `--to=${today}`];
      expect(await both("reports.get_failures_csv", ...period)).toMatch(/^failure_code,/);
      expect(await both("reports.get_programs_csv", ...period)).toMatch(/^program/);
      const day = `--date=${today}`;
      expect(await both("reports.get_reconciliation_csv", day)).toMatch(/^api_key,/);
    },
  },
  "tokens behind a link, and a replay": {
    keys: ["token_links.get", "webhook_endpoints.get_replay"],
    async run() {
      const receiver = await startReceiver();
      const given = [`--url=${receiver.url}`, "--token-links", "--enabled-events=send.*"];
      const { id } = await svc("webhook-endpoints", "create", ...given);
      const sale = ["--type=power", `--target=${METER}`, `--token-phone=${DELIVERED}`];
      await svc("sends", "create", ...sale, "--amount=5.00", "--currency=USD");
      const secretIn = ({ body }: { body: string }) => /token-links\/([\w-]+)/.exec(body)?.[1];
      await expect.poll(() => receiver.received.some(secretIn), POLL).toBe(true);
      const secret = receiver.received.map(secretIn).find(Boolean) ?? "";
      // A link is read once, so it is read for a pipe alone.
      expect((await svc("token-links", "get", secret)).units_kwh).toMatch(/^\d+\.\d\d$/);
      done.push("token_links.get");
      const replay = await svc(
        "webhook-endpoints",
        "replay",
        String(id),
        `--from=${today}T00:00:00Z`,
      );
      const place = [String(id), String(replay.id)];
      expect((await bothShow("webhook_endpoints.get_replay", ...place)).id).toBe(replay.id);
      await receiver.close();
    },
  },
  "an allocation of which a line fails": {
    keys: ["get_results", "preview_resend", "resend", "cancel"].map(
      (name) => `workforce.batches.${name}`,
    ),
    async run() {
      const [aneni, rudo] = [await person("Aneni", DELIVERED), await person("Rudo", FAILED)];
      const reference = await allocation([aneni, rudo]);
      await reaches("partially_completed", "workforce", "batches", "get", reference);
      expect(await both("workforce.batches.get_results", reference)).toContain(",failed,");
      const preview = await bothShow("workforce.batches.preview_resend", reference);
      expect(preview.lines).toMatchObject([{ recipient: rudo }]);
      const key = "--idempotency-key=resend-1";
      const again = await bothShow("workforce.batches.resend", reference, key);
      expect(again.reference).not.toBe(reference);
      await batchThreshold("0.50");
      const held = await allocation([aneni]);
      const cancelled = await bothShow("workforce.batches.cancel", held);
      expect([cancelled.reference, cancelled.status]).toEqual([held, "cancelled"]);
      await batchThreshold(null);
    },
  },
  "the books of an employer": {
    keys: ["journal_csv", "ledger_csv", "ledger_csv_json"].map((name) => `workforce.get_${name}`),
    async run() {
      expect(await both("workforce.get_journal_csv")).toMatch(/^date,reference,/);
      expect(await both("workforce.get_ledger_csv")).toMatch(/^date,kind,/);
      const { content } = await bothShow("workforce.get_ledger_csv_json");
      expect(content).toMatch(/^date,kind,/);
    },
  },
};

describe("the commands that the day of the SDKs leaves out", () => {
  it.each(Object.entries(STORIES))("are run, for a pipe and for a person: %s", async (_, story) => {
    done = [];
    await story.run();
    expect(done.toSorted()).toEqual(story.keys.toSorted());
  });

  it("are, with those of that day, every command of the contract, and none is there twice", () => {
    const file = join(SDKS, "conformance", "scenario.json");
    const day = readFileSync(file, "utf8");
    const here = Object.values(STORIES).flatMap(({ keys }) => keys);
    const left_out = COMMANDS.map(({ key }) => key).filter((key) => !day.includes(`"${key}"`));
    expect(left_out.length).toBeGreaterThan(0);
    expect(here.toSorted()).toEqual(left_out.toSorted());
  });
});
