import { harareIso, startOfHarareDay } from "#platform/time/instants";

const DAY_MS = 86_400_000;
/** RFC 9116 wants less than a year, so that nobody trusts a file that is no longer cared for. */
const VALID_DAYS = 180;

/** Whom to tell about a weakness, as RFC 9116 has it. Units: `now` in milliseconds. */
export function securityTxt(site: { contact: string; public_url: string; now: number }): string {
  const expires = harareIso(startOfHarareDay(site.now) + VALID_DAYS * DAY_MS);
  return [
    `Contact: ${site.contact}`,
    `Expires: ${expires}`,
    "Preferred-Languages: en",
    `Canonical: ${site.public_url}/.well-known/security.txt`,
    "",
  ].join("\n");
}
