import { BASE_PATH } from "@svc/generated/mount-routes";
import { addAgenticAccess } from "./agentic-access.ts";
import { describeDeprecations } from "./deprecations.ts";
import type { Document } from "./document.ts";
import { describeErrors } from "./error-answers.ts";
import { addLinks } from "./links.ts";
import { withoutMcp } from "./mcp.ts";
import { openAnswers } from "./open-answers.ts";
import { addRoles } from "./roles.ts";

/** How many characters of an ID follow its prefix today; patterns of the contract say so. */
const DIGITS_TODAY = "[0-9A-Za-z]{24}";
/** An ID has 64 characters at most. Source: docs/guides/versioning.md. */
const DIGITS_PROMISED = "[0-9A-Za-z]{24,59}";

/**
 * The contract as the world reads it: with the address of this program, and as wide as what is
 * promised, so that clients that check what they read stand additions. A client is made from this
 * document alone. See docs/decisions/0074-documents-for-the-world.md.
 */
export function openapi31(contract: string, public_url: string): Document {
  const document = JSON.parse(contract.replaceAll(DIGITS_TODAY, DIGITS_PROMISED)) as Document;
  document.servers = document.servers.map((server) => ({
    ...server,
    url: `${public_url}${BASE_PATH}`,
  }));
  document.externalDocs = { description: "Guides and reference", url: `${public_url}/docs` };
  withoutMcp(document, public_url);
  openAnswers(document);
  addRoles(document);
  describeErrors(document, public_url);
  addLinks(document);
  describeDeprecations(document);
  addAgenticAccess(document);
  return document;
}
