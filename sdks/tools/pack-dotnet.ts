/** Packs the .NET SDK, and builds a program with the package alone. */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { BUILT, dotnet } from "../conformance/runner/dotnet.ts";
import { SDKS } from "./paths.ts";

const PROJECT = "First";

interface BuiltProgram {
  /** The folder in which the package is. */
  readonly packages: string;
  /** What .NET runs. */
  readonly program: string;
}

/** The package as its registry takes it; answers the folder in which it is. */
function packDotnet(folder: string): string {
  const packages = join(folder, "packages");
  const place = { folder: join(SDKS, "dotnet"), built: join(folder, "packed") };
  refuse(dotnet(place, "pack", "src/Svc.Sdk.csproj", "-o", packages));
  return packages;
}

/**
 * Builds a program of some files in an empty folder with what was packed, and nothing from a
 * registry.
 */
export function buildWithPackedDotnet(folder: string, ...files: readonly string[]): BuiltProgram {
  const packages = packDotnet(folder);
  const own = join(folder, "installed");
  mkdirSync(own, { recursive: true });
  for (const [index, code] of files.entries()) {
    writeFileSync(join(own, `Program${index + 1}.cs`), code);
  }
  writeFileSync(join(own, "nuget.config"), sourceOf(packages));
  writeFileSync(join(own, `${PROJECT}.csproj`), projectOf(join(folder, "cache")));
  // What is built goes where that of a reader goes.
  refuse(dotnet({ folder: own, built: own }, "build", `${PROJECT}.csproj`));
  return { packages, program: join(own, BUILT, `${PROJECT}.dll`) };
}

function refuse(complaint: string): void {
  if (complaint !== "") throw new Error(`The .NET SDK cannot be packed:\n${complaint}`);
}

function sourceOf(packages: string): string {
  return `<configuration>
  <packageSources>
    <clear />
    <add key="packed" value="${packages}" />
  </packageSources>
</configuration>
`;
}

/** Its own cache: a package of the same version that was packed before is not taken. */
function projectOf(cache: string): string {
  return `<Project Sdk="Microsoft.NET.Sdk">
  <PropertyGroup>
    <OutputType>Exe</OutputType>
    <TargetFramework>netcoreapp3.1</TargetFramework>
    <RestorePackagesPath>${cache}</RestorePackagesPath>
  </PropertyGroup>
  <ItemGroup>
    <PackageReference Include="Svc.Sdk" Version="*" />
  </ItemGroup>
</Project>
`;
}
