// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
/** Fields of bodies under an Idempotency-Key that can be written in several ways. */
export const KINDS_OF_FIELDS: Readonly<Record<string, "money" | "currency" | "phone">> = {
  USD: "money",
  ZWG: "money",
  amount: "money",
  amount_over: "money",
  budget: "money",
  currency: "currency",
  customer_phone: "phone",
  default_amount: "money",
  monthly_budget: "money",
  notify_number: "phone",
  phone: "phone",
  phone_hint: "phone",
  target: "phone",
  token_phone: "phone",
  value: "money",
};
