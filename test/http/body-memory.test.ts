import { BODY_MEMORY_LIMITS, openBodyMemory } from "@svc/server/http/input/body-memory.ts";
import type { RequestState } from "@svc/server/http/request-state.ts";
import type { Refusal } from "@svc/server/platform/refusal.ts";
import { describe, expect, it } from "vitest";
import { api } from "../kit/api.ts";
import { complete, signedProgram } from "../kit/complete.ts";
import { given, type Shop } from "../kit/given.ts";
import { pausedCall } from "../kit/paused-body.ts";

const MIB = 1_048_576;
const BYTES = 8 * MIB;
/** Of a body that an address may have on its way whatever the others send. */
const SMALL = 65_536;
/** What strangers may hold in larger ones. */
const FOR_MANY = 16 * MIB;
/** What a body without fields is told once it was read. */
const READ = "parameter_missing";

/** An 8 MiB batch that does not end. */
const openBatch = ({ key }: Shop) =>
  pausedCall(key.secret, "createBatch", { declared: BYTES, sent: BYTES });

async function previewCode({ api }: Pick<Shop, "api">): Promise<string | undefined> {
  return (await api.previewBatch({ text: "{}" })).error?.code;
}

/** Waits until the bodies that have come are counted. */
async function untilHeld(shop: Shop): Promise<void> {
  while ((await previewCode(shop)) !== "rate_limited") await new Promise(setImmediate);
}

it("a key has two large bodies on their way, and keeps out no other key of its account", async () => {
  const [shop, other] = [await given.organisation(), await given.organisation()];
  const { body: till } = await shop.api.createKey({ body: { kind: "sk" } });
  const held = await Promise.all([openBatch(shop), openBatch(shop)]);
  await untilHeld(shop);
  expect((await (await openBatch(shop)).answer).status).toBe(429);
  const refused = await shop.api.previewBatch({ text: "{}" });
  expect(refused.error).toMatchObject({ code: "rate_limited", meta: { policy: "bodies" } });
  expect(refused.status).toBe(429);
  expect(["1", "2", "3"]).toContain(refused.headers.get("retry-after"));
  expect(await previewCode({ api: api(till.secret) })).toBe(READ);
  expect(await previewCode(other)).toBe(READ);
  for (const { breakOff, answer } of held) {
    breakOff();
    expect((await answer).status).toBe(400);
  }
  expect(await previewCode(shop)).toBe(READ);
});

it("a length that is declared takes nothing before its bytes come", async () => {
  const shop = await given.organisation();
  const promised = { declared: BYTES, sent: 20 };
  const calls = await Promise.all(
    Array.from({ length: 20 }, () => pausedCall(shop.key.secret, "createBatch", promised)),
  );
  expect(await previewCode(shop)).toBe(READ);
  for (const { breakOff, answer } of calls) {
    breakOff();
    expect((await answer).status).toBe(400);
  }
});

it("a small body is counted as it comes too, and what an address holds keeps out no other", async () => {
  const shop = await given.organisation();
  const program = await signedProgram(shop);
  const signed = { path: { program_id: program.id }, sign_with: program.secret };
  const most = { declared: 65_536, sent: 65_535, from: "127.0.2.1" };
  for (let at = 0; at < MIB / most.declared; at += 1) {
    await pausedCall(null, "createCompletion", most, signed);
  }
  const statusFrom = async (from: string) => {
    return (await complete({ api: api(null) }, program, {}, { from })).status;
  };
  while ((await statusFrom(most.from)) !== 503) await new Promise(setImmediate);
  expect(await statusFrom("127.0.2.2")).toBe(201);
});

describe("the memory of a program", () => {
  /** A request of a key, or of an address that nobody has proven anything of. */
  const requestOf = (account: string, mode: "live" | "test", key = "one") =>
    ({
      caller: { account: { id: account, mode }, key: { id: `${account} ${key}` } },
      ip: "::1",
    }) as RequestState;
  const strangerAt = (ip: string) => ({ caller: null, ip }) as RequestState;
  const { of_account, of_key, of_stranger, of_strangers, of_tests } = BODY_MEMORY_LIMITS;

  /** What stands in the way of a body of so many bytes; null when it has room. */
  function refusedBy(take: () => void): string | null {
    try {
      take();
      return null;
    } catch (thrown) {
      return (thrown as Refusal).code;
    }
  }

  it("leaves live accounts half of it, whatever test accounts hold together", () => {
    const room = openBodyMemory(BODY_MEMORY_LIMITS);
    for (let at = 0; at < of_tests / of_key; at += 1) {
      room.take(requestOf(`test ${at}`, "test"), of_key);
    }
    const one = requestOf("one more", "test");
    expect(refusedBy(() => room.take(one, 1))).toBe("service_unavailable");
    expect(refusedBy(() => room.take(requestOf("live", "live"), of_key))).toBe(null);
  });

  it("leaves room for small bodies when live accounts have taken the rest", () => {
    const room = openBodyMemory(BODY_MEMORY_LIMITS);
    for (const account of ["a", "b", "c"]) {
      for (const key of ["one", "two"]) room.take(requestOf(account, "live", key), of_key);
    }
    room.take(requestOf("d", "live"), of_key);
    const sale = requestOf("till", "live");
    expect(refusedBy(() => room.take(requestOf("e", "live"), MIB))).toBe("service_unavailable");
    expect(refusedBy(() => room.take(sale, 300))).toBe(null);
    expect(refusedBy(() => room.take(requestOf("a", "live", "three"), 1))).toBe("rate_limited");
    expect(of_account).toBe(2 * of_key);
  });

  it("gives strangers a share by address and one of all, and no part of those of accounts", () => {
    const room = openBodyMemory(BODY_MEMORY_LIMITS);
    const [first, neighbour] = [strangerAt("2001:db8::1"), strangerAt("2001:db8::2:3")];
    room.take(first, of_stranger);
    expect(refusedBy(() => room.take(neighbour, 1))).toBe("service_unavailable");
    for (let at = 1; at < FOR_MANY / of_stranger; at += 1) {
      room.take(strangerAt(`2001:db8:0:${at}::1`), of_stranger);
    }
    const large = SMALL + 1;
    expect(refusedBy(() => room.take(strangerAt("10.0.0.1"), large))).toBe("service_unavailable");
    for (let at = 0; at < (of_strangers - FOR_MANY) / SMALL; at += 1) {
      room.take(strangerAt(`10.1.${at % 256}.${Math.floor(at / 256)}`), SMALL);
    }
    expect(refusedBy(() => room.take(strangerAt("10.0.0.1"), 1))).toBe("service_unavailable");
    expect(refusedBy(() => room.take(requestOf("test", "test"), of_key))).toBe(null);
    room.release(first);
    expect(refusedBy(() => room.take(neighbour, 1))).toBe(null);
  });
});
