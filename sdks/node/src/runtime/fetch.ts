/** As much of the global `fetch` as is used; those of other packages have it too. */

export interface FetchInit {
  readonly method: string;
  readonly headers: Record<string, string>;
  readonly redirect: "manual";
  readonly signal: AbortSignal;
  readonly body?: string | ArrayBuffer;
}

export interface FetchResponse {
  readonly ok: boolean;
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  readonly body: { getReader(): FetchReader } | null;
  text(): Promise<string>;
}

export interface FetchReader {
  read(): Promise<{ done: false; value: Uint8Array } | { done: true; value?: unknown }>;
  cancel(): Promise<void>;
}

/** Carries one request. It follows no redirect, and sends nothing again by itself. */
export type Fetch = (url: string, init: FetchInit) => Promise<FetchResponse>;
