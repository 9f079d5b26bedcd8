/** A text message for a gateway, under a reference of ours that names this one message. */
export interface TextMessage {
  /** Id of the message: committed before the call, and the same however often it is handed over. */
  readonly reference: string;
  /** E.164. */
  readonly phone: string;
  /** Clear; it stands nowhere else than in this call. */
  readonly text: string;
  /** The number whose script a simulated gateway plays; null for what always arrives. */
  readonly plays: string | null;
  /** Which try of the message this is, from 1; of several gateways each has its turn. */
  readonly attempt: number;
}

/**
 * Everything that a gateway can answer to a message. What is not certain is `no_answer`. A reason
 * is for the log: it names neither the reader nor what the text says.
 */
export type TextAnswer =
  /** It has the message; a report says later what became of it. */
  | { readonly kind: "accepted"; readonly gateway_reference: string }
  /** A definite no: this number gets no message from it. */
  | { readonly kind: "refused"; readonly reason?: string }
  /** Without a turn nothing was tried: too many others were handed over at the same time. */
  | { readonly kind: "not_taken"; readonly reason?: string; readonly had_turn?: false }
  | { readonly kind: "no_answer"; readonly reason?: string };

/** What a gateway reports of a message that it has. */
export type TextReport =
  | { readonly kind: "delivered" | "failed" }
  /** It has no report from the phone yet, or does not answer. */
  | { readonly kind: "pending" | "no_answer" }
  /** It never says more of this message. */
  | { readonly kind: "none" };

/**
 * The port to one gateway for text messages. A reference that is handed over again is the same
 * message: an adapter passes it on, so that a gateway that recognises repeats sends it once.
 */
export interface TextAdapter {
  readonly name: string;
  /** A simulated gateway sends nothing, and is never bound to live organisations. */
  readonly is_simulated: boolean;
  readonly deadline_ms: number;
  submit(message: TextMessage, signal: AbortSignal): Promise<TextAnswer>;
  report(sent: SentText, signal: AbortSignal): Promise<TextReport>;
}

/** A message that a gateway has accepted. */
export interface SentText {
  readonly reference: string;
  readonly gateway_reference: string;
  /** E.164. */
  readonly phone: string;
  readonly plays: string | null;
}
