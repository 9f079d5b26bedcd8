/**
 * Formats: what an endpoint that still speaks the language of the old single webhook URL is sent in
 * place of an event. The event itself is presented by the journal.
 */
export { legacyBody, legacyTypeOf } from "./legacy-body.ts";
