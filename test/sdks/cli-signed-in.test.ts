/** Signing in, selling by hand, and what helps a person when something is wrong. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildCli } from "../../sdks/tools/build.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { type Situation, typed } from "../kit/sdks/cli.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";

const folder = mkdtempSync(join(tmpdir(), "svc-cli-"));
const sandbox = useSandbox();
const LOGIN = ["login", "--url"];

beforeAll(buildCli);
afterAll(() => rmSync(folder, { recursive: true }));

/** A person with a folder of settings, and nothing in the environment. */
function person(name: string, more: Situation = {}): Situation {
  return { ...more, env: { SVC_CONFIG_DIR: join(folder, name), ...more.env } };
}

/** Somebody whose environment signs them in. */
function seller(more: Situation = {}): Situation {
  const { origin, key } = sandbox();
  return person("seller", { ...more, env: { SVC_URL: origin, SVC_KEY: key } });
}

describe("svc login", () => {
  it("keeps a checked key where only its owner reads it, and shows it nowhere", async () => {
    const { origin, key } = sandbox();
    const input = `${key}\n`;
    const made = await typed([...LOGIN, origin], person("kept", { input }));
    expect([made.code, made.err]).toEqual([0, expect.stringContaining("Sandbox Shop")]);
    const file = join(folder, "kept", "config.json");
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(statSync(join(folder, "kept")).mode & 0o777).toBe(0o700);
    const who = await typed(["whoami"], person("kept", { is_terminal: true }));
    expect(who.out).toMatch(/^mode +test$/m);
    expect(who.out).toMatch(/^profile +default$/m);
    expect([made.out, made.err, who.out, who.err].join("")).not.toContain(key);
  });

  it("asks a person for the key without showing it", async () => {
    const { origin, key } = sandbox();
    const situation = person("asked", { is_terminal: true, answers: [key] });
    const { code, questions } = await typed([...LOGIN, origin], situation);
    expect([code, questions]).toEqual([0, ["Key (not shown): "]]);
  });

  it("takes the key of a sandbox from its file", async () => {
    const { origin, key } = sandbox();
    const file = join(folder, "sandbox.json");
    writeFileSync(file, JSON.stringify({ key, base_url: `${origin}/dev/v1` }));
    const { code } = await typed(["login", `--sandbox=${file}`], person("by-file"));
    const read = await typed(["account", "get"], person("by-file"));
    expect([code, JSON.parse(read.out).mode]).toEqual([0, "test"]);
  });

  it("keeps nothing of a wrong key, and none that is written as an argument", async () => {
    const { origin, key } = sandbox();
    const input = "svc_sk_test_000000000000000000000000";
    const wrong = await typed([...LOGIN, origin], person("wrong", { input }));
    const typed_out = await typed(["login", key], person("wrong"));
    expect([wrong.code, typed_out.code]).toEqual([4, 2]);
    expect(typed_out.err).not.toContain(key);
    expect(() => readFileSync(join(folder, "wrong", "config.json"))).toThrow("ENOENT");
  });

  it("keeps several profiles, of which one is in use, and logout forgets one", async () => {
    const { origin, key } = sandbox();
    const input = key;
    await typed([...LOGIN, origin, "--profile=till"], person("two", { input }));
    await typed([...LOGIN, origin, "--profile=office"], person("two", { input }));
    const who = await typed(["whoami"], person("two"));
    const named = await typed(["whoami", "--profile=till"], person("two"));
    const profiles = [who, named].map(({ out }) => JSON.parse(out).profile);
    expect(profiles).toEqual(["office", "till"]);
    await typed(["logout", "--profile=till"], person("two"));
    const gone = await typed(["whoami", "--profile=till"], person("two"));
    expect([gone.code, gone.err]).toEqual([2, expect.stringContaining("svc login --profile till")]);
  });
});

describe("svc sell", () => {
  it("asks for what is missing, reads the number back, sells once and prints the receipt", async () => {
    const answers = ["0771234567", "1.50", "", "y"];
    const argv = ["sell", "--reference=cli-sell-1"];
    const sold = await typed(argv, seller({ is_terminal: true, answers }));
    expect(sold.code).toBe(0);
    expect(sold.err).toContain("1.50 USD of airtime to 077 123 4567, econet");
    expect(sold.out).toContain("1.50");
    expect(sold.out.split("\n").filter((line) => line.length > 32)).toEqual([]);
    const flags = ["--target=0771234567", "--amount=1.50", "--currency=USD", "--yes"];
    const again = await typed([...argv, ...flags], seller());
    expect(again.code).toBe(0);
    const list = await typed(["sends", "list", "--client-reference=cli-sell-1"], seller());
    expect(list.out.trim().split("\n")).toHaveLength(1);
  });

  it("sells nothing when the person says no, or the sale is not possible", async () => {
    const flags = ["--target=0771234567", "--amount=1.50", "--currency=USD"];
    const argv = ["sell", ...flags, "--reference=cli-sell-2"];
    const no = await typed(argv, seller({ is_terminal: true, answers: ["n"] }));
    const broken = await typed(["sell", "--target=12", ...flags.slice(1)], seller());
    expect([no.code, broken.code]).toEqual([2, 1]);
    const list = await typed(["sends", "list", "--client-reference=cli-sell-2"], seller());
    expect(list.out).toBe("");
  });
});

describe("svc doctor", () => {
  it("finds nothing wrong with a sandbox, and says what it saw", async () => {
    const { code, out } = await typed(["doctor"], seller({ is_terminal: true }));
    expect(code).toBe(0);
    expect(out.match(/^ok /gm)?.length).toBe(8);
    expect(out).toMatch(/^ok +mode +test: nothing is real$/m);
    expect(out).not.toContain(sandbox().key);
  });

  it.each([
    ["nobody is signed in", {}, "svc login"],
    ["nothing answers", { SVC_KEY: "svc_sk_test_x1", SVC_URL: "http://127.0.0.1:9" }, "address"],
  ])("says what to do when %s", async (_, env, says) => {
    const { code, out } = await typed(["doctor"], person("sick", { env, is_terminal: true }));
    expect([code, out]).toEqual([1, expect.stringContaining(says)]);
    expect(out).toMatch(/^FAIL/m);
  });
});

describe("svc open", () => {
  it("prints the page of an id, and names what has a page when there is none", async () => {
    const { out } = await typed(["open", "snd_000000000000000000000001"], seller());
    expect(out).toBe(`${sandbox().origin}/dashboard/sends/snd_000000000000000000000001\n`);
    const none = await typed(["open", "quo_1"], seller());
    expect([none.code, none.err]).toEqual([2, expect.stringContaining("snd_…")]);
  });
});

describe("svc completion", () => {
  const next = async (line: string) => {
    const { out } = await typed(["completion", "words", "--line", line], person("shell"));
    return out.trim().split("\n");
  };

  it("offers groups, actions, flags and their values", async () => {
    expect(await next("sen")).toEqual(["sends"]);
    expect(await next("sends re")).toEqual(["resend-token", "retry"]);
    expect(await next("sends create --curr")).toEqual(["--currency"]);
    expect(await next("sends create --type ")).toEqual(["airtime", "data", "power"]);
    expect(await next("trigger send.deli")).toEqual(["send.delivered"]);
    expect(await next("test clo")).toEqual(["clock"]);
  });

  const has_bash = spawnSync("bash", ["--version"]).status === 0;
  it.runIf(has_bash)("completes a word in a bash that has read its script", () => {
    const program = join(SDKS, "cli", "dist", "svc.cjs");
    const script = `svc() { "${process.execPath}" "${program}" "$@"; }
eval "$(svc completion bash)"
COMP_WORDS=(svc sends cre); COMP_CWORD=2; _svc; echo "\${COMPREPLY[@]}"`;
    const { stdout } = spawnSync("bash", ["-c", script], { encoding: "utf8" });
    expect(stdout).toBe("create\n");
  });

  it.each(["zsh", "fish"])("has a script for %s", async (shell) => {
    const { code, out } = await typed(["completion", shell], person("shell"));
    expect([code, out]).toEqual([0, expect.stringContaining("svc completion words --line")]);
  });
});
