import { refuse } from "#platform/refusal";
import type { Visit } from "./visit.ts";

/** How many bytes of bodies a program holds at once. */
interface RoomLimits {
  /** Of one account, or of one address where no key is asked for. */
  readonly of_one: number;
  /** Of everybody but live accounts, which they must not keep out. */
  readonly of_tests: number;
  readonly of_all: number;
}

const MIB = 1_048_576;
export const ROOM_LIMITS: RoomLimits = { of_one: 24 * MIB, of_tests: 64 * MIB, of_all: 128 * MIB };
const RETRY_SECONDS = 1;

/** Counts the bodies that a program holds, from their first byte to the answer. */
export interface BodyRoom {
  /**
   * Makes room for bytes of a request's body before they are read.
   *
   * Refuses: `rate_limited` past what one account may have on its way, `service_unavailable` past
   * what all may.
   */
  readonly take: (visit: Visit, bytes: number) => void;
  /** Gives back what a request has taken. */
  readonly release: (visit: Visit) => void;
}

/** Opens the room of one program. */
export function openBodyRoom({ of_one, of_tests, of_all }: RoomLimits): BodyRoom {
  const held = new Map<string, number>();
  let tests = 0;
  let all = 0;

  function add(visit: Visit, bytes: number): void {
    const holder = holderOf(visit);
    const of_holder = (held.get(holder) ?? 0) + bytes;
    if (of_holder === 0) held.delete(holder);
    else held.set(holder, of_holder);
    all += bytes;
    if (!isLive(visit)) tests += bytes;
    visit.held_bytes += bytes;
  }

  return {
    take(visit, bytes) {
      if ((held.get(holderOf(visit)) ?? 0) + bytes > of_one) refuseOne(visit);
      const is_full = all + bytes > of_all || (!isLive(visit) && tests + bytes > of_tests);
      if (is_full) refuse("service_unavailable", { retry_after: RETRY_SECONDS });
      add(visit, bytes);
    },
    release: (visit) => add(visit, -visit.held_bytes),
  };
}

/** A caller is told as one who calls too often; of strangers nothing is known but an address. */
function refuseOne({ caller }: Visit): never {
  const retry_after = RETRY_SECONDS;
  if (caller === null) return refuse("service_unavailable", { retry_after });
  const message = `Too many large bodies are on their way; wait ${retry_after} s.`;
  return refuse("rate_limited", { message, retry_after, meta: { policy: "bodies" } });
}

function holderOf({ caller, ip }: Visit): string {
  return caller?.account.id ?? ip;
}

function isLive({ caller }: Visit): boolean {
  return caller?.account.mode === "live";
}
