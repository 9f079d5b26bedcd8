/** What is measured: each SDK as it is installed, and the peers that the registries have. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { goEnvironment, goVersion } from "../../../sdks/conformance/runner/go.ts";
import { PYTHON } from "../../../sdks/conformance/runner/python.ts";
import { installPackedNode, installPackedPython, runToEnd } from "../../../sdks/tools/pack.ts";
import { goModule } from "../../../sdks/tools/pack-go.ts";
import { SDKS } from "../../../sdks/tools/paths.ts";
import { inToolchain } from "../../../sdks/tools/toolchains.ts";

export interface Command {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Subject {
  readonly name: string;
  /** Disk space of a program that has it installed; null where it is compiled in. */
  readonly bytes: number | null;
  readonly packages: number | null;
  /** A start with nothing, and one that loads it and makes a client. */
  readonly start: { readonly bare: Command; readonly loaded: Command } | null;
  /** Calls for some seconds; takes an arm, that of the SDK or `bare`, and the seconds. */
  readonly calls: Command | null;
  readonly arm: string;
}

const PROGRAMS = join(import.meta.dirname, "programs");
const PEERS = {
  node: ["stripe@23.1.0", "openai@7.55.0", "svix@2.5.0"],
  python: ["stripe==16.1.0", "openai==3.51.0", "svix==2.9.1"],
};
/** Whose calls a program makes; the others only start. */
const CALLED = new Set(["stripe", "openai"]);

export function nodeSubjects(folder: string): Subject[] {
  const own = join(folder, "node");
  installPackedNode(own);
  cpSync(join(PROGRAMS, "node.mjs"), join(own, "calls.mjs"));
  const node = { command: process.execPath, cwd: own };
  const bare = { ...node, args: ["--input-type=module", "-e", ""] };
  const loaded = (text: string) => ({ ...node, args: ["--input-type=module", "-e", text] });
  const text = 'import { Svc } from "svc-sdk"; new Svc();';
  const sdk = sizeOf(join(own, "node_modules", "svc-sdk"));
  return [
    {
      name: "Node",
      bytes: sdk,
      packages: 0,
      start: { bare, loaded: loaded(text) },
      calls: { ...node, args: ["calls.mjs"] },
      arm: "sdk",
    },
    ...PEERS.node.flatMap((spec) => nodePeer(folder, spec)),
  ];
}

function nodePeer(folder: string, spec: string): Subject[] {
  const [name = ""] = spec.split("@");
  const own = join(folder, `node-${name}`);
  mkdirSync(own);
  writeFileSync(join(own, "package.json"), '{ "private": true }\n');
  const flags = ["install", "--silent", "--no-audit", "--no-fund", "--ignore-scripts", spec];
  if (spawnSync("npm", flags, { cwd: own }).status !== 0) return [];
  const node = { command: process.execPath, cwd: own };
  const program = (text: string) => ({ ...node, args: ["--input-type=module", "-e", text] });
  const modules = join(own, "node_modules");
  const others = readdirSync(modules).filter((entry) => !entry.startsWith(".")).length - 1;
  const start = { bare: program(""), loaded: program(`import "${name}";`) };
  cpSync(join(PROGRAMS, "node.mjs"), join(own, "calls.mjs"));
  const calls = CALLED.has(name) ? { ...node, args: ["calls.mjs"] } : null;
  const facts = { bytes: sizeOf(modules), packages: others, start, calls, arm: name };
  return [{ name: `Node: ${name}`, ...facts }];
}

export function pythonSubjects(folder: string): Subject[] {
  const own = join(folder, "python");
  const { command } = installPackedPython(own, inToolchain("python-tools", "bin", "python"));
  const python = { command, cwd: own };
  const bare = { ...python, args: ["-c", ""] };
  const loaded = { ...python, args: ["-c", "import svc; svc.Svc()"] };
  const uncached = { ...loaded, env: { PYTHONDONTWRITEBYTECODE: "1", PYTHONPYCACHEPREFIX: own } };
  // The first start writes the bytecode, which stands on the disk as well.
  spawnSync(command, loaded.args, { cwd: own, env: { ...process.env, ...CLIENT } });
  const own_size = { bytes: sizeOf(join(sitePackages(own), "svc")), packages: 0 };
  const calls = { ...python, args: [join(PROGRAMS, "python.py")] };
  return [
    { name: "Python", ...own_size, start: { bare, loaded }, calls, arm: "sdk" },
    {
      name: "Python, no .pyc",
      ...{ ...own_size, start: { bare, loaded: uncached }, calls: null, arm: "sdk" },
    },
    ...PEERS.python.flatMap((spec) => pythonPeer(folder, spec)),
  ];
}

/** For a client that is made and calls nothing. */
export const CLIENT = { SVC_URL: "http://127.0.0.1:9", SVC_KEY: "svc_sk_test_bench" };

function pythonPeer(folder: string, spec: string): Subject[] {
  const [name = ""] = spec.split("==");
  const own = join(folder, `python-${name}`);
  runToEnd(PYTHON, ["-m", "venv", "--without-pip", join(own, "venv")], folder);
  const command = join(own, "venv", "bin", "python");
  const packages = sitePackages(own);
  const pip = ["-m", "pip", "install", "--quiet", "--target", packages, spec];
  if (spawnSync(PYTHON, pip, { cwd: own }).status !== 0) return [];
  const python = { command, cwd: own };
  const loads = name === "svix" ? "import svix.api" : `import ${name}`;
  const loaded = { ...python, args: ["-c", loads] };
  const others = readdirSync(packages).filter((entry) => entry.endsWith(".dist-info")).length - 1;
  const start = { bare: { ...python, args: ["-c", ""] }, loaded };
  const args = [join(PROGRAMS, "python.py")];
  const calls = CALLED.has(name) ? { ...python, args } : null;
  const facts = { bytes: sizeOf(packages), packages: others, start, calls, arm: name };
  return [{ name: `Python: ${name}`, ...facts }];
}

function sitePackages(own: string): string {
  const lib = join(own, "venv", "lib");
  const [version = ""] = readdirSync(lib).filter((name) => name.startsWith("python"));
  return join(lib, version, "site-packages");
}

export function goSubjects(folder: string): Subject[] {
  if (goVersion() === null) return [];
  const own = join(folder, "go");
  cpSync(join(PROGRAMS, "go"), own, { recursive: true });
  const env = goEnvironment();
  runToEnd("go", ["mod", "init", "example.com/bench"], own, env);
  const replace = `-replace=${goModule()}=${join(SDKS, "go")}`;
  runToEnd("go", ["mod", "edit", `-require=${goModule()}@v0.0.0`, replace], own, env);
  const command = join(own, "calls");
  runToEnd("go", ["build", "-o", command, "."], own, env);
  const bytes = sizeOf(join(SDKS, "go")) - sizeOf(join(SDKS, "go", "driver"));
  const calls = { command, args: [], cwd: own };
  const sdk = { name: "Go", bytes, packages: 0, start: null, calls, arm: "sdk" };
  return [sdk, ...goPeers(folder)];
}

/** Their modules are fetched; a program has them compiled in, so that they have no size. */
function goPeers(folder: string): Subject[] {
  const own = join(folder, "go-peers");
  cpSync(join(PROGRAMS, "go-peers"), own, { recursive: true });
  cpSync(join(PROGRAMS, "go", "main.go"), join(own, "main.go"));
  const command = join(own, "calls");
  const env = { ...goEnvironment(), GOPROXY: process.env.GOPROXY };
  if (spawnSync("go", ["build", "-o", command, "."], { cwd: own, env }).status !== 0) return [];
  const facts = { bytes: null, packages: null, start: null };
  const calls = { command, args: [], cwd: own };
  return ["stripe", "openai"].map((arm) => ({ name: `Go: ${arm}`, ...facts, calls, arm }));
}

export function rubySubjects(): Subject[] {
  const own = join(SDKS, "ruby");
  if (spawnSync("ruby", ["--version"]).status !== 0) return [];
  const ruby = { command: "ruby", cwd: own };
  const bare = { ...ruby, args: ["-e", ""] };
  const loaded = { ...ruby, args: ["-Ilib", "-e", 'require "svc"; Svc::Client.new'] };
  const calls = { ...ruby, args: ["-Ilib", join(PROGRAMS, "ruby.rb")] };
  return [
    {
      ...{ name: "Ruby", bytes: sizeOf(join(own, "lib")), packages: 0, arm: "sdk" },
      ...{ start: { bare, loaded }, calls },
    },
  ];
}

function sizeOf(path: string): number {
  const stat = statSync(path);
  if (!stat.isDirectory()) return stat.size;
  return readdirSync(path).reduce((sum, name) => sum + sizeOf(join(path, name)), 0);
}
