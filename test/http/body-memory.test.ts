import { expect, it, onTestFinished } from "vitest";
import { api, requestOf } from "../kit/api.ts";
import { complete, signedProgram } from "../kit/complete.ts";
import { given, type Shop } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const MIB = 1_048_576;
const BYTES = 8 * MIB;
/** What a body without fields is told once it was read. */
const READ = "parameter_missing";

/** An 8 MiB batch that sends no bytes until the connection breaks. */
async function openBatch({ key }: Shop) {
  const { ask } = await testServer();
  const { promise, reject } = Promise.withResolvers<void>();
  const body = new ReadableStream({ pull: () => promise });
  const headers = { "content-type": "application/json", "content-length": String(BYTES) };
  const request = requestOf(key.secret, "createBatch", { headers });
  const answer = ask(new Request(request, { body, duplex: "half" } as RequestInit));
  const breakOff = () => reject(new Error("gone"));
  // Whatever happens here, no other test meets a server whose memory is taken.
  onTestFinished(async () => {
    breakOff();
    await answer;
  });
  return { answer, breakOff };
}

async function previewCode({ api }: Shop): Promise<string | undefined> {
  return (await api.previewBatch({ text: "{}" })).error?.code;
}

/** Waits until the pending bodies are counted. */
async function untilHeld(shop: Shop): Promise<void> {
  while ((await previewCode(shop)) !== "rate_limited") await new Promise(setImmediate);
}

it("an account has three large bodies on their way, and others are not kept out", async () => {
  const [shop, other] = [await given.organisation(), await given.organisation()];
  const held = await Promise.all([openBatch(shop), openBatch(shop), openBatch(shop)]);
  await untilHeld(shop);
  const refused = await shop.api.previewBatch({ text: "{}" });
  expect(refused.error).toMatchObject({ code: "rate_limited", meta: { policy: "bodies" } });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([429, "1"]);
  expect(await previewCode(other)).toBe(READ);
  for (const { breakOff, answer } of held) {
    breakOff();
    expect((await answer).status).toBe(400);
  }
  expect(await previewCode(shop)).toBe(READ);
});

it("test accounts together leave half of the room to live ones", async () => {
  const live = await given.organisation();
  const shops = await Promise.all([1, 2, 3].map(() => given.organisation()));
  const held = await Promise.all(
    shops.flatMap((shop, at) => (at < 2 ? [shop, shop, shop] : [shop, shop]).map(openBatch)),
  );
  let code = await previewCode(live);
  while (code !== "service_unavailable") code = await previewCode(live);
  expect(await previewCode(live.live)).toBe(READ);
  for (const { breakOff, answer } of held) {
    breakOff();
    await answer;
  }
  expect(await previewCode(live)).toBe(READ);
});

/** A completion whose signature is proven only once its whole body is there. */
async function openCompletion(from: string) {
  const { ask } = await testServer();
  const { promise, reject } = Promise.withResolvers<void>();
  const body = new ReadableStream({ pull: () => promise });
  const headers = { "content-type": "application/json", "content-length": String(MIB) };
  const { id: program_id, secret: sign_with } = await signedProgram(await given.organisation());
  const parts = { path: { program_id }, headers, sign_with, text: "{}" };
  const request = requestOf(null, "createCompletion", parts);
  const answer = ask(new Request(request, { body, duplex: "half" } as RequestInit), from);
  onTestFinished(async () => {
    reject(new Error("gone"));
    await answer;
  });
}

it("strangers from one network hold two large bodies, and keep nobody else out", async () => {
  await Promise.all(["2001:db8::1", "2001:db8::2:3"].map(openCompletion));
  const shop = await given.organisation();
  const program = await signedProgram(shop);
  const from = (address: string) => complete({ api: api(null) }, program, {}, { from: address });
  let { status, error } = await from("2001:db8::99");
  while (status === 201) ({ status, error } = await from("2001:db8::99"));
  expect([status, error?.code]).toEqual([503, "service_unavailable"]);
  expect((await from("2001:db8:0:1::1")).status).toBe(201);
});
