import { refuse } from "#platform/refusal";
import type { RequestState } from "../request/request-state.ts";

/** How many bytes of bodies a program holds at once. */
interface BodyMemoryLimits {
  /** Of one account, or of one address where no key is asked for. */
  readonly of_one: number;
  /** Of everybody but live accounts, which they must not keep out. */
  readonly of_tests: number;
  readonly of_all: number;
}

const MIB = 1_048_576;
export const BODY_MEMORY_LIMITS: BodyMemoryLimits = {
  of_one: 24 * MIB,
  of_tests: 64 * MIB,
  of_all: 128 * MIB,
};
const RETRY_SECONDS = 1;

/** Counts the bodies that a program holds, from their first byte to the answer. */
export interface BodyMemory {
  /**
   * Makes room for bytes of a request's body before they are read.
   *
   * Refuses: `rate_limited` past what one account may have on its way, `service_unavailable` past
   * what all may.
   */
  readonly take: (state: RequestState, bytes: number) => void;
  /** Gives back what a request has taken. */
  readonly release: (state: RequestState) => void;
}

/** Opens the memory of one program. */
export function openBodyMemory({ of_one, of_tests, of_all }: BodyMemoryLimits): BodyMemory {
  const held = new Map<string, number>();
  let tests = 0;
  let all = 0;

  function add(state: RequestState, bytes: number): void {
    const holder = holderOf(state);
    const of_holder = (held.get(holder) ?? 0) + bytes;
    if (of_holder === 0) held.delete(holder);
    else held.set(holder, of_holder);
    all += bytes;
    if (!isLive(state)) tests += bytes;
    state.held_bytes += bytes;
  }

  return {
    take(state, bytes) {
      if ((held.get(holderOf(state)) ?? 0) + bytes > of_one) refuseOne(state);
      const is_full = all + bytes > of_all || (!isLive(state) && tests + bytes > of_tests);
      if (is_full) refuse("service_unavailable", { retry_after: RETRY_SECONDS });
      add(state, bytes);
    },
    release: (state) => add(state, -state.held_bytes),
  };
}

/** A caller is told as one who calls too often; of strangers nothing is known but an address. */
function refuseOne({ caller }: RequestState): never {
  const retry_after = RETRY_SECONDS;
  if (caller === null) return refuse("service_unavailable", { retry_after });
  const message = `Too many large bodies are on their way; wait ${retry_after} s.`;
  return refuse("rate_limited", { message, retry_after, meta: { policy: "bodies" } });
}

function holderOf({ caller, ip }: RequestState): string {
  return caller?.account.id ?? ip;
}

function isLive({ caller }: RequestState): boolean {
  return caller?.account.mode === "live";
}
