/**
 * The order in which a request is checked. Each step returns what it finds, and the request's state
 * is built from that here: no other file writes to it. Source: spec/words/gate.ts.
 */
import { AuthorityChanged } from "#accounts/account";
import type { FoundCaller } from "#accounts/keys";
import { type Remembered, ReplayNeeded } from "#journal/idempotency";
import { Refusal, refuse } from "#platform/refusal";
import { readBody, receiveBody } from "./input/body.ts";
import { refuseMediaType } from "./input/content-type.ts";
import { refuseDeclaredSize } from "./input/declared-size.ts";
import { type CheckedInput, checkedInput } from "./input/schema.ts";
import { yieldWhenLarge } from "./input/yield-when-large.ts";
import type { Answered } from "./reply/reply.ts";
import type { Caller, KeyCaller, RequestDraft } from "./request-state.ts";
import { refuseAccountState } from "./steps/account-state.ts";
import { act } from "./steps/act.ts";
import { authenticate, senderFinder } from "./steps/authenticate.ts";
import { refuseForeignOrigin } from "./steps/foreign-origin.ts";
import type { GateDeps } from "./steps/gate-deps.ts";
import { idempotencyKeyOf, remembered, rememberedOfTwin } from "./steps/idempotency.ts";
import { judgeAgain } from "./steps/judge-again.ts";
import { refuseKeyKind } from "./steps/key-kind.ts";
import { linkHolder } from "./steps/link-holder.ts";
import { refuseMode } from "./steps/mode.ts";
import { refuseOriginAndIp } from "./steps/origin-and-ip.ts";
import {
  drawForPage,
  drawRate,
  furtherMessages,
  hasDrawn,
  refuseEmptyBucket,
} from "./steps/rate-limit.ts";
import { replay } from "./steps/replay.ts";
import { refuseRole, roleOfKey } from "./steps/role.ts";
import { refuseRoleScope, refuseScope } from "./steps/scope.ts";
import { refuseWithoutSession } from "./steps/session.ts";
import { sessionHolder } from "./steps/session-holder.ts";
import { openSigned, proveSigned } from "./steps/signature.ts";
import { refuseAsSimulated, refuseSimulationInLive } from "./steps/simulate.ts";
import { provesItself, recalledFor, stillStands } from "./steps/unproven.ts";
import { chosenVersion } from "./steps/version.ts";
import { readAsNewest } from "./steps/versions-apart.ts";

/** Thrown when a request needs a caller that is proven, and its caller has changed. */
const CallerChanged = new Error("The caller has changed since it was last found.");
/** A key that is changed faster than one request is served is somebody's mistake. */
const STARTS_MAX = 4;

/** Lets a request through the gate to its operation. Refuses: what each step refuses. */
export async function pass(deps: GateDeps, state: RequestDraft): Promise<Answered> {
  refuseDeclaredSize(state);
  refuseMediaType(state);
  refuseWithoutSession(state);
  if (state.operation.signed) return await passSigned(deps, state);
  if (state.operation.scope === null) {
    if (state.operation.body) drawTokens(deps.draw, state, { caller: null, tokens: 1 });
    state.version = chosenVersion(deps, state);
    return await passBody(deps, state, null);
  }
  try {
    const recalled = recalledFor(deps, state);
    state.is_unproven = recalled !== null;
    return await passBody(deps, state, await identify(deps, state, recalled));
  } catch (thrown) {
    return await settleUnproven(deps, state, thrown);
  }
}

/** What comes without a key is signed: nothing is made of its body before that is proven. */
async function passSigned(deps: GateDeps, state: RequestDraft): Promise<Answered> {
  const signed = await openSigned(deps, state);
  const bytes = (await receiveBody(state, deps.body_memory)) ?? new Uint8Array();
  state.signed_bytes = bytes;
  const caller = proveSigned(signed, state, bytes);
  state.caller = caller;
  drawTokens(deps.draw, state, { caller, tokens: 1 });
  state.version = chosenVersion(deps, state);
  return await passBody(deps, state, caller);
}

async function identify(
  deps: GateDeps,
  state: RequestDraft,
  recalled: FoundCaller | null,
): Promise<KeyCaller> {
  const caller = await authenticate(
    state,
    recalled === null ? senderFinder(deps.callers, deps.tellMisrouted) : () => recalled,
  );
  state.caller = caller;
  admit(deps, state, caller);
  return caller;
}

/** Lets a request's call of another operation through; its caller is found unless just found. */
export async function passWithin(
  deps: GateDeps,
  { draft, just_found }: { draft: RequestDraft; just_found: FoundCaller | null },
): Promise<Answered> {
  const caller = await identify(deps, draft, just_found);
  return await passBody(deps, draft, caller);
}

/**
 * Lets a request through that somebody makes on the page of a reward link: whoever holds its token
 * may do what the page offers, and it is written in the version that the page reads.
 *
 * Refuses: `rate_limited`, `resource_missing`, and what each further step refuses.
 */
export async function passForLink(deps: GateDeps, state: RequestDraft): Promise<Answered> {
  const drawn = drawForPage(state, deps.draw);
  state.rate = drawn.states;
  refuseEmptyBucket(drawn);
  const caller = await linkHolder(deps, state);
  state.caller = caller;
  return await passBody(deps, state, caller);
}

/**
 * Lets a request through that the dashboard makes for a signed-in person, who holds the scopes of
 * their role. It draws on the account, or on the person where no account has a part in it.
 *
 * Refuses: `session_required`, `rate_limited`, `role_required`, `test_mode_only`,
 * `insufficient_scope`, and what each further step refuses.
 */
export async function passForMember(
  deps: GateDeps,
  state: RequestDraft,
  session: string,
): Promise<Answered> {
  state.session_secret = session;
  const { caller, member, person } = await sessionHolder(deps, state.operation, session);
  Object.assign(state, { caller, member, person });
  drawTokens(deps.draw, state, { caller, tokens: 1 });
  state.role = refuseRole(state, member?.role ?? null);
  refuseRoleScope(state);
  return await passBody(deps, state, caller);
}

/** What a caller may do, before anything is read of the request. */
function admit(deps: GateDeps, state: RequestDraft, caller: KeyCaller): void {
  refuseOriginAndIp(state, caller);
  refuseForeignOrigin(state, deps.config.public_url);
  refuseKeyKind(state, caller);
  refuseSimulationInLive(state, caller);
  refuseMode(state, caller);
  if (!hasDrawn(state)) drawTokens(deps.draw, state, { caller, tokens: 1 });
  refuseAsSimulated(state);
  state.version = chosenVersion(deps, state);
  refuseScope(state, caller);
}

function drawTokens(
  draw: GateDeps["draw"],
  state: RequestDraft,
  { caller, tokens }: { caller: Caller | null; tokens: number },
): void {
  const drawn = drawRate(state, caller, draw, tokens);
  // Before the refusal, which carries the headers too.
  state.rate = drawn.states;
  refuseEmptyBucket(drawn);
}

/** What follows once it is known who calls. */
async function passBody(
  deps: GateDeps,
  state: RequestDraft,
  caller: Caller | null,
): Promise<Answered> {
  if (state.reading === "unread") await readWhole(deps, state);
  // Of the body as it came: by a second pass the defaults of the contract have been filled in.
  state.idempotency ??= idempotencyKeyOf(state);
  await yieldWhenLarge(state.body_text);
  if (caller !== null) {
    const found = await rememberedNow(deps, state, caller);
    if (found !== null) return await answerAgain(deps, state, found);
    refuseAccountState(state, caller);
    state.role ??= await roleOfKey(deps, state, caller);
  }
  const input = checkedInput(state, deps.field_checks);
  const tokens = furtherMessages(state);
  if (caller !== null && tokens > 0) drawTokens(deps.draw, state, { caller, tokens });
  if (state.operation.planned) refuse("not_implemented");
  return await run(deps, state, input);
}

async function readWhole(deps: GateDeps, state: RequestDraft): Promise<void> {
  state.reading = "begun";
  const { tree, text: body_text, form } = await readBody(state, deps.body_memory);
  const found = { ...(await readAsNewest(deps, state, tree)), body_text, form };
  Object.assign(state, found, { reading: "read" });
  await yieldWhenLarge(body_text);
}

/** Null when nothing is remembered under the key, or when the operation itself will see. */
async function rememberedNow(
  deps: GateDeps,
  state: RequestDraft,
  caller: Caller,
): Promise<Remembered | null> {
  state.is_lookup_due = state.is_unproven && provesItself(state);
  if (state.is_lookup_due) return null;
  if (!(await isProven(deps, state))) throw CallerChanged;
  return await remembered(state, caller, deps.findRemembered);
}

/**
 * Lets the operation act; when a twin of the request was faster, its answer is given again. When
 * the caller's key or account has changed since the request was let in, nothing was written: the
 * caller is judged anew, and the operation starts anew.
 *
 * Refuses: what the operation refuses, and what a caller is refused with; `concurrent_update`.
 */
async function run(deps: GateDeps, state: RequestDraft, input: CheckedInput): Promise<Answered> {
  for (let starts = 1; starts <= STARTS_MAX; starts += 1) {
    try {
      return await act(deps, state, input, () => prove(deps, state));
    } catch (thrown) {
      if (thrown === ReplayNeeded && state.caller !== null) {
        const found = await rememberedOfTwin(state, state.caller, deps.findRemembered);
        return await answerAgain(deps, state, found);
      }
      if (thrown !== AuthorityChanged) return await answerTwin(deps, state, thrown);
      await proveAgain(deps, state);
    }
  }
  return refuse("concurrent_update", { retry_after: 1 });
}

/**
 * A finished twin comes before any refusal: one that ended since its key was looked up may be the
 * very reason for it. Throws what was thrown where there is none, and where nobody knows yet.
 */
async function answerTwin(deps: GateDeps, state: RequestDraft, thrown: unknown): Promise<Answered> {
  const { caller, is_lookup_due } = state;
  if (!(thrown instanceof Refusal) || thrown.code === "service_unavailable") throw thrown;
  if (caller === null || is_lookup_due) throw thrown;
  const found = await remembered(state, caller, deps.findRemembered);
  // What it has committed itself, before it asked somebody outside, is no twin's.
  if (found === null || found.request_id === state.request_id) throw thrown;
  return await answerAgain(deps, state, found);
}

async function proveAgain(deps: GateDeps, state: RequestDraft): Promise<void> {
  const { is_lookup_due } = state;
  state.is_unproven = false;
  // Who may not call any more is not told either what was answered before.
  state.is_lookup_due = false;
  const caller = await judgeAgain(deps, state);
  state.is_lookup_due = is_lookup_due;
  if (caller !== null) refuseAccountState(state, caller);
  state.caller = caller;
}

/**
 * What becomes of a request that was refused, perhaps on facts that do not hold any more: it is
 * judged anew, or its key stands for an answer. Otherwise throws what was thrown.
 */
async function settleUnproven(
  deps: GateDeps,
  state: RequestDraft,
  thrown: unknown,
): Promise<Answered> {
  if (thrown !== CallerChanged && !(thrown instanceof Refusal)) throw thrown;
  if (thrown === CallerChanged || !(await isProven(deps, state))) {
    const caller = await identify(deps, state, null);
    if (state.reading === "begun") throw thrown;
    return await passBody(deps, state, caller);
  }
  if (!state.is_lookup_due || state.caller === null) throw thrown;
  state.is_lookup_due = false;
  const found = await remembered(state, state.caller, deps.findRemembered);
  if (found === null) throw thrown;
  return await answerAgain(deps, state, found);
}

/** What the gate has put off is done now, if the operation needs it. */
async function prove(deps: GateDeps, state: RequestDraft): Promise<void> {
  if (!(await isProven(deps, state))) throw CallerChanged;
  if (!state.is_lookup_due || state.caller === null) return;
  state.is_lookup_due = false;
  if ((await remembered(state, state.caller, deps.findRemembered)) !== null) throw ReplayNeeded;
}

/** Whether the caller stands as the request was let in on it; asked once. */
async function isProven(deps: GateDeps, state: RequestDraft): Promise<boolean> {
  if (!state.is_unproven) return true;
  state.is_unproven = false;
  return await stillStands(deps, state);
}

async function answerAgain(
  deps: GateDeps,
  state: RequestDraft,
  found: Remembered,
): Promise<Answered> {
  state.original_request_id = found.request_id;
  return await replay(deps, state, found);
}
