export { deleteSession } from "./delete-session.ts";
export { endOtherSessions } from "./end-other-sessions.ts";
export { listSessions } from "./list-sessions.ts";
export { listSignIns } from "./list-sign-ins.ts";
