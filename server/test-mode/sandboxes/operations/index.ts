export { createSandbox } from "./create-sandbox.ts";
