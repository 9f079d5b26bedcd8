// Made from spec/ by "npm run generate"; change the spec and run it again, never this file.
export type EventType =
  | "api_key.created"
  | "api_key.expiring"
  | "api_key.revoked"
  | "api_key.rolled"
  | "credit.balance.low"
  | "power.availability.down"
  | "power.availability.up"
  | "send.cancelled"
  | "send.created"
  | "send.credited_back"
  | "send.delivered"
  | "send.failed"
  | "send.late_delivered"
  | "send.meter_changed"
  | "send.queued"
  | "send.requires_review"
  | "send.retrying"
  | "send.scheduled"
  | "send.submitted"
  | "send.token_delivered"
  | "send.token_delivery_failed"
  | "send.token_resent"
  | "send.unknown";

/** The schema of `data.object`, and when the event happens. */
export interface EventFacts {
  readonly object: string;
  readonly meaning: string;
}

export const EVENTS: Readonly<Record<EventType, EventFacts>> = {
  "api_key.created": { object: "ApiKey", meaning: "A key was made." },
  "api_key.expiring": { object: "ApiKey", meaning: "A key will expire in 7 days, or in 1 day." },
  "api_key.revoked": { object: "ApiKey", meaning: "A key was deleted and no longer works." },
  "api_key.rolled": {
    object: "ApiKey",
    meaning: "A key has a new secret; the old one works for its grace period.",
  },
  "credit.balance.low": {
    object: "Credit",
    meaning: "A sale took the available Credit below the amount of your alert.",
  },
  "power.availability.down": {
    object: "ZesaAvailability",
    meaning: "Power is down: meters cannot be confirmed, and power sends wait.",
  },
  "power.availability.up": {
    object: "ZesaAvailability",
    meaning: "Power is back; what waited goes out in order.",
  },
  "send.cancelled": { object: "Send", meaning: "The send was cancelled before it went out." },
  "send.created": { object: "Send", meaning: "A send was written and charged." },
  "send.credited_back": {
    object: "Send",
    meaning: "The Credit drawn for the send is available again.",
  },
  "send.delivered": { object: "Send", meaning: "The customer has it; the Credit is spent." },
  "send.failed": { object: "Send", meaning: "It did not go through; failure_code says why." },
  "send.late_delivered": {
    object: "Send",
    meaning: "A send that had failed was delivered after all. The returned Credit stays.",
  },
  "send.meter_changed": {
    object: "Send",
    meaning: "A send that waits goes to another meter. Told to every endpoint.",
  },
  "send.queued": {
    object: "Send",
    meaning: "Power is down; the token goes out when it is back.",
  },
  "send.requires_review": {
    object: "Send",
    meaning: "The network's answers do not settle it; staff do. Do not sell again.",
  },
  "send.retrying": {
    object: "Send",
    meaning: "The network was busy and took nothing; the service tries again by itself.",
  },
  "send.scheduled": {
    object: "Send",
    meaning: "A send was written and charged, and waits for its time.",
  },
  "send.submitted": {
    object: "Send",
    meaning: "A send was handed to the network. Told once, however often it is tried.",
  },
  "send.token_delivered": {
    object: "Send",
    meaning: "The text message with the token has reached the customer's telephone.",
  },
  "send.token_delivery_failed": {
    object: "Send",
    meaning: "The text message with the token could not be delivered. Send it again.",
  },
  "send.token_resent": { object: "Send", meaning: "The token was sent to the customer again." },
  "send.unknown": {
    object: "Send",
    meaning: "The network has not answered. Do not sell again: it may have landed.",
  },
};
