/** Previews: what an allocation or a resend would do, line by line and as a whole. */
export { type LinePerson, type PreviewedLine, presentPreview } from "./present-preview.ts";
