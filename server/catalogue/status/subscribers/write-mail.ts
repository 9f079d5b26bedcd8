import { writeMailPage, writeMailText } from "#accounts/messages";
import { sayIn } from "#platform/words/language";
import { STATUS_WORDS } from "#platform/words/status";
import { type SaySubscriber, SUBSCRIBER_WORDS } from "#platform/words/subscriber";
import type { Mail } from "#providers/email";
import type { NoticeJob } from "./lease-notices.ts";

interface MailDeps {
  readonly public_url: string;
  /** Of the subscription's links. */
  readonly token: string;
}

/** A notice as a mail in its reader's language, with the link that ends the subscription. */
export async function writeNoticeMail(
  { notice, subscriber, change }: NoticeJob,
  { public_url, token }: MailDeps,
): Promise<Mail> {
  const { locale: language, address: email } = subscriber;
  const [say, sayState] = [sayIn(SUBSCRIBER_WORDS, language), sayIn(STATUS_WORDS, language)];
  const host = new URL(public_url).host;
  const linkTo = (page: string) =>
    `${public_url}/status/subscribers/${page}?${new URLSearchParams({ token, lang: language })}`;
  const { subject, ...words } =
    change === null
      ? invitation(say, { host, url: linkTo("confirm") })
      : {
          subject: `${change.incident.title}: ${sayState(change.update.state)}`,
          lead: [change.update.text, say("hit", { names: change.incident.components.join(", ") })],
          action: { label: say("to_page"), url: `${public_url}/status?lang=${language}` },
          notes: [say("why", { host }), say("end_at", { url: linkTo("end") })],
        };
  const footer = say("footer", { host });
  const html = await writeMailPage({ subject, words, host, language, footer });
  const text = writeMailText(words);
  return { reference: notice.id, email, subject, text, html, unsubscribe_url: linkTo("end") };
}

function invitation(say: SaySubscriber, { host, url }: { host: string; url: string }) {
  return {
    subject: say("confirm_subject", { host }),
    lead: [say("confirm_lead", { host })],
    action: { label: say("confirm"), url },
    notes: [say("confirm_note")],
  };
}
