/**
 * Two gateways for texts on one port: Africa's Talking at `/version1/messaging` and txt at
 * `/Remote/SendMessage`. Scenarios match `gateway` (`africas-talking`, `txt`) and `to`:
 *
 * - `code` with a `code`: Africa's Talking answers 201 and refuses the recipient by it;
 * - `line` with a `line`: txt answers with that;
 * - `answer` with `status` and `body`: either answers so, and takes nothing;
 * - `hang`, `reset`: no answer; with `takes` the text is taken all the same;
 * - `other_number`, `no_id`, `no_recipients`: Africa's Talking takes the text and answers so;
 * - `reports` with a list of `statuses`, `after_ms` and `before_answer`: what is posted of the text
 *   in place of one `Success`; an empty list is a report that never comes.
 */
import {
  type Fake,
  type FakeAnswer,
  type FakeCall,
  type FakeDefinition,
  type FakeWorld,
  json,
  type OpenFake,
  openFake,
  type Scenario,
} from "../kit/index.ts";

/** A text that was taken, and sent on. */
interface TakenText {
  readonly gateway: "africas-talking" | "txt";
  readonly id: string;
  /** E.164. */
  readonly to: string;
  readonly from: string | null;
  readonly text: string;
  /** Units: unix milliseconds, the fake's own time. */
  readonly at: number;
}

export interface Texts extends Fake<TakenText> {
  /** Reports that are still on their way, or were posted. */
  reported(): Promise<void>;
}

interface OpenTexts extends OpenFake {
  readonly login?: Login;
  /** Where reports are posted to; none are, if left out. `POST /_callback` names it later. */
  readonly callback_url?: string;
}

interface Login {
  readonly user: string;
  readonly secret: string;
}

interface State {
  readonly login: Login;
  callback_url: string | null;
  readonly posts: Promise<void>[];
}

type World = FakeWorld<TakenText>;

/** Who may send texts, where nobody else is named. */
export const TEXTS_LOGIN: Login = { user: "svc", secret: "texts-password-0001" };
/** What a service that meets the process has in the path of its reports. */
export const TEXTS_REPORT_SECRET = "texts-reports-secret-0001";

/** Opens both gateways. */
export async function openTexts({
  login = TEXTS_LOGIN,
  callback_url,
  ...how
}: OpenTexts = {}): Promise<Texts> {
  const state: State = { login, callback_url: callback_url ?? null, posts: [] };
  const fake = await openFake(gateways(state), how);
  return Object.assign(fake, { reported: async () => void (await Promise.all(state.posts)) });
}

function gateways(state: State): FakeDefinition<TakenText> {
  return {
    name: "texts",
    async answer(call, world) {
      if (call.method === "POST" && call.path === "/version1/messaging") {
        return await africasTalking(call, world, state);
      }
      if (call.path === "/Remote/SendMessage") return await txt(call, world, state);
      return { status: 404, body: "Not Found" };
    },
    admin({ method, path, body }) {
      if (`${method} ${path}` !== "POST /_callback") return null;
      state.callback_url = (JSON.parse(body) as { url: string }).url;
      return json(200, {});
    },
    reset() {
      state.posts.length = 0;
    },
  };
}

async function africasTalking(call: FakeCall, world: World, state: State): Promise<FakeAnswer> {
  const form = new URLSearchParams(call.body);
  const { user, secret } = state.login;
  if (call.headers.apikey !== secret || form.get("username") !== user) {
    return { status: 401, body: "The supplied authentication is invalid" };
  }
  const to = form.get("to") ?? "";
  const text = form.get("message") ?? "";
  if (to === "" || text === "") return { status: 400, body: "Required field is missing" };
  const scenario = world.playOf({ gateway: "africas-talking", to });
  const early = withoutTaking(scenario);
  if (early !== null) return early;
  if (scenario?.play === "code") return sent({ to, code: Number(scenario.with?.code), id: "None" });
  const taken = take(world, { gateway: "africas-talking", to, from: form.get("from"), text });
  await report(world, state, { taken, scenario });
  return afterTaking(scenario) ?? answerOf(scenario, taken);
}

function answerOf(scenario: Scenario | null, { to, id }: TakenText): FakeAnswer {
  switch (scenario?.play) {
    case "other_number":
      return sent({ to: "+263779999999", code: 101, id });
    case "no_id":
      return sent({ to, code: 101, id: "None" });
    case "no_recipients":
      return json(201, { SMSMessageData: { Message: "InvalidSenderId", Recipients: [] } });
    default:
      return sent({ to, code: 101, id });
  }
}

function sent({ to, code, id }: { to: string; code: number; id: string }): FakeAnswer {
  const is_sent = code < 400;
  const recipient = {
    ...{ statusCode: code, number: to, status: is_sent ? "Success" : "Failed" },
    ...{ cost: is_sent ? "USD 0.0320" : "0", messageId: id },
  };
  const Message = `Sent to ${is_sent ? 1 : 0}/1 Total Cost: ${recipient.cost}`;
  return json(201, { SMSMessageData: { Message, Recipients: [recipient] } });
}

async function txt(call: FakeCall, world: World, { login }: State): Promise<FakeAnswer> {
  const { user, secret } = login;
  const basic = `Basic ${Buffer.from(`${user}:${secret}`).toString("base64")}`;
  if (call.headers.authorization !== basic) return { status: 401, body: "ERROR: Unauthorised" };
  const form = call.method === "POST" ? new URLSearchParams(call.body) : call.query;
  const recipient = form.get("Recipients") ?? "";
  if (!/^263\d{9}$/.test(recipient)) return { status: 200, body: "ERROR: No valid recipients" };
  const to = `+${recipient}`;
  const scenario = world.playOf({ gateway: "txt", to });
  const early = withoutTaking(scenario);
  if (early !== null) return early;
  if (scenario?.play === "line") return { status: 200, body: String(scenario.with?.line) };
  const said = { text: form.get("Body") ?? "", from: form.get("sending_number") };
  const { id } = take(world, { gateway: "txt", to, ...said });
  return afterTaking(scenario) ?? { status: 200, body: `SUCCESS: ${id}` };
}

function take({ ledger, clock }: World, text: Omit<TakenText, "id" | "at">): TakenText {
  const at = clock.now();
  const count = ledger.length + 1;
  const id = text.gateway === "txt" ? `${7_000 + count}` : `ATXid_${crypto.randomUUID()}`;
  const taken = { ...text, id, at };
  ledger.push(taken);
  return taken;
}

function withoutTaking(scenario: Scenario | null): FakeAnswer | null {
  if (scenario?.play === "answer") {
    return { status: Number(scenario.with?.status), body: String(scenario.with?.body ?? "") };
  }
  return scenario?.with?.takes === true ? null : endOf(scenario);
}

function afterTaking(scenario: Scenario | null): FakeAnswer | null {
  return endOf(scenario);
}

function endOf(scenario: Scenario | null): FakeAnswer | null {
  return scenario?.play === "hang" || scenario?.play === "reset" ? scenario.play : null;
}

/** Posts what becomes of a text; before it is answered only where the scenario says so. */
async function report(
  world: World,
  state: State,
  { taken, scenario }: { taken: TakenText; scenario: Scenario | null },
): Promise<void> {
  const { callback_url } = state;
  if (callback_url === null) return;
  const words = scenario?.play === "reports" ? scenario.with : undefined;
  const statuses = (words?.statuses as string[] | undefined) ?? ["Success"];
  const posted = post(world, callback_url, {
    taken,
    statuses,
    after_ms: Number(words?.after_ms ?? 0),
  });
  state.posts.push(posted);
  if (words?.before_answer === true) await posted;
}

async function post(
  { clock }: World,
  url: string,
  { taken, statuses, after_ms }: { taken: TakenText; statuses: string[]; after_ms: number },
): Promise<void> {
  if (after_ms > 0) await clock.wait(after_ms);
  for (const status of statuses) {
    const body = new URLSearchParams({
      ...{ id: taken.id, status, phoneNumber: taken.to },
      ...{ networkCode: "64804", retryCount: "0" },
      ...(status === "Failed" && { failureReason: "DeliveryFailure" }),
    });
    // Nobody is told when the receiver is away, and nothing is repeated.
    await fetch(url, { method: "POST", body }).catch(() => {});
  }
}
