import { randomInt } from "node:crypto";
import { addressHolder } from "#platform/net/address-ranges";
import { refuse } from "#platform/refusal";
import type { RequestState } from "../request-state.ts";

/** How many bytes of bodies a program holds at once. */
interface BodyMemoryLimits {
  /** Of one key, so that none keeps out the others of its account. */
  readonly of_key: number;
  readonly of_account: number;
  /** Of one address, until it is proven who calls. */
  readonly of_stranger: number;
  /** Of everybody of whom nothing is proven yet, half of it for the first body of each address. */
  readonly of_strangers: number;
  /** Of all test accounts, which must not keep live ones out. */
  readonly of_tests: number;
  readonly of_all: number;
}

const KIB = 1_024;
const MIB = 1_048_576;
export const BODY_MEMORY_LIMITS: BodyMemoryLimits = {
  of_key: 16 * MIB,
  of_account: 32 * MIB,
  of_stranger: MIB,
  of_strangers: 32 * MIB,
  of_tests: 64 * MIB,
  of_all: 128 * MIB,
};
/** As long as a signed body may be, and longer than most others. */
const SMALL_BODY_BYTES = 64 * KIB;
/** Kept for small bodies, whatever the large ones take. */
const FOR_SMALL_BODIES = 16 * MIB;
/** Kept for addresses that have no more than one small body on its way, whatever others send. */
const FOR_FIRST_BODIES = 16 * MIB;
/** Whoever was refused comes again at different times. */
const RETRY_SECONDS = { min: 1, max: 3 };

/** Counts the bodies that a program holds, from their first byte to the answer. */
export interface BodyMemory {
  /**
   * Makes room for bytes of a request's body that have come.
   *
   * Refuses: `rate_limited` past what one key or account may have on its way,
   * `service_unavailable` past what all may.
   */
  readonly take: (state: RequestState, bytes: number) => void;
  /** Gives back what a request has taken. */
  readonly release: (state: RequestState) => void;
}

/** Whose memory a request takes; each is named once. */
interface Share {
  readonly name: string;
  readonly bytes_max: number;
  /** Whether it is the caller's own, so that he is told to send less at once. */
  readonly is_own: boolean;
}

/** Of one request, the narrowest first. */
type Shares = readonly [Share, ...Share[]];

interface HeldBody {
  readonly shares: Shares;
  bytes: number;
}

/** Opens the memory of one program. */
export function openBodyMemory(limits: BodyMemoryLimits): BodyMemory {
  const taken = new Map<string, number>();
  const of_request = new Map<RequestState, HeldBody>();

  function add(held: HeldBody, bytes: number): void {
    for (const { name } of held.shares) {
      const sum = (taken.get(name) ?? 0) + bytes;
      if (sum === 0) taken.delete(name);
      else taken.set(name, sum);
    }
    held.bytes += bytes;
  }

  return {
    take(state, bytes) {
      const held = of_request.get(state) ?? { shares: sharesOf(state, limits), bytes: 0 };
      const sumOf = ({ name }: Share) => (taken.get(name) ?? 0) + bytes;
      const [narrowest] = held.shares;
      const spares: Readonly<Record<string, number>> = {
        [ALL]: held.bytes + bytes <= SMALL_BODY_BYTES ? 0 : FOR_SMALL_BODIES,
        [STRANGERS]: sumOf(narrowest) <= SMALL_BODY_BYTES ? 0 : FOR_FIRST_BODIES,
      };
      const full = held.shares.find((one) => sumOf(one) > one.bytes_max - (spares[one.name] ?? 0));
      if (full !== undefined) refuseFor(full);
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

const ALL = "all";
const STRANGERS = "strangers";

function sharesOf({ caller, ip }: RequestState, limits: BodyMemoryLimits): Shares {
  const all = { name: ALL, bytes_max: limits.of_all, is_own: false };
  if (caller === null) {
    const name = addressHolder(ip);
    const one = { name: `address/${name}`, bytes_max: limits.of_stranger, is_own: false };
    return [one, { name: STRANGERS, bytes_max: limits.of_strangers, is_own: false }, all];
  }
  const { account, key } = caller;
  const own = { name: `account/${account.id}`, bytes_max: limits.of_account, is_own: true };
  const of_key = { name: `key/${key?.id}`, bytes_max: limits.of_key, is_own: true };
  const shares: Shares = key === null ? [own] : [of_key, own];
  if (account.mode === "live") return [...shares, all];
  return [...shares, { name: "tests", bytes_max: limits.of_tests, is_own: false }, all];
}

/** A caller is told as one who calls too often; nobody is told what others take. */
function refuseFor({ is_own }: Share): never {
  const retry_after = randomInt(RETRY_SECONDS.min, RETRY_SECONDS.max + 1);
  if (!is_own) return refuse("service_unavailable", { retry_after });
  const message = `Too many large bodies are on their way; wait ${retry_after} s.`;
  return refuse("rate_limited", { message, retry_after, meta: { policy: "bodies" } });
}
