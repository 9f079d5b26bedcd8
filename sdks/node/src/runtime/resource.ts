import { guardSecrets } from "./decode.ts";
import { FileResult } from "./file.ts";
import type { Operation } from "./operation.ts";
import type { RequestOptions } from "./options.ts";
import { PageRequest } from "./page.ts";
import { type Empty, type WithResponse, withResponse } from "./response.ts";
import { type Settings, send } from "./send.ts";

type Values = Readonly<Record<string, unknown>>;

/** What every group of methods does; the generated ones only say which request it is. */
export abstract class Resource {
  readonly #settings: Settings;

  constructor(settings: Settings) {
    this.#settings = settings;
  }

  protected get _timeoutMs(): number {
    return this.#settings.timeout_ms;
  }

  protected async _json<T extends object>(
    operation: Operation,
    path_args: Values,
    params: object = {},
    options: RequestOptions = {},
  ): Promise<WithResponse<T>> {
    const call = { operation, path_args, params: params as Values, options };
    const { body, metadata } = await send(this.#settings, call);
    const value = (typeof body === "object" && body !== null ? body : {}) as T;
    guardSecrets(value, operation.result);
    return withResponse(value, metadata);
  }

  protected _none(
    operation: Operation,
    path_args: Values,
    params: object = {},
    options: RequestOptions = {},
  ): Promise<WithResponse<Empty>> {
    return this._json<Empty>(operation, path_args, params, options);
  }

  protected async _file(
    operation: Operation,
    path_args: Values,
    params: object = {},
    options: RequestOptions = {},
  ): Promise<FileResult> {
    const call = { operation, path_args, params: params as Values, options };
    return new FileResult(await send(this.#settings, call));
  }

  protected _page<T>(
    operation: Operation,
    path_args: Values,
    params: object = {},
    options: RequestOptions = {},
  ): PageRequest<T> {
    const fetch = async (page_params: Values) => {
      const call = { operation, path_args, params: page_params, options };
      const { body, metadata } = await send(this.#settings, call);
      const envelope = (body ?? { data: [] }) as { data: readonly T[] };
      guardSecrets(envelope.data, operation.result);
      return { envelope, response: metadata };
    };
    return new PageRequest({ fetch, params: params as Values, cursor: operation.cursor ?? "none" });
  }
}
