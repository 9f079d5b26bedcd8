import type { Gateways } from "#accounts/messages";
import type { Database } from "#platform/db/transaction";
import type { Settings } from "#platform/settings/config";
import { africasTalking } from "#providers/africas-talking";
import { bindMailGateways, openMailGateway, simulatedMailGateway } from "#providers/email";
import {
  bindTextGateways,
  findReport,
  inOrder,
  openTextGateway,
  simulatedTextGateway,
  type TextAdapter,
} from "#providers/sms";
import { smtp } from "#providers/smtp";
import { txt } from "#providers/txt";

/**
 * Binds who carries texts and mails: simulated gateways for test organisations, and what the
 * settings name for live ones.
 */
export function openGateways(
  { mail, texts }: Pick<Settings, "mail" | "texts">,
  database: Pick<Database, "read">,
): Gateways {
  const [first, ...others] = textAdapters(texts, database);
  return {
    sms: bindTextGateways({
      test: openTextGateway(simulatedTextGateway),
      live: first === undefined ? null : openTextGateway(inOrder([first, ...others])),
    }),
    email: bindMailGateways({
      test: openMailGateway(simulatedMailGateway),
      live: mail === null ? null : openMailGateway(smtp(mail)),
    }),
  };
}

function textAdapters(
  { gateways, senders, urls }: Settings["texts"],
  database: Pick<Database, "read">,
): TextAdapter[] {
  return gateways.map(({ name, ...login }) => {
    const reached = { ...login, url: urls[name], senders };
    if (name === "txt") return txt(reached);
    return africasTalking({ ...reached, findReport: (text) => findReport(database, text) });
  });
}
