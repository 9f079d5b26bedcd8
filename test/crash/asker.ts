/** A client that repeats each request until it is answered, and holds the server to the answers. */
import { randomUUID } from "node:crypto";
import type { OperationId } from "@svc/generated/operations";
import type { Parts } from "../kit/api.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { insist, openTill, type Till } from "../kit/programs/till.ts";

/** What takes no Idempotency-Key, so that a repeat finds what there is, and says so. */
const UNKEYED: readonly OperationId[] = ["createCompletion"];

/** What was answered, and has to stay true. */
interface Made {
  readonly operation_id: OperationId;
  readonly parts: Parts<OperationId>;
  readonly status: number;
  readonly id: string;
}

interface Answered {
  readonly status: number;
  /** Null for an error. */
  readonly id: string | null;
  readonly said: string;
  readonly body: object;
}

export interface Asker {
  /** Asks until there is an answer, remembers it, and returns the ID of what it shows. */
  readonly ask: (operation_id: OperationId, parts: object) => Promise<string>;
  /** The same, and returns what is shown. */
  readonly show: (operation_id: OperationId, parts: object) => Promise<Record<string, unknown>>;
  readonly made: readonly Made[];
  /** Answers that are given otherwise when so many of them, all if not said, are repeated. */
  readonly broken: (most?: number) => Promise<string[]>;
}

/** Opens a client of whatever server the fleet has at the moment. */
export function openAsker(fleet: Fleet, key: string): Asker {
  const made: Made[] = [];
  // The servers are others after each death; the list of them stays the same.
  const till = openTill(key, fleet.apis);

  async function shown(operation_id: OperationId, wanted: object) {
    const parts = { idempotency_key: randomUUID(), ...wanted };
    const { status, id, said, body } = await askOf(till, { operation_id, parts });
    if (id === null) throw new Error(`${operation_id} was answered ${status} ${said}.`);
    made.push({ operation_id, parts, status, id });
    return { id, body };
  }

  async function broken(most = made.length): Promise<string[]> {
    const found: string[] = [];
    const step = Math.max(1, Math.ceil(made.length / most));
    for (const one of made.filter((_, index) => index % step === 0)) {
      const { status, id, said } = await askOf(till, one);
      const { operation_id } = one;
      const is_same = status === one.status || UNKEYED.includes(operation_id);
      if (is_same && id === one.id) continue;
      found.push(`${operation_id}: ${one.status} ${one.id}, its repeat ${status} ${said}`);
    }
    return found;
  }

  return {
    ask: async (operation_id, parts) => (await shown(operation_id, parts)).id,
    show: async (operation_id, parts) => Object((await shown(operation_id, parts)).body),
    made,
    broken,
  };
}

async function askOf(
  till: Till,
  { operation_id, parts }: Pick<Made, "operation_id" | "parts">,
): Promise<Answered> {
  const { heard } = await insist(() => till.ask(operation_id, parts as never));
  const { status } = heard;
  const body = Object(heard.body);
  const { error, id, object } = body as Partial<Record<"error" | "id" | "object", string>>;
  if (error !== undefined) return { status, id: null, said: JSON.stringify(error), body };
  // A clock has no ID, and is moved once too.
  const name = id ?? object ?? "";
  return { status, id: name, said: name, body };
}
