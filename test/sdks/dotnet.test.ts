/** The .NET SDK: its gate, the proof, its examples, and the package as a reader installs it. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  builtProgram,
  DOTNET,
  dotnet,
  dotnetVersion,
} from "../../sdks/conformance/runner/dotnet.ts";
import { assembliesIn } from "../../sdks/conformance/runner/dotnet-trimmed.ts";
import { complaintOf } from "../../sdks/conformance/runner/platform.ts";
import { firstSaleOf } from "../../sdks/tools/pack.ts";
import { buildWithPackedDotnet } from "../../sdks/tools/pack-dotnet.ts";
import { SCRATCH, SDKS } from "../../sdks/tools/paths.ts";
import { describeConformance } from "../kit/sdks/conformance.ts";
import { noteCost } from "../kit/sdks/cost.ts";
import { dotnetSamples } from "../kit/sdks/dotnet-samples.ts";
import { itReceivesWebhooks, itRunsExamples, outputOf } from "../kit/sdks/programs.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";

noteCost("dotnet");
const PLACE = { folder: join(SDKS, "dotnet"), built: join(SCRATCH, "dotnet") };
const RECEIVER = "webhook-receiver";
const EXAMPLES = [
  ...["first-sale", "till", "power", "pagination"],
  ...["errors", "blocking", "testing"],
];
const has_dotnet = dotnetVersion() !== null;
const folder = mkdtempSync(join(tmpdir(), "svc-dotnet-"));
const sandbox = useSandbox();

afterAll(() => rmSync(folder, { recursive: true }));

describe.runIf(has_dotnet)("the .NET SDK", () => {
  it("builds for both frameworks without a warning, and so do its tests and examples", () => {
    expect(dotnet(PLACE, "build", "Svc.sln")).toBe("");
    const frameworks = readdirSync(join(PLACE.built, "Svc.Sdk", "bin", "Release"));
    expect(frameworks.sort()).toEqual(["netcoreapp3.1", "netstandard2.1"]);
  });

  it("passes its own tests", () => {
    const program = builtProgram(PLACE, "Tests");
    expect(complaintOf(DOTNET, [program], { cwd: folder })).toBe("");
  });
});

describeConformance("dotnet", sandbox);

describe.runIf(has_dotnet)("the .NET SDK in a trimmed program", () => {
  it("leaves nothing of .NET that makes code or calls it by name", () => {
    const left = assembliesIn(join(PLACE.built, "Trimmed"));
    expect(left).toContain("System.Net.Http.dll");
    const by_name = /^(?:System\.Reflection|System\.Linq\.Expressions|Microsoft\.CSharp)/;
    expect(left.filter((name) => by_name.test(name))).toEqual([]);
  });
});

describe.runIf(has_dotnet)("the examples of the .NET SDK", () => {
  const programOf = (name: string) => ({
    name,
    command: DOTNET,
    args: [builtProgram(PLACE, "Examples"), name],
    cwd: folder,
  });
  beforeAll(() => {
    expect(dotnet(PLACE, "build", "examples/Examples.csproj")).toBe("");
  });
  itRunsExamples(EXAMPLES.map(programOf), sandbox);
  itReceivesWebhooks(programOf(RECEIVER), sandbox);

  it("are all of those in the folder", () => {
    const source = readFileSync(join(PLACE.folder, "examples", "Program.cs"), "utf8");
    const named = [...source.matchAll(/\["([a-z-]+)"\]/g)].map(([, name]) => name);
    expect(named).toEqual([...EXAMPLES, RECEIVER]);
    const files = readdirSync(join(PLACE.folder, "examples")).filter((name) => /\.cs$/.test(name));
    expect(files).toHaveLength(named.length + 1);
  });
});

describe.runIf(has_dotnet)("the packed .NET SDK in an empty folder", () => {
  it("compiles every sample of the README, makes its first sale, and needs no other package", () => {
    const shown = [firstSaleOf("dotnet"), dotnetSamples()];
    const { packages, program } = buildWithPackedDotnet(folder, ...shown);
    const first = { name: "first sale", command: DOTNET, args: [program], cwd: folder };
    expect(outputOf(first, sandbox())).toContain("5.00 USD to 077 123 4567: delivered");
    const [name = "", ...others] = readdirSync(packages);
    expect(others).toEqual([]);
    const listed = spawnSync("unzip", ["-p", join(packages, name), "*.nuspec"]).stdout.toString();
    expect(listed).toContain("<id>Svc.Sdk</id>");
    expect(listed).not.toContain("<dependency ");
    const files = spawnSync("unzip", ["-Z1", join(packages, name)]).stdout.toString();
    for (const file of ["Svc.Sdk.dll", "Svc.Sdk.xml"]) {
      expect(files).toContain(`lib/netstandard2.1/${file}`);
      expect(files).toContain(`lib/netcoreapp3.1/${file}`);
    }
    expect(files).toMatch(/^README\.md$/m);
  });
});
