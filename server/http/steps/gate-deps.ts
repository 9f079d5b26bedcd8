/** What the gate of one running program is made of; every step is handed what it needs of it. */
import type { ErrorCode } from "@svc/generated/errors";
import type { OperationId } from "@svc/generated/operations";
import type { Handlers } from "@svc/generated/routes";
import { roleBehind } from "#accounts/members";
import { lookUp, type Remembered, type SentKey } from "#journal/idempotency";
import { openRequestLog, type RequestLog } from "#journal/requests";
import type {
  Ctx,
  InnerAnswer,
  InnerCall,
  ObjectRegistry,
  PresentContext,
  ServingProgram,
} from "#platform/context";
import { guest } from "#platform/db/places";
import type { Database } from "#platform/db/transaction";
import type { Log } from "#platform/log";
import { clientAddressReader, type Hops } from "#platform/net/client-address";
import type { Config } from "#platform/settings/config";
import { wall } from "#platform/time/clock";
import { createBatcher } from "#platform/work/batcher";
import { onceEach } from "#platform/work/once-each";
import { type Draw, type RateOutcome, rateLimiter } from "#platform/work/rate-limit";
import type { Reactions } from "#platform/work/reactions";
import { givenSuppliers } from "#providers/binding";
import type { Suppliers } from "#providers/port";
import { findSigners, type ProgramSigner } from "#rewards/programs";
import { BODY_MEMORY_LIMITS, type BodyMemory, openBodyMemory } from "../input/body-memory.ts";
import type { FieldChecks } from "../input/schema.ts";
import type { RequestState } from "../request-state.ts";
import { type KnownCallers, openKnownCallers } from "./known-callers.ts";
import { misroutedTeller } from "./misrouted.ts";
import { openUseNotes } from "./use-notes.ts";

/**
 * Operations that answer with a view of the object that they made: how a replay presents it, by the
 * object's uuid.
 */
export type AnswerViews = Partial<
  Record<OperationId, (ctx: PresentContext, id: string) => Promise<object>>
>;

/** What the composition root hands the gate. */
export interface GateConfig {
  readonly config: Config;
  readonly database: Database;
  readonly log: Log;
  readonly objects: ObjectRegistry;
  readonly answer_views: AnswerViews;
  readonly reactions: Reactions;
  /** Left out, the simulated ones. */
  readonly suppliers?: Suppliers;
  readonly handlers: Handlers<Ctx>;
  readonly field_checks: FieldChecks;
  readonly searchDocs: ServingProgram["searchDocs"];
  readonly readDoc: ServingProgram["readDoc"];
  /** Left out of a program that nobody stops while it serves. */
  readonly isShuttingDown?: ServingProgram["isShuttingDown"];
  /** How many programs serve requests now, this one among them; the limits are shared by them. */
  readonly sharers: () => number;
  /** The test kit's; without it a broken promise is logged. */
  readonly observer?: GateObserver;
}

/** Hears every answer, and of each that breaks the contract. */
interface GateObserver {
  readonly onAnswer: (seen: SeenAnswer) => void;
  readonly onContractViolation: (fault: Error) => void;
}

export interface SeenAnswer {
  readonly operation_id: OperationId;
  readonly status: number;
  /** Null for a success. */
  readonly code: ErrorCode | null;
}

export interface GateDeps extends GateConfig {
  readonly docs_url: string;
  readonly request_log: RequestLog;
  readonly clientAddress: (hops: Hops) => string;
  readonly draw: (draws: readonly Draw[]) => RateOutcome;
  readonly body_memory: BodyMemory;
  readonly callers: KnownCallers;
  /** Hears of each key that opens nothing. */
  readonly tellMisrouted: (written: string) => void;
  /** What signs for a program, by its uuid; null where nobody has it. */
  readonly findSigner: (program_id: string) => Promise<ProgramSigner | null>;
  /** The role of whoever is behind a key, at this moment. */
  readonly findRole: (key: Parameters<typeof roleBehind>[1]) => ReturnType<typeof roleBehind>;
  readonly findRemembered: (sent: SentKey) => Promise<Remembered | null>;
  readonly perProgram: Ctx["perProgram"];
  /** Calls an operation inside the program, for the caller of a request. */
  readonly callWithin: (
    outer: RequestState,
    made: { call: InnerCall; prove: Ctx["prove"] },
  ) => Promise<InnerAnswer>;
}

/** Maximum keys or programs looked up in one statement, and how many statements run at once. */
const LOOK_UPS = { most: 64, sets_in_flight: 2 };

/** Opens what the gate keeps while the program runs. */
export function openGateDeps(parts: GateConfig): Omit<GateDeps, "callWithin"> {
  const { config, log, sharers } = parts;
  const database = parts.database.of(guest());
  return {
    ...parts,
    database,
    docs_url: `${config.public_url}/docs`,
    request_log: openRequestLog({ database: parts.database, log, also: openUseNotes() }),
    clientAddress: clientAddressReader(config.trusted_proxies),
    body_memory: openBodyMemory(BODY_MEMORY_LIMITS),
    draw: rateLimiter({ sharers, now: wall }),
    callers: openKnownCallers(database),
    tellMisrouted: misroutedTeller({ cell: config.cell, log }),
    findSigner: createBatcher(LOOK_UPS, (ids: string[]) =>
      database.read((read) => findSigners(read, ids)),
    ),
    findRole: (key) => database.read((read) => roleBehind(read, key)),
    findRemembered: createBatcher(LOOK_UPS, (sent: SentKey[]) =>
      database.read((read) => lookUp(read, sent)),
    ),
    perProgram: onceEach(database, givenSuppliers(parts.suppliers)),
  };
}
