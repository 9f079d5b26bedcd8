/** The files that a production is deployed with name what there is, and lock what can be locked. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { SETTINGS } from "@svc/server/platform/settings/settings-table.ts";
import { userNamesOf } from "@svc/server/rights/index.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parse } from "yaml";

const ROOT = join(import.meta.dirname, "..", "..");
const DEPLOY = join(ROOT, "scripts", "deploy");
const PAGE = join(ROOT, "docs", "operations", "deploy.md");
const UNITS = ["svc-api@.service", "svc-worker@.service"];
/** Of 100 points, as `systemd-analyze security` counts them: fewer is better. */
const EXPOSURE_MAX = 20;
/** What is set and is no setting of ours: of Node, of PostgreSQL's image, and of the proxy. */
const OF_OTHERS = ["NODE_COMPILE_CACHE", "POSTGRES_USER", "POSTGRES_DB", "POSTGRES_PASSWORD_FILE"];
/** Of the smallest Debian: its C library, and what its package manager needs. */
const IN_DEBIAN = "libc.so libdl.so libm.so libpthread.so libgcc_s.so libstdc++.so".split(" ");
const has_systemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

interface Container {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly environment?: Record<string, string>;
  readonly secrets?: readonly string[];
  readonly read_only?: boolean;
  readonly stop_grace_period?: string;
  readonly depends_on?: Record<string, { readonly condition: string }>;
}

interface Compose {
  readonly services: Record<string, Container>;
  readonly secrets: Record<string, { readonly file: string }>;
  readonly networks: { default: { ipam: { config: [{ subnet: string }] } } };
}

const compose = parse(read("compose.yaml"), { merge: true }) as Compose;
const image = read("Dockerfile");

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "svc-deploy-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

function read(name: string): string {
  return readFileSync(join(DEPLOY, name), "utf8");
}

/** The names that a text sets, as a unit or an image does. */
function namesIn(text: string): string[] {
  const lines = text.replaceAll("\\\n", " ").matchAll(/^(?:ENV |Environment=)(.*)$/gm);
  return [...lines].flatMap(([, list = ""]) =>
    [...list.matchAll(/(\w+)=/g)].map(([, name = ""]) => name),
  );
}

function strangeAmong(names: readonly string[]): string[] {
  const known = Object.entries(SETTINGS).flatMap(([name, { is_secret }]) =>
    is_secret ? [name, `${name}_FILE`] : [name],
  );
  return names.filter((name) => ![...known, ...OF_OTHERS].includes(name));
}

/** What `systemd-analyze` says of a unit, on this machine and with this Node. */
function analyse(verb: readonly string[], unit: string, change = (text: string) => text) {
  const here = read(`systemd/${unit}`)
    .replaceAll("/usr/bin/node", process.execPath)
    .replaceAll("/opt/svc", ROOT);
  const file = join(folder, unit);
  writeFileSync(file, change(here));
  const { status, stderr, stdout } = spawnSync("systemd-analyze", [...verb, file], {
    encoding: "utf8",
  });
  return { status, text: stderr + stdout };
}

describe("systemd units", () => {
  const verify = ["verify", "--man=no"];
  const judge = ["security", "--offline=true", `--threshold=${EXPOSURE_MAX}`];

  it("are one for each role", () => {
    expect(readdirSync(join(DEPLOY, "systemd")).toSorted()).toEqual(UNITS);
    expect(UNITS.map((unit) => /SVC_ROLE=(\w+)/.exec(read(`systemd/${unit}`))?.[1])).toEqual([
      "api",
      "worker",
    ]);
  });

  it.runIf(has_systemd).each(UNITS)("%s has no fault that systemd finds", (unit) => {
    expect(analyse(verify, unit)).toEqual({ status: 0, text: "" });
    const wrong = analyse(verify, unit, (text) => text.replace("ExecStart=/", "ExecStart=/no"));
    expect([wrong.status, wrong.text]).toEqual([1, expect.stringContaining("not executable")]);
    const misspelt = analyse(verify, unit, (text) => text.replace("Restart=", "Restrat="));
    expect(misspelt.text).toMatch(/Unknown key.*'Restrat'/);
  });

  it.runIf(has_systemd).each(UNITS)("%s is exposed to little", (unit) => {
    expect(analyse(judge, unit).status).toBe(0);
    const bare = analyse(judge, unit, (text) => text.replaceAll(/^(?:Protect|Restrict).*$/gm, ""));
    expect(bare.status).toBe(1);
  });

  it.each(UNITS)("%s sets only settings that there are, and waits for what is finished", (unit) => {
    const text = read(`systemd/${unit}`);
    expect(namesIn(text)).toContain("SVC_METRICS_PORT");
    expect(strangeAmong(namesIn(text))).toEqual([]);
    const stop = Number(/^TimeoutStopSec=(\d+)$/m.exec(text)?.[1]);
    expect(stop).toBeGreaterThan(unit.startsWith("svc-worker") ? 200 : 15);
  });
});

describe("the image", () => {
  it("sets only settings that there are, and runs as a user of its own", () => {
    expect(namesIn(image)).toContain("SVC_METRICS_PORT");
    expect(strangeAmong(namesIn(image))).toEqual([]);
    expect(image).toMatch(/^USER svc$/m);
    const port = /SVC_METRICS_PORT=(\d+)/.exec(image)?.[1];
    expect(image).toContain(`http://127.0.0.1:${port}/ready`);
  });

  it("has the libraries that its Node needs", () => {
    const bytes = readFileSync(process.execPath).toString("latin1");
    const names = [...bytes.matchAll(/\0(lib[\w+-]+\.so)\.\d+(?=\0)/g)].map(([, name]) => name);
    const needed = [...new Set(names)].filter((name) => !IN_DEBIAN.includes(name ?? ""));
    expect(needed).toEqual(["libatomic.so"]);
    for (const name of needed) expect(image).toContain(`linux-gnu/${name}.1* /libraries/`);
    expect(image).toContain("COPY --from=built /libraries /usr/local/lib/\n");
  });

  it("fetches nothing but its base images and packages", () => {
    expect(image.match(/^(?:ADD|RUN .*(?:curl|wget|apt)|# syntax)/gm)).toBeNull();
    const bases = [...image.matchAll(/^FROM \$\{(\w+)\}/gm)].map(([, name]) => name);
    expect(bases).toHaveLength(image.match(/^FROM /gm)?.length ?? 0);
    for (const name of bases) {
      expect(image, name).toMatch(new RegExp(`^ARG ${name}=docker\\.io/library/\\S+$`, "m"));
    }
    const copied = [...image.matchAll(/^(?:COPY|RUN node) .*?([\w./-]+\.mjs)/gm)].map(
      ([, path = ""]) => path,
    );
    expect(copied).toEqual(["scripts/deploy/production.mjs"]);
  });

  it("holds what the server reads outside its own folder", () => {
    const [, list = ""] = /const RUNS = \[([\s\S]*?)\n\];/.exec(read("production.mjs")) ?? [];
    const runs = [...list.matchAll(/"([^"]+)"/g)].map(([, path = ""]) => path);
    const named = pathsNamedIn(join(ROOT, "server"));
    expect(named).toEqual(expect.arrayContaining(["docs/guides", "sdks/docs.json"]));
    const missing = named.filter((path) => {
      return !runs.some((one) => path === one || path.startsWith(`${one}/`));
    });
    // The rehearsal is for a laptop: its suppliers are fakes of the tests.
    expect(missing).toEqual(["test/fakes"]);
  });
});

/** Paths from the root of the project that the files of the server put together. */
function pathsNamedIn(server: string): string[] {
  const files = readdirSync(server, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".ts") && !name.includes("node_modules"),
  );
  const found = files.flatMap((name) => {
    const text = readFileSync(join(server, name), "utf8");
    const up = "../".repeat(name.split("/").length);
    const steps = `${'"\\.\\.", '.repeat(name.split("/").length)}`;
    const whole = [
      ...text.matchAll(new RegExp(`"${up.slice(0, -1).replaceAll(".", "\\.")}/([^"]+)"`, "g")),
    ];
    const parts = [...text.matchAll(new RegExp(`dirname, ${steps}((?:"[^"]+"(?:, )?)+)\\)`, "g"))];
    return [
      ...whole.map(([, path = ""]) => path),
      ...parts.map(([, list = ""]) => list.replaceAll(/[" ]/g, "").replaceAll(",", "/")),
    ];
  });
  return [...new Set(found)].filter((path) => !path.endsWith(".ts")).toSorted();
}

describe("compose.yaml", () => {
  const ours = Object.entries(compose.services).filter(([, { image: name }]) => name === "svc");
  const roles = ours.map(([, { environment = {} }]) => environment.SVC_ROLE);

  it("has two api, two workers, PostgreSQL, a proxy, and migrates first", () => {
    expect(roles.toSorted()).toEqual(["api", "api", "worker", "worker", undefined]);
    for (const [name, container] of ours.filter(([one]) => one !== "migrate")) {
      expect(container.depends_on?.migrate?.condition, name).toBe("service_completed_successfully");
    }
    const migrate = compose.services.migrate;
    expect(migrate?.depends_on?.database?.condition).toBe("service_healthy");
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(["database", "proxy"]));
  });

  it("names settings, secrets and commands that there are", () => {
    const commands = readFileSync(join(ROOT, "scripts", "bootstrap.mjs"), "utf8");
    for (const [name, { environment = {}, secrets = [], command = ["start"] }] of ours) {
      expect(strangeAmong(Object.keys(environment)), name).toEqual([]);
      for (const file of Object.values(environment).filter((one) => one.startsWith("/run/"))) {
        expect(secrets, name).toContain(file.split("/").at(-1));
      }
      expect(commands, name).toMatch(new RegExp(`^ {2}${command[0]}: \\{`, "m"));
    }
    const used = Object.values(compose.services).flatMap(({ secrets = [] }) => secrets);
    expect([...new Set(used)].toSorted()).toEqual(Object.keys(compose.secrets).toSorted());
  });

  it("lets migrations alone be the owner of the tables", () => {
    const owners = ours.filter(([, { secrets = [] }]) => secrets.includes("owner_url"));
    expect(owners.map(([name]) => name)).toEqual(["migrate"]);
    const made = [...read("database-users.sh").matchAll(/^create role (\w+)/gm)];
    const { runtime, reader } = userNamesOf("svc");
    expect(made.map(([, name]) => name)).toEqual([runtime, reader]);
    expect(readFileSync(PAGE, "utf8")).toContain(`postgres://${runtime}:`);
  });

  it("holds no secret, and lets nothing of ours write into its image", () => {
    for (const [name, { environment = {}, read_only }] of ours) {
      expect(read_only, name).toBe(true);
      const secret = Object.entries(SETTINGS).filter(([one, { is_secret }]) => {
        return is_secret && one in environment;
      });
      expect(secret, name).toEqual([]);
    }
    for (const { file } of Object.values(compose.secrets)) {
      const ignored = spawnSync("git", ["check-ignore", "-q", join(DEPLOY, file)], { cwd: ROOT });
      expect(ignored.status, file).toBe(0);
    }
  });

  it("trusts its own network, and its proxy reaches the api", () => {
    const { subnet } = compose.networks.default.ipam.config[0];
    for (const [name, { environment = {} }] of ours) {
      expect(environment.SVC_TRUSTED_PROXIES, name).toBe(subnet);
    }
    const [, upstreams = ""] = /reverse_proxy (.*) \{/.exec(read("Caddyfile")) ?? [];
    const port = /\bPORT=(\d+)/.exec(image)?.[1];
    const apis = ours.filter(([, { environment = {} }]) => environment.SVC_ROLE === "api");
    expect(upstreams.split(" ")).toEqual(apis.map(([name]) => `${name}:${port}`));
  });

  it("waits for what is finished", () => {
    for (const [name, { environment = {}, stop_grace_period = "" }] of ours) {
      if (name === "migrate") continue;
      const drain = Number(environment.SVC_DRAIN_SECONDS ?? 15);
      expect(Number(stop_grace_period.replace("s", "")), name).toBeGreaterThan(drain);
    }
  });
});
