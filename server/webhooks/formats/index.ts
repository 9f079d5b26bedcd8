/**
 * Formats: the body that an endpoint in the format of the old single webhook URL receives instead
 * of an event. The event itself is presented by the journal.
 */
export { legacyBody, legacyTypeOf } from "./legacy-body.ts";
