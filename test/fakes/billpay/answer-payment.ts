/** `POST /api/payment/process`: AUTH, PAY and STATUS. */
import { type FakeAnswer, type FakeWorld, json, type Scenario } from "../kit/index.ts";
import { type Asked, answerOf, type FakePayment, type Vend } from "./payment.ts";
import { readAsked } from "./read-asked.ts";
import { type State, settle, takeMoney, vend } from "./state.ts";

/** The wait of an answer that comes after the caller has gone. */
const LATE_MS = 120_000;
const QUIET_MS = 120_000;
const FLAGGED_MS = 600_000;
const DAY_MS = 86_400_000;

type World = FakeWorld<Vend>;

/** Does what is asked, then plays with the answer: the world has moved all the same. */
export function answerPayment(
  body: Record<string, unknown>,
  state: State,
  world: World,
): FakeAnswer {
  const action = String(body.Action ?? "").toLowerCase();
  const reference = String(body.Reference ?? "");
  const facts = { action, reference, member: String(body.MemberNumber ?? "") };
  const play = world.playOf({ ...facts, biller: String(body.BillerCode ?? "") });
  if (play?.play.endsWith("_undone")) return spoiled(play, json(200, {}));
  if (play?.play === "model_state") return invalid("request.Products", "There is no product.");
  settle(state, world);
  switch (action) {
    case "auth":
      return spoiled(play, auth(body, play, state, world));
    case "pay":
      return spoiled(play, pay(body, play, state, world));
    case "status":
      return spoiled(play, status(reference, state, world));
    default:
      return invalid("request.Action", "The action is not supported.");
  }
}

function auth(
  body: Record<string, unknown>,
  play: Scenario | null,
  state: State,
  world: World,
): FakeAnswer {
  const asked = readAsked(body);
  if ("key" in asked) return invalid(asked.key, asked.says);
  const now = world.clock.now();
  const known = state.payments.get(asked.reference);
  if (known !== undefined) {
    if (isSame(known, asked)) return json(200, answerOf(known, "Auth", now));
    return json(200, { ...answerOf(known, "Auth", now), ...DUPLICATE });
  }
  const payment = openPayment(asked, state, now);
  const refusal = refusalOf(payment, play, state);
  if (refusal !== null) Object.assign(payment, { status: "Failed", ...refusal });
  // Nobody waits two minutes; until then it is on its way.
  if (asked.member.startsWith("AT") && asked.biller.code === "TEST") {
    payment.quiet_until = now + LATE_MS;
    return { ...json(200, answerOf(payment, "Auth", now)), after_ms: LATE_MS };
  }
  if (isSilent(play)) payment.quiet_until = now + (Number(play?.with?.quiet_ms) || 0);
  return json(200, { ...answerOf(payment, "Auth", now), ...lieOf(play) });
}

const DUPLICATE = { Status: "Failed", Narration: "The reference is a duplicate." };

function openPayment(asked: Asked, state: State, now: number): FakePayment {
  state.count += 1;
  const payment: FakePayment = {
    ...asked,
    billpay_reference: `${asked.biller.prefix}-${String(261_126_000_000_000 + state.count)}`,
    ...{ status: "Authorized", narration: "", result_code: null, at: now, quiet_until: 0 },
    ...{ becomes: null, kind: kindOf(asked), lie: {}, debit: null },
  };
  state.payments.set(asked.reference, payment);
  return payment;
}

/** The published test meters. */
function kindOf({ biller, member }: Asked): FakePayment["kind"] {
  if (biller.code !== "ZETDC") return "plain";
  if (member === "37132567431") return "debt";
  if (member === "37125980740") return "two_debts";
  return member === "37132229735" ? "two_tokens" : "plain";
}

function refusalOf(payment: FakePayment, play: Scenario | null, state: State) {
  const { biller, product, member, amount_minor } = payment;
  if (play?.play === "failed") return { narration: String(play.with?.narration ?? "Failed.") };
  if (play?.play === "offline" || state.down.has(biller.code)) {
    return { narration: "The biller is offline. Try again later.", result_code: 2 };
  }
  const of_member = biller.refuses(member, product);
  if (of_member !== null) return { narration: of_member };
  if (product.requires_forex !== null && product.requires_forex !== payment.in_forex) {
    return { narration: "Set RequiresForexPayment as the product requires forex." };
  }
  if (amount_minor < product.min_minor || amount_minor > product.max_minor) {
    return { narration: "The amount is outside the minimum and maximum of the product." };
  }
  return state.can(payment) ? null : { narration: "Insufficient funds in the vendor wallet." };
}

function pay(
  body: Record<string, unknown>,
  play: Scenario | null,
  state: State,
  world: World,
): FakeAnswer {
  const asked = readAsked(body);
  if ("key" in asked) return invalid(asked.key, asked.says);
  const now = world.clock.now();
  const payment = state.payments.get(asked.reference);
  if (payment === undefined) return invalid("request.Reference", "It was not authorized.");
  if (!isSame(payment, asked)) {
    return invalid("request.TotalAmount", "PAY must be for what was authorized.");
  }
  // A second PAY, whatever the first one's answer was, is the first.
  if (payment.status !== "Authorized") return json(200, answerOf(payment, "Pay", now));
  payment.at = now;
  if (!takeMoney(payment, state)) {
    Object.assign(payment, { status: "Failed", narration: "Insufficient funds in the wallet." });
    return json(200, answerOf(payment, "Pay", now));
  }
  if (isSilent(play)) payment.quiet_until = now + QUIET_MS;
  return paid(payment, play, state, world);
}

function paid(payment: FakePayment, play: Scenario | null, state: State, world: World): FakeAnswer {
  const now = world.clock.now();
  const plan = planOf(payment, play);
  if (plan === null) {
    payment.kind = (play?.with?.kind as FakePayment["kind"]) ?? payment.kind;
    vend(payment, world, lieOf(play));
  } else {
    payment.status = plan.status;
    payment.narration = plan.narration ?? "";
    payment.becomes = plan.becomes === null ? null : { ...plan.becomes, at: now + plan.after_ms };
    if (plan.becomes === null) state.giveBack(payment);
  }
  payment.lie = lieOf(play);
  const answer = json(200, answerOf(payment, "Pay", now));
  const is_late = payment.biller.code === "TEST" && payment.member.startsWith("PT");
  if (!is_late) return answer;
  payment.quiet_until = now + LATE_MS;
  return { ...answer, after_ms: LATE_MS };
}

interface Plan {
  readonly status: FakePayment["status"];
  readonly narration?: string;
  readonly becomes: { readonly status: "Paid" | "Failed" | "Reversed" } | null;
  readonly after_ms: number;
}

/** What becomes of a PAY that is not simply paid. */
function planOf({ biller, member }: FakePayment, play: Scenario | null): Plan | null {
  const then = (play?.with?.then as "Paid" | undefined) ?? "Paid";
  const after_ms = Number(play?.with?.after_ms ?? QUIET_MS);
  const narration = String(play?.with?.narration ?? "The biller did not take the payment.");
  const failed: Plan = { status: "Failed", narration, becomes: null, after_ms: 0 };
  const of_test = biller.code === "TEST" ? member : "";
  if (of_test.startsWith("PFF")) return flagged(then, FLAGGED_MS);
  if (of_test.startsWith("PF")) return failed;
  if (of_test.startsWith("PP")) {
    return { status: "BeingPaid", becomes: { status: then }, after_ms: DAY_MS };
  }
  switch (play?.play) {
    case "being_processed":
      return { status: "BeingProcessed", becomes: { status: then }, after_ms };
    case "being_paid":
      return { status: "BeingPaid", becomes: { status: then }, after_ms };
    case "pending":
      return { status: "Pending", becomes: { status: then }, after_ms };
    case "flagged":
      return flagged(then, Number(play.with?.after_ms ?? FLAGGED_MS));
    case "failed":
      return failed;
    case "reversed":
      return { ...failed, status: "Reversed" };
    default:
      return null;
  }
}

function flagged(status: "Paid", after_ms: number): Plan {
  return { status: "Flagged", becomes: { status }, after_ms };
}

function status(reference: string, state: State, world: World): FakeAnswer {
  const payment = state.payments.get(reference);
  if (payment === undefined) return invalid("request.Reference", "The payment was not found.");
  const now = world.clock.now();
  const answer = answerOf(payment, "Status", now);
  if (now >= payment.quiet_until) return json(200, answer);
  const { Reference, BillerCode, MemberNumber, Products, TotalAmount } = answer;
  const asked = { Reference, BillerCode, MemberNumber, Products, TotalAmount };
  return json(200, { Action: "Status", ...asked, Status: "BeingProcessed" });
}

function isSame(payment: FakePayment, asked: Asked): boolean {
  return (
    payment.biller === asked.biller &&
    payment.product === asked.product &&
    payment.member === asked.member &&
    payment.amount_minor === asked.amount_minor &&
    payment.in_forex === asked.in_forex
  );
}

function lieOf(play: Scenario | null): Readonly<Record<string, unknown>> {
  return (play?.with?.lie as Record<string, unknown> | undefined) ?? {};
}

function isSilent(play: Scenario | null): boolean {
  return play !== null && SILENT.has(play.play);
}

const SILENT = new Set(["hang", "reset", "http_503", "garbage"]);

/** What happens to the answer on its way. */
function spoiled(play: Scenario | null, answer: FakeAnswer): FakeAnswer {
  switch (play?.play.replace(/_undone$/, "")) {
    case "hang":
      return typeof answer === "string" ? answer : { ...answer, after_ms: LATE_MS };
    case "reset":
      return "reset";
    case "http_503":
      return { status: 503, headers: { "content-type": "text/html" }, body: "<h1>Busy</h1>" };
    case "garbage":
      return { status: 200, headers: { "content-type": "text/html" }, body: "<h1>Hello</h1>" };
    case "http_401":
      return { status: 401, body: "" };
    case "http_404":
      return { status: 404, headers: { "content-type": "text/html" }, body: "<h1>Lost</h1>" };
    default:
      return answer;
  }
}

function invalid(key: string, says: string): FakeAnswer {
  return json(400, { Message: "The request is invalid.", ModelState: { [key]: [says] } });
}
