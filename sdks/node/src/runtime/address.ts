import { BASE_PATH } from "../generated/facts.ts";
import { ConfigurationError } from "./error.ts";

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/**
 * The address without a slash at its end and with the base path, from the argument or the
 * environment's SVC_URL. Plain http is for this machine only, because a key travels readable.
 */
export function resolveAddress(given: string | undefined, allow_insecure: boolean): string {
  const text = given ?? readEnvironment("SVC_URL");
  if (text === undefined || text === "") {
    throw new ConfigurationError("Set baseUrl, or SVC_URL in the environment.");
  }
  const url = parse(text);
  if (url.protocol !== "https:" && url.protocol !== "http:") {
    throw new ConfigurationError("baseUrl is not an http or https address.");
  }
  if (url.username || url.password || url.search || url.hash) {
    throw new ConfigurationError(
      "baseUrl has a user, a query or a fragment; give the bare address.",
    );
  }
  if (url.protocol === "http:" && !LOOPBACK.test(url.hostname) && !allow_insecure) {
    throw new ConfigurationError(
      "baseUrl is http and not this machine: a key would travel readable. Use https, or set " +
        "allowInsecureHttp.",
    );
  }
  const path = url.pathname.replace(/\/+$/, "");
  return `${url.origin}${path.endsWith(BASE_PATH) ? path : path + BASE_PATH}`;
}

function parse(text: string): URL {
  try {
    return new URL(text);
  } catch {
    throw new ConfigurationError("baseUrl is not an address.");
  }
}

/** A variable of the environment, where there is one: a worker or a browser has none. */
export function readEnvironment(name: string): string | undefined {
  const { process } = globalThis as { process?: { env?: Record<string, string | undefined> } };
  return process?.env?.[name];
}
