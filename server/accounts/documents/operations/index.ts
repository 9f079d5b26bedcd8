export { getDocument } from "./get-document.ts";
export { listDocuments } from "./list-documents.ts";
export { uploadDocument } from "./upload-document.ts";
