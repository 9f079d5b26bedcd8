import { answerWrites, type IdempotencyLock } from "#journal/idempotency";
import type { Write } from "#platform/db/multi-table-write";
import type { RewardMaking } from "./reward-making.ts";

/**
 * What replays of the keys of rewards are answered, whose set holds them.
 *
 * Writes: idempotency_keys.
 */
export function answersOf(given: readonly { readonly making: RewardMaking }[]): Write[] {
  return answerWrites(
    given.flatMap(({ making }) => {
      const answer = { status: 201, object: { prefix: "rwd" as const, id: making.reward_id } };
      return lockOf(making).map((lock) => ({ ...lock, answer: { ...answer, body: null } }));
    }),
  );
}

/** The Idempotency-Key of a reward that its set locks; none where the caller does. */
export function lockOf({
  actor: { account, request_id },
  idempotency,
}: Pick<RewardMaking, "actor" | "idempotency">): IdempotencyLock[] {
  if (idempotency === null) return [];
  return [{ ...idempotency, account_id: account.id, origin: "client", request_id }];
}
