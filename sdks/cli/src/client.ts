/** The Node SDK underneath: its settings, its retries, its errors, its pages and files. */
import { VERSION } from "../../node/src/generated/facts.ts";
import { OPERATIONS } from "../../node/src/generated/operations.ts";
import { resolveAddress } from "../../node/src/runtime/address.ts";
import { resolveKey } from "../../node/src/runtime/key.ts";
import { Log } from "../../node/src/runtime/log.ts";
import type { Operation } from "../../node/src/runtime/operation.ts";
import type { RequestOptions } from "../../node/src/runtime/options.ts";
import { Resource } from "../../node/src/runtime/resource.ts";

type Values = Readonly<Record<string, unknown>>;

/** The request log shows the first part as what called. */
export const USER_AGENT = `svc-cli/${VERSION} (node ${process.versions.node})`;
const TIMEOUT_MS = 60_000;
const READ_TIMEOUT_MS = 30_000;
const MAX_RETRIES = 2;

export interface Connection {
  readonly key: string | undefined;
  readonly url: string | undefined;
}

/** Calls any operation of the table; the generated methods of the SDK do no more. */
export class Client extends Resource {
  readonly livemode: boolean;

  constructor({ key, url }: Connection) {
    // What needs no key is asked without one.
    const own = key === undefined ? null : resolveKey(key, false);
    super({
      address: resolveAddress(url ?? "", false),
      key: own,
      fetch: (address, init) => globalThis.fetch(address, init),
      hooks: {},
      log: new Log(undefined, undefined),
      timeout_ms: TIMEOUT_MS,
      read_timeout_ms: READ_TIMEOUT_MS,
      max_retries: MAX_RETRIES,
    });
    this.livemode = own?.livemode === true;
  }

  call(operation: Operation, path_args: Values, params: Values, options: RequestOptions): unknown {
    const headers = { "User-Agent": USER_AGENT, ...options.extraHeaders };
    const own = { ...options, extraHeaders: headers };
    const { shape } = operation;
    if (shape === "list" || shape === "numbered") {
      return this._page(operation, path_args, params, own);
    }
    if (shape === "file") return this._file(operation, path_args, params, own);
    return this._json(operation, path_args, params, own);
  }

  /** One operation by its name, for the commands that are written by hand. */
  async get<T>(key: keyof typeof OPERATIONS, params: Values = {}, options: RequestOptions = {}) {
    const operation: Operation = OPERATIONS[key];
    const names = [...operation.path.matchAll(/\{([^}]+)\}/g)].map(([, name = ""]) => name);
    const path_args = Object.fromEntries(names.map((name) => [name, params[name]]));
    const others = Object.entries(params).filter(([name]) => !names.includes(name));
    return (await this.call(operation, path_args, Object.fromEntries(others), options)) as T;
  }
}
