export { getMcp } from "./get-mcp.ts";
