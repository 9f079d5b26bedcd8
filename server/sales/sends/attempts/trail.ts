import type { AttemptState } from "../rows/dispatch-tables.ts";
import type { SendWork } from "./dispatch-queries.ts";

/** The latest hand-over of a send, and where it stands. */
export interface HandOver {
  /** The reference that the supplier knows it by. */
  readonly id: string;
  readonly sequence: number;
  readonly state: AttemptState;
  readonly supplier: string;
  /** Unix milliseconds on the account's clock. */
  readonly at: number;
}

/** A question that was asked and has no answer yet. */
export type OpenQuery = Pick<HandOver, "id" | "sequence" | "at">;

/** The state of a send's attempts, which is all that the next attempt is judged by. */
export interface Trail {
  /** Sequence of the latest attempt; 0 before the first. */
  readonly attempts: number;
  /** Number of the latest answer; 0 before the first. */
  readonly answers: number;
  /** Null before the first. */
  readonly hand_over: HandOver | null;
  readonly query: OpenQuery | null;
}

/** Before the first hand-over. */
export const NO_TRAIL: Trail = { attempts: 0, answers: 0, hand_over: null, query: null };

/** The trail of a send whose work the caller has locked. */
export function trailOf(work: SendWork): Trail {
  const { attempts, answers } = work;
  return { attempts, answers, hand_over: handOverOf(work), query: queryOf(work) };
}

/** The columns of work that say where a trail stands. */
export function marksOf({ attempts, answers, hand_over, query }: Trail) {
  return {
    attempts,
    answers,
    hand_over_id: hand_over?.id ?? null,
    hand_over_sequence: hand_over?.sequence ?? null,
    hand_over_state: hand_over?.state ?? null,
    hand_over_supplier: hand_over?.supplier ?? null,
    hand_over_at: hand_over?.at ?? null,
    query_id: query?.id ?? null,
    query_sequence: query?.sequence ?? null,
    query_at: query?.at ?? null,
  } satisfies Partial<SendWork>;
}

function handOverOf(work: SendWork): HandOver | null {
  const { hand_over_id: id, hand_over_sequence: sequence, hand_over_state: state } = work;
  const { hand_over_supplier: supplier, hand_over_at: at } = work;
  if (id === null || sequence === null || state === null) return null;
  return supplier === null || at === null ? null : { id, sequence, state, supplier, at };
}

function queryOf({ query_id: id, query_sequence: sequence, query_at: at }: SendWork) {
  return id === null || sequence === null || at === null ? null : { id, sequence, at };
}
