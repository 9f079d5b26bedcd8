export { getRequest } from "./get-request.ts";
export { listRequests } from "./list-requests.ts";
