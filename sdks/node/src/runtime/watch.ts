/** Ends a try when the call's time is over, when nothing comes for too long, or when asked to. */
export type EndReason = "timeout" | "cancelled";

export class Watch {
  readonly #controller = new AbortController();
  readonly #read_timeout_ms: number;
  readonly #caller: AbortSignal | undefined;
  readonly #whole: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  reason: EndReason | null = null;

  constructor(limits: { left_ms: number; read_timeout_ms: number; signal?: AbortSignal }) {
    this.#read_timeout_ms = limits.read_timeout_ms;
    this.#caller = limits.signal;
    this.#whole = setTimeout(() => this.#end("timeout"), Math.max(0, limits.left_ms));
    this.#caller?.addEventListener("abort", this.#onCallerAbort);
    if (this.#caller?.aborted) this.#end("cancelled");
    this.heard();
  }

  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Something has come: the silence begins again. */
  heard(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#end("timeout"), this.#read_timeout_ms);
  }

  /** From here on only silence ends it: a long file takes as long as it takes. */
  forgetWhole(): void {
    clearTimeout(this.#whole);
  }

  stop(): void {
    clearTimeout(this.#whole);
    clearTimeout(this.#silence);
    this.#caller?.removeEventListener("abort", this.#onCallerAbort);
  }

  readonly #onCallerAbort = (): void => this.#end("cancelled");

  #end(reason: EndReason): void {
    this.reason ??= reason;
    this.#controller.abort();
  }
}

/** Waits, unless the signal ends it first; true if the whole pause went by. */
export function pause(ms: number, signal: AbortSignal | undefined): Promise<boolean> {
  if (signal?.aborted) return Promise.resolve(false);
  return new Promise((resolve) => {
    const onAbort = (): void => {
      clearTimeout(timer);
      resolve(false);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", onAbort);
      resolve(true);
    }, ms);
    signal?.addEventListener("abort", onAbort, { once: true });
  });
}
