export { changeCheckoutSessionMeter } from "./change-checkout-session-meter.ts";
export { createCheckoutSession } from "./create-checkout-session.ts";
export { expireCheckoutSession } from "./expire-checkout-session.ts";
export { getCheckoutSession } from "./get-checkout-session.ts";
export { listCheckoutSessions } from "./list-checkout-sessions.ts";
