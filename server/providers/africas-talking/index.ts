/**
 * Africa's Talking behind the port for text messages: what it is handed, what its codes mean, and
 * what it posts of a text later.
 *
 * Promises: a text whose number it refuses is told from one that it did not take; its reports are
 * about the text and the number that they name; neither the key nor a text stands in a log.
 */
export { africasTalking } from "./africas-talking.ts";
export { readDeliveryReport } from "./delivery-report.ts";
