export { createDealerApplication } from "./create-dealer-application.ts";
export { getDealerApplication } from "./get-dealer-application.ts";
export { submitDealerApplication } from "./submit-dealer-application.ts";
export { updateDealerApplication } from "./update-dealer-application.ts";
