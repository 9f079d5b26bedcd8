/** A supplier whose answers a test scripts, send by send; every other send meets the simulator. */
import { parseId } from "@svc/server/platform/ids.ts";
import {
  bindSuppliers,
  openSupplier,
  type SupplierAdapter,
  type SupplierOrder,
  type SupplierOutcome,
  type Suppliers,
} from "@svc/server/providers/port/index.ts";
import { simulator, simulated_utility as utility } from "@svc/server/providers/simulator/index.ts";
import { testServer } from "./server.ts";

/** An answer, or what gives one; whatever it throws, the adapter throws. */
type Reply =
  | SupplierOutcome
  | ((order: SupplierOrder) => SupplierOutcome | Promise<SupplierOutcome>);

/** The answers for one send, in the order in which they are asked for. */
export interface SendScript {
  readonly submits?: readonly Reply[];
  readonly queries?: readonly Reply[];
}

export interface ScriptedProvider {
  readonly suppliers: Suppliers;
  /** Scripts a send by its wire id. */
  readonly script: (send: string, answers: SendScript) => void;
  /**
   * The calls that the provider received about a send: `submit <reference>` and `query
   * <reference>`.
   */
  readonly heard: (send: string) => string[];
}

interface Part {
  readonly submits: Reply[];
  readonly queries: Reply[];
  readonly heard: string[];
}

/** Declarations of a scripted provider that differ from the simulator's. */
export interface Declared
  extends Partial<
    Pick<SupplierAdapter, "refusal_is_proof" | "not_found_is_proof" | "deadline_ms">
  > {
  /** The wallet that scripted sends draw on, with a breaker that watches it. */
  readonly wallet?: string;
}

/** Opens a scripted provider. */
export async function scriptedProvider({
  wallet,
  ...declared
}: Declared = {}): Promise<ScriptedProvider> {
  const { database } = await testServer();
  const fallback = simulator(database);
  const parts = new Map<string, Part>();

  async function answer(question: "submit" | "query", order: SupplierOrder) {
    const part = parts.get(order.send_id);
    if (part === undefined) return null;
    part.heard.push(`${question} ${order.reference}`);
    const reply = (question === "submit" ? part.submits : part.queries).shift();
    if (reply === undefined) throw new Error(`No answer is scripted for this ${question}.`);
    return typeof reply === "function" ? await reply(order) : reply;
  }

  const adapter: SupplierAdapter = {
    ...fallback,
    ...declared,
    walletOf: ({ send_id }) => (parts.has(send_id) && wallet) || null,
    submit: async (order, signal) =>
      (await answer("submit", order)) ?? (await fallback.submit(order, signal)),
    query: async (order, signal) =>
      (await answer("query", order)) ?? (await fallback.query(order, signal)),
  };
  return {
    suppliers: bindSuppliers({ test: openSupplier(adapter, { utility }), live: [] }),
    script(send, { submits = [], queries = [] }) {
      parts.set(uuidOf(send), { submits: [...submits], queries: [...queries], heard: [] });
    },
    heard: (send) => parts.get(uuidOf(send))?.heard ?? [],
  };
}

function uuidOf(send: string): string {
  const id = parseId("snd", send);
  if (id === null) throw new Error(`${send} is not the id of a send.`);
  return id;
}
