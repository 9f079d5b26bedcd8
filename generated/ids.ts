// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
/** The prefix of an object's id, without the underscore. */
export const ID_PREFIXES = {
  account: "acct",
  approval: "apr",
  attempt: "att",
  audit_event: "aud",
  batch: "bch",
  batch_item: "bit",
  bundle: "bnd",
  checkout_session: "cs",
  cost_center: "cc",
  event: "evt",
  key: "key",
  member: "mem",
  program: "prg",
  quote: "quo",
  recipient: "rcp",
  request: "req",
  reservation: "rsv",
  reward: "rwd",
  schedule: "sch",
  send: "snd",
  transaction: "txn",
} as const;

export type IdName = keyof typeof ID_PREFIXES;
export type IdPrefix = (typeof ID_PREFIXES)[IdName];
