import { unavailable } from "./errors.ts";

/** Who holds places together: live accounts, guests whose account nobody knows, test accounts. */
type Group = "live" | "guest" | "test";

/** Whose a transaction is: an account in its mode, or where a guest comes from. */
export interface Holder {
  readonly group: Group;
  readonly name: string;
}

/** Whoever opens a page or calls what needs no key, by where they come from, if that is known. */
export function guest(from = ""): Holder {
  return { group: "guest", name: from };
}

/** What an account's keys ask, and what its programs have signed. */
export function callersOf({ id, mode }: { id: string; mode: "test" | "live" }): Holder {
  return { group: mode, name: id };
}

/** People on pages of an account, who take no place from its tills. */
export function pagesOf({ id, mode }: { id: string; mode: "test" | "live" }): Holder {
  return { group: mode, name: `${id}/pages` };
}

/** How many may be inside at once, how many may wait for it, and how long. */
export interface PlaceLimits {
  readonly places: number;
  /** Places that one holder may have. */
  readonly of_holder_max: number;
  /** Places that all of a group may have. */
  readonly of_group_max: Readonly<Record<Group, number>>;
  readonly waiting_max: number;
  readonly wait_ms_max: number;
}

/** Runs work of a holder when it has a place. */
export type Places = <T>(holder: Holder, work: () => Promise<T>) => Promise<T>;

/** Whoever waits in a group that stands earlier goes first. */
const GROUPS_IN_ORDER: readonly Group[] = ["live", "guest", "test"];

interface Waiting {
  readonly letIn: () => void;
  readonly refuse: () => void;
}

/** The places of one holder, and who waits for another one, the oldest first. */
interface Line {
  held: number;
  readonly waiting: Waiting[];
}

interface GroupLines {
  held: number;
  readonly held_max: number;
  /** Whose turn is over stands last. */
  readonly lines: Map<string, Line>;
}

/** The quarters of a program's places that one holder, and one group, may have. */
const HOLDER_QUARTERS = 1;
const GROUP_QUARTERS = { live: 4, guest: 1, test: 2 } as const;

/** The shares of so many places; each is one at least. */
export function sharesOf(places: number): Omit<PlaceLimits, "waiting_max" | "wait_ms_max"> {
  const quarters = (count: number) => Math.max(1, Math.floor((places * count) / 4));
  const { live, guest, test } = GROUP_QUARTERS;
  const of_group_max = { live: quarters(live), guest: quarters(guest), test: quarters(test) };
  return { places, of_holder_max: quarters(HOLDER_QUARTERS), of_group_max };
}

/**
 * Shares places between holders. A free one goes to the first group in which somebody may enter;
 * within it to who holds fewest, then to whose turn was longest ago, and there to the oldest.
 *
 * Refuses: `service_unavailable` with `retry_after` to who has waited too long, and, when too many
 * wait, to the newest of the longest line: a crowd turns itself away, and nobody else.
 * Source: docs/decisions/0050-places.md.
 */
export function openPlaces(limits: PlaceLimits): Places {
  const room: Room = { limits, groups: openGroups(limits), free: limits.places, waiting: 0 };
  return async (holder, work) => {
    await enter(room, holder);
    try {
      return await work();
    } finally {
      leave(room, holder);
    }
  };
}

interface Room {
  readonly limits: PlaceLimits;
  readonly groups: Readonly<Record<Group, GroupLines>>;
  free: number;
  waiting: number;
}

function openGroups({ of_group_max }: PlaceLimits): Room["groups"] {
  const open = (group: Group): GroupLines => ({
    held: 0,
    held_max: of_group_max[group],
    lines: new Map(),
  });
  return { live: open("live"), guest: open("guest"), test: open("test") };
}

function enter(room: Room, { group, name }: Holder): Promise<void> {
  const { lines } = room.groups[group];
  const line = lines.get(name) ?? { held: 0, waiting: [] };
  lines.set(name, line);
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const refuse = () => {
    clearTimeout(timer);
    line.waiting.splice(line.waiting.indexOf(place), 1);
    room.waiting -= 1;
    if (isEmpty(line)) lines.delete(name);
    reject(unavailable());
  };
  const timer = setTimeout(refuse, room.limits.wait_ms_max);
  const letIn = () => {
    clearTimeout(timer);
    resolve();
  };
  const place = { letIn, refuse };
  line.waiting.push(place);
  room.waiting += 1;
  fill(room);
  if (room.waiting > room.limits.waiting_max) longestOf(room)?.waiting.at(-1)?.refuse();
  return promise;
}

function leave(room: Room, { group, name }: Holder): void {
  const { lines } = room.groups[group];
  const line = lines.get(name);
  if (line === undefined) throw new Error(`${name} leaves a place that it does not hold.`);
  room.free += 1;
  room.groups[group].held -= 1;
  line.held -= 1;
  lines.delete(name);
  if (!isEmpty(line)) lines.set(name, line);
  fill(room);
}

function isEmpty({ held, waiting }: Line): boolean {
  return held === 0 && waiting.length === 0;
}

/** Lets in whoever may enter now. */
function fill(room: Room): void {
  for (let next = nextOf(room); room.free > 0 && next !== null; next = nextOf(room)) {
    const { group, line } = next;
    room.free -= 1;
    room.waiting -= 1;
    group.held += 1;
    line.held += 1;
    line.waiting.shift()?.letIn();
  }
}

/** The line that the next free place goes to; null when nobody may enter. */
function nextOf({ groups, limits }: Room): { group: GroupLines; line: Line } | null {
  for (const name of GROUPS_IN_ORDER) {
    const group = groups[name];
    if (group.held >= group.held_max) continue;
    let next: Line | null = null;
    for (const line of group.lines.values()) {
      if (line.waiting.length === 0 || line.held >= limits.of_holder_max) continue;
      if (next === null || line.held < next.held) next = line;
    }
    if (next !== null) return { group, line: next };
  }
  return null;
}

/** Of lines that are equally long, the one in the group that stands last. */
function longestOf({ groups }: Room): Line | null {
  let longest: Line | null = null;
  for (const group of GROUPS_IN_ORDER) {
    for (const line of groups[group].lines.values()) {
      if (line.waiting.length >= (longest?.waiting.length ?? 1)) longest = line;
    }
  }
  return longest;
}
