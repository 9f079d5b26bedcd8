/** What a command touches of its surroundings; a test hands over its own. */
export interface Output {
  readonly write: (text: string | Uint8Array) => void;
  readonly is_terminal: boolean;
  readonly columns: number;
  readonly has_colors: boolean;
}

export interface Io {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly out: Output;
  readonly err: Output;
  /** Asks a person; null where none sits at the terminal. What is hidden is not echoed. */
  readonly ask: (question: string, is_hidden?: boolean) => Promise<string | null>;
  /** Everything that is piped in. */
  readonly readInput: () => Promise<string>;
  /** What is piped in, line by line as it comes, until its end or a stop. */
  readonly inputLines: () => AsyncIterable<string>;
  /** Hears single keys of a terminal until the returned function is called; nothing in a pipe. */
  readonly onKey: (hear: (key: string) => void) => () => void;
  /** Aborted when the person wants to stop. */
  readonly stop: AbortSignal;
}

export function warn(io: Io, line: string): void {
  io.err.write(`${line}\n`);
}
