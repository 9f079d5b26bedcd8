import { addressHolder } from "#platform/net/address-ranges";
import { refuse } from "#platform/refusal";
import type { RequestState } from "../request/request-state.ts";

/** How many bytes of bodies a program holds at once. */
interface BodyMemoryLimits {
  /** Of one account. */
  readonly of_one: number;
  /** Of one address, until it is proven who calls: two of the largest bodies, many usual ones. */
  readonly of_stranger: number;
  /** Of everybody but live accounts, which they must not keep out. */
  readonly of_tests: number;
  readonly of_all: number;
}

const MIB = 1_048_576;
export const BODY_MEMORY_LIMITS: BodyMemoryLimits = {
  of_one: 24 * MIB,
  of_stranger: 2 * MIB,
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

/** What one request holds, and on whose account. */
interface HeldBody {
  readonly holder: string;
  /** Of all requests of the holder. */
  readonly bytes_max: number;
  readonly is_live: boolean;
  bytes: number;
}

/** Opens the memory of one program. */
export function openBodyMemory(limits: BodyMemoryLimits): BodyMemory {
  const { of_tests, of_all } = limits;
  const of_holder = new Map<string, number>();
  const of_request = new Map<RequestState, HeldBody>();
  let tests = 0;
  let all = 0;

  function add(held: HeldBody, bytes: number): void {
    const sum = (of_holder.get(held.holder) ?? 0) + bytes;
    if (sum === 0) of_holder.delete(held.holder);
    else of_holder.set(held.holder, sum);
    all += bytes;
    if (!held.is_live) tests += bytes;
    held.bytes += bytes;
  }

  return {
    take(state, bytes) {
      const held = of_request.get(state) ?? holdingOf(state, limits);
      if ((of_holder.get(held.holder) ?? 0) + bytes > held.bytes_max) refuseOne(state);
      const is_full = all + bytes > of_all || (!held.is_live && tests + bytes > of_tests);
      if (is_full) refuse("service_unavailable", { retry_after: RETRY_SECONDS });
      add(held, bytes);
      of_request.set(state, held);
    },
    release(state) {
      const held = of_request.get(state);
      if (held === undefined) return;
      add(held, -held.bytes);
      of_request.delete(state);
    },
  };
}

function holdingOf(
  { caller, ip }: RequestState,
  { of_one, of_stranger }: BodyMemoryLimits,
): HeldBody {
  if (caller === null) {
    return { holder: addressHolder(ip), bytes_max: of_stranger, is_live: false, bytes: 0 };
  }
  const { id: holder, mode } = caller.account;
  return { holder, bytes_max: of_one, is_live: mode === "live", bytes: 0 };
}

/** A caller is told as one who calls too often; of strangers nothing is known but an address. */
function refuseOne({ caller }: RequestState): never {
  const retry_after = RETRY_SECONDS;
  if (caller === null) return refuse("service_unavailable", { retry_after });
  const message = `Too many large bodies are on their way; wait ${retry_after} s.`;
  return refuse("rate_limited", { message, retry_after, meta: { policy: "bodies" } });
}
