import { Groups } from "./generated/groups.ts";
import { resolveAddress } from "./runtime/address.ts";
import { type ApiKey, resolveKey } from "./runtime/key.ts";
import { Log } from "./runtime/log.ts";
import type { ClientOptions } from "./runtime/options.ts";

const TIMEOUT_MS = 60_000;
const READ_TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;

/** A client of the service; make one and share it. */
export class Svc extends Groups {
  /** Where it calls, with the base path. */
  readonly baseUrl: string;
  /** Whether its key is of live mode: money moves. */
  readonly livemode: boolean;
  /** `sk`, `rk`, `pk` or `ak`. */
  readonly keyKind: string;

  constructor(options: ClientOptions = {}) {
    const key: ApiKey = resolveKey(options.apiKey, options.allowSecretKeyInBrowser === true);
    const address = resolveAddress(options.baseUrl, options.allowInsecureHttp === true);
    super({
      address,
      key,
      fetch: options.fetch ?? ((url, init) => globalThis.fetch(url, init)),
      hooks: options.hooks ?? {},
      log: new Log(options.logLevel, options.logger),
      timeout_ms: options.timeoutMs ?? TIMEOUT_MS,
      read_timeout_ms: options.readTimeoutMs ?? READ_TIMEOUT_MS,
      max_retries: options.maxRetries ?? MAX_RETRIES,
    });
    this.baseUrl = address;
    this.livemode = key.livemode;
    this.keyKind = key.kind;
  }
}
