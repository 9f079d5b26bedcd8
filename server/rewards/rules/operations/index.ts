export { listProgramRules } from "./list-program-rules.ts";
export { setProgramRules } from "./set-program-rules.ts";
