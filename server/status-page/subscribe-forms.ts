/** The part of the status page with which people follow incidents. */
import { html } from "hono/html";
import type { Complaint } from "#dashboard/complaint";
import { formFields } from "#dashboard/show/form";
import type { Markup } from "#dashboard/show/layout";
import type { SubscriberWords } from "#platform/words/subscriber";

export const SUBSCRIBERS_PATH = "/status/subscribers";

/** What was sent before, with what is wrong with it. */
export interface Rejected {
  readonly channel: "email" | "webhook";
  readonly address: string;
  readonly text: string;
}

interface Forms {
  readonly words: SubscriberWords;
  /** Keeps the language that the reader chose. */
  readonly query: string;
  /** Whether mails leave this server. */
  readonly can_mail: boolean;
  readonly rejected?: Rejected;
}

/** The forms, closed until a reader opens one. */
export function subscribeForms({ words, query, can_mail, rejected }: Forms): Markup {
  const formOf = (channel: Rejected["channel"]) => {
    const own = rejected?.channel === channel ? rejected : null;
    const complaint: Complaint | null = own === null ? null : { param: "address", text: own.text };
    const is_email = channel === "email";
    const field = {
      name: "address",
      id: `address-${channel}`,
      label: words[is_email ? "email" : "url"],
      type: is_email ? ("email" as const) : ("url" as const),
      hint: words[is_email ? "email_hint" : "url_hint"],
      value: own?.address ?? "",
      is_required: true,
    };
    return html`<details${own === null ? "" : html` open`}>
<summary>${words[is_email ? "by_email" : "by_webhook"]}</summary>
<form method="post" action="${SUBSCRIBERS_PATH}${query}">
<input type="hidden" name="channel" value="${channel}">
${formFields([field], complaint).fields}
<button>${words.submit}</button></form></details>`;
  };
  return html`<h2>${words.title}</h2>
${can_mail ? formOf("email") : ""}
${formOf("webhook")}`;
}
