/**
 * What this process sends to PostgreSQL, message by message, in the order of the wire. Sockets of
 * the database are those without an address of the other side, which Unix sockets do not have.
 */
import { Socket } from "node:net";

/** One message of the protocol between a client and PostgreSQL. */
export interface WireMessage {
  /** Which connection it went out on; numbered as they first write. */
  readonly connection: number;
  /** Its letter: P parse, B bind, Q simple query. */
  readonly type: string;
  /** Name of the prepared statement that it makes or binds; empty for the unnamed one. */
  readonly statement: string;
  /** Text of the statement; null for a bind. */
  readonly text: string | null;
  /** What follows its letter and length. */
  readonly body: Buffer;
}

type Listener = (message: WireMessage) => void;

/** Who listens, and to which types. */
const listeners = new Map<Listener, ReadonlySet<string>>();
const connections = new WeakMap<Socket, number>();
/** Messages with the text of a statement. */
export const STATEMENTS: ReadonlySet<string> = new Set(["P", "Q"]);
const TOLD: ReadonlySet<string> = new Set(["P", "B", "Q"]);
const HEAD_BYTES = 5;
let connections_seen = 0;
let is_tapped = false;

/** Calls `listener` for every message of these types from now on; returns what stops it. */
export function tapWire(listener: Listener, types = TOLD): () => void {
  if (!is_tapped) tap();
  is_tapped = true;
  listeners.set(listener, types);
  return () => listeners.delete(listener);
}

function tap(): void {
  const write = Socket.prototype.write;
  Socket.prototype.write = function (this: Socket, ...args: Parameters<Socket["write"]>) {
    const [chunk] = args as unknown[];
    if (listeners.size > 0 && this.remoteAddress === undefined && chunk instanceof Uint8Array) {
      const { buffer, byteOffset, byteLength } = chunk;
      tell(this, Buffer.from(buffer, byteOffset, byteLength));
    }
    return write.apply(this, args);
  } as Socket["write"];
}

/** postgres.js writes whole messages; a chunk that begins otherwise is of no statement. */
function tell(socket: Socket, chunk: Buffer): void {
  const known = connections.get(socket) ?? ++connections_seen;
  connections.set(socket, known);
  for (let at = 0; at + HEAD_BYTES <= chunk.length; ) {
    const type = String.fromCharCode(chunk[at] ?? 0);
    const end = at + 1 + chunk.readUInt32BE(at + 1);
    if (!/[A-Za-z]/.test(type) || end > chunk.length || end <= at) break;
    const hearing = [...listeners].filter(([, types]) => types.has(type));
    // Most messages are binds, which have no listener as a rule, and are not read.
    if (hearing.length > 0) {
      // The driver writes its next message over this one.
      const body = Buffer.from(chunk.subarray(at + HEAD_BYTES, end));
      const message = messageOf(known, type, body);
      for (const [listener] of hearing) listener(message);
    }
    at = end;
  }
}

function messageOf(connection: number, type: string, body: Buffer): WireMessage {
  const [first = "", second = ""] = body.toString("latin1").split("\0", 2);
  if (type === "Q") return { connection, type, statement: "", text: first, body };
  if (type === "P") return { connection, type, statement: first, text: second, body };
  return { connection, type, statement: second, text: null, body };
}

/** For a statement that a test writes as a text: it is prepared and named as any other. */
export const NAMED = { prepare: true, simple: false } as { readonly prepare: true };

/** Texts that may stand on the wire without a name, each with its reason. */
const MAY_BE_UNNAMED: readonly RegExp[] = [
  // postgres.js opens its transactions with the simple protocol: there is nothing to plan.
  /^(?:begin|rollback)\b/i,
  // Definitions, settings and emptied tables: of migrations, start-up and tests, each sent once.
  // A file of them may begin with what it is for.
  /^(?:\s*--[^\n]*)*\s*(?:alter|checkpoint|comment|copy|create|do|drop|grant|lock)\b/i,
  /^\s*(?:reset|set|truncate|vacuum)\b/i,
  // A start after a restore moves the positions on, once and before anybody is served.
  /^select setval\('position_offset'/,
  // The night watch asks all at once, of a whole database and once a night: no plan is to be kept.
  /^(?:with .+ )?select '[^']+' as invariant, subject::text from /s,
  // What the rules of tenants count follows their conditions: each text would be kept for good.
  /^\s*\(select found\.place::text as place, /,
  // A test explains each statement of a page once, with the values that the page gave it.
  /^(?:analyze|prepare|explain|deallocate)\b/,
  // The driver asks for the array types once a connection, before anybody can name anything.
  /^\s*select b\.oid, b\.typarray/,
  // A part of a text is looked for by a plan for that text (`plannedAnew`).
  /\bsearch_text"?(?: like \$|, \$\d+\) > 0)/,
];

/** The text of a statement that ought to have a name; null when the message is right. */
export function unnamedIn({
  type,
  statement,
  text,
}: Pick<WireMessage, "type" | "statement" | "text">): string | null {
  if (type === "B" || statement !== "" || text === null) return null;
  return MAY_BE_UNNAMED.some((pattern) => pattern.test(text)) ? null : text;
}
