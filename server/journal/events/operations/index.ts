export { getEvent } from "./get-event.ts";
export { listEvents } from "./list-events.ts";
