/** What the document of the tools says of their results, which a list of tools only sketches. */
import type { McpToolName } from "@svc/generated/mcp";
import type { Document } from "@svc/server/docs-site/documents/document.ts";
import { mcpSchemas } from "@svc/server/docs-site/documents/mcp.ts";
import { readContractText } from "@svc/server/platform/wire/contract-text.ts";
import { Ajv2020 } from "ajv/dist/2020.js";

interface DescribedTool {
  readonly name: string;
  readonly outputSchema: { readonly $ref: string };
}

const schemas = mcpSchemas(JSON.parse(await readContractText()) as Document, "http://svc.test");
const places = new Map(
  (schemas.tools as DescribedTool[]).map(({ name, outputSchema }) => [name, outputSchema.$ref]),
);
// Formats are the business of the contract's own tests, and what is not known here is ours.
const ajv = new Ajv2020({ strict: false, validateFormats: false }).addSchema(schemas, "mcp");

/** What a result breaks of the schema of its tool; null when it fits. */
export function misfitOf(name: McpToolName, shown: unknown): string | null {
  const validate = ajv.getSchema(`mcp${places.get(name)}`);
  if (validate === undefined) throw new Error(`${name} has no schema of its result.`);
  return validate(shown) === true ? null : `${name}: ${ajv.errorsText(validate.errors)}`;
}
