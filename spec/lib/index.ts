/**
 * What an HTTP interface promises that no schema says: decorators, the facts read from them, and
 * rules that a spec keeps. The compiler loads this file; other emitters read facts through it.
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
  deprecatedFields,
  eventTypeScalars,
  type IdempotencyClass,
  isPlannedField,
  marksOf,
  nameRefusals,
  refusalCodeOf,
  setRefusalCode,
} from "./decorators.ts";
export { $onEmit } from "./emit.ts";
export { $lib } from "./library.ts";
export { $linter } from "./lint/index.ts";
export { bodiesOf, contractTypes } from "./lint/reach.ts";
export { modelsIn, valueTypes } from "./lint/shapes.ts";
export { type Deprecation, httpOperations, impliedRetry, type RetryClass } from "./operations.ts";
export { refusalCodesIn } from "./walk.ts";
