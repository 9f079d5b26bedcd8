/** The shops of the samples that are built before they are started, each in a folder. */
import { cpSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "vitest";
import { BUILT, DOTNET, dotnet } from "../../../sdks/conformance/runner/dotnet.ts";
import { compileJava, SHORT_LIVED, sourcesBelow } from "../../../sdks/conformance/runner/jvm.ts";
import { complaintOf } from "../../../sdks/conformance/runner/platform.ts";
import { SDKS } from "../../../sdks/tools/paths.ts";
import { inToolchain } from "../../../sdks/tools/toolchains.ts";
import type { Program } from "./programs.ts";

const SAMPLES = join(SDKS, "samples");

/** By the jars that Maven has fetched for its pom, beside the classes of the SDK. */
export function springShop(folder: string): Program & { readonly build: () => void } {
  const [sdk, classes] = [join(folder, "svc-java"), join(folder, "spring")];
  const own = join(SAMPLES, "spring", "src", "main");
  const path = [sdk, join(inToolchain("spring"), "*")].join(":");
  return {
    name: "spring",
    command: "java",
    args: [...SHORT_LIVED, "-cp", [classes, join(own, "resources"), path].join(":"), "shop.Shop"],
    build() {
      const sources = sourcesBelow(join(SDKS, "java"), ["src/main", "src/generated"], "java");
      expect(compileJava({ sources, into: sdk, path: [] })).toBe("");
      mkdirSync(classes);
      // As Boot's parent has it: the names of parameters stay.
      const flags = ["--release", "17", "-parameters", "-cp", path, "-d", classes];
      const shop = sourcesBelow(own, ["java"], "java");
      expect(complaintOf("javac", [...flags, ...shop], { cwd: folder })).toBe("");
    },
  };
}

/** By the SDK of .NET as it stands, and nothing that is fetched. */
export function aspnetShop(folder: string): Program & { readonly build: () => void } {
  const own = join(folder, "aspnet");
  const sdk = join(SDKS, "dotnet");
  return {
    name: "aspnet",
    command: DOTNET,
    args: [join(own, BUILT, "Shop.dll")],
    cwd: own,
    build() {
      cpSync(join(SAMPLES, "aspnet"), own, { recursive: true });
      cpSync(join(sdk, "nuget.config"), join(own, "nuget.config"));
      const project = join(own, "Shop.csproj");
      writeFileSync(project, readFileSync(project, "utf8").replace("../../dotnet", sdk));
      const place = { folder: own, built: join(folder, "svc-dotnet") };
      expect(dotnet(place, "build", "Shop.csproj")).toBe("");
    },
  };
}

/** On the Laravel of Debian, which has an autoloader of its own. */
export function laravelShop(folder: string): Program & { readonly build: () => void } {
  const own = join(folder, "laravel");
  const args = ["-S", "127.0.0.1:0", join("public", "index.php")];
  return {
    name: "laravel",
    command: "php",
    args,
    cwd: own,
    build() {
      cpSync(join(SAMPLES, "laravel"), own, { recursive: true });
      for (const name of ["bootstrap/cache", "storage/logs", "vendor"]) {
        mkdirSync(join(own, name), { recursive: true });
      }
      writeFileSync(join(own, "vendor", "autoload.php"), AUTOLOADER);
    },
  };
}

/** As that of Composer, by the folders of its sample and of the SDK. */
const AUTOLOADER = `<?php
require_once 'Illuminate/autoload.php';
spl_autoload_register(static function (string $name): void {
    $sdk = '${join(SDKS, "php")}';
    $folders = ['App' => [dirname(__DIR__) . '/app'], 'Svc' => ["$sdk/src", "$sdk/generated"]];
    [$first, $rest] = explode('\\\\', $name, 2) + [1 => ''];
    foreach ($folders[$first] ?? [] as $folder) {
        $file = $folder . '/' . str_replace('\\\\', '/', $rest) . '.php';
        if (is_file($file)) {
            require $file;
            return;
        }
    }
});
`;
