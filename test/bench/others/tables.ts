/** The figures as tables. */
import { quantile } from "../reads/ask.ts";
import type { Measured } from "./measure.ts";
import type { Started } from "./program.ts";

const OURS = "svc";
const WORKS = { read: "a read", create: "a create", ledger: "a movement of money" };

/** What each takes until it answers. */
export function startsTable(starts: readonly Started[]): string {
  const rows = groups(starts, ({ name }) => name).map(([name, list]) => [
    name,
    spread(list.map(({ start_ms }) => start_ms)),
    spread(list.map(({ resident_mb }) => resident_mb)),
    String(list.length),
  ]);
  return table(["Start", "processor ms", "resident MB", "starts"], rows);
}

/** What each takes for the same work, and ours for each of theirs in the same round. */
export function worksTable(measured: readonly Measured[]): string {
  const keyOf = ({ arm, connections }: Measured) =>
    [WORKS[arm.work], connections, arm.program.name].join("|");
  const rows = groups(measured, keyOf).map(([key, list]) => {
    const [work = "", connections = "", name = ""] = key.split("|");
    const figure = (read: (core: Measured["core"]) => number) =>
      spread(list.map(({ core }) => read(core)));
    const ratios = list.flatMap((one) => ratioOf(one, measured));
    return [
      ...[work, connections, name, figure(({ speed }) => speed), figure(({ p50_ms }) => p50_ms)],
      ...[figure(({ program_us }) => program_us), figure(({ database_us }) => database_us)],
      ...[figure(({ log_bytes }) => log_bytes), name === OURS ? "" : spread(ratios)],
    ];
  });
  const heads = ["Work", "connections", "program", "a second", "median ms", "program µs"];
  return table(
    [...heads, "PostgreSQL µs", "log bytes", "processor, theirs / ours"],
    rows.sort(byText),
  );
}

function ratioOf(one: Measured, measured: readonly Measured[]): number[] {
  const ours = measured.find(
    ({ arm, round, connections }) =>
      arm.program.name === OURS &&
      arm.work === one.arm.work &&
      round === one.round &&
      connections === one.connections,
  );
  return ours === undefined ? [] : [processor(one) / processor(ours)];
}

function processor({ core }: Measured): number {
  return core.program_us + core.database_us;
}

function groups<T>(list: readonly T[], keyOf: (one: T) => string): [string, T[]][] {
  return [...Map.groupBy(list, keyOf)];
}

function byText(left: readonly string[], right: readonly string[]): number {
  return left.join().localeCompare(right.join());
}

/** The median, and the smallest and largest where they differ. */
function spread(values: readonly number[]): string {
  const short = (value: number) =>
    value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
  const [low, middle, high] = [0, 0.5, 1].map((share) => short(quantile(values, share)));
  return low === high ? `${middle}` : `${middle} (${low} to ${high})`;
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(heads), line(heads.map(() => "---")), ...rows.map(line)].join("\n");
}
