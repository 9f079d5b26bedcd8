/**
 * Clients that stock generators make of /openapi-3.0.json: each is generated, compiled and sells.
 * How it is done is a script of its own in `tools/`, which names the commands that it needs.
 */
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { BASE_PATH } from "@svc/generated/mount-routes";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureJar } from "../../sdks/tools/generate/jar.ts";
import { toolchainEnvironment } from "../../sdks/tools/toolchains.ts";
import { given, type Organisation } from "../kit/given.ts";
import { type ServedPort, servePort } from "../kit/served-port.ts";

const TOOLS = join(import.meta.dirname, "tools");
const SCRIPTS = readdirSync(TOOLS).filter((name) => name.endsWith(".sh"));

let folder: string;
let shop: Organisation;
let server: ServedPort;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "svc-generators-"));
  shop = await given.organisation();
  server = await servePort();
  writeFileSync(join(folder, "openapi.json"), await server.document("/openapi-3.0.json"));
});

afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

/** Whether every command that a script names in its first line is there. */
function canRun(script: string): boolean {
  const [, needs = ""] = /^# needs: (.*)$/m.exec(readFileSync(join(TOOLS, script), "utf8")) ?? [];
  const found = needs
    .split(" ")
    .map((name) => spawnSync("sh", ["-c", `command -v ${name}`], { env: toolchainEnvironment() }));
  return found.every(({ status }) => status === 0);
}

for (const script of SCRIPTS) {
  const name = script.replace(".sh", "");
  it.skipIf(!canRun(script))(`${name} makes a client that compiles and sells`, async () => {
    const child = spawn("sh", [join(TOOLS, script)], {
      cwd: mkdtempSync(join(folder, `${name}-`)),
      env: {
        ...toolchainEnvironment(),
        DOCUMENT: join(folder, "openapi.json"),
        JAR: ensureJar(),
        SVC_URL: server.origin + BASE_PATH,
        SVC_KEY: shop.key.secret,
        SVC_REFERENCE: `${name}-1`,
      },
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding("utf8").on("data", (text: string) => {
        said += text;
      });
    }
    const [code] = await once(child, "close");
    expect([code, said]).toEqual([0, "send pending 5.00\n"]);
  });
}
