/**
 * People: the recipients of an account as an employer sees them, each with what was received this
 * month. They are registered and changed by the verbs of the directory.
 */
export { presentPeople } from "./present-people.ts";
