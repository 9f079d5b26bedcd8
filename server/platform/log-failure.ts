import type { Ctx } from "./context.ts";

/**
 * Does work that the answer does not depend on, once that answer is certain: a failure of it is
 * logged, and changes nothing that was committed or refused.
 */
export async function logFailure(
  { log, request_id, account }: Pick<Ctx, "log" | "request_id" | "account">,
  what: string,
  work: () => Promise<unknown>,
): Promise<void> {
  try {
    await work();
  } catch (err) {
    log.error({ err, request_id, account_id: account.id }, `could not ${what}`);
  }
}
