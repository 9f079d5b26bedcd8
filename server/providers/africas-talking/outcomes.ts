import type { TextAnswer } from "#providers/sms";

/**
 * What the code of a recipient means, with Africa's Talking's name for it. The number is refused
 * only where it is what is wrong; what is about us, another gateway may take. A code that is not
 * listed is no answer.
 */
export const CODES: Readonly<Record<number, readonly [name: string, means: TextAnswer["kind"]]>> = {
  100: ["Processed", "accepted"],
  101: ["Sent", "accepted"],
  102: ["Queued", "accepted"],
  401: ["RiskHold", "not_taken"],
  402: ["InvalidSenderId", "not_taken"],
  403: ["InvalidPhoneNumber", "refused"],
  404: ["UnsupportedNumberType", "refused"],
  405: ["InsufficientBalance", "not_taken"],
  406: ["UserInBlacklist", "refused"],
  407: ["CouldNotRoute", "not_taken"],
  409: ["DoNotDisturbRejection", "refused"],
  500: ["InternalServerError", "no_answer"],
  501: ["GatewayError", "no_answer"],
  502: ["RejectedByGateway", "not_taken"],
};

/** Statuses of HTTP under which no text was looked at. */
export const NOT_TAKEN_STATUSES: readonly number[] = [400, 401, 403, 404, 405, 413, 415, 429];

/** What a status of a delivery report says at last; others are on the way, or not known. */
export const REPORTS: Readonly<Record<string, "delivered" | "failed">> = {
  success: "delivered",
  delivered: "delivered",
  failed: "failed",
  rejected: "failed",
  userinblacklist: "failed",
  absentsubscriber: "failed",
  expired: "failed",
};
