/** The packages as they would be published: what is in them, and that a reader can install them. */
import { spawnSync } from "node:child_process";
import { createPublicKey, generateKeyPairSync, verify } from "node:crypto";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, describe, expect, it, vi } from "vitest";
import { PYTHON } from "../../sdks/conformance/runner/python.ts";
import { installPacked } from "../../sdks/tools/pages/install.ts";
import { ROOT, SDKS } from "../../sdks/tools/paths.ts";
import { entriesBelow, writeTarball, writeZip } from "../../sdks/tools/publish/archive.ts";
import { disagreements, SAID } from "../../sdks/tools/publish/checks.ts";
import { contentComplaints } from "../../sdks/tools/publish/contents.ts";
import { nameOf, versionOfSdks } from "../../sdks/tools/publish/facts.ts";
import { KEY_SETTING, MANIFEST, SIGNATURE } from "../../sdks/tools/publish/manifest.ts";
import { PACKAGES, type Package } from "../../sdks/tools/publish/packages.ts";
import { BILL, dryRun } from "../../sdks/tools/publish/publish.ts";
import { billOfMaterials } from "../../sdks/tools/publish/sbom.ts";
import { IS_LONG } from "../kit/long.ts";
import { noteCost } from "../kit/sdks/cost.ts";

noteCost("publish");
const folder = mkdtempSync(join(tmpdir(), "svc-published-"));
const quiet = { say: () => undefined };

afterAll(() => rmSync(folder, { recursive: true }));
afterEach(() => vi.unstubAllEnvs());

function packageOf(id: string): Package {
  const found = PACKAGES.find((one) => one.id === id);
  if (found === undefined) throw new Error(`There is no package ${id}.`);
  return found;
}

describe("an archive", () => {
  it("has the same bytes whenever and in whatever order its files were written", () => {
    const made = ["first", "second"].map((name, index) => {
      const own = join(folder, name);
      mkdirSync(own);
      const paths = index === 0 ? ["a.txt", "b.txt"] : ["b.txt", "a.txt"];
      for (const path of paths) {
        writeFileSync(join(own, path), path);
        utimesSync(join(own, path), 1_000_000 * (index + 1), 1_000_000 * (index + 1));
      }
      writeZip(join(folder, `${name}.zip`), entriesBelow(own));
      writeTarball(join(folder, `${name}.tar.gz`), own, paths);
      return [".zip", ".tar.gz"].map((end) =>
        readFileSync(join(folder, `${name}${end}`), "base64"),
      );
    });
    expect(made[0]).toEqual(made[1]);
  });

  it("is refused with a file too many, and with one too few", () => {
    const own = join(folder, "archive");
    mkdirSync(own);
    const held = ["composer.json", "src/Client.php", "README.md", ".env", "tests/ClientTest.php"];
    writeZip(join(own, "svc.zip"), new Map(held.map((path) => [path, Buffer.from(path)])));
    const found = contentComplaints(packageOf("php"), own);
    expect(found).toContain("svc.zip holds .env");
    expect(found).toContain("svc.zip holds tests/ClientTest.php");
    expect(found).toContain("svc.zip lacks LICENSE.md");
    expect(found.join()).not.toContain("Client.php,");
  });
});

describe.each(PACKAGES)("the package of $id", ({ id, purl }) => {
  it("says the project's name, version and licence, and misses any that changes", () => {
    expect(disagreements(id)).toEqual([]);
    const copy = join(folder, "sdks", id);
    const read = (path: string) => readFileSync(join(SDKS, path), "utf8");
    const licence = id === "dart" ? "LICENSE" : "LICENSE.md";
    cpSync(join(SDKS, id, SAID[id]?.file ?? ""), join(copy, SAID[id]?.file ?? ""));
    writeFileSync(join(folder, "sdks", "LICENSE.md"), read("LICENSE.md"));
    writeFileSync(join(copy, licence), "Proprietary.\n");
    writeFileSync(join(copy, "CHANGELOG.md"), "# Changelog\n");
    expect(disagreements(id, join(folder, "sdks"))).toEqual([
      `sdks/${id}/CHANGELOG.md does not say ## ${versionOfSdks()}`,
      `sdks/${id}/${licence} is not sdks/LICENSE.md`,
    ]);
  });

  it("has a bill of materials of what its caller gets with it", () => {
    const bill = JSON.parse(billOfMaterials(id, purl));
    const needed: Readonly<Record<string, readonly string[]>> = {
      dart: ["crypto"],
      kotlin: [nameOf("java"), "org.jetbrains.kotlin:kotlin-stdlib", "org.jspecify:jspecify"],
    };
    const names = bill.components.map(({ name }: { name: string }) => name);
    expect(names).toEqual(needed[id] ?? []);
    expect(bill.metadata.component).toMatchObject({ name: nameOf(id), version: versionOfSdks() });
    for (const { version } of bill.components) expect(version).toMatch(/\d/);
  });
});

describe("the manifest", () => {
  const keyFile = (kind: "ed25519" | "rsa") => {
    const { privateKey } =
      kind === "ed25519"
        ? generateKeyPairSync("ed25519")
        : generateKeyPairSync("rsa", { modulusLength: 2048 });
    const file = join(folder, `${kind}.pem`);
    writeFileSync(file, privateKey.export({ type: "pkcs8", format: "pem" }));
    return file;
  };

  it("is signed by the key that is set, over the bytes that stand in it", async () => {
    const file = keyFile("ed25519");
    vi.stubEnv(KEY_SETTING, file);
    const own = join(folder, "signed");
    const { is_signed } = await dryRun({ names: ["dart"], folder: own, ...quiet });
    expect(is_signed).toBe(true);
    const text = readFileSync(join(own, MANIFEST));
    const key = createPublicKey(readFileSync(file));
    const signature = readFileSync(join(own, SIGNATURE));
    expect(verify(null, text, key, signature)).toBe(true);
    expect(verify(null, Buffer.concat([text, Buffer.from(" ")]), key, signature)).toBe(false);
    const { signed_by, packages } = JSON.parse(text.toString());
    expect(signed_by).toBe(`ed25519:${key.export({ format: "jwk" }).x}`);
    expect(packages[0].files.map(({ path }: { path: string }) => path)).toContain(`dart/${BILL}`);
  });

  it("says that nobody signed it where there is no key, and takes no other kind", async () => {
    vi.stubEnv(KEY_SETTING, "");
    const own = join(folder, "signed");
    const { is_signed } = await dryRun({ names: ["dart"], folder: own, ...quiet });
    expect(is_signed).toBe(false);
    expect(JSON.parse(readFileSync(join(own, MANIFEST), "utf8")).signed_by).toBeNull();
    expect(() => readFileSync(join(own, SIGNATURE))).toThrow("ENOENT");
    vi.stubEnv(KEY_SETTING, keyFile("rsa"));
    await expect(dryRun({ names: ["dart"], folder: own, ...quiet })).rejects.toThrow("ed25519");
  });
});

it("without --dry-run nothing is made, and the owner's part is told", () => {
  const script = join(ROOT, "scripts", "publish.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, "java"], {
    encoding: "utf8",
  });
  expect([status, stdout]).toEqual([2, ""]);
  expect(stderr).toContain("Nothing is published from here");
  expect(stderr).toContain(`reserve ${nameOf("java")} at Maven Central`);
});

/** What a reader has before the commands of the README, and a program that takes the package. */
const READERS: Readonly<Record<string, { readonly before: string; readonly takes: string }>> = {
  node: {
    before: "echo '{ \"private\": true }' > package.json",
    takes: `node -e "import('svc-sdk').then(({ Svc }) => console.log('took ' + Svc.name))"`,
  },
  cli: { before: "true", takes: 'echo "took $(prefix/bin/svc --version)"' },
  conform: {
    before: "echo '{ \"private\": true }' > package.json",
    takes: 'echo "took $(npx --no-install svc-conform --version)"',
  },
  python: {
    before: `${PYTHON} -m venv venv`,
    takes: "python -c 'import svc, svc.testing; print(\"took \" + svc.Svc.__name__)'",
  },
  php: {
    before: 'echo \'{ "repositories": { "packagist.org": false } }\' > composer.json',
    takes: `php -r 'require "vendor/autoload.php"; echo "took ", Svc\\Client::class;'`,
  },
  ruby: { before: "true", takes: `ruby -e 'require "svc"; puts "took #{Svc::Client}"'` },
  go: {
    before: "go mod init example.com/first",
    takes: `printf 'package main
import svc "${nameOf("go")}"
func main() { _ = svc.Ptr(1); println("took") }' > main.go && go run . 2>&1`,
  },
  java: {
    before: "true",
    takes: `jar tf $(find $HOME/.m2 -name 'svc-java-*[0-9].jar') > held.txt
grep -q com/example/svc/ held.txt && echo took`,
  },
};

/** What Maven and .NET pack takes minutes, twice; long runs do that. */
const PACKED_IN_LONG_RUNS: readonly string[] = ["java", "kotlin", "dotnet"];

describe.each(PACKAGES)("$id as a reader gets it", (one) => {
  const { id } = one;
  const missing = one.missing();
  const is_left = missing !== null || (!IS_LONG && PACKED_IN_LONG_RUNS.includes(id));
  const own = join(folder, id);

  it.skipIf(is_left)("is packed twice alike, and holds no stray file", async () => {
    const { complaints } = await dryRun({ names: [id], folder, ...quiet });
    expect(complaints).toEqual([]);
  });

  const reader = READERS[id];
  it.skipIf(is_left || reader === undefined)(
    "is installed by the commands of its README, without a registry",
    () => {
      const text = [reader?.before, installPacked(id), reader?.takes].join("\n");
      const { status, stdout, stderr } = spawnSync("sh", ["-e", "-c", text], {
        cwd: own,
        encoding: "utf8",
        env: environmentOfReader(own),
      });
      expect({ status, words: status === 0 ? "" : stderr }).toEqual({ status: 0, words: "" });
      expect(stdout).toContain("took");
    },
  );

  it("is tried where everything is installed", () => {
    if (missing !== null) console.info(`- ${id} was not packed: ${missing} is not here`);
    expect(missing === null || process.env.CI === undefined).toBe(true);
  });
});

/** Homes and caches of tools in the folder, and no registry. */
function environmentOfReader(own: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    HOME: own,
    PATH: `${join(own, "venv", "bin")}:${process.env.PATH}`,
    npm_config_offline: "true",
    npm_config_prefix: join(own, "prefix"),
    PIP_NO_INDEX: "1",
    COMPOSER_DISABLE_NETWORK: "1",
    COMPOSER_ALLOW_SUPERUSER: "1",
    COMPOSER_HOME: join(own, "composer"),
    GEM_HOME: join(own, "gems"),
    GEM_PATH: join(own, "gems"),
    GOMODCACHE: join(own, "modules"),
    GOFLAGS: "-modcacherw",
  };
}
