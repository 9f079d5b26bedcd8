import { Readable } from "node:stream";
import type SMTPConnection from "nodemailer/lib/smtp-connection";
import type { SMTPConnectionOptions } from "nodemailer/lib/smtp-connection";
import { openTurns } from "#platform/work/in-turn";
import type { Mail, MailAdapter, MailAnswer } from "#providers/email";
import { type MailFault, meaningOf, type Progress } from "./outcomes.ts";

/** How the mail server is reached, and as whom mails are written. */
export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  readonly is_tls: boolean;
  readonly login: { readonly user: string; readonly password: string } | null;
  readonly from: { readonly name: string | null; readonly address: string };
  readonly dkim: {
    readonly domain: string;
    readonly selector: string;
    readonly private_key: string;
  } | null;
}

/** Of a whole mail, with the time that it waits for its turn. */
const DEADLINE_MS = 45_000;
const CONNECT_MS = 10_000;
/** Without a byte. */
const SILENCE_MS = 20_000;
/** Mail servers take few connections of one client at once. */
const CONNECTIONS_MAX = 8;
const GOODBYE_MS = 1_000;
const REPLY_CHARACTERS = 128;

const NO_TURN: MailAnswer = { kind: "not_taken", reason: "no turn in time", had_turn: false };

/** A composed mail, as it goes over the line. */
interface Composed {
  readonly envelope: { readonly from: string | false; readonly to: string[] };
  readonly message: Buffer;
}

/**
 * A mail server. Each mail is handed over in a connection of its own; one that is handed over again
 * has the same Message-ID, by which readers' servers know it. The library is loaded with the first.
 *
 * Source: docs/decisions/0062-texts-and-mails.md.
 */
export function smtp(settings: SmtpSettings): MailAdapter {
  const compose = composerOf(settings);
  const inTurn = openTurns(CONNECTIONS_MAX);
  return {
    name: `smtp ${settings.host}`,
    is_simulated: false,
    deadline_ms: DEADLINE_MS,
    async submit(mail, signal) {
      const composed = await compose(mail);
      const run = (has_waited: boolean) => handOver(settings, { ...composed, has_waited }, signal);
      return (await inTurn(run, signal)) ?? NO_TURN;
    },
  };
}

function composerOf({ from, dkim }: SmtpSettings): (mail: Mail) => Promise<Composed> {
  const open = async () => {
    const { createTransport } = await import("nodemailer");
    return createTransport({
      ...{ streamTransport: true, buffer: true, newline: "windows" },
      ...(dkim !== null && {
        dkim: {
          ...{ domainName: dkim.domain, keySelector: dkim.selector },
          privateKey: dkim.private_key,
        },
      }),
    });
  };
  let composer: ReturnType<typeof open> | null = null;
  const domain = from.address.split("@")[1];
  return async ({ reference, email, subject, text, html, unsubscribe_url }) => {
    composer ??= open();
    const { envelope, message } = await (await composer).sendMail({
      ...{
        from: { name: from.name ?? "", address: from.address },
        to: { name: "", address: email },
      },
      ...{ subject, text, html, messageId: `<${reference}@${domain}>` },
      // Nobody's holiday answers a code.
      headers: { "Auto-Submitted": "auto-generated", ...unsubscribeFields(unsubscribe_url) },
      ...{ disableFileAccess: true, disableUrlAccess: true },
    });
    return { envelope, message: message as Buffer };
  };
}

/** Source: docs/decisions/0103-subscribers-of-the-status-page.md. */
function unsubscribeFields(url: string | undefined): Record<string, string> {
  if (url === undefined) return {};
  return {
    "List-Unsubscribe": `<${url}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
}

async function handOver(
  settings: SmtpSettings,
  { has_waited, ...composed }: Composed & { readonly has_waited: boolean },
  signal: AbortSignal,
): Promise<MailAnswer> {
  const { default: Connection } = await import("nodemailer/lib/smtp-connection");
  if (signal.aborted) return NO_TURN;
  const connection = new Connection(optionsOf(settings));
  const close = () => connection.close();
  signal.addEventListener("abort", close);
  const progress = { has_begun: false };
  try {
    const reply = await talk(connection, settings, { ...composed, progress });
    await takeLeave(connection);
    return { kind: "accepted", gateway_reference: reply.slice(0, REPLY_CHARACTERS) };
  } catch (fault) {
    connection.close();
    const answer = meaningOf(fault as MailFault, progress);
    // A turn that came too late for the mail was none.
    return has_waited && signal.aborted && answer.kind === "not_taken" ? NO_TURN : answer;
  } finally {
    signal.removeEventListener("abort", close);
  }
}

/** A server on this machine is reached in clear text; any other one only through TLS. */
function optionsOf({ host, port, is_tls }: SmtpSettings): SMTPConnectionOptions {
  return {
    ...{ host, port, secure: is_tls, requireTLS: !is_tls && !isLoopback(host) },
    ...{ connectionTimeout: CONNECT_MS, greetingTimeout: CONNECT_MS, dnsTimeout: CONNECT_MS },
    ...{ socketTimeout: SILENCE_MS, logger: false },
  };
}

/** Resolves with what the server said when it took the mail. */
function talk(
  connection: SMTPConnection,
  { login }: SmtpSettings,
  { envelope, message, progress }: Composed & { readonly progress: Progress },
): Promise<string> {
  return new Promise((resolve, reject) => {
    // Later ones, of a connection that is given up, mean nothing.
    connection.on("error", reject);
    connection.once("end", () => reject(new Error("The connection was closed.")));
    const send = () =>
      connection.send(envelope, noted(message, progress), (fault, sent) =>
        fault === null && sent !== undefined ? resolve(sent.response ?? "") : reject(fault),
      );
    connection.connect((fault) => {
      if (fault !== undefined) reject(fault);
      else if (login === null) send();
      else {
        const { user, password: pass } = login;
        connection.login({ credentials: { user, pass } }, (no) =>
          no === null ? send() : reject(no),
        );
      }
    });
  });
}

/** Ends a connection whose mail was taken; a server that does not end it too is not waited for. */
async function takeLeave(connection: SMTPConnection): Promise<void> {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const timer = setTimeout(resolve, GOODBYE_MS);
  connection.once("end", resolve);
  connection.quit();
  await ended;
  clearTimeout(timer);
  connection.close();
}

/** The mail as it is read, which the connection begins to do when the server has asked for it. */
function noted(message: Buffer, progress: Progress): Readable {
  return Readable.from(
    (function* () {
      progress.has_begun = true;
      yield message;
    })(),
  );
}

function isLoopback(host: string): boolean {
  return host === "localhost" || host === "[::1]" || /^127(?:\.\d{1,3}){3}$/.test(host);
}
