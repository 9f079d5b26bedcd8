/** What some days of an account add up to, and how days are put together. */
import type { Schemas } from "@svc/generated/routes";

export type MoveType = Schemas["CreditTransactionType"];

/** Sends counted together. Units: minor units. */
export interface SendSum {
  readonly count: number;
  readonly face_minor: bigint;
  readonly cost_minor: bigint;
}

/** The sends of one type, network, key and cost centre. */
export interface SendPart extends SendSum {
  readonly type: Schemas["SendType"];
  readonly network: string;
  readonly api_key_id: string | null;
  readonly cost_center_id: string | null;
}

export interface StatementParts {
  /** What each type of row did to the Credit; negative when it was drawn. Units: minor units. */
  readonly moved_minor: ReadonlyMap<MoveType, bigint>;
  readonly groups: readonly SendPart[];
  /** Sends first delivered in these days and not credited back. */
  readonly delivered: SendSum;
}

/** The same as JSON has it, whose numbers are too small for money. */
export interface WrittenParts {
  readonly moved_minor: Readonly<Record<string, string>>;
  readonly groups: readonly Written<SendPart>[];
  readonly delivered: Written<SendSum>;
}

type Written<Sum extends SendSum> = Omit<Sum, "face_minor" | "cost_minor"> & {
  readonly face_minor: string;
  readonly cost_minor: string;
};

export const NO_PARTS: StatementParts = {
  moved_minor: new Map(),
  groups: [],
  delivered: { count: 0, face_minor: 0n, cost_minor: 0n },
};

/** Days and the days after them as one. */
export function together(one: StatementParts, other: StatementParts): StatementParts {
  const moved = new Map(one.moved_minor);
  for (const [type, minor] of other.moved_minor) moved.set(type, (moved.get(type) ?? 0n) + minor);
  const same = Map.groupBy([...one.groups, ...other.groups], nameOf);
  return {
    moved_minor: moved,
    groups: [...same]
      .toSorted(([left], [right]) => (left < right ? -1 : 1))
      .flatMap(([, [first, ...rest]]) =>
        first === undefined ? [] : [{ ...first, ...rest.reduce(sumOf, sumOf(first)) }],
      ),
    delivered: sumOf(one.delivered, other.delivered),
  };
}

/** What is not there comes last. */
function nameOf({ type, network, api_key_id, cost_center_id }: SendPart): string {
  return [type, network, api_key_id ?? "~", cost_center_id ?? "~"].join("/");
}

function sumOf(one: SendSum, other: SendSum = NO_PARTS.delivered): SendSum {
  return {
    count: one.count + other.count,
    face_minor: one.face_minor + other.face_minor,
    cost_minor: one.cost_minor + other.cost_minor,
  };
}

export function writeParts({ moved_minor, groups, delivered }: StatementParts): WrittenParts {
  const write = <Sum extends SendSum>(sum: Sum) => {
    return { ...sum, face_minor: `${sum.face_minor}`, cost_minor: `${sum.cost_minor}` };
  };
  return {
    moved_minor: Object.fromEntries([...moved_minor].map(([type, minor]) => [type, `${minor}`])),
    groups: groups.map(write),
    delivered: write(delivered),
  };
}

export function readWritten({ moved_minor, groups, delivered }: WrittenParts): StatementParts {
  const read = <Sum extends SendSum>(sum: Written<Sum>) => {
    return { ...sum, face_minor: BigInt(sum.face_minor), cost_minor: BigInt(sum.cost_minor) };
  };
  return {
    moved_minor: new Map(
      Object.entries(moved_minor).map(([type, minor]) => [type as MoveType, BigInt(minor)]),
    ),
    groups: groups.map((group) => read<SendPart>(group)),
    delivered: read<SendSum>(delivered),
  };
}
