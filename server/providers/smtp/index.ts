/**
 * A mail server behind the port of `providers/email`: what it is handed, and what its answers mean.
 *
 * Promises: a mail that was refused or not taken before its first byte is told from one whose
 * answer was lost; neither the login nor what a mail says stands in an answer or a log.
 */
export { type SmtpSettings, smtp } from "./smtp.ts";
