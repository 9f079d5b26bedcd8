import type { Ctx } from "#platform/context";
import type { CheckedInput } from "../input/schema.ts";
import type { Answered } from "../reply/reply.ts";
import type { RequestState } from "../request-state.ts";
import type { GateDeps } from "./gate-deps.ts";
import { contextOf } from "./request-context.ts";

type AnyHandler = (ctx: Ctx, input: CheckedInput) => Promise<Answered>;

/** Lets the operation act once. Refuses: what the operation refuses. */
export async function act(
  deps: GateDeps,
  state: RequestState,
  input: CheckedInput,
  prove: Ctx["prove"],
): Promise<Answered> {
  const handlers = deps.handlers as unknown as Record<string, AnyHandler | undefined>;
  const handler = handlers[state.operation_id];
  if (handler === undefined) throw new Error(`${state.operation_id} has no handler.`);
  return await handler(contextOf(deps, state, prove), input);
}
