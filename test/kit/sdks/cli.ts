/** The command line as a person has it: a terminal or a pipe, an environment, answers. */
import type { Io } from "../../../sdks/cli/src/io.ts";
import { run } from "../../../sdks/cli/src/run.ts";

export interface Typed {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** What was asked, in order. */
  readonly questions: readonly string[];
}

export interface Situation {
  readonly env?: Readonly<Record<string, string>>;
  /** Whether a person sits there; a pipe if left out. */
  readonly is_terminal?: boolean;
  readonly has_colors?: boolean;
  readonly columns?: number;
  /** What the person answers, in order. */
  readonly answers?: readonly string[];
  readonly input?: string;
  readonly stop?: AbortSignal;
  /** Hears everything as it is printed. */
  readonly onText?: (text: string) => void;
}

/** Runs a command line to its end. */
export async function typed(argv: readonly string[], situation: Situation = {}): Promise<Typed> {
  const { is_terminal = false, has_colors = false, columns = 80 } = situation;
  const texts = { out: "", err: "" };
  const questions: string[] = [];
  const answers = [...(situation.answers ?? [])];
  const output = (name: "out" | "err") => ({
    write(text: string | Uint8Array) {
      const written = typeof text === "string" ? text : Buffer.from(text).toString("latin1");
      texts[name] += written;
      situation.onText?.(written);
    },
    is_terminal,
    columns,
    has_colors,
  });
  const io: Io = {
    env: situation.env ?? {},
    out: output("out"),
    err: output("err"),
    async ask(question) {
      if (!is_terminal) return null;
      questions.push(question);
      return answers.shift() ?? null;
    },
    onKey: () => () => {},
    readInput: async () => situation.input ?? "",
    async *inputLines() {
      yield* (situation.input ?? "").split("\n");
    },
    stop: situation.stop ?? new AbortController().signal,
  };
  const code = await run(argv, io);
  return { code, ...texts, questions };
}
