/**
 * Formats: what an endpoint that still speaks the old single webhook URL's language is sent in place
 * of an event. The event itself is presented by the journal.
 */
export { legacyBody, legacyTypeOf } from "./legacy-body.ts";
