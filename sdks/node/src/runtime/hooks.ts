/** What a hook is shown of a try; the Authorization header is masked. */
export interface RequestAttempt {
  readonly operation: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  /** 1 of the first try. */
  readonly attempt: number;
}

export interface ResponseAttempt extends RequestAttempt {
  /** Null when no answer came. */
  readonly status: number | null;
  readonly requestId: string | null;
  readonly elapsedMs: number;
  /** Milliseconds until the next try; null when there is none. */
  readonly retryInMs: number | null;
}

export interface Hooks {
  readonly beforeRequest?: (attempt: RequestAttempt) => void;
  readonly afterResponse?: (attempt: ResponseAttempt) => void;
}

/** Headers as a log may hold them. */
export function maskedHeaders(headers: Readonly<Record<string, string>>): Record<string, string> {
  const secret = /^(?:authorization|svc-signature)$/i;
  return Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, secret.test(name) ? "***" : value]),
  );
}
