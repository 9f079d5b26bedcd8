/** A command that is written by hand, because no single operation does its work. */
import type { FlagForm, Flags } from "../flags.ts";
import type { Io } from "../io.ts";

export interface OwnCommand {
  readonly words: readonly string[];
  readonly about: string;
  /** What its help says at length. */
  readonly more?: string;
  /** The names of its arguments; those that end with `?` can be left out. */
  readonly args: readonly string[];
  readonly flags: readonly FlagForm[];
  /** Answers the exit code. */
  readonly run: (asked: Invocation) => Promise<number>;
}

export interface Invocation {
  readonly io: Io;
  readonly args: readonly string[];
  readonly flags: Flags;
}
