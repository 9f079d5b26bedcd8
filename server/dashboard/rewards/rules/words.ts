export const RULE_WORDS = {
  title: "Rule",
  new: "Add a rule",
  edit: "Change the rule",
  what: "What it does",
  off: "Off",
  name: "Name",
  active: "The rule gives rewards",
  on: "What earns it",
  ons: {
    activity: "An activity that your systems report",
    completion: "A signed completion of the program",
    referral: "A referral that qualifies",
    checkin: "A check-in at the program's place",
  },
  activity_name: "Name of the activity",
  activity_name_hint: "Such as visit. Left empty: every activity.",
  kind: "When it gives",
  kinds: {
    threshold: "After a number of times, or a total",
    first_time: "The first time",
    milestone: "The n-th time",
    streak: "After days, weeks or months in a row",
    percentage: "Each time, as a percentage",
  },
  times: "Number of times",
  times_hint: "Of a streak, the number of days, weeks or months in a row.",
  value: "Or the total of the values",
  within: "Within",
  within_hint: "Such as 30d or 12h. Left empty: no limit.",
  every: "A streak counts",
  everies: { "": "–", day: "Days", week: "Weeks", month: "Months" },
  amount: "Reward",
  percent: "Or a percentage of the value",
  max: "At most, for a percentage",
  type: "As",
  types: { "": "What the program gives first", airtime: "Airtime", power: "Electricity" },
  lifetime: "Rewards a person at most, in all",
  per_day: "Rewards a person at most, a day",
  limit_hint: "Left empty: the program's limits alone.",
  cooldown: "Wait before the next one",
  cooldown_hint: "Such as 7d. Left empty: no wait.",
  save: "Save the rule",
  add: "Add the rule",
  same_name: "A rule with this name is active already. Change that one, or choose another name.",
  changed: (by: string | null) =>
    `The rules were changed after you opened this form${by === null ? "" : ` (${by})`}. ` +
    "What it says now is what you entered: compare it with the rule above, and save it again.",
  matched: "Matched",
  back: "The program",
} as const;

/** Parts of the sentence that says what a rule does. */
export const SENTENCE_WORDS = {
  happens: {
    activity: (name: string | null) =>
      name === null ? "an activity is reported" : `“${name}” is reported`,
    completion: () => "a completion is signed",
    referral: () => "a referral qualifies",
    checkin: () => "there is a check-in",
  },
  each: (happens: string) => `Each time ${happens}`,
  each_of: (happens: string, times: number, within: string) =>
    `Each time ${happens} ${times} times for one person${within}`,
  total: (name: string | null, value: string, within: string) =>
    `Each time the values of ${name === null ? "activities" : `“${name}”`} of one person ` +
    `reach ${value}${within}`,
  within: (time: string) => ` within ${time}`,
  first: (happens: string) => `The first time ${happens} for a person`,
  nth: (happens: string, times: string) => `The ${times} time ${happens} for a person`,
  streak: (happens: string, times: number, unit: string) =>
    `When ${happens} for one person ${times} ${unit} in a row`,
  units: { day: "days", week: "weeks", month: "months" },
  receives: (what: string) => `, the person receives ${what}.`,
  referrer_receives: (what: string) => `, the one who referred receives ${what}.`,
  of_type: (amount: string, type: string | null) =>
    type === null ? amount : `${amount} of ${type}`,
  types: { airtime: "airtime", data: "data", power: "electricity" },
  percent: (percent: string, max: string | null) =>
    `${percent} % of the value${max === null ? "" : `, at most ${max}`}`,
  all: (conditions: string) => `Only if ${conditions}.`,
  any: (conditions: string) => `Only if one of these holds: ${conditions}.`,
  ops: {
    eq: "is",
    ne: "is not",
    gt: "is above",
    gte: "is at least",
    lt: "is below",
    lte: "is at most",
    in: "is one of",
    contains: "contains",
  },
  limits: (limits: string) => `At most ${limits} a person.`,
  limit_periods: {
    lifetime: "in all",
    per_day: "a day",
    per_week: "a week",
    per_month: "a month",
  },
  rewards: (count: number) => (count === 1 ? "1 reward" : `${count} rewards`),
  cooldown: (time: string) => `Then not again for ${time}.`,
  times: (count: number, unit: string) => `${count} ${unit}${count === 1 ? "" : "s"}`,
} as const;
