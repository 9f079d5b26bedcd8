/**
 * txt.co.zw behind the port for text messages. It has an interface that moves airtime, too, which
 * knows no reference and no question: nothing here calls it.
 *
 * Promises: what its two kinds of line say is all that is believed; neither the password nor a text
 * stands in a log.
 */
export { txt } from "./txt.ts";
