/** What the gate refuses, it refuses for every operation that declares it. */
import type { ErrorCode } from "@svc/generated/errors";
import type { OperationFacts } from "@svc/generated/operations";
import { beforeAll, describe, expect, it } from "vitest";
import { errorOf, requestOf } from "../kit/api.ts";
import type { ChosenPairs } from "../kit/chosen-pairs.ts";
import { signedProgram } from "../kit/complete.ts";
import { given, type Organisation } from "../kit/given.ts";
import { rightCall } from "../kit/right-calls.ts";
import { testServer } from "../kit/server.ts";
import { hasNeededField } from "../kit/shown-calls.ts";
import { SPOILS, type Spoilt } from "../kit/spoils.ts";

let shop: Organisation;

/** Every operation, with every refusal of the gate that it declares and the run tries. */
export function refuseAtTheGate({ operations, isTried }: ChosenPairs): void {
  beforeAll(async () => {
    shop = await given.organisation();
  });

  const tried = operations.map((operation) => ({
    operation,
    codes: operation.refusals.filter(
      (code) =>
        SPOILS[code] !== undefined && isReached(operation, code) && isTried(operation, code),
    ),
  }));
  const asked = tried.filter(({ codes }) => codes.length > 0);

  describe.each(asked)("$operation.method $operation.path", ({ operation, codes }) => {
    it.each(codes)("refuses with %s", async (code) => {
      expect(await refusalOf(operation, code)).toBe(code);
    });
  });
}

async function refusalOf(operation: OperationFacts, code: ErrorCode): Promise<string | undefined> {
  const { ask } = await testServer();
  const spoilt = SPOILS[code]?.(operation) ?? {};
  const secret = await secretFor(operation, spoilt);
  const request = await spoiltRequest(operation, spoilt, secret);
  let answer: Response | null = null;
  for (let time = 0; time < (spoilt.times ?? 1); time++) {
    answer = await ask(request());
  }
  return errorOf(await answer?.json())?.code;
}

async function secretFor(
  { key_kinds, refusals }: OperationFacts,
  { key = {}, live = refusals.includes("live_mode_only"), account }: Spoilt,
): Promise<string | null> {
  if (key === "none") return null;
  if (key === "unknown") return `svc_sk_test_${"0".repeat(43)}`;
  const owner = account ? await given.organisation() : shop;
  // Some operations are for one kind of key alone.
  const kind = key_kinds.includes("sk") ? undefined : key_kinds[0];
  const wanted = { ...(kind && { kind }), ...(key === "revoked" ? {} : key) };
  const { id, secret } = await given.keyByHand(live ? owner.live : owner, wanted);
  if (key === "revoked") await (live ? owner.live : owner).api.deleteKey({ path: { key_id: id } });
  if (account) await given.facts(live ? owner.live : owner, account);
  return secret;
}

/** Where nobody sends a key, a program of the account is named, whose secret signs. */
async function signatureFor({ signed }: OperationFacts, { account }: Spoilt) {
  if (!signed) return {};
  const owner = account ? await given.organisation() : shop;
  const { id: program_id, secret: sign_with } = await signedProgram(owner);
  if (account) await given.facts(owner, account);
  return { path: { program_id }, sign_with };
}

async function spoiltRequest(
  operation: OperationFacts,
  spoilt: Spoilt,
  secret: string | null,
): Promise<() => Request> {
  const right = { ...rightCall(operation.id), ...(await signatureFor(operation, spoilt)) };
  const path =
    spoilt.path &&
    Object.fromEntries(Object.keys(right.path ?? {}).map((name) => [name, spoilt.path]));
  const { "idempotency-key": key, ...headers } = spoilt.headers ?? {};
  const parts = {
    ...right,
    ...(path ? { path } : {}),
    query: queryOf(right.query as Record<string, string>, spoilt.query),
    ...(key === undefined ? {} : { idempotency_key: key === "none" ? null : key }),
    headers,
    ...(spoilt.text === undefined ? {} : { text: spoilt.text }),
  };
  return () => requestOf(secret, operation.id, parts);
}

/** An empty query leaves out the first that is needed; any other is added to it. */
function queryOf(right: Record<string, string>, spoilt: Spoilt["query"]): Record<string, string> {
  if (spoilt === undefined) return right;
  if (Object.keys(spoilt).length > 0) return { ...right, ...spoilt };
  return Object.fromEntries(Object.entries(right).slice(1));
}

/** Pages of the dashboard alone call with a session: every request of a key ends here. */
const AT_THE_DASHBOARD: readonly ErrorCode[] = [
  "body_too_large",
  "unsupported_media_type",
  "session_required",
  "dashboard_only",
];

function isReached(operation: OperationFacts, code: ErrorCode): boolean {
  if (operation.dashboard_only) return AT_THE_DASHBOARD.includes(code);
  // A field that only a signed-in person may set.
  if (code === "dashboard_only") return false;
  // One of several fields is needed, or one of the program, which its own tests leave out.
  const { id } = operation;
  const of_own_rule = [
    ...["createBatch", "previewBatch", "activateProgram", "changeWorkforceCostCenterPeople"],
    ...["qualifyReferral", "submitDealerApplication", "inviteMember"],
  ];
  if (code === "parameter_missing" && of_own_rule.includes(id)) return false;
  // A change needs no field; one that is needed within another is for the operation's own tests.
  if (code === "parameter_missing" && operation.method === "PATCH") {
    return hasNeededField(operation.id);
  }
  // Of a program that is not there, nobody has the secret; a message names a method in its body.
  const names_none = operation.signed || operation.json_rpc;
  if (names_none && code === "resource_missing") return false;
  return !operation.planned || (IN_THE_SCHEMA[code]?.(operation) ?? true);
}

/** What is planned refuses only what its schemas forbid; its own rules come with its handler. */
const IN_THE_SCHEMA: Partial<Record<ErrorCode, (operation: OperationFacts) => boolean>> = {
  resource_missing: ({ parameters }) => parameters.some((one) => one.in === "path"),
  parameter_missing: ({ id, parameters }) =>
    hasNeededField(id) || parameters.some((one) => one.in === "query" && one.required),
  parameter_invalid: ({ method, upload, parameters }) =>
    (method !== "GET" && !upload) || parameters.some((one) => one.in === "query"),
};
