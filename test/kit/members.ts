/** People who are signed in to the dashboard, and the calls that its pages make for them. */
import type { OperationId } from "@svc/generated/operations";
import type { Answer } from "@svc/generated/routes";
import type { NewMember } from "@svc/server/accounts/members/index.ts";
import type { Gate } from "@svc/server/http/gate.ts";
import type { GateContext } from "@svc/server/http/request-state.ts";
import { type Answered, answered, errorOf, type Parts } from "./api.ts";
import {
  type Browser,
  codeTo,
  DASHBOARD,
  formTokenIn,
  newBrowser,
  newMember,
  signedIn,
} from "./dashboard.ts";
import type { Organisation } from "./given.ts";
import { askAndLookBack } from "./look-back.ts";
import { snapshotOfKey } from "./probe.ts";
import { testServer } from "./server.ts";

/** What is called for people alone. */
export type MemberOperationId = keyof typeof CALLED;

/** A client that calls for whoever is signed in. */
export type MemberApi = {
  readonly [Id in MemberOperationId]: (parts?: Parts<Id>) => Promise<Answered<Answer<Id>["body"]>>;
};

export interface SignedInMember {
  /** Wire id. */
  readonly id: string;
  readonly email: string;
  readonly browser: Browser;
  readonly api: MemberApi;
}

/** The PIN that members of tests have. */
export const PIN = "495170";

const CALLED = {
  listApprovals: true,
  getApproval: true,
  approveApproval: true,
  rejectApproval: true,
  setMyPin: true,
  sendMyPinCode: true,
  listSessions: true,
  deleteSession: true,
  endOtherSessions: true,
  listSignIns: true,
  listOrganisations: true,
  createOrganisation: true,
  listOrganisationInvites: true,
  acceptOrganisationInvite: true,
  declineOrganisationInvite: true,
} as const;

/** Whether the pages of the dashboard call an operation. */
export function isCalledForMembers(id: OperationId): id is MemberOperationId {
  return id in CALLED;
}

interface SignInWanted {
  readonly role?: NewMember["role"];
  readonly mode?: "test" | "live";
  /** What the browser sends when it signs in. */
  readonly headers?: Record<string, string>;
}

/** A member of an organisation who is signed in, and looks at one of its modes. */
export async function signedInMember(
  shop: Organisation,
  { role = "owner", mode = "test", headers = {} }: SignInWanted = {},
): Promise<SignedInMember> {
  const { member_id, email } = await newMember(shop, role);
  const browser = await signedIn(email, newBrowser(), headers);
  if (mode === "test") {
    await browser.post(`${DASHBOARD}/mode`, { form_token: await formTokenIn(browser), mode });
  }
  const secret = (mode === "test" ? shop : shop.live).key.secret;
  return { id: member_id, email, browser, api: memberApi(browser, secret) };
}

/** The same, with the payment PIN of tests. */
export async function approver(
  shop: Organisation,
  wanted: Parameters<typeof signedInMember>[1] = {},
): Promise<SignedInMember> {
  const member = await signedInMember(shop, wanted);
  const { status, body } = await setPin(member, { pin: PIN });
  if (status !== 200) throw new Error(`A PIN was to be set, and was not: ${JSON.stringify(body)}`);
  return member;
}

/** Sets a PIN with a code that was mailed just now, unless another code is given. */
export async function setPin(
  { api, email }: SignedInMember,
  body: NonNullable<Parts<"setMyPin">["body"]>,
) {
  const code = "password_or_otp" in body ? {} : { password_or_otp: await mailedCode(api, email) };
  return await api.setMyPin({ body: { ...code, ...body } });
}

/** Has a code mailed, and reads it. */
export async function mailedCode(api: MemberApi, email: string): Promise<string> {
  const { status, body } = await api.sendMyPinCode();
  if (status !== 200) throw new Error(`No code was sent: ${JSON.stringify(body)}`);
  return (await codeTo(email)) ?? "";
}

/** What the pages call for a browser; `key` is of the account whose rows are watched. */
export function memberApi(browser: Pick<Browser, "cookie">, key: string): MemberApi {
  const calls = Object.keys(CALLED).map((id) => {
    const operation_id = id as MemberOperationId;
    return [operation_id, (parts: Parts<MemberOperationId> = {}) => call(operation_id, parts)];
  });
  return Object.fromEntries(calls) as MemberApi;

  async function call(
    operation_id: MemberOperationId,
    parts: Parts<MemberOperationId>,
  ): Promise<Answered> {
    const server = await testServer();
    const snapshot = () => snapshotOfKey(server, key);
    const ask = () => askAsMember(server.gate, browser.cookie ?? "", { operation_id, parts });
    const [{ status, body }, back] = await askAndLookBack(key, ask);
    const error = status >= 400 ? errorOf(body) : null;
    const headers = new Headers();
    return answered({ operation_id, status, headers, body, error }, back, snapshot);
  }
}

/** What a gate answers to a page that calls for a session. */
export async function askAsMember(
  gate: Pick<Gate, "callForMember">,
  session: string,
  { operation_id, parts }: { operation_id: OperationId; parts: Parts<OperationId> },
) {
  const {
    path = {},
    query = {},
    body,
    idempotency_key,
  } = parts as {
    path?: Record<string, string>;
    query?: Record<string, string>;
    body?: object;
    idempotency_key?: string;
  };
  const request = new Request("http://svc.test/dashboard");
  const context = { req: { raw: request, header: () => undefined }, env: {} };
  return await gate.callForMember(context as unknown as GateContext, {
    ...{ operation_id, session, path, query },
    ...(body === undefined ? {} : { body }),
    ...(idempotency_key === undefined ? {} : { idempotency_key }),
  });
}
