/** What a mail says; its text and its page are made from the same words. */
export interface MailWords {
  /** What a list of mails shows after the subject; the first paragraph, if left out. */
  readonly preheader?: string;
  /** Paragraphs. */
  readonly lead: readonly string[];
  /** What the reader types in. */
  readonly code?: string;
  /** Where the reader goes; `label` is the button's. */
  readonly action?: { readonly label: string; readonly url: string };
  /** Paragraphs below, in small letters. */
  readonly notes?: readonly string[];
}

/** The words of a mail that says no more than its text. */
export function plainWords(text: string): MailWords {
  return { lead: text.split("\n\n") };
}

/** A mail for readers that show no pages. */
export function writeMailText({ lead, code, action, notes = [] }: MailWords): string {
  return [
    ...lead,
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}: ${action.url}`]),
    ...notes,
  ].join("\n\n");
}
