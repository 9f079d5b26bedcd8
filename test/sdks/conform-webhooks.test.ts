/** svc-conform, webhooks: what the service sends is right, and what is not is named. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { forward } from "../../sdks/cli/src/forward.ts";
import { createJudge, type Judge } from "../../sdks/conform/src/judge/judge.ts";
import type { Listening } from "../../sdks/conform/src/proxy.ts";
import { startReceiver } from "../../sdks/conform/src/receiver.ts";
import { isError } from "../../sdks/conform/src/report/grouped.ts";
import type { Event } from "../../sdks/node/src/generated/models.ts";
import { readContract } from "../../sdks/tools/contract.ts";
import { eventually } from "../kit/sdks/cli-program.ts";
import { useSandbox } from "../kit/sdks/sandbox.ts";
import { type Passing, startTampering, type Tampering } from "../kit/sdks/tampering.ts";

const sandbox = useSandbox();
const SECRET = `whsec_${Buffer.alloc(24, 3).toString("base64")}`;
const OTHER_SECRET = `whsec_${Buffer.alloc(24, 4).toString("base64")}`;
const HOUR_SECONDS = 3_600;
const contract = readContract();
let judge: Judge;
let receiver: Listening;
let tampering: Tampering | null = null;

beforeEach(() => open([SECRET]));
afterEach(async () => {
  await tampering?.stop();
  tampering = null;
  await receiver.stop();
});

interface Opened {
  readonly forward_to?: URL;
  readonly port?: number;
}

async function open(
  secrets: readonly string[],
  { forward_to, port = 0 }: Opened = {},
): Promise<void> {
  await receiver?.stop();
  judge = createJudge({ secrets, allows_additions: false });
  receiver = await startReceiver({
    ...{ port, forward_to: forward_to ?? null, onTooLarge: () => judge.leaveOut("too large") },
    onWebhook: (webhook) => void judging.push(judge.webhook(webhook)),
  });
}

const judging: Promise<void>[] = [];

async function errors() {
  await Promise.all(judging.splice(0));
  return judge
    .verdict()
    .findings.filter(isError)
    .map(({ operation, place, rule }) => [operation, place, rule]);
}

/** The example of the contract, sent as the service sends it. */
function eventOf(type: string): Event {
  const media = contract.webhooks[type]?.post.requestBody?.content["application/json"];
  const { example } = media as unknown as { example: Event };
  return structuredClone(example);
}

async function sendThrough(
  change: (sent: Passing) => Passing,
  { type = "send.delivered", secret = SECRET, edit = (event: Event): Event => event } = {},
): Promise<void> {
  tampering ??= await startTampering(receiver.url);
  tampering.change({ request: change });
  const answered = await forward(edit(eventOf(type)), { url: tampering.url, secret });
  expect(answered.status).toBe(200);
}

const same = (sent: Passing) => sent;

function without(name: string) {
  return ({ headers, ...sent }: Passing): Passing => {
    const { [name]: _, ...kept } = headers;
    return { ...sent, headers: kept };
  };
}

function withHeader(name: string, value: string) {
  return ({ headers, ...sent }: Passing): Passing => ({
    ...sent,
    headers: { ...headers, [name]: value },
  });
}

/** Fields of `data`, or of its object, put otherwise. */
const held = (fields: object) => (event: Event) =>
  ({ ...event, data: { ...(event.data as object), ...fields } }) as Event;
const shown = (fields: object) => (event: Event) =>
  held({ object: { ...(event.data as { object: object }).object, ...fields } })(event);

describe("a webhook of the contract", () => {
  it.each(Object.keys(contract.webhooks))("of %s is right as it is shown", async (type) => {
    await sendThrough(same, { type });
    expect(await errors()).toEqual([]);
    expect(judge.verdict().operations.get(type)).toBe(1);
  });
});

describe("a planted deviation of a webhook", () => {
  it.each([
    [
      "a secret of another endpoint",
      same,
      { secret: OTHER_SECRET },
      [
        ["send.delivered", "webhook header Svc-Signature", "webhook-signature"],
        ["send.delivered", "webhook header webhook-signature", "webhook-signature"],
      ],
    ],
    [
      "a body that was written anew",
      (sent: Passing) => ({ ...sent, body: `${sent.body} ` }),
      {},
      [
        ["send.delivered", "webhook header Svc-Signature", "webhook-signature"],
        ["send.delivered", "webhook header webhook-signature", "webhook-signature"],
      ],
    ],
    [
      "a delivery without its id",
      without("svc-delivery"),
      {},
      [["send.delivered", "webhook header Svc-Delivery", "webhook-headers"]],
    ],
    [
      "a delivery without its signature",
      without("svc-signature"),
      {},
      [["send.delivered", "webhook header Svc-Signature", "webhook-headers"]],
    ],
    [
      "a header with another type",
      withHeader("svc-event", "send.failed"),
      {},
      [["send.delivered", "webhook header Svc-Event", "webhook-type"]],
    ],
    [
      "a type that is none",
      same,
      { edit: (event: Event) => ({ ...event, type: "send.lost" }) },
      [["send.lost", "webhook body /type", "webhook-type"]],
    ],
    [
      "a field of another type",
      same,
      { edit: shown({ amount: 5 }) },
      [["send.delivered", "webhook body /data/object/amount", "webhook-body"]],
    ],
    [
      "an event whose object is not so far",
      same,
      { edit: shown({ status: "submitted" }) },
      [["send.delivered", "webhook body /data/object/status", "webhook-lifecycle"]],
    ],
    [
      "a change that no step makes",
      same,
      {
        edit: held({ previous_attributes: { status: "cancelled_credited" } }),
      },
      [["send.delivered", "webhook body /data/object/status", "webhook-lifecycle"]],
    ],
  ] as const)(
    "is named by its event, its place and its rule: %s",
    async (_, change, how, named) => {
      await sendThrough(change, how as object);
      expect(await errors()).toEqual(named);
    },
  );

  it("is named where the time of both signatures is long ago", async () => {
    const then = Math.floor(Date.now() / 1_000) - HOUR_SECONDS;
    await sendThrough((sent) => ({
      ...sent,
      headers: {
        ...sent.headers,
        "svc-signature": `${sent.headers["svc-signature"]}`.replace(/t=\d+/, `t=${then}`),
        "webhook-timestamp": String(then),
      },
    }));
    const found = await errors();
    expect(found).toContainEqual([
      "send.delivered",
      "webhook header Svc-Signature",
      "webhook-time",
    ]);
    expect(found).toContainEqual([
      ...["send.delivered", "webhook header webhook-signature", "webhook-time"],
    ]);
  });

  it("is named where an id comes again with another event", async () => {
    await sendThrough(same);
    await sendThrough(same);
    expect(await errors()).toEqual([]);
    const { id } = eventOf("send.delivered");
    await sendThrough(same, { type: "send.created", edit: (event) => ({ ...event, id }) as Event });
    expect(await errors()).toEqual([["send.created", "webhook body /id", "webhook-repeat"]]);
  });
});

describe("a webhook that is passed on", () => {
  it("comes to the program byte for byte, whose status goes back", async () => {
    const received: string[] = [];
    const program = createServer(async (request, response) => {
      for await (const part of request) received.push(String(part));
      response.writeHead(418).end();
    });
    program.listen(0, "127.0.0.1");
    await once(program, "listening");
    const { port } = program.address() as AddressInfo;
    await open([SECRET], { forward_to: new URL(`http://127.0.0.1:${port}`) });
    const event = eventOf("send.delivered");
    const { status } = await forward(event, { url: receiver.url, secret: SECRET });
    program.close();
    expect([status, received.join("")]).toEqual([418, JSON.stringify(event)]);
    expect(await errors()).toEqual([]);
  });

  it("is answered with 502 where no program listens", async () => {
    await open([SECRET], { forward_to: new URL("http://127.0.0.1:9") });
    const event = eventOf("send.delivered");
    expect((await forward(event, { url: receiver.url, secret: SECRET })).status).toBe(502);
  });
});

describe("a webhook of the service", () => {
  it("is signed, headed and written as the contract says", async () => {
    const { url } = receiver;
    const { secret } = await called("/webhook-endpoints", { url, enabled_events: ["send.*"] });
    await open([`${secret}`], { port: Number(new URL(url).port) });
    await called("/test/events/trigger", { type: "send.delivered" });
    const sale = { target: "0771234567", amount: "1.00", currency: "USD" };
    await called("/sends", sale, { "idempotency-key": crypto.randomUUID() });
    const types = ["send.created", "send.submitted", "send.delivered"];
    await eventually(
      () => types.every((type) => judge.verdict().operations.has(type)),
      () => `There came only ${[...judge.verdict().operations.keys()]}.`,
    );
    expect(await errors()).toEqual([]);
  });
});

async function called(path: string, body: object, more: object = {}) {
  const headers = { authorization: `Bearer ${sandbox().key}`, "content-type": "application/json" };
  const init = { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) };
  const answer = await fetch(`${sandbox().origin}/dev/v1${path}`, init);
  expect(answer.ok).toBe(true);
  return (await answer.json()) as Record<string, unknown>;
}
