import type { Context, Hono } from "hono";
import { wall } from "#platform/clock";
import { errorEnvelope } from "#platform/error-envelope";
import { formatId, mintId } from "#platform/ids";
import { Refusal } from "#platform/refusal";
import { isVersion, VERSIONS } from "#platform/versions";
import { type Contract, readContract, readContractText } from "../contract.ts";
import { once } from "../once.ts";
import { keepText, passingText, serveText } from "../serve/text.ts";
import { securityTxt } from "./security-txt.ts";
import { CATALOG_PATH, DOCUMENTS } from "./served.ts";

/** Editors and generators on other origins may load the contract. */
const OPEN = { "Access-Control-Allow-Origin": "*" };

interface Site {
  readonly public_url: string;
  /** Whom to tell about a weakness, as a URI; null for the contact of the contract. */
  readonly security_contact: string | null;
}

/** Serves the documents that are made of the contract, each made when it is first asked for. */
export function mountDocuments(app: Hono, { public_url, security_contact: contact }: Site): void {
  for (const [path, { type, make }] of Object.entries(DOCUMENTS)) {
    const text = once(async () => {
      return keepText(JSON.stringify(await make(await readContractText(), public_url), null, 1));
    });
    const headers =
      path === CATALOG_PATH ? { ...OPEN, Link: `<${CATALOG_PATH}>; rel="api-catalog"` } : OPEN;
    app.get(path, async (c) => {
      const refused = refusedVersion(c, public_url);
      return refused ?? serveText(c, await text(), { type, headers });
    });
  }
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
function refusedVersion(c: Context, public_url: string): Response | null {
  const version = c.req.query("version");
  if (version === undefined || isVersion(version)) return null;
  const refusal = new Refusal("invalid_version", {
    message: `\`version\` must be one of ${VERSIONS.join(", ")}.`,
    param: "version",
    meta: { supported: VERSIONS },
  });
  const request_id = formatId("req", mintId(wall()));
  const { status, body } = errorEnvelope(refusal, { request_id, docs_url: `${public_url}/docs` });
  const headers = { ...OPEN, "Content-Type": "application/json", "Cache-Control": "no-store" };
  return new Response(`${JSON.stringify(body)}\n`, { status, headers });
}
