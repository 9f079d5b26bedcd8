/** What changed Credit, in words. */
export const TRANSACTION_TYPES = {
  send: "Send",
  send_credit_back: "Credit returned",
  topup: "Top-up",
  reservation: "Reserved",
  reservation_release: "Reservation released",
  reward: "Reward",
  reward_return: "Reward returned",
  checkout_credit: "Checkout",
  adjustment: "Adjustment",
  test_grant: "Test Credit",
} as const;
