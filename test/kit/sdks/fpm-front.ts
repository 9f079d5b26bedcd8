/**
 * The web server before PHP-FPM: starts a pool, and hands each request to it by FastCGI 1.0, as
 * nginx does. Run as a program with the command of FPM and the folder of the shop.
 */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

const [, , command = "", shop = "", folder = ""] = process.argv;
const socket = join(folder, "fpm.sock");
const BEGIN = 1;
const PARAMS = 4;
const STDIN = 5;
const STDOUT = 6;
const RESPONDER = Buffer.from([0, 1, 0, 0, 0, 0, 0, 0]);
const RECORD_MAX = 65_535;

const user = userInfo().username;
const preload = [`opcache.preload=${join(shop, "preload.php")}`, `opcache.preload_user=${user}`];
const settings = preload.flatMap((setting) => ["-d", setting]);
const flags = ["--allow-to-run-as-root", "--nodaemonize", "--fpm-config", join(shop, "pool.conf")];
const pool = spawn(command, [...flags, ...settings], {
  env: { ...process.env, SHOP_FOLDER: folder, SHOP_USER: user },
  stdio: ["ignore", "inherit", "inherit"],
});
pool.on("exit", (code) => process.exit(code ?? 0));
process.on("SIGTERM", () => pool.kill("SIGTERM"));
while (!existsSync(socket)) await pause(20);

const server = createServer((request, response) => {
  answer(request, response).catch((error: Error) => response.writeHead(502).end(error.message));
}).listen(0, "127.0.0.1");
await once(server, "listening");
console.info("listening on", (server.address() as AddressInfo).port);

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = Buffer.concat(await request.toArray());
  const page = await pageOf(paramsOf(request, body), body);
  const end = page.indexOf("\r\n\r\n");
  const fields = page.subarray(0, end).toString().split("\r\n");
  const headers = new Map(fields.map((line) => line.split(": ", 2) as [string, string]));
  response.statusCode = Number.parseInt(headers.get("Status") ?? "200", 10);
  response.setHeader("Content-Type", headers.get("Content-type") ?? "application/json");
  response.end(page.subarray(end + 4));
}

function paramsOf(request: IncomingMessage, body: Buffer): Record<string, string> {
  const headers = Object.entries(request.headers).map(([name, value]) => {
    return [`HTTP_${name.toUpperCase().replaceAll("-", "_")}`, String(value)];
  });
  return {
    ...Object.fromEntries(headers),
    SCRIPT_FILENAME: join(shop, "index.php"),
    REQUEST_METHOD: request.method ?? "GET",
    REQUEST_URI: request.url ?? "/",
    CONTENT_TYPE: request.headers["content-type"] ?? "",
    CONTENT_LENGTH: String(body.length),
  };
}

/** What the pool prints: headers, an empty line, the body. */
async function pageOf(params: Record<string, string>, body: Buffer): Promise<Buffer> {
  const connection = connect(socket);
  const pairs = Buffer.concat(Object.entries(params).map(pairOf));
  connection.write(Buffer.concat([recordOf(BEGIN, RESPONDER), ...streamOf(PARAMS, pairs)]));
  connection.write(Buffer.concat(streamOf(STDIN, body)));
  const said = Buffer.concat(await connection.toArray());
  const parts: Buffer[] = [];
  for (let at = 0; at + 8 <= said.length; ) {
    const [type, length, padding] = [said[at + 1], said.readUInt16BE(at + 4), said[at + 6] ?? 0];
    if (type === STDOUT) parts.push(said.subarray(at + 8, at + 8 + length));
    at += 8 + length + padding;
  }
  return Buffer.concat(parts);
}

/** A stream ends with an empty record. */
function streamOf(type: number, content: Buffer): Buffer[] {
  const records: Buffer[] = [];
  for (let at = 0; at < content.length; at += RECORD_MAX) {
    records.push(recordOf(type, content.subarray(at, at + RECORD_MAX)));
  }
  return [...records, recordOf(type, Buffer.alloc(0))];
}

function recordOf(type: number, content: Buffer): Buffer {
  const head = Buffer.from([1, type, 0, 1, 0, 0, 0, 0]);
  head.writeUInt16BE(content.length, 4);
  return Buffer.concat([head, content]);
}

function pairOf([name, value]: [string, string]): Buffer {
  const [key, text] = [Buffer.from(name), Buffer.from(value)];
  return Buffer.concat([lengthOf(key), lengthOf(text), key, text]);
}

/** One byte of a short one; four of a longer one, whose first bit says so. */
function lengthOf({ length }: Buffer): Buffer {
  if (length < 128) return Buffer.from([length]);
  const four = Buffer.alloc(4);
  four.writeUInt32BE(length + 0x8000_0000);
  return four;
}
