/**
 * The product's own words of the contract: decorators, the facts read from them with those of
 * `@svc/spec-lib`, and the rules that they keep. The emitter reads the facts through this file.
 */
export { $decorators, identifiers, type ModuleWords, moduleWords } from "./decorators.ts";
export { type EventExample, eventExamples } from "./event-examples.ts";
export { EDGE_CODES, ROUTE_REFUSALS } from "./gate.ts";
export { $lib } from "./library.ts";
export { $onValidate } from "./lint/index.ts";
export { type OperationFacts, operationFacts } from "./operations.ts";
export { type McpToolFacts, mcpTools } from "./tools.ts";
export { KEY_KINDS, ROLES, SCOPES } from "./words.ts";
