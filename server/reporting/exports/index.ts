/**
 * Exports: many objects in one file, which a worker writes part by part from the pages of their own
 * list, and which is downloaded by a signed link.
 *
 * Promises: each object of the period once, as whoever asked could see it; what is written after it
 * was asked for is not in it; a part is in the file whole or not at all.
 */
export { mountFiles } from "./file/mount-files.ts";
export { presentExports } from "./present.ts";
export { eraseExports } from "./rows/erase-exports.ts";
export { sealedChunks } from "./rows/sealed-chunks.ts";
export { exports, exportWork } from "./rows/tables.ts";
export { EXPORTS, type ExportWorkerDeps, exportWorker } from "./work/export-worker.ts";
