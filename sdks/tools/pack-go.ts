/** Packs the Go module as a proxy serves it, and takes it into an empty program from there. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { goEnvironment } from "../conformance/runner/go.ts";
import { type Installed, runToEnd } from "./pack.ts";
import { SDKS } from "./paths.ts";

/** The one place that decides the module's path. */
export function goModule(): string {
  return JSON.parse(readFileSync(join(SDKS, "packages.json"), "utf8")).go;
}

function goVersionTag(): string {
  return `v${readFileSync(join(SDKS, "VERSION"), "utf8").trim()}`;
}

/**
 * The folder of a proxy that has this one module. A proxy has every file of the module's folder;
 * each stands in the archive below the module's path and version.
 */
function packGo(folder: string): string {
  const [path, version] = [goModule(), goVersionTag()];
  const versions = join(folder, "proxy", ...path.split("/"), "@v");
  const whole = `${path}@${version}`;
  const staged = join(folder, "staged", ...whole.split("/"));
  mkdirSync(versions, { recursive: true });
  cpSync(join(SDKS, "go"), staged, { recursive: true });
  const archive = join(versions, `${version}.zip`);
  const [top = ""] = whole.split("/");
  runToEnd("zip", ["-q", "-r", "-D", archive, top], join(folder, "staged"));
  cpSync(join(SDKS, "go", "go.mod"), join(versions, `${version}.mod`));
  writeFileSync(join(versions, "list"), `${version}\n`);
  writeFileSync(join(versions, `${version}.info`), JSON.stringify({ Version: version }));
  return archive;
}

/**
 * Go itself unpacks the module and judges its form. Its cache of modules stands in the folder, so
 * that nothing comes from elsewhere.
 */
export function installPackedGo(folder: string, program: string): Installed {
  const packed = [packGo(folder)];
  const own = join(folder, "program");
  mkdirSync(own, { recursive: true });
  writeFileSync(join(own, "main.go"), program);
  const env = {
    ...goEnvironment(),
    GOFLAGS: "-buildvcs=false -modcacherw",
    GOMODCACHE: join(folder, "modules"),
    GOPROXY: pathToFileURL(join(folder, "proxy")).href,
    GONOSUMDB: "*",
  };
  runToEnd("go", ["mod", "init", "example.com/first"], own, env);
  runToEnd("go", ["get", `${goModule()}@${goVersionTag()}`], own, env);
  runToEnd("go", ["mod", "verify"], own, env);
  const command = join(own, "first");
  runToEnd("go", ["build", "-o", command, "."], own, env);
  return { packed, command };
}
