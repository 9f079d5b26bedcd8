import type { TextAdapter, TextMessage } from "./port.ts";

/**
 * Several gateways as one: the first try of a message goes to the first of them, the next to the
 * next, and round again. What one has taken is asked of that one.
 */
export function inOrder(adapters: readonly [TextAdapter, ...TextAdapter[]]): TextAdapter {
  const [first] = adapters;
  return {
    name: adapters.map(({ name }) => name).join(", "),
    is_simulated: adapters.some(({ is_simulated }) => is_simulated),
    deadline_ms: Math.max(...adapters.map(({ deadline_ms }) => deadline_ms)),
    async submit(message, signal) {
      const adapter = ofTry(adapters, message);
      const answer = await adapter.submit(message, signal);
      if (answer.kind !== "accepted") {
        return { ...answer, reason: `${adapter.name}: ${answer.reason ?? answer.kind}` };
      }
      const gateway_reference = referenceOf(adapter, answer.gateway_reference);
      return { ...answer, gateway_reference };
    },
    async report({ gateway_reference, ...sent }, signal) {
      const taker = adapters.find(({ name }) => gateway_reference.startsWith(`${name}/`));
      // One that is not configured any more has said all that it ever will.
      if (taker === undefined) return { kind: "none" };
      const own = gateway_reference.slice(taker.name.length + 1);
      return await taker.report({ ...sent, gateway_reference: own }, signal);
    },
  };

  function ofTry(all: readonly TextAdapter[], { attempt }: TextMessage): TextAdapter {
    return all[(attempt - 1) % all.length] ?? first;
  }
}

/** A gateway's reference as the outbox keeps it. */
export function referenceOf({ name }: Pick<TextAdapter, "name">, reference: string): string {
  return `${name}/${reference}`;
}
