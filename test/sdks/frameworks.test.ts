/** The shops of the samples, each on a framework of its language, as a reader starts them. */
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { laravel } from "../../scripts/toolchains/laravel.ts";
import { otelGo, otelJava } from "../../scripts/toolchains/otel.ts";
import { phpFpm, phpFpmCommand } from "../../scripts/toolchains/php-fpm.ts";
import { rails } from "../../scripts/toolchains/rails.ts";
import { spring } from "../../scripts/toolchains/spring.ts";
import { dotnetVersion } from "../../sdks/conformance/runner/dotnet.ts";
import { complaintOf } from "../../sdks/conformance/runner/platform.ts";
import { SDKS } from "../../sdks/tools/paths.ts";
import { inToolchain } from "../../sdks/tools/toolchains.ts";
import { installOwnNode } from "../kit/node-sdk.ts";
import { aspnetShop, laravelShop, springShop } from "../kit/sdks/built-shops.ts";
import { itReceivesWebhooks, outputOf } from "../kit/sdks/programs.ts";
import { itSellsFromAQueue } from "../kit/sdks/queue.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";
import { itIsAShop } from "../kit/sdks/shop.ts";
import { goSales, javaSales } from "../kit/sdks/traced-programs.ts";
import { itTracesSales } from "../kit/sdks/traced-sales.ts";

const SAMPLES = join(SDKS, "samples");
// The server has the packages of OpenTelemetry.
const TRACING = join(SDKS, "..", "server", "node_modules", "@opentelemetry");
const EXAMPLES = join(SDKS, "node", "examples");
const PYTHON = inToolchain("python-frameworks", "bin", "python");
const EXTRAS = inToolchain("python-extras", "bin", "python");
const KIT = join(import.meta.dirname, "..", "kit", "sdks");
const BUN = inToolchain("bun", "bin", "bun");
const DENO = inToolchain("deno", "deno");
const NEXT = inToolchain("next");
const NEXT_COMMAND = join(NEXT, "node_modules", "next", "dist", "bin", "next");
const has_laravel = laravel.find() !== null;
const has_fpm = phpFpm.find() !== null;
const has_rails = rails.find() !== null;
const has_spring = spring.find() !== null;
const has_aspnet = dotnetVersion() !== null;
const has_otel_java = otelJava.find() !== null;
const has_otel_go = otelGo.find() !== null;
const folder = mkdtempSync(join(tmpdir(), "svc-frameworks-"));
const sandbox = useSandbox();

beforeAll(() => installOwnNode(folder));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["Django and FastAPI", existsSync(PYTHON)],
  ["Celery and OpenTelemetry in Python", existsSync(EXTRAS)],
  ["Rails", has_rails],
  ["Spring Boot", has_spring],
  ["ASP.NET Core", has_aspnet],
  ["Laravel", has_laravel],
  ["PHP-FPM", has_fpm],
  ["Bun", existsSync(BUN)],
  ["Deno", existsSync(DENO)],
  ["Next", existsSync(NEXT_COMMAND)],
  ["OpenTelemetry in Java", has_otel_java],
  ["OpenTelemetry in Go", has_otel_go],
])("%s can be run", (name, is_there) => {
  if (!is_there) console.info(`- ${name}: not run, not on this machine`);
  // A person without them works on; CI has them.
  expect(is_there || process.env.CI === undefined).toBe(true);
});

describe.runIf(existsSync(PYTHON))("Python", () => {
  const env = { PYTHONPATH: join(SDKS, "python", "src"), PYTHONDONTWRITEBYTECODE: "1" };
  const shop = (name: string) => ({
    name,
    command: PYTHON,
    args: [join(SAMPLES, name, "shop.py")],
    env,
  });
  itIsAShop(shop("django"), sandbox);
  itIsAShop(shop("fastapi"), sandbox);

  // Its workers are forks of a process that has used the client; it writes into its home.
  const cwd = join(SAMPLES, "django");
  const forks = { command: PYTHON, args: ["-m", "gunicorn", "shop"], cwd };
  itIsAShop({ name: "django-gunicorn", ...forks, env: { ...env, HOME: folder } }, sandbox);
});

describe.runIf(existsSync(EXTRAS))("Celery and OpenTelemetry in Python", () => {
  const queue = join(folder, "celery");
  const cwd = join(SAMPLES, "celery");
  const env = {
    ...{ PYTHONPATH: join(SDKS, "python", "src"), PYTHONDONTWRITEBYTECODE: "1" },
    SHOP_FOLDER: queue,
  };
  itSellsFromAQueue({ name: "celery", command: EXTRAS, args: [], cwd, env }, sandbox);

  const args = [join(KIT, "otel_sale.py"), join(SAMPLES, "otel")];
  itTracesSales({ name: "Python", command: EXTRAS, args, env }, sandbox);
});

describe.runIf(has_fpm)("PHP-FPM", () => {
  // Its workers are forks of a process that has used a client.
  const args = [join(KIT, "fpm-front.ts"), phpFpmCommand(), join(SAMPLES, "fpm"), folder];
  itIsAShop({ name: "fpm", command: process.execPath, args }, sandbox);
});

describe.runIf(has_rails)("Ruby", () => {
  const cwd = join(SAMPLES, "rails");
  const env = { RUBYLIB: join(SDKS, "ruby", "lib") };
  itIsAShop({ name: "rails-puma", command: "puma", args: ["-C", "puma.rb"], cwd, env }, sandbox);
});

describe.each([
  { shop: springShop(folder), is_there: has_spring },
  { shop: aspnetShop(folder), is_there: has_aspnet },
  { shop: laravelShop(folder), is_there: has_laravel },
])("what is built", ({ shop, is_there }) => {
  describe.runIf(is_there)("where it can be", () => {
    beforeAll(shop.build);
    itIsAShop(shop, sandbox);
  });
});

describe.each([
  { program: javaSales(folder), is_there: has_otel_java },
  { program: goSales(folder), is_there: has_otel_go },
])("OpenTelemetry in $program.name", ({ program, is_there }) => {
  describe.runIf(is_there)("where it can be built", () => {
    beforeAll(program.build);
    itTracesSales(program, sandbox);
  });
});

describe("Node", () => {
  beforeAll(() => {
    cpSync(join(SAMPLES, "express", "shop.mjs"), join(folder, "express.mjs"));
    const own = createRequire(join(SDKS, "package.json")).resolve("express/package.json");
    symlinkSync(dirname(own), join(folder, "node_modules", "express"));
    symlinkSync(TRACING, join(folder, "node_modules", "@opentelemetry"));
    cpSync(join(SAMPLES, "otel", "sale.mjs"), join(folder, "sale.mjs"));
    cpSync(join(KIT, "otel-sale.mjs"), join(folder, "otel-sale.mjs"));
  });

  const program = { command: process.execPath, args: [join(folder, "express.mjs")], cwd: folder };
  itIsAShop({ name: "express", ...program }, sandbox);
  itTracesSales({ ...program, name: "Node", args: [join(folder, "otel-sale.mjs")] }, sandbox);
});

describe.each([
  { name: "bun", command: BUN, flags: [] },
  { name: "deno", command: DENO, flags: ["run", "--allow-env", "--allow-net"] },
])("the Node SDK on $name", ({ name, command, flags }) => {
  beforeAll(() => {
    for (const from of [join(SAMPLES, "fetch"), EXAMPLES]) {
      cpSync(from, folder, { recursive: true });
    }
  });

  const program = (file: string) => ({ name: file, command, args: [...flags, file], cwd: folder });

  describe.runIf(existsSync(command))("where it is", () => {
    it("makes the first sale", () => {
      const said = outputOf(program("first-sale.mjs"), sandbox());
      expect(said).toContain("5.00 USD to 077 123 4567: delivered");
    });
    itReceivesWebhooks(program("webhook-receiver.mjs"), sandbox);
    itIsAShop({ ...program(`${name}.mjs`), name }, sandbox);
  });
});

describe.runIf(existsSync(NEXT_COMMAND))("Next", () => {
  // It takes what it is built of from no folder that is not below its own.
  const own = join(NEXT, basename(folder));
  const env = { NEXT_TELEMETRY_DISABLED: "1" };

  beforeAll(() => {
    cpSync(join(SAMPLES, "next"), own, { recursive: true });
    const installed = join("node_modules", "svc-sdk");
    cpSync(join(folder, installed), join(own, installed), { recursive: true });
    // Without a key, as on the machine that builds.
    const { PATH, HOME } = process.env;
    const built = { cwd: own, env: { PATH, HOME, ...env } };
    expect(complaintOf(process.execPath, [NEXT_COMMAND, "build"], built)).toBe("");
  });
  afterAll(() => rmSync(own, { recursive: true }));

  const args = [NEXT_COMMAND, "start", "-H", "127.0.0.1", "-p", "0"];
  itIsAShop({ name: "next", command: process.execPath, args, cwd: own, env }, sandbox);
});
