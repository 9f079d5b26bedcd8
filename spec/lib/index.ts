/**
 * The words of the contract: decorators, the facts read from them, and the rules that the spec
 * must keep. The compiler loads this file; the emitter reads the facts through it.
 */
export { type Answer, answersOf } from "./answers.ts";
export {
  type ErrorEntry,
  type EventEntry,
  errorEntries,
  eventEntries,
  type Lifecycle,
  lifecycles,
} from "./catalogues.ts";
export {
  $decorators,
  eventTypeScalars,
  identifiers,
  type ModuleWords,
  moduleWords,
} from "./decorators.ts";
export { type EventExample, eventExamples } from "./event-examples.ts";
export { EDGE_CODES, ROUTE_REFUSALS } from "./gate.ts";
export { $lib } from "./library.ts";
export { $onValidate } from "./lint/index.ts";
export {
  type Deprecation,
  httpOperations,
  type OperationFacts,
  operationFacts,
} from "./operations.ts";
export { type McpToolFacts, mcpTools } from "./tools.ts";
export { KEY_KINDS, ROLES, SCOPES } from "./words.ts";
