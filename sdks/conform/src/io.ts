/** What the program is given by who starts it. */
export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: (text: string) => void;
  readonly err: (text: string) => void;
  /** Ends a proxy without a command, and a command early. */
  readonly stop: AbortSignal;
}
