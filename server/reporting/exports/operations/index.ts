export { createExport } from "./create-export.ts";
export { getExport } from "./get-export.ts";
export { listExports } from "./list-exports.ts";
