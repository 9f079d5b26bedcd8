/** Answers to what never becomes a request: the connection speaks for the gate. */
import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { ErrorCode } from "@svc/generated/errors";
import { formatId, mintId } from "#platform/ids";
import { Refusal } from "#platform/refusal";
import { wall } from "#platform/time/clock";
import { NEWEST_VERSION } from "#platform/versions/released";
import { refusalAnswer } from "./reply/reply.ts";

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: "request_timeout",
  HPE_HEADER_OVERFLOW: "headers_too_large",
};

/** The code for an error of Node's parser; null when the connection itself is gone. */
export function codeOfBroken({ code = "" }: NodeJS.ErrnoException): ErrorCode | null {
  if (code === "ECONNRESET" || code === "EPIPE") return null;
  return CODES[code] ?? "malformed_request";
}

/** Answers on the bare connection and closes it. */
export function refuseOnSocket(socket: Socket, code: ErrorCode, docs_url: string): void {
  if (!socket.writable) return void socket.destroy();
  const { status, headers, text } = brokenAnswer(code, docs_url);
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${text}`, () =>
    socket.destroy(),
  );
}

/** Answers a request whose head could be parsed and says nothing that can be served. */
export function refuseBroken(code: ErrorCode, docs_url: string): Response {
  const { status, headers, text } = brokenAnswer(code, docs_url);
  return new Response(text, { status, headers });
}

function brokenAnswer(code: ErrorCode, docs_url: string) {
  const request_text = formatId("req", mintId(wall()));
  const { status, body } = refusalAnswer(new Refusal(code), { request_text }, docs_url);
  const text = `${JSON.stringify(body)}\n`;
  const headers = {
    "Content-Type": "application/json",
    "Content-Length": String(Buffer.byteLength(text)),
    "Request-Id": request_text,
    "Svc-Version": NEWEST_VERSION,
    Connection: "close",
  };
  return { status, headers, text };
}
