export { createActivity } from "./create-activity.ts";
export { getActivity } from "./get-activity.ts";
export { listActivities } from "./list-activities.ts";
