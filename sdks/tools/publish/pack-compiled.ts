/** Packs what Java's and Microsoft's compilers make, as Maven Central and NuGet take it. */
import { createHash } from "node:crypto";
import { copyFileSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { dotnet } from "../../conformance/runner/dotnet.ts";
import { MAVEN_FLAGS, MAVEN_REPOSITORY } from "../../conformance/runner/jvm.ts";
import { runToEnd } from "../pack.ts";
import { repositoryWithJava } from "../pack-jvm.ts";
import { SDKS } from "../paths.ts";
import { toolchainEnvironment } from "../toolchains.ts";
import { type Entries, writeZip, zipEntries } from "./archive.ts";
import { nameOf, sourceDate, versionOfSdks } from "./facts.ts";
import { inScratch } from "./pack-each.ts";

/** What Central wants beside each file; signatures are made with the owner's key at publishing. */
const SUMS = ["md5", "sha1", "sha256", "sha512"];
const NEEDED = [".jar", "-sources.jar", "-javadoc.jar"];

export function packJava(folder: string): void {
  packBundle("java", folder, MAVEN_REPOSITORY);
}

/** It is built on the package of Java, which is made for it first. */
export function packKotlin(folder: string): void {
  inScratch((scratch) => {
    const built = packageWithMaven("java", MAVEN_REPOSITORY, ["-Dmaven.javadoc.skip=true"]);
    const jar = join(scratch, "java.jar");
    copyFileSync(join(built, `${leadOf("java").file}.jar`), jar);
    packBundle("kotlin", folder, repositoryWithJava(jar));
  });
}

/** A zip in the layout of a repository: what Central takes, and what unpacks into one's own. */
function packBundle(id: string, folder: string, repository: string): void {
  const built = packageWithMaven(id, repository);
  const { path, file } = leadOf(id);
  const entries = new Map<string, Uint8Array>();
  const add = (ending: string, from: string): void => {
    const bytes = readFileSync(from);
    entries.set(`${path}/${file}${ending}`, bytes);
    for (const kind of SUMS) {
      const sum = createHash(kind).update(bytes).digest("hex");
      entries.set(`${path}/${file}${ending}.${kind}`, Buffer.from(sum));
    }
  };
  add(".pom", join(SDKS, id, "pom.xml"));
  for (const ending of NEEDED) add(ending, join(built, `${file}${ending}`));
  writeZip(join(folder, `${file}-bundle.zip`), entries);
}

/** The folder of what was built; its tests are those of the proof. */
function packageWithMaven(id: string, repository: string, more: readonly string[] = []): string {
  const moment = new Date(sourceDate() * 1000).toISOString().replace(".000Z", "Z");
  const own = [`-Dmaven.repo.local=${repository}`, `-Dproject.build.outputTimestamp=${moment}`];
  const args = [...MAVEN_FLAGS, ...own, ...more, "-DskipTests", "clean", "package"];
  runToEnd("mvn", args, join(SDKS, id), toolchainEnvironment());
  return join(SDKS, id, "target");
}

function leadOf(id: string): { readonly path: string; readonly file: string } {
  const [group = "", artifact = ""] = nameOf(id).split(":");
  const version = versionOfSdks();
  const path = [...group.split("."), artifact, version].join("/");
  return { path, file: `${artifact}-${version}` };
}

/**
 * NuGet draws names of two files in each package by chance: they are named the same every time. The
 * folder that it is built in would stand in the assembly, and has one name too.
 */
export function packDotnet(folder: string): void {
  inScratch((scratch) => {
    const place = { folder: join(SDKS, "dotnet"), built: join(scratch, "built") };
    const named = `-p:PathMap=${scratch}=/svc`;
    const complaint = dotnet(place, "pack", "src/Svc.Sdk.csproj", "-o", scratch, named);
    if (complaint !== "") throw new Error(`The .NET SDK cannot be packed:\n${complaint}`);
    const [name = ""] = readdirSync(scratch).filter((one) => one.endsWith(".nupkg"));
    writeZip(join(folder, name), withoutChance(zipEntries(join(scratch, name))));
  });
}

function withoutChance(entries: Entries): Entries {
  const core = [...entries.keys()].find((path) => path.endsWith(".psmdcp")) ?? "";
  const named = "package/services/metadata/core-properties/core.psmdcp";
  return new Map(
    [...entries].map(([path, bytes]) => {
      if (path === core) return [named, bytes] as const;
      if (path !== "_rels/.rels") return [path, bytes] as const;
      let index = 0;
      const text = Buffer.from(bytes).toString("utf8").replace(core, named);
      return [path, Buffer.from(text.replace(/ Id="[^"]*"/g, () => ` Id="R${index++}"`))] as const;
    }),
  );
}
