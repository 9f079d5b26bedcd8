import type { Gateways } from "#accounts/messages";
import type { Settings } from "#platform/config";
import { bindMailGateways, openMailGateway, simulatedMailGateway } from "#providers/email";
import { simulatedTextGateways } from "#providers/sms";
import { smtp } from "#providers/smtp";

/**
 * Binds who carries texts and mails: simulated gateways for test organisations, and what the
 * settings name for live ones.
 */
export function openGateways({ mail }: Pick<Settings, "mail">): Gateways {
  return {
    sms: simulatedTextGateways(),
    email: bindMailGateways({
      test: openMailGateway(simulatedMailGateway),
      live: mail === null ? null : openMailGateway(smtp(mail)),
    }),
  };
}
