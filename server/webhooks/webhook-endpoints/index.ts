/**
 * Webhook endpoints: where an account's events are sent, what they subscribe to, and the secrets
 * that sign them. The deliveries read them here, and switch off the ones that fail for three days.
 *
 * Promises: at most sixteen in a mode, one a URL; a secret is sealed at rest and shown only by the
 * answer that made it; a caller without access to tokens cannot have them sent anywhere.
 */
export { disableFailingEndpoint } from "./disable-failing.ts";
export { webhookFeeds } from "./feed-tables.ts";
export { armFeeds } from "./feeds.ts";
export { findPinnedEndpoints } from "./find-pinned.ts";
export type { EndpointName } from "./lifecycle.ts";
export { noteTries, type Tries } from "./note-tries.ts";
export { presentEndpoints } from "./present-many.ts";
export { findEndpoints, findEndpointsOf } from "./queries.ts";
export { sealedSecrets } from "./sealed-secrets.ts";
export { signingSecrets } from "./secrets.ts";
export { isSentToAll, readSelectors, subscriptionsOf } from "./subscriptions.ts";
export { type EndpointRow, webhookEndpoints } from "./tables.ts";
