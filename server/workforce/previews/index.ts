/** Previews: what an allocation or a resend would do, line by line and as a whole. */
export { presentPreview } from "./present-preview.ts";
export type { LinePerson, PreviewedLine } from "./warn-lines.ts";
