/** Posts an event to an address of this machine as the service would. */
import { createHmac, randomBytes } from "node:crypto";
import { VERSION } from "../../node/src/generated/facts.ts";
import type { Event } from "../../node/src/generated/models.ts";
import { writeJson } from "../../node/src/runtime/json.ts";
import { signTestHeader } from "../../node/src/runtime/webhook.ts";
import { UsageError } from "./usage.ts";

/** As long as the service waits for an answer. */
const ANSWER_WITHIN_MS = 10_000;
const SECRET = "whsec_";

export interface Target {
  readonly url: string;
  readonly secret: string;
}

/** A status; or null, when nothing answered, with whether the event can have arrived. */
export interface Answered {
  readonly status: number | null;
  readonly took_ms: number;
  readonly why: string | null;
  readonly is_unsent: boolean;
}

export function newSecret(): string {
  return SECRET + randomBytes(24).toString("base64");
}

/** A port or a host with a port is enough: such an address is of this machine, without TLS. */
export function targetUrl(text: string): string {
  const host = /^\d+(?:\/|$)/.test(text) ? `localhost:${text}` : text;
  const whole = host.includes("://") ? host : `http://${host}`;
  const url = URL.canParse(whole) ? new URL(whole) : null;
  if (url?.protocol === "http:" || url?.protocol === "https:") return url.href;
  throw new UsageError(
    `${text} is not an address.`,
    "Write --forward-to http://localhost:3000/webhooks.",
  );
}

export async function forward(event: Event, { url, secret }: Target): Promise<Answered> {
  const started_ms = performance.now();
  const body = writeJson(event);
  const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
  const headers = await headersOf(event, body, secret);
  try {
    const init = { method: "POST", headers, body, signal, redirect: "manual" as const };
    const { status, body: answer } = await fetch(url, init);
    await answer?.cancel();
    const took_ms = Math.round(performance.now() - started_ms);
    return { status, took_ms, why: null, is_unsent: false };
  } catch (error) {
    const code = (error as { cause?: { code?: string } }).cause?.code;
    const took_ms = Math.round(performance.now() - started_ms);
    const why = code ?? (error as Error).name;
    return { status: null, took_ms, why, is_unsent: code === "ECONNREFUSED" };
  }
}

/** The headers of a real delivery, of which receivers check one signature or the other. */
async function headersOf({ id, type }: Event, body: string, secret: string) {
  const at = Math.floor(Date.now() / 1_000);
  const key = Buffer.from(secret.slice(SECRET.length), "base64");
  const standard = createHmac("sha256", key).update(`${id}.${at}.${body}`).digest("base64");
  return {
    "Content-Type": "application/json",
    "User-Agent": `svc-cli/${VERSION}`,
    "Svc-Event": type,
    "Svc-Delivery": id,
    "Svc-Signature": await signTestHeader(body, secret, at),
    "webhook-id": id,
    "webhook-timestamp": String(at),
    "webhook-signature": `v1,${standard}`,
  };
}
