/** The kinds of objects that the contract names by id, and ids that nobody ever had. */

export type Kind =
  | "recipient"
  | "member"
  | "group"
  | "batch"
  | "schedule"
  | "family_member"
  | "batch_item"
  | "program"
  | "activity"
  | "reward"
  | "reward_link"
  | "review"
  | "referral"
  | "export"
  | "checkin"
  | "blocked_target"
  | "approval"
  | "cost_center"
  | "reservation"
  | "reserved_for"
  | "replay"
  | "send"
  | "key"
  | "event"
  | "transaction"
  | "topup"
  | "request"
  | "audit_event"
  | "quote"
  | "endpoint"
  | "delivery"
  | "dispute"
  | "document"
  | "invite"
  | "invite_to_person";

/** Well-formed ids that were never used. */
export const UNKNOWN: Record<Kind, string> = {
  recipient: "rcp_0031JkDZkGvIa6Cw7EmYf1Hl",
  member: "mem_0031Jk6SdZoBt9Vp0XfRy4Ax",
  group: "grp_0031JkpZPPPP6UeP3C4DSA7L",
  batch: "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
  schedule: "sch_0031JkIEpLaNf1Hb2JrDk6Mq",
  family_member: "fam_0031Jkw1mXJft5isGXNwAMnE",
  batch_item: "bit_0031JkHDoKzMe0Ga1IqCj5Lp",
  program: "prg_0031JkEAlHwJb7Dx8FnZg2Im",
  activity: "act_0031JkhB6baeCN6Zj4a3dDVh",
  reward: "rwd_0031JkFBmIxKc8Ey9GoAh3Jn",
  reward_link: "lnk_0031JkKy9Pf34qY6Nb3wWD25",
  review: "rev_0031JkRQ4F5ZR3qa7yEeeby3",
  referral: "ref_0031JkYRnKTbxTNJFoBinF5a",
  export: "exp_0031JkYRnKTbxTNJFoBinF5a",
  checkin: "chk_0031JkJXVuLkSIc47WQAmL9x",
  blocked_target: "blk_0031JkabP3E2Zs8IQ9Y7aJZq",
  approval: "apr_0031JkKGrNcPh3Jd4LtFm8Os",
  cost_center: "cc_0031JkLHsOdQi4Ke5MuGn9Pt",
  send: "snd_0031Jk7TeApCu0Wq1YgSz5Bf",
  key: "key_0031Jk5RcYnAs8Uo9WeQx3Zd",
  event: "evt_0031JkAWhDsFx3Zt4BjVc8Ei",
  transaction: "txn_0031Jk9VgCrEw2Ys3AiUb7Dh",
  topup: "top_0031Jky8isWydfhl3Tvtnyth",
  request: "req_0031JkBXiEtGy4Au5CkWd9Fj",
  audit_event: "aud_0031JkNJuQfSk6Mg7OwIp1Rv",
  quote: "quo_0031JkCYjFuHz5Bv6DlXe0Gk",
  endpoint: "we_0031JkDnI8lFPPwtV5ASPZHu",
  delivery: "whd_0031Jk8qRtZHjQMhuOzE95B9",
  reservation: "rsv_0031JkRNyUjWo0Qk1SaMt5Vz",
  reserved_for: "bch_0031JkGCnJyLd9Fz0HpBi4Ko",
  invite_to_person: "inv_0031JkhqSIjOugM1yTMAd7Vy",
  invite: "inv_0031JkhqSIjOugM1yTMAd7Vx",
  document: "doc_0031JklLlGUriAX1DyyXN9iY",
  dispute: "dsp_0031JkbpT4r5yHUig43kiJfa",
  replay: "whr_0031JkEgE0VrbBGI09QYNdaK",
};
