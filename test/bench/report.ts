/** Writes what a run measured, for the terminal and for docs/benchmarks.md alike. */
import { GOALS, type GoalFacts, isMet, type Round } from "./goals.ts";
import type { Figures } from "./measure.ts";

interface Column {
  readonly title: string;
  readonly digits: number;
  read(figures: Figures): number | null;
}

const COLUMNS: readonly Column[] = [
  { title: "sales/s", digits: 0, read: ({ sales_per_second }) => sales_per_second },
  { title: "median ms", digits: 2, read: ({ p50_ms }) => p50_ms },
  { title: "program µs", digits: 0, read: ({ program_us }) => program_us },
  { title: "database µs", digits: 0, read: ({ database_us }) => database_us },
  { title: "load µs", digits: 0, read: ({ load_us }) => load_us },
  { title: "log bytes", digits: 0, read: ({ wal_bytes }) => wal_bytes },
  { title: "round trips", digits: 2, read: ({ flights }) => flights },
];

/** The goals, each with its median over the rounds and its extremes. */
export function goalsTable(rounds: readonly Round[]): string {
  return goalLines(
    GOALS.map((goal) => ({ ...goal, values: rounds.map((round) => goal.read(round)) })),
  );
}

/** What was measured of each goal, judged by the median of its values. */
export function goalLines(
  measured: readonly (GoalFacts & { values: readonly number[] })[],
): string {
  const lines = measured.map((goal) => {
    const { id, measure, against, digits, values } = goal;
    const middle = median(values);
    const [told, least, most] = [middle, Math.min(...values), Math.max(...values)].map((value) =>
      value.toFixed(digits),
    );
    const sign = goal.better === "more" ? "≥" : "≤";
    const verdict = isMet(goal, middle) ? "met" : "**missed**";
    return [id, measure, against, `${sign} ${goal.goal}`, told, `${least} to ${most}`, verdict];
  });
  return table(["#", "Measure", "Against", "Goal", "Median", "Min to max", ""], lines);
}

/** Every arm, each figure the median over the rounds. */
export function armsTable(rounds: readonly Round[]): string {
  const names = [...new Set(rounds.flatMap((round) => [...round.keys()]))].sort();
  const lines = names.map((name) => {
    const of_arm = rounds.flatMap((round) => round.get(name) ?? []);
    const told = COLUMNS.map(({ read, digits }) => {
      const values = of_arm.map((figures) => read(figures)).filter((value) => value !== null);
      return values.length === 0 ? "–" : median(values).toFixed(digits);
    });
    return [name, ...told];
  });
  return table(["Arm", ...COLUMNS.map(({ title }) => title)], lines);
}

/** One line of progress. */
export function lineOf({ name, other_cores, faults, ...rest }: Figures): string {
  const figures = { name, other_cores, faults, ...rest };
  const told = COLUMNS.map(({ title, digits, read }) => {
    const value = read(figures);
    return value === null ? null : `${title} ${value.toFixed(digits)}`;
  });
  const others = `others ${other_cores.toFixed(2)} cores`;
  return [name.padEnd(28), ...told.filter((one) => one !== null), others].join(" · ");
}

/** A table of markdown. */
export function table(
  titles: readonly string[],
  lines: readonly (readonly (string | undefined)[])[],
): string {
  const rows = [titles, titles.map(() => "---"), ...lines];
  return rows.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The middle value; of an even number of values, the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((left, right) => left - right);
  const half = sorted.length / 2;
  const [low = Number.NaN, high = low] = [sorted[Math.ceil(half) - 1], sorted[Math.floor(half)]];
  return (low + high) / 2;
}
