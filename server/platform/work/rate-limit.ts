/**
 * Token buckets in memory. Each program that serves requests holds its share of every limit, the
 * limit divided by the number of them alive, so the whole is approximate by design and needs no
 * round trip. Source: docs/guides/going-live.md, "Limits".
 */

/** One limit: how fast a bucket fills, and how much it holds. */
export interface RatePolicy {
  readonly name: string;
  readonly per_second: number;
  readonly burst: number;
}

/** One request's draw on the bucket that a holder has under a policy. */
export interface Draw {
  readonly policy: RatePolicy;
  /** Who draws: an account, a key, a key with a client address. */
  readonly holder: string;
  /** How many tokens it takes, one if not said; at most all that the bucket can hold. */
  readonly tokens?: number;
}

/** What a bucket holds after a draw, counted over all programs that share the limit. */
export interface RateState {
  readonly policy: RatePolicy;
  readonly remaining: number;
  /** Until the bucket is full again. */
  readonly full_in_seconds: number;
}

/** What became of a draw; `retry_after` is null when every bucket had a token. */
export interface RateOutcome {
  readonly retry_after: number | null;
  /** The tightest first. */
  readonly states: readonly RateState[];
}

interface Bucket {
  tokens: number;
  at_ms: number;
  /** The turn of the request that was refused last; a turn that has passed says nothing. */
  turn_ms: number;
}

/**
 * Requests that are refused get one turn after the other, at the rate of the bucket, so that a
 * crowd does not come back together, to be refused again. No turn is further away than this.
 */
const TURN_MAX_MS = 10_000;

/** Past this many buckets the older half is dropped, so that no flood of holders fills memory. */
const BUCKETS_MAX = 50_000;

/**
 * Opens the buckets of this program; the returned function draws from each bucket named, or from
 * none of them when one holds too little.
 */
export function rateLimiter(given: {
  /** How many programs share the limits now, this one among them. */
  sharers: () => number;
  /** Units: milliseconds. */
  now: () => number;
}): (draws: readonly Draw[]) => RateOutcome {
  const buckets = new Map<string, Bucket>();

  function filled(key: string, { policy }: Draw, sharers: number, now_ms: number): Bucket {
    const burst = shareOf(policy.burst, sharers);
    const found = buckets.get(key);
    if (found === undefined) {
      const bucket = { tokens: burst, at_ms: now_ms, turn_ms: now_ms };
      buckets.set(key, bucket);
      return bucket;
    }
    const gained = (Math.max(0, now_ms - found.at_ms) / 1_000) * (policy.per_second / sharers);
    found.tokens = Math.min(burst, found.tokens + gained);
    found.at_ms = now_ms;
    return found;
  }

  return (draws) => {
    const sharers = Math.max(1, given.sharers());
    const now_ms = given.now();
    if (buckets.size > BUCKETS_MAX) dropOldest(buckets);
    const held = draws.map((draw) =>
      filled(`${draw.policy.name}/${draw.holder}`, draw, sharers, now_ms),
    );
    const waits = held.map((bucket, index) => waitFor(bucket, draws[index] as Draw, sharers));
    const longest = Math.max(0, ...waits);
    if (longest === 0) {
      for (const [index, bucket] of held.entries()) {
        bucket.tokens -= tokensOf(draws[index] as Draw, sharers);
      }
    }
    const states = draws.map(({ policy }, index) =>
      stateOf(held[index] as Bucket, policy, sharers),
    );
    states.sort((left, right) => tightness(left) - tightness(right));
    return { retry_after: longest === 0 ? null : Math.max(1, Math.ceil(longest)), states };
  };
}

/**
 * The headers that tell a caller of the limits on it.
 * Source: docs/guides/going-live.md, "Limits".
 */
export function rateHeaders(states: readonly RateState[]): {
  "RateLimit-Policy": string;
  RateLimit: string;
} {
  const policies = states.map(({ policy }) => {
    const window_seconds = Math.ceil(policy.burst / policy.per_second);
    return `"${policy.name}";q=${policy.burst};w=${window_seconds}`;
  });
  const limits = states.map(
    ({ policy, remaining, full_in_seconds }) =>
      `"${policy.name}";r=${remaining};t=${full_in_seconds}`,
  );
  return { "RateLimit-Policy": policies.join(", "), RateLimit: limits.join(", ") };
}

/** A share of less than one token would never let a request pass. */
function shareOf(burst: number, sharers: number): number {
  return Math.max(1, burst / sharers);
}

/** More than a whole bucket would never be had. */
function tokensOf({ policy, tokens = 1 }: Draw, sharers: number): number {
  return Math.min(tokens, shareOf(policy.burst, sharers));
}

/** Seconds until the draw's turn; none when the bucket holds enough. */
function waitFor(bucket: Bucket, draw: Draw, sharers: number): number {
  const tokens = tokensOf(draw, sharers);
  const missing = tokens - bucket.tokens;
  if (missing <= 0) return 0;
  const token_ms = (1_000 * sharers) / draw.policy.per_second;
  const line_ms = bucket.turn_ms - bucket.at_ms;
  const behind_ms = line_ms > 0 ? line_ms + tokens * token_ms : 0;
  const wait_ms = Math.max(missing * token_ms, Math.min(behind_ms, TURN_MAX_MS));
  bucket.turn_ms = bucket.at_ms + wait_ms;
  return wait_ms / 1_000;
}

function stateOf({ tokens }: Bucket, policy: RatePolicy, sharers: number): RateState {
  const missing = shareOf(policy.burst, sharers) - tokens;
  return {
    policy,
    remaining: Math.min(policy.burst, Math.floor(tokens * sharers)),
    full_in_seconds: Math.max(0, Math.ceil(missing / (policy.per_second / sharers))),
  };
}

function tightness({ policy, remaining }: RateState): number {
  return remaining / policy.burst;
}

/** Keys stand in the order of their first draw; a busy one that is dropped starts full again. */
function dropOldest(buckets: Map<string, Bucket>): void {
  let surplus = buckets.size - BUCKETS_MAX / 2;
  for (const key of buckets.keys()) {
    if (surplus <= 0) return;
    buckets.delete(key);
    surplus -= 1;
  }
}
