/** The gateways of tests: the simulated ones, which record what they were sent. */
import type { Gateways } from "@svc/server/accounts/messages/index.ts";
import {
  bindMailGateways,
  type Mail,
  type MailAnswer,
  openMailGateway,
  simulatedMailGateway,
} from "@svc/server/providers/email/index.ts";
import {
  bindTextGateways,
  openTextGateway,
  simulatedTextGateway,
  type TextAnswer,
  type TextMessage,
  type TextReport,
} from "@svc/server/providers/sms/index.ts";

/** Answers that a test scripts for one number or address, in the order of the questions. */
interface Script {
  readonly submits: (TextAnswer | MailAnswer | Error)[];
  readonly reports: TextReport[];
}

const texts: TextMessage[] = [];
const mails: Mail[] = [];
const scripts = new Map<string, Script>();
const phones = new Map<string, string>();

/** The texts that a number was sent, oldest first, as often as they were handed over. */
export function textsTo(phone: string): TextMessage[] {
  return texts.filter((text) => text.phone === phone);
}

/** The mails that an address was sent, oldest first. */
export function mailsTo(email: string): Mail[] {
  return mails.filter((mail) => mail.email === email);
}

/** Scripts what a gateway says of a number or an address; then it is the simulated one again. */
export function scriptGateway(to: string, answers: Partial<Script>): void {
  scripts.set(to, { submits: [...(answers.submits ?? [])], reports: [...(answers.reports ?? [])] });
}

/** The dependencies of the outbox in a test. */
export function testGateways(): Gateways {
  const sms = openTextGateway({
    ...simulatedTextGateway,
    async submit(message, signal) {
      texts.push(message);
      phones.set(message.reference, message.phone);
      return scripted(message.phone) ?? (await simulatedTextGateway.submit(message, signal));
    },
    async report(sent, signal) {
      const script = scripts.get(phones.get(sent.reference) ?? "");
      return script?.reports.shift() ?? (await simulatedTextGateway.report(sent, signal));
    },
  });
  const email = openMailGateway({
    ...simulatedMailGateway,
    async submit(mail, signal) {
      mails.push(mail);
      return scripted(mail.email) ?? (await simulatedMailGateway.submit(mail, signal));
    },
  });
  return {
    sms: bindTextGateways({ test: sms, live: null }),
    email: bindMailGateways({ test: email, live: null }),
  };
}

function scripted(to: string): TextAnswer | null {
  const answer = scripts.get(to)?.submits.shift();
  if (answer instanceof Error) throw answer;
  return answer ?? null;
}
