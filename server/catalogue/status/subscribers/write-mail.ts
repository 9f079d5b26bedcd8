import { writeMailPage, writeMailText } from "#accounts/messages";
import { wordsIn } from "#platform/words/language";
import { STATUS_WORDS } from "#platform/words/status";
import { SUBSCRIBER_WORDS, type SubscriberWords } from "#platform/words/subscriber";
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
  const [words, states] = [wordsIn(SUBSCRIBER_WORDS, language), wordsIn(STATUS_WORDS, language)];
  const host = new URL(public_url).host;
  const linkTo = (page: string) =>
    `${public_url}/status/subscribers/${page}?${new URLSearchParams({ token, lang: language })}`;
  const { subject, ...said } =
    change === null
      ? invitation(words, { host, url: linkTo("confirm") })
      : {
          subject: `${change.incident.title}: ${states[change.update.state]}`,
          lead: [change.update.text, words.hit({ names: change.incident.components.join(", ") })],
          action: { label: words.to_page, url: `${public_url}/status?lang=${language}` },
          notes: [words.why({ host }), words.end_at({ url: linkTo("end") })],
        };
  const footer = words.footer({ host });
  const html = await writeMailPage({ subject, words: said, host, language, footer });
  const text = writeMailText(said);
  return { reference: notice.id, email, subject, text, html, unsubscribe_url: linkTo("end") };
}

function invitation(words: SubscriberWords, { host, url }: { host: string; url: string }) {
  return {
    subject: words.confirm_subject({ host }),
    lead: [words.confirm_lead({ host })],
    action: { label: words.confirm, url },
    notes: [words.confirm_note],
  };
}
