export { allocateToWorkforce } from "./allocate-to-workforce.ts";
export { previewWorkforceAllocation } from "./preview-workforce-allocation.ts";
