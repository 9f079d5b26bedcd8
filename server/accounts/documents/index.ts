/**
 * Documents: files that an organisation uploads for our staff, for a dealer application or as
 * evidence in a dispute. Each is kept sealed, and never given out but to staff.
 */

export { openDocument } from "./open-document.ts";
export { acceptDocuments, type DocumentReview, reviewDocument } from "./review-document.ts";
export { eraseDocuments } from "./rows/erase-documents.ts";
export { findDocuments, listReceivedDocuments } from "./rows/queries.ts";
export { sealedDocumentChunks } from "./rows/sealed-chunks.ts";
export { type DocumentRow, documents } from "./rows/tables.ts";
