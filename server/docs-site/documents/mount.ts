import type { Hono } from "hono";
import { formatId, mintId } from "#platform/ids";
import { Refusal } from "#platform/refusal";
import { wall } from "#platform/time/clock";
import type { Versions } from "#platform/versions/versions";
import { readContractText } from "#platform/wire/contract-text";
import { errorEnvelope } from "#platform/wire/error-envelope";
import { type Contract, readContract } from "../contract.ts";
import { once, onceEach } from "../once.ts";
import { keepText, passingText, serveText } from "../text.ts";
import { securityTxt } from "./security-txt.ts";
import { CATALOG_PATH, type ServedDocuments } from "./served.ts";

/** Editors and generators on other origins may load the contract. */
const OPEN = { "Access-Control-Allow-Origin": "*" };

interface Site {
  readonly public_url: string;
  /** Whom to tell about a weakness, as a URI; null for the contact of the contract. */
  readonly security_contact: string | null;
  readonly versions: Versions;
  readonly documents: ServedDocuments;
  /** As RFC 7517 writes them. */
  readonly public_keys: object;
}

/** Serves the documents that are made of the contract, each made when it is first asked for. */
export function mountDocuments(app: Hono, site: Site): void {
  const { public_url, security_contact: contact, versions, documents } = site;
  for (const [path, { type, make }] of Object.entries(documents)) {
    const textOf = onceEach(async (version) => {
      const older = await versions.older(version);
      const contract = older?.contract ?? (await readContractText());
      const made = await make(contract, public_url);
      return keepText(typeof made === "string" ? made : JSON.stringify(made, null, 1));
    });
    const headers =
      path === CATALOG_PATH ? { ...OPEN, Link: `<${CATALOG_PATH}>; rel="api-catalog"` } : OPEN;
    app.get(path, async (c) => {
      const version = c.req.query("version") ?? versions.newest;
      if (!versions.isSupported(version)) return refuseVersion(site);
      return serveText(c, await textOf(version), { type, headers });
    });
  }
  app.get("/.well-known/jwks.json", (c) => {
    const text = passingText(JSON.stringify(site.public_keys));
    return serveText(c, text, { type: "application/json; charset=utf-8", headers: OPEN });
  });
  const told = once(async () => contact ?? contactOf(await readContract()));
  app.get("/.well-known/security.txt", async (c) => {
    const text = securityTxt({ contact: await told(), public_url, now: wall() });
    return serveText(c, passingText(text), { type: "text/plain; charset=utf-8" });
  });
}

function contactOf(contract: Contract): string {
  return `mailto:${contract.info.contact.email}`;
}

/** A version that is not supported has no document. */
function refuseVersion({ public_url, versions }: Site): Response {
  const refusal = new Refusal("invalid_version", {
    message: `\`version\` must be one of ${versions.supported.join(", ")}.`,
    param: "version",
    meta: { supported: versions.supported },
  });
  const request_id = formatId("req", mintId(wall()));
  const { status, body } = errorEnvelope(refusal, { request_id, docs_url: `${public_url}/docs` });
  const headers = { ...OPEN, "Content-Type": "application/json", "Cache-Control": "no-store" };
  return new Response(`${JSON.stringify(body)}\n`, { status, headers });
}
