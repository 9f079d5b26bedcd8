import type { TextAdapter, TextMessage } from "./port.ts";

/** One that gave a text no turn is passed over for this time while another one is not full. */
const FULL_MS = 60_000;

/**
 * Several gateways as one: the first try of a message goes to the first of them, the next to the
 * next, and round again; one that is full is passed over. What one has taken is asked of that one.
 */
export function inOrder(adapters: readonly [TextAdapter, ...TextAdapter[]]): TextAdapter {
  const [first] = adapters;
  const full_until = new Map<TextAdapter, number>();
  return {
    name: adapters.map(({ name }) => name).join(", "),
    is_simulated: adapters.some(({ is_simulated }) => is_simulated),
    deadline_ms: Math.max(...adapters.map(({ deadline_ms }) => deadline_ms)),
    async submit(message, signal) {
      const adapter = ofTry(adapters, message);
      const answer = await adapter.submit(message, signal);
      if ("had_turn" in answer) full_until.set(adapter, performance.now() + FULL_MS);
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
    const place = (attempt - 1) % all.length;
    const turned = [...all.slice(place), ...all.slice(0, place)];
    const now = performance.now();
    return turned.find((one) => (full_until.get(one) ?? now) <= now) ?? turned[0] ?? first;
  }
}

/** A gateway's reference as the outbox keeps it. */
export function referenceOf({ name }: Pick<TextAdapter, "name">, reference: string): string {
  return `${name}/${reference}`;
}
