import assert from "node:assert/strict";
import { answered } from "#providers/port";
import type { Mail, MailAdapter, MailAnswer } from "./port.ts";

/** A gateway as workers talk to it: never inside a transaction, and always answered in time. */
export interface MailGateway {
  readonly adapter: MailAdapter;
  submit(mail: Mail): Promise<MailAnswer>;
}

/** The gateway of each mode; null where none is configured. */
export interface MailGateways {
  readonly test: MailGateway | null;
  readonly live: MailGateway | null;
}

/** Opens the port to a gateway; one that throws, or is too slow, has not answered. */
export function openMailGateway(adapter: MailAdapter): MailGateway {
  const { name, deadline_ms } = adapter;
  const silence = { kind: "no_answer" } as const;
  return {
    adapter,
    async submit(mail) {
      const asked = { name: `${name} submit`, deadline_ms, silence, thrown: silence };
      const { answer } = await answered<MailAnswer>(asked, (signal) =>
        adapter.submit(mail, signal),
      );
      return answer;
    },
  };
}

/** Binds a gateway to each mode; a simulated one is never bound to live organisations. */
export function bindMailGateways(gateways: MailGateways): MailGateways {
  const is_simulated = gateways.live?.adapter.is_simulated ?? false;
  assert(!is_simulated, "a simulated gateway is bound to live organisations");
  return gateways;
}
