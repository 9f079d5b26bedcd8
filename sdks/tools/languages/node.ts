import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { TypeRef } from "../model/types.ts";
import { ROOT } from "../paths.ts";
import { camel, type Language, linesOf, pascal, tagged } from "./language.ts";

const BIOME = join(ROOT, "node_modules", "@biomejs", "biome", "bin", "biome");
const MADE = '// Made from the contract by "npm run sdks"; never edit this file.\n';

export const node: Language = {
  id: "node",
  generator: "typescript-fetch",
  properties: { modelPropertyNaming: "original", paramNaming: "original" },
  target: "node",
  methodName: camel,
  groupName: camel,
  fieldName: (wire) => wire,
  argumentName: (wire) => wire.replace("[]", ""),
  taken: { fields: new Set(["responseMetadata"]), args: new Set(["options"]) },
  type: (type, use) => (use.nullable ? `${typeText(type)} | null` : typeText(type)),
  sharesFields: true,
  constant: (value) => (/^[0-9]/.test(value) ? `V${pascal(value)}` : pascal(value) || "Empty"),
  literal: (value) => JSON.stringify(value),
  // Half a kilobyte of every program that is bundled.
  leavesOut: (name, value) => name === "key" || (name === "retry" && value === "safe"),
  doc: (text) => linesOf(text.replaceAll("*/", "*\\/")).map((line) => ({ line })),
  endDoc: tagged("@deprecated"),
  header: (path) => `${MADE}${IMPORTS[path.replace(/^src\/generated\//, "")] ?? ""}`,
  format,
};

const IMPORTS: Readonly<Record<string, string>> = {
  "models.ts": 'import type * as enums from "./enums.ts";\n',
  "resources.ts": `import type { FileResult } from "../runtime/file.ts";
import type { RequestOptions } from "../runtime/options.ts";
import type { PageRequest } from "../runtime/page.ts";
import { Resource } from "../runtime/resource.ts";
import type { WithResponse } from "../runtime/response.ts";
import type { Settings } from "../runtime/send.ts";
import { type WaitOptions, waitForSend } from "../runtime/wait.ts";
import type * as enums from "./enums.ts";
import type * as models from "./models.ts";
import { OPERATIONS } from "./operations.ts";
`,
  "operations.ts": 'import { named } from "../runtime/operation.ts";\n',
};

function typeText(type: TypeRef): string {
  switch (type.kind) {
    case "string":
    case "number":
    case "boolean":
      return type.kind;
    case "integer":
      return "number";
    case "any":
      return "unknown";
    case "file":
      return "Blob";
    case "literal":
      return JSON.stringify(type.value);
    case "enum":
      return `enums.${type.name}`;
    case "model":
    case "union":
      return `models.${type.name}`;
    case "expandable":
      return `string | models.${type.name}`;
    case "either":
      return type.of.map(typeText).join(" | ");
    case "list":
      return `Array<${node.type(type.of, { nullable: type.nullable_of, input: false })}>`;
    case "map":
      return `Record<string, ${node.type(type.of, { nullable: type.nullable_of, input: false })}>`;
  }
}

/** Formats as the rest of the tree is, with a configuration that knows no ignored folder. */
function format(folder: string, paths: readonly string[]): void {
  const config = {
    root: true,
    formatter: { indentStyle: "space", indentWidth: 2, lineWidth: 100 },
  };
  writeFileSync(join(folder, "biome.json"), JSON.stringify(config));
  const files = paths.map((path) => join(folder, path));
  const flags = ["--config-path", folder, "--files-max-size=10000000"];
  const { status, stderr } = spawnSync(
    process.execPath,
    [BIOME, "format", "--write", ...flags, ...files],
    { cwd: folder, encoding: "utf8" },
  );
  if (status !== 0) throw new Error(`Could not format what was made for Node:\n${stderr}`);
}
