/** A mail for a gateway, under a reference of ours that names this one mail. */
export interface Mail {
  /** Id of the message: committed before the call, and the same however often it is handed over. */
  readonly reference: string;
  readonly email: string;
  readonly subject: string;
  /** Clear; it stands nowhere else than in this call. */
  readonly text: string;
  /** The same as a page. */
  readonly html: string;
  /** Of a mail to subscribers: the address at which one POST ends them, by RFC 8058. */
  readonly unsubscribe_url?: string;
}

/**
 * Everything that a mail gateway can answer. What is not certain is `no_answer`. A reason is for
 * the log: it names neither the reader nor what the mail says.
 */
export type MailAnswer =
  /** It has the mail, which is all that is ever known of one. */
  | { readonly kind: "accepted"; readonly gateway_reference: string }
  /** A definite no: this address gets no mail from it. */
  | { readonly kind: "refused"; readonly reason?: string }
  /** Without a turn nothing was tried: too many others were handed over at the same time. */
  | { readonly kind: "not_taken"; readonly reason?: string; readonly had_turn?: false }
  | { readonly kind: "no_answer"; readonly reason?: string };

/** The port to one gateway for mail. */
export interface MailAdapter {
  readonly name: string;
  /** A simulated gateway sends nothing, and is never bound to live organisations. */
  readonly is_simulated: boolean;
  readonly deadline_ms: number;
  submit(mail: Mail, signal: AbortSignal): Promise<MailAnswer>;
}
