export { changeWorkforceCostCenterPeople } from "./change-workforce-cost-center-people.ts";
export { createWorkforceCostCenter } from "./create-workforce-cost-center.ts";
export { getWorkforceCostCenterPeople } from "./get-workforce-cost-center-people.ts";
export { getWorkforceCostCenterSpend } from "./get-workforce-cost-center-spend.ts";
export { listWorkforceCostCenters } from "./list-workforce-cost-centers.ts";
export { updateWorkforceCostCenter } from "./update-workforce-cost-center.ts";
