/**
 * Asks a PostgreSQL on a Unix socket whether it serves: a real startup packet, and its answer read
 * to the end. A socket that accepts connections proves nothing while the server still recovers.
 */
import { connect } from "node:net";
import { join } from "node:path";

/** What a server on that socket says; `absent` is no server. */
export type ProbeAnswer = "ready" | "starting" | "no_database" | "absent";

export const EMBEDDED_USER = "svc";
export const EMBEDDED_PORT = 5432;
const PROTOCOL_3_0 = 196_608;
const ANSWER_WITHIN_MS = 5_000;

const ANSWERS: Record<string, ProbeAnswer> = {
  // cannot_connect_now: it starts, recovers or stops.
  "57P03": "starting",
  // invalid_catalog_name: it serves, and has no database of that name.
  "3D000": "no_database",
  // too_many_connections: it serves others.
  "53300": "ready",
};

/** Says whether the server behind the socket in this folder serves this database. */
export function probe(socket_folder: string, database: string): Promise<ProbeAnswer> {
  return new Promise((resolve) => {
    const socket = connect(join(socket_folder, `.s.PGSQL.${EMBEDDED_PORT}`));
    let received = Buffer.alloc(0);
    const settle = (answer: ProbeAnswer) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(ANSWER_WITHIN_MS, () => settle("starting"));
    socket.on("error", () => settle("absent"));
    socket.on("close", () => resolve("absent"));
    socket.on("connect", () => socket.write(startupPacket(database)));
    socket.on("data", (chunk: Buffer) => {
      received = Buffer.concat([received, chunk]);
      const answer = readAnswer(received);
      if (answer === null) return;
      // A polite goodbye keeps "unexpected EOF" out of the server's log.
      if (answer === "ready") socket.write(Buffer.from([0x58, 0, 0, 0, 4]));
      settle(answer);
    });
  });
}

function startupPacket(database: string): Buffer {
  const settings = Buffer.from(`user\0${EMBEDDED_USER}\0database\0${database}\0\0`);
  const head = Buffer.alloc(8);
  head.writeInt32BE(head.length + settings.length, 0);
  head.writeInt32BE(PROTOCOL_3_0, 4);
  return Buffer.concat([head, settings]);
}

/** Null until the bytes hold ReadyForQuery ("Z") or an ErrorResponse ("E"). */
function readAnswer(received: Buffer): ProbeAnswer | null {
  let at = 0;
  while (at + 5 <= received.length) {
    const kind = String.fromCharCode(received.readUInt8(at));
    const end = at + 1 + received.readInt32BE(at + 1);
    if (end > received.length) return null;
    if (kind === "Z") return "ready";
    if (kind === "E") return ANSWERS[sqlState(received.subarray(at + 5, end))] ?? "absent";
    at = end;
  }
  return null;
}

/** The field "C" of an ErrorResponse, whose fields are a letter and a text each. */
function sqlState(fields: Buffer): string {
  const code = fields
    .toString("utf8")
    .split("\0")
    .find((field) => field.startsWith("C"));
  return code?.slice(1) ?? "";
}
