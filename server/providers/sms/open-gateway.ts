import assert from "node:assert/strict";
import { answered } from "#providers/port";
import type { SentText, TextAdapter, TextAnswer, TextMessage, TextReport } from "./port.ts";

/** A gateway as workers talk to it: never inside a transaction, and always answered in time. */
export interface TextGateway {
  readonly adapter: TextAdapter;
  submit(message: TextMessage): Promise<TextAnswer>;
  report(sent: SentText): Promise<TextReport>;
}

/** The gateway of each mode; null where none is configured. */
export interface TextGateways {
  readonly test: TextGateway | null;
  readonly live: TextGateway | null;
}

/** Opens the port to a gateway; one that throws, or is too slow, has not answered. */
export function openTextGateway(adapter: TextAdapter): TextGateway {
  const { name, deadline_ms } = adapter;
  const silence = { kind: "no_answer" } as const;
  const asked = { deadline_ms, silence, thrown: silence };
  return {
    adapter,
    async submit(message) {
      const { answer } = await answered<TextAnswer>(
        { name: `${name} submit`, ...asked },
        (signal) => adapter.submit(message, signal),
      );
      return answer;
    },
    async report(sent) {
      const { answer } = await answered<TextReport>(
        { name: `${name} report`, ...asked },
        (signal) => adapter.report(sent, signal),
      );
      return answer;
    },
  };
}

/** Binds a gateway to each mode; a simulated one is never bound to live organisations. */
export function bindTextGateways(gateways: TextGateways): TextGateways {
  const is_simulated = gateways.live?.adapter.is_simulated ?? false;
  assert(!is_simulated, "a simulated gateway is bound to live organisations");
  return gateways;
}
