import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The sheet of the dashboard, which stands in each page. */
export const SHEET = readFileSync(join(import.meta.dirname, "assets", "dashboard.css"), "utf8");
