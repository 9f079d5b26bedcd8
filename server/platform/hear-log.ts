/** A log that somebody listens to: each line with its fields by name, whatever the level. */
import type { Log } from "./log.ts";

const LEVELS = ["debug", "info", "warn", "error"] as const;

/** Hears a line before it is written, and those that the level leaves out as well. */
type Hear = (
  line: Readonly<Record<string, unknown>>,
  said: { readonly level: (typeof LEVELS)[number]; readonly message: unknown },
) => void;

/** The log to use from now on; its children are heard too. */
export function hearLog(log: Log, hear: Hear): Log {
  const ways = LEVELS.map((level) => {
    const write = log[level] as (...line: readonly unknown[]) => void;
    const heard = (...line: readonly unknown[]) => {
      const [fields, message] = line;
      hear(Object(fields) as Record<string, unknown>, { level, message });
      write.apply(log, [...line]);
    };
    return [level, heard];
  });
  return {
    ...(Object.fromEntries(ways) as Pick<Log, (typeof LEVELS)[number]>),
    child: (fields) => hearLog(log.child(fields), hear),
  };
}
