export { getMcp } from "./get-mcp.ts";
export { postMcp } from "./post-mcp.ts";
