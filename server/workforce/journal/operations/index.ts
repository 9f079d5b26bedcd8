export { getWorkforceJournal } from "./get-workforce-journal.ts";
