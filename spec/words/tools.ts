import { getDoc, getSourceLocation, type Model, type Program } from "@typespec/compiler";
import { stateKeys } from "./library.ts";

/** A tool of the MCP server, as written. */
export interface McpTool {
  name: string;
  title: string;
  scope: string;
  moves_money: boolean;
  output: string;
}

/** The same with what it takes, and what its input's doc comment tells an agent. */
export interface McpToolFacts extends McpTool {
  description: string;
  input: string;
}

/** The tools and the models of their inputs, in the order of the spec. */
export function toolModels(program: Program): { input: Model; tool: McpTool }[] {
  const tools = program.stateMap(stateKeys.tool) as Map<Model, McpTool>;
  const place = (model: Model) => {
    const { file, pos } = getSourceLocation(model);
    return `${file.path} ${String(pos).padStart(9, "0")}`;
  };
  return [...tools]
    .map(([input, tool]) => ({ input, tool, place: place(input) }))
    .sort((left, right) => (left.place < right.place ? -1 : 1))
    .map(({ input, tool }) => ({ input, tool }));
}

/** What the contract says of each tool. */
export function mcpTools(program: Program): McpToolFacts[] {
  return toolModels(program).map(({ input, tool: { name, title, ...others } }) => ({
    name,
    title,
    description: getDoc(program, input) ?? "",
    ...others,
    input: input.name,
  }));
}
