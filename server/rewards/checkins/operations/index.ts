export { createCheckin } from "./create-checkin.ts";
export { listCheckins } from "./list-checkins.ts";
