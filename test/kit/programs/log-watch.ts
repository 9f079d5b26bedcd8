/** What a program says, and what of it is wrong. */
export interface LogWatch {
  /** The newest part of what it has written. */
  readonly output: () => string;
  /** The errors that it has logged, which are bugs of ours; the first ones, if there are many. */
  readonly errors: () => readonly string[];
  /** The codes of the alarms that it has raised, which say what the world did to us. */
  readonly alarms: () => readonly string[];
  readonly hear: (text: string) => void;
  readonly hearLine: (line: string) => void;
}

const OUTPUT_MAX = 200_000;
const ERRORS_MAX = 5;

/** Begins to listen to a program. */
export function watchLog(): LogWatch {
  let text = "";
  const errors: string[] = [];
  const alarms: string[] = [];
  return {
    output: () => text,
    errors: () => errors,
    alarms: () => alarms,
    hear(part) {
      text = (text + part).slice(-OUTPUT_MAX);
    },
    hearLine(line) {
      const [, alarm] = /"alarm":"(\w+)"/.exec(line) ?? [];
      // What the world did to us is an alarm; books that are wrong are our own fault.
      if (alarm !== undefined && !alarm.startsWith("books_")) alarms.push(alarm);
      else if (line.includes('"level":50') && errors.length < ERRORS_MAX) errors.push(line);
    },
  };
}
