export { lookupPhone } from "./lookup-phone.ts";
