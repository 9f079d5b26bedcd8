/** The secret of a link: a part of its URL, and what it is found by. */
import { hash } from "node:crypto";
import { BASE_PATH } from "@svc/generated/mount-routes";

/** It is random and long, so one round of SHA-256 is enough. */
export function hashOfLink(secret: string): string {
  return hash("sha256", secret, "hex");
}

/** The URL of a link, as a webhook carries it. */
export function urlOfLink(secret: string, { public_url }: { public_url: string }): string {
  return `${public_url}${BASE_PATH}/token-links/${secret}`;
}
