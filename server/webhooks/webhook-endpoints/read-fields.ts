/** Reads the single fields of an endpoint as requests write them, for new ones and for changes. */
import type { Ctx } from "#platform/context";
import { readOutgoingUrl } from "#platform/net/outgoing-url";
import { refuse } from "#platform/refusal";

/**
 * The URL as it will be called: without a fragment, its host in small letters. In the sandbox a
 * test-mode endpoint may be on this machine. Source: docs/operations.md, "Settings".
 *
 * Refuses: `invalid_url`.
 */
export function readUrl(
  { account, config }: Pick<Ctx, "account" | "config">,
  text: string,
): string {
  const allow_loopback = config.loopback_webhooks && account.mode === "test";
  const { url, wrong } = readOutgoingUrl(text, { allow_loopback });
  if (url === null) return refuse("invalid_url", { param: "url", message: wrong });
  url.hash = "";
  return url.href;
}

/** Refuses: `parameter_invalid`. */
export function readVersion(
  { config: { versions } }: Pick<Ctx, "config">,
  written: string,
): string {
  if (versions.isSupported(written)) return written;
  return refuse("parameter_invalid", {
    param: "api_version",
    message: `\`api_version\` is invalid. There is no API version ${written}.`,
    meta: { allowed: versions.supported },
  });
}
