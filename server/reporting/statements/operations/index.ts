export { getStatement } from "./get-statement.ts";
export { getStatementCsv } from "./get-statement-csv.ts";
export { getStatementPdf } from "./get-statement-pdf.ts";
