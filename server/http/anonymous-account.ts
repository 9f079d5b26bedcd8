import type { AccountFacts } from "#platform/context";
import { NEWEST_VERSION } from "#platform/versions/released";

/** Stands where an account would, in calls that need no key: it owns nothing, and nothing can. */
export const ANONYMOUS_ACCOUNT: AccountFacts = {
  is_at_rest: false,
  id: "00000000-0000-0000-0000-000000000000",
  twin_id: "00000000-0000-0000-0000-000000000000",
  mode: "live",
  status: "active",
  name: "",
  statement_descriptor: "",
  contact_email: null,
  support_phone: null,
  facts_version: 0,
  clock_offset_ms: 0,
  discounts: [],
  limits: {},
  default_api_version: NEWEST_VERSION,
  prevent_duplicates_seconds: null,
};
