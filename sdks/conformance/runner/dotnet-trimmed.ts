/**
 * .NET as a program that is published trimmed has it: the linker of the pinned .NET leaves out what
 * the program does not reach, of the SDK and of the framework. What was found by its name alone is
 * gone there, as it is from a program that is compiled ahead of time.
 */
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { inToolchain } from "../../tools/toolchains.ts";
import { complaintOf } from "./platform.ts";

const DOTNET = inToolchain("dotnet");
const FRAMEWORK = join("shared", "Microsoft.NETCore.App");
const LINKER = join("Sdks", "ILLink.Tasks", "tools", "netcoreapp2.0", "illink.dll");
const MANIFEST = "Microsoft.NETCore.App.deps.json";

/** What .NET finds the files of a framework by, by target and package. */
interface Manifest {
  readonly targets: Record<string, Record<string, { runtime?: Record<string, unknown> }>>;
}

/** How a program is started that `trim` put into a folder, beside a .NET of its own. */
export function trimmedIn(folder: string, program: string): [string, ...string[]] {
  const openssl = `LD_LIBRARY_PATH=${inToolchain("dotnet-openssl")}`;
  const dotnet = join(folder, "root", "dotnet");
  return [
    ...(["env", openssl, "DOTNET_SYSTEM_GLOBALIZATION_INVARIANT=1"] as const),
    ...[dotnet, join(folder, "program", basename(program))],
  ];
}

/** The assemblies of the framework that are left of a program in such a folder. */
export function assembliesIn(folder: string): string[] {
  const own = join(folder, "root", FRAMEWORK);
  return readdirSync(join(own, onlyIn(own))).filter((name) => name.endsWith(".dll"));
}

/** Takes a program that was built. */
export function trim(program: string, folder: string): void {
  const linked = join(folder, "program");
  const version = onlyIn(join(DOTNET, FRAMEWORK));
  const whole = join(DOTNET, FRAMEWORK, version);
  const left = join(folder, "root", FRAMEWORK, version);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(linked, { recursive: true });
  link(program, { whole, linked });

  for (const name of ["dotnet", "host"]) {
    cpSync(join(DOTNET, name), join(folder, "root", name), { recursive: true });
  }
  const isAssembly = (path: string) => path.endsWith(".dll");
  cpSync(whole, left, { recursive: true, filter: (path) => !isAssembly(path) });
  for (const name of readdirSync(linked)) {
    if (existsSync(join(whole, name))) renameSync(join(linked, name), join(left, name));
  }
  for (const kind of ["deps", "runtimeconfig"]) {
    const own = program.replace(/dll$/, `${kind}.json`);
    cpSync(own, join(linked, basename(own)));
  }
  forgetWhatIsGone(left);
}

function link(program: string, { whole, linked }: { whole: string; linked: string }): void {
  const linker = join(DOTNET, "sdk", onlyIn(join(DOTNET, "sdk")), LINKER);
  const from = ["-a", program, "-d", dirname(program), "-d", whole];
  const everything = ["-c", "link", "-u", "link", "-out", linked];
  const args = [linker, ...from, ...everything];
  const complaint = complaintOf(inToolchain("bin", "dotnet"), args, { cwd: linked });
  if (complaint !== "") throw new Error(`The linker of .NET refuses:\n${complaint}`);
}

/** A framework that lacks a file of its manifest does not start. */
function forgetWhatIsGone(framework: string): void {
  const path = join(framework, MANIFEST);
  const manifest = JSON.parse(readFileSync(path, "utf8")) as Manifest;
  for (const { runtime = {} } of Object.values(manifest.targets).flatMap(Object.values)) {
    for (const file of Object.keys(runtime)) {
      if (!existsSync(join(framework, basename(file)))) delete runtime[file];
    }
  }
  writeFileSync(path, JSON.stringify(manifest));
}

/** The toolchain has one version of each part. */
function onlyIn(folder: string): string {
  const [name = "", ...others] = readdirSync(folder);
  if (name === "" || others.length > 0) throw new Error(`${folder} does not hold one version.`);
  return name;
}
