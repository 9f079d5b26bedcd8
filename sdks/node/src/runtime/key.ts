import { readEnvironment } from "./address.ts";
import { ConfigurationError } from "./error.ts";

const FORM = /^svc_(sk|rk|pk|ak)_(test_)?[A-Za-z0-9_-]+$/;

/** A key, whose string forms do not show it. */
export interface ApiKey {
  readonly reveal: () => string;
  /** `sk`, `rk`, `pk` or `ak`. */
  readonly kind: string;
  readonly livemode: boolean;
}

/** Reads the key from the argument or the environment's SVC_KEY; refuses what cannot be one. */
export function resolveKey(given: string | undefined, allow_in_browser: boolean): ApiKey {
  const text = given ?? readEnvironment("SVC_KEY");
  if (text === undefined || text === "") {
    throw new ConfigurationError("Set apiKey, or SVC_KEY in the environment.");
  }
  const parts = FORM.exec(text);
  if (parts === null) {
    throw new ConfigurationError(
      "apiKey does not look like a key: it begins with svc_sk_ or such.",
    );
  }
  const [, kind = "", test] = parts;
  if (kind !== "pk" && isBrowser() && !allow_in_browser) {
    throw new ConfigurationError(
      "A secret key in a browser can be read by everybody. Call from a server, or set " +
        "allowSecretKeyInBrowser.",
    );
  }
  return { reveal: () => text, kind, livemode: test === undefined };
}

function isBrowser(): boolean {
  const { window, document } = globalThis as { window?: unknown; document?: unknown };
  return window !== undefined && document !== undefined;
}
