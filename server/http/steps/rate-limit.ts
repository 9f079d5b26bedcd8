import { addressHolder } from "#platform/net/address-ranges";
import { refuse } from "#platform/refusal";
import type { Draw, RateOutcome, RatePolicy, RateState } from "#platform/work/rate-limit";
import { type Caller, isWrite, type RequestState } from "../request-state.ts";

/** Requests a second and how many at once, by mode. Source: docs/guides/going-live.md, "Limits". */
const REQUESTS = {
  live: { name: "req", per_second: 300, burst: 600 },
  test: { name: "req", per_second: 100, burst: 200 },
} as const;
const WRITES = {
  live: { name: "writes", per_second: 100, burst: 200 },
  test: { name: "writes", per_second: 50, burst: 100 },
} as const;
const SENDS = {
  live: { name: "sends", per_second: 50, burst: 200 },
  test: { name: "sends", per_second: 25, burst: 50 },
} as const;
/** What is for many lines at once shares it: batches, allocations, imports, previews, exports. */
const BULK: RatePolicy = { name: "bulk_requests", per_second: 0.1, burst: 6 };
/** Searches look through several tables each. */
const SEARCHES: RatePolicy = { name: "searches", per_second: 5, burst: 50 };
const TEST_EVENTS: RatePolicy = { name: "test_events", per_second: 1, burst: 60 };
const PUBLISHABLE: RatePolicy = { name: "publishable", per_second: 10, burst: 10 };
/** Claim pages, by client address: behind one address of a mobile network are many people. */
const CLAIM_PAGES: RatePolicy = { name: "claim_pages", per_second: 20, burst: 40 };

/** What people do for themselves, in whatever browsers they are, and what needs no key. */
const PEOPLE: RatePolicy = { name: "people", per_second: 1, burst: 30 };

/** What a caller is told before it is known who calls: the figures of a live account, untouched. */
export const RATE_OF_STRANGERS: readonly RateState[] = [
  { policy: REQUESTS.live, remaining: REQUESTS.live.burst, full_in_seconds: 0 },
];

/** Whether the request has taken its tokens; it takes them once. */
export function hasDrawn({ rate }: RequestState): boolean {
  return rate !== RATE_OF_STRANGERS;
}

/** Takes one token from every bucket that the request draws on, or so many. */
export function drawRate(
  state: RequestState,
  caller: Caller | null,
  draw: (draws: readonly Draw[]) => RateOutcome,
  tokens = 1,
): RateOutcome {
  return draw(drawsOf(state, caller).map((one) => ({ ...one, tokens })));
}

/**
 * Takes one token for a request on a claim page. What strangers open does not draw on the account,
 * whose tills need its requests.
 */
export function drawForPage(
  { ip }: Pick<RequestState, "ip">,
  draw: (draws: readonly Draw[]) => RateOutcome,
): RateOutcome {
  return draw([{ policy: CLAIM_PAGES, holder: addressHolder(ip) }]);
}

/** How many messages a batch has besides the one that its request counts as. */
export function furtherMessages({ operation, body }: RequestState): number {
  return operation.json_rpc && Array.isArray(body) ? body.length - 1 : 0;
}

/** Refuses: `rate_limited`, when a bucket was empty. */
export function refuseEmptyBucket({ retry_after, states }: RateOutcome): void {
  if (retry_after === null) return;
  refuse("rate_limited", {
    message: `Too many requests; wait ${retry_after} s.`,
    retry_after,
    meta: { policy: states[0]?.policy.name },
  });
}

function drawsOf({ operation, ip, person }: RequestState, caller: Caller | null): Draw[] {
  if (caller === null) {
    const holder = person?.email ?? person?.phone ?? addressHolder(ip);
    return [{ policy: PEOPLE, holder }];
  }
  const { account, key } = caller;
  const { id, mode, limits } = account;
  const draws: Draw[] = [
    { policy: raised(REQUESTS[mode], limits.requests_per_second), holder: id },
  ];
  if (isWrite(operation)) {
    // What is signed and not sent with a key is counted together.
    draws.push({ policy: raised(WRITES[mode], limits.writes_per_second), holder: key?.id ?? id });
  }
  if (operation.id === "createSend") {
    draws.push({ policy: raised(SENDS[mode], limits.sends_per_second), holder: id });
  }
  if (operation.rationed === "bulk_requests") {
    draws.push({ policy: raised(BULK, limits.bulk_per_second), holder: id });
  }
  if (operation.rationed === "searches") draws.push({ policy: SEARCHES, holder: id });
  if (operation.id === "triggerTestEvent") draws.push({ policy: TEST_EVENTS, holder: id });
  if (key?.kind === "pk")
    draws.push({ policy: PUBLISHABLE, holder: `${key.id}/${addressHolder(ip)}` });
  return draws;
}

/** Staff raise the rate of an account; what may come at once grows in proportion. */
function raised(policy: RatePolicy, per_second: number | undefined): RatePolicy {
  if (per_second === undefined) return policy;
  const burst = Math.ceil((policy.burst / policy.per_second) * per_second);
  return { name: policy.name, per_second, burst };
}
