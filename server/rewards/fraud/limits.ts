/**
 * The numbers of the fraud rules, the same for every account.
 * Source: docs/decisions/0039-programs.md.
 */
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export const FRAUD_LIMITS = {
  /** So many rewards to one number within the time, the new one counted. */
  velocity_phone: { rewards: 5, within_ms: DAY_MS },
  /** So many links claimed from one address within the time, the new one counted. */
  velocity_ip: { claims: 10, within_ms: HOUR_MS },
  /** Rewards of so many people to one meter within the time. */
  same_meter: { people: 3, within_ms: 30 * DAY_MS },
  /** Whoever was registered less long ago gets no more than the program's usual amount. */
  new_recipient: { younger_than_ms: DAY_MS },
  /** More than so many times the median of the program's newest rewards, if they are enough. */
  amount_outlier: { times: 5n, of_newest: 100, rewards_min: 10 },
  /** Farther from the centre of a location than so much of its radius, in per cent. */
  geofence_edge: { radius_percent: 90 },
  /** So much of a limit was used before, in per cent. */
  cap_near: { used_percent: 90 },
  /** Whoever had so many rewards rejected by people within the time gets none. */
  fraud_blocked: { rejected: 2, within_ms: 90 * DAY_MS },
} as const;
