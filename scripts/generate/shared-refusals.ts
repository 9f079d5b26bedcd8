import type { ContractFacts } from "../../spec/emitter/facts.ts";
import { literal } from "./text.ts";

/** What the gate refuses of many operations, each list once, and how operations name them. */
export interface SharedRefusals {
  /** The declarations of the lists. */
  readonly declared: string;
  /** The refusals of an operation, as its row has them. */
  readonly textOf: (refusals: readonly string[], indent: number) => string;
}

/** Finds the lists that refusals of operations begin and end with. */
export function shareRefusals({ operations, edge_refusals }: ContractFacts): SharedRefusals {
  const first = listNames("AT_THE_GATE");
  const last = listNames("AT_LAST");
  const parts = (refusals: readonly string[]) => {
    const begin = refusals.findIndex((code) => !edge_refusals.first.includes(code));
    const end = refusals.findLastIndex((code) => !edge_refusals.last.includes(code)) + 1;
    const own_at = begin === -1 ? refusals.length : begin;
    return {
      head: refusals.slice(0, own_at),
      own: refusals.slice(own_at, Math.max(end, own_at)),
      tail: refusals.slice(Math.max(end, own_at)),
    };
  };
  for (const { refusals } of operations) {
    const { head, tail } = parts(refusals);
    first.nameOf(head);
    last.nameOf(tail);
  }
  return {
    declared: first.declared() + last.declared(),
    textOf(refusals, indent) {
      const { head, own, tail } = parts(refusals);
      const spread = [spreadOf(first.nameOf(head)), ...own, spreadOf(last.nameOf(tail))];
      // What is spread is named, and no text.
      return literal(spread.filter(Boolean), indent).replaceAll(/"(\.\.\.\w+)"/g, "$1");
    },
  };
}

function spreadOf(name: string | null): string {
  return name === null ? "" : `...${name}`;
}

/** Numbers lists in the order in which they are first met; an empty one has no name. */
function listNames(prefix: string) {
  const names = new Map<string, { name: string; codes: readonly string[] }>();
  return {
    nameOf(codes: readonly string[]): string | null {
      if (codes.length === 0) return null;
      const known = names.get(codes.join());
      if (known !== undefined) return known.name;
      const name = `${prefix}_${names.size + 1}`;
      names.set(codes.join(), { name, codes });
      return name;
    },
    declared(): string {
      const lists = [...names.values()].map(
        ({ name, codes }) => `const ${name}: readonly ErrorCode[] = ${literal(codes)};\n`,
      );
      return lists.join("");
    },
  };
}
