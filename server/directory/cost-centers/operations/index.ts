export { createCostCenter } from "./create-cost-center.ts";
export { getCostCenter } from "./get-cost-center.ts";
export { listCostCenters } from "./list-cost-centers.ts";
export { updateCostCenter } from "./update-cost-center.ts";
