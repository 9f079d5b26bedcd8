/** HAProxy or nginx in front of cells, as an operator starts one with the configuration made. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { MAP_LINES, mergedMap } from "@svc/server/cells/split/index.ts";
import { routerConfig } from "@svc/server/commands/route-cells.ts";
import type { CellProgram } from "./cells.ts";
import { until } from "./programs/watch.ts";

export const ROUTERS = ["haproxy", "nginx"] as const;
type RouterName = (typeof ROUTERS)[number];

export interface RunningRouter {
  readonly origin: string;
  /** With a map: leads what opens a door of moved accounts elsewhere. */
  readonly lead: (lines: readonly string[]) => Promise<void>;
  /** Of HAProxy: how many servers it has found to be well. */
  readonly up: () => Promise<number>;
  readonly close: () => Promise<void>;
}

export function hasRouter(name: RouterName): boolean {
  return spawnSync(name, ["-v"], { stdio: "ignore" }).status === 0;
}

/** Where packages put the module of nginx that hashes what leads accounts that have moved. */
const PERL = ["/usr/lib/nginx/modules", "/usr/lib64/nginx/modules"]
  .map((folder) => join(folder, "ngx_http_perl_module.so"))
  .find(existsSync);

/** Its processes read the map anew when it is reloaded, as the user who runs it. */
const AS_ROOT = process.getuid?.() === 0 ? "user root;\n" : "";
const RELOADED = `load_module ${PERL};\nworker_processes 1;\n${AS_ROOT}`;

/** Whether a router is here that leads accounts that have moved. */
export function leadsMoved(name: RouterName): boolean {
  return hasRouter(name) && (name !== "nginx" || PERL !== undefined);
}

/** Starts a router on a port, and waits until it sends requests to every cell. */
export async function openRouter(
  name: RouterName,
  port: number,
  cells: readonly CellProgram[],
  { has_map = false }: { has_map?: boolean } = {},
): Promise<RunningRouter> {
  const named = cells.map(({ cell, program }) => `${cell}=${new URL(program.origin).host}`);
  return await startRouter(name, port, {
    ...{ named, has_map },
    keys: cells.map(({ key }) => key),
  });
}

/** What a router has behind it: cells as its command names them, and a key of each. */
interface Behind {
  readonly named: readonly string[];
  readonly keys: readonly string[];
  readonly has_map?: boolean;
}

/** Starts a router on a port, and waits until each key is answered behind it. */
export async function startRouter(
  name: RouterName,
  port: number,
  { named, keys, has_map = false }: Behind,
): Promise<RunningRouter> {
  const folder = mkdtempSync(join(tmpdir(), `svc-${name}-`));
  const map = join(folder, "moved.map");
  if (has_map) writeFileSync(map, "");
  const moved = has_map ? ["--moved", map] : [];
  const cells = named.flatMap((cell) => ["--cell", cell]);
  const made = routerConfig([name, ...cells, ...moved, "--listen", `127.0.0.1:${port}`]);
  const child = name === "haproxy" ? haproxy(folder, made) : nginx(folder, made, has_map);
  const said: string[] = [];
  child.stderr?.setEncoding("utf8").on("data", (text: string) => void said.push(text));
  const origin = `http://127.0.0.1:${port}`;
  const reach = async (key: string) => {
    const headers = { Authorization: `Bearer ${key}` };
    const answer = await fetch(`${origin}/dev/v1/account`, { headers }).catch(() => null);
    return answer?.status === 200;
  };
  try {
    await until(`${name} reaches every cell: ${said.join("")}`, async () =>
      (await Promise.all(keys.map(reach))).every(Boolean),
    );
  } catch (error) {
    child.kill("SIGKILL");
    throw new Error(`${(error as Error).message}\n${said.join("")}`);
  }
  return {
    origin,
    async lead(lines) {
      if (name === "nginx") {
        writeFileSync(map, mergedMap("", lines.map(MAP_LINES.nginx ?? String)));
        child.kill("SIGHUP");
        return;
      }
      for (const line of lines) {
        const [key] = line.split(" ");
        await tell(folder, `del map ${map} ${key}`);
        await tell(folder, `add map ${map} ${line}`);
      }
    },
    async up() {
      const lines = (await tell(folder, "show stat")).split("\n");
      return lines.filter((line) => /^cell_\w,\w\d+,.*,UP,/.test(line)).length;
    },
    async close() {
      child.kill(name === "nginx" ? "SIGTERM" : "SIGKILL");
      if (child.exitCode === null && child.signalCode === null) await once(child, "exit");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function haproxy(folder: string, made: string): ChildProcess {
  const [file, own] = [join(folder, "haproxy.cfg"), join(folder, "global.cfg")];
  writeFileSync(file, made);
  writeFileSync(own, `global\n  stats socket ${join(folder, "socket")} level admin\n`);
  const args = ["-db", "-f", own, "-f", file];
  return spawn("haproxy", args, { stdio: ["ignore", "ignore", "pipe"] });
}

/** Says something to a running HAProxy, waits until it has done it, and returns its answer. */
async function tell(folder: string, command: string): Promise<string> {
  const socket = createConnection(join(folder, "socket"));
  socket.end(`${command}\n`);
  return await text(socket);
}

/** The file that is made is one of `conf.d`; around it stands the least that nginx wants. */
function nginx(folder: string, made: string, has_map: boolean): ChildProcess {
  const [file, conf] = [join(folder, "nginx.conf"), join(folder, "svc.conf")];
  const paths = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"];
  const temporary = paths.map((name) => `${name}_temp_path ${join(folder, name)};`).join("\n");
  writeFileSync(conf, made);
  writeFileSync(
    file,
    `${has_map ? RELOADED : "master_process off;\n"}daemon off;\n` +
      `pid ${join(folder, "pid")};\nerror_log stderr;\n` +
      `events {}\nhttp {\naccess_log off;\n${temporary}\ninclude ${conf};\n}\n`,
  );
  const args = ["-p", folder, "-e", "stderr", "-c", file];
  return spawn("nginx", args, { stdio: ["ignore", "ignore", "pipe"] });
}
