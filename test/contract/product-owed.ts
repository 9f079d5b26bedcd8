/**
 * What the contract still owes the product: words of the sentences about it, and where it will come
 * from. An entry that is owed no longer is an error of the run, so that the table ends empty.
 */
export const OWED: Readonly<Record<string, string>> = {
  "/mcp is not": "The MCP server's wing.",
  "The tool ": "The MCP server's wing.",
  "/sends/{send_id}/": "Another meter and another text for a send, with the SMS gateway.",
  "The event send.": "Another meter and another text for a send, with the SMS gateway.",
  "/webhook-": "The webhooks' wing.",
  "The event webhook_endpoint.": "The webhooks' wing.",
  "holds the we_": "The webhooks' wing.",
  "holds the whd_": "The webhooks' wing.",
  "/workforce/": "The workforce's wing.",
};
