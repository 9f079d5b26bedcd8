/** A client that repeats each request until it is answered, and holds the server to the answers. */
import { randomUUID } from "node:crypto";
import type { OperationId } from "@svc/generated/operations";
import type { Parts } from "../kit/api.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import { insist, openTill } from "../kit/programs/till.ts";

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
}

export interface Asker {
  /** Asks until there is an answer, remembers it, and returns the ID of what it shows. */
  readonly ask: (operation_id: OperationId, parts: object) => Promise<string>;
  readonly made: readonly Made[];
  /** Answers that are given otherwise when they are asked for again. */
  readonly broken: () => Promise<string[]>;
}

/** Opens a client of whatever server the fleet has at the moment. */
export function openAsker(fleet: Fleet, key: string): Asker {
  const made: Made[] = [];

  async function ask(operation_id: OperationId, wanted: object): Promise<string> {
    const parts = { idempotency_key: randomUUID(), ...wanted };
    const { status, id, said } = await askOf(fleet, key, { operation_id, parts });
    if (id === null) throw new Error(`${operation_id} was answered ${status} ${said}.`);
    made.push({ operation_id, parts, status, id });
    return id;
  }

  async function broken(): Promise<string[]> {
    const found: string[] = [];
    for (const one of made) {
      const { status, id, said } = await askOf(fleet, key, one);
      const { operation_id } = one;
      const is_same = status === one.status || UNKEYED.includes(operation_id);
      if (is_same && id === one.id) continue;
      found.push(`${operation_id}: ${one.status} ${one.id}, its repeat ${status} ${said}`);
    }
    return found;
  }

  return { ask, made, broken };
}

async function askOf(
  fleet: Fleet,
  key: string,
  { operation_id, parts }: Pick<Made, "operation_id" | "parts">,
): Promise<Answered> {
  // The server is another one after each death.
  const { heard } = await insist(async () => {
    const till = openTill(key, [fleet.apis[0] as Fleet["apis"][number]]);
    return await till.ask(operation_id, parts as never);
  });
  const { status, body } = heard;
  const { error, id, object } = Object(body) as Partial<Record<"error" | "id" | "object", string>>;
  if (error !== undefined) return { status, id: null, said: JSON.stringify(error) };
  // A clock has no ID, and is moved once too.
  const name = id ?? object ?? "";
  return { status, id: name, said: name };
}
