/** Who may complete: what is signed, with which secret, and when. */
import { createHmac } from "node:crypto";
import type { Tx } from "@svc/server/platform/db/transaction.ts";
import { formatId, mintId } from "@svc/server/platform/ids.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { requestOf } from "../../kit/api.ts";
import { complete, type SignedProgram, signedProgram } from "../../kit/complete.ts";
import { statementsOfAll } from "../../kit/count-statements.ts";
import { given, type Organisation } from "../../kit/given.ts";
import { expectRefusal } from "../../kit/refusal.ts";
import { runNow, runSeconds } from "../../kit/run-clock.ts";
import { testServer } from "../../kit/server.ts";
import { signed } from "../../kit/signed.ts";
import { untilSomebodyWaits } from "../../kit/somebody-waits.ts";

const TEXT = '{"completion_id":"one","phone":"0771234567"}';
const OTHER = `whsec_${Buffer.alloc(32).toString("base64")}`;

let shop: Organisation;
let program: SignedProgram;

beforeEach(async () => {
  shop = await given.organisation();
  program = await signedProgram(shop);
});

/** Sends a body as it stands, with a header as it stands. */
async function send(text: string, header: string | null, program_id = program.id) {
  const headers: Record<string, string> = header === null ? {} : { "svc-signature": header };
  return await shop.api.createCompletion({ path: { program_id }, text, headers } as never);
}

/** The header as the kit signs it, without help. */
function headerOf(text: string | Buffer, { at = runSeconds() } = {}): string {
  const hmac = createHmac("sha256", program.secret).update(`${at}.`).update(text);
  return `t=${at},v1=${hmac.digest("hex")}`;
}

describe("a signature", () => {
  it("is over the bytes as they were sent, whatever they say as JSON", async () => {
    const spaced = '{ "phone":"0771234567",\n "completion_id":"\\u006fne" }';
    const right = await send(spaced, headerOf(spaced));
    expect([right.status, right.body]).toMatchObject([201, { completion_id: "one" }]);
    await expectRefusal(await send(`${spaced} `, headerOf(spaced)), "signature_invalid");
    await expectRefusal(await send(TEXT, headerOf(spaced)), "signature_invalid");
  });

  it.each([
    ["no JSON", "{", "invalid_json"],
    ["nothing", "", "parameter_missing"],
    ["a wrong field", '{"colour":"red"}', "unknown_parameter"],
  ] as const)("is looked at before the body is: %s", async (_, text, code) => {
    await expectRefusal(await send(text, `t=1,v1=${"0".repeat(64)}`), "signature_invalid");
    await expectRefusal(await send(text, headerOf(text)), code);
  });

  it("may be one of several, and a version that nobody knows is passed over", async () => {
    const [at = "", right = ""] = headerOf(TEXT).split(",");
    const wrong = `v1=${"0".repeat(64)}`;
    const { status } = await send(TEXT, `${at}, v0=abc, ${wrong}, ${right}`);
    expect(status).toBe(201);
  });

  it.each([
    ["is not there", () => null],
    ["is empty", () => ""],
    ["has no time", (right: string) => right.split(",")[1]],
    ["has no signature", (right: string) => right.split(",")[0]],
    ["has two times", (right: string) => `t=1,${right}`],
    ["has a time that is none", (right: string) => right.replace("t=", "t=0x")],
    ["has a time of another request", (right: string) => right.replace(/t=\d/, "t=2")],
    ["is of another version", (right: string) => right.replace("v1", "v2")],
    ["is cut", (right: string) => right.slice(0, -2)],
    ["is longer than any", (right: string) => `${right},${"x".repeat(512)}`],
    ["is of another secret", () => signed(TEXT, OTHER)["svc-signature"]],
  ])("is refused when it %s", async (_, spoil) => {
    const answer = await send(TEXT, spoil(headerOf(TEXT)) ?? null);
    await expectRefusal(answer, "signature_invalid");
    expect(await shop.probe.count("recipients")).toBe(0);
  });

  it.each(["prg_0031JkEAlHwJb7Dx8FnZg2Im", "nothing", "rwd_0031JkEAlHwJb7Dx8FnZg2Im"])(
    "of a program that nobody has is refused like any other: %s",
    async (program_id) => {
      await expectRefusal(await send(TEXT, headerOf(TEXT), program_id), "signature_invalid");
    },
  );
});

describe("a crowd that can sign nothing", () => {
  it("is looked up together, however many programs it names", async () => {
    const headers = { "svc-signature": `t=1,v1=${"0".repeat(64)}` };
    const asked = Array.from({ length: 60 }, () => {
      const path = { program_id: formatId("prg", mintId(runNow())) };
      return requestOf(null, "createCompletion", { path, text: TEXT, headers });
    });
    const { statements, statuses } = await statementsOfAll(asked);
    expect(new Set(statuses)).toEqual(new Set([401]));
    expect(statements).toBeLessThan(6);
  });
});

describe("the time of a signature", () => {
  it("is five minutes of wall time at the most, to either side", async () => {
    const answerAt = async (seconds: number) =>
      await complete(
        shop,
        program,
        {},
        { text: TEXT, headers: signed(TEXT, program.secret, seconds) },
      );
    expect((await answerAt(-290)).status).toBe(201);
    expect((await answerAt(290)).status).toBe(200);
    for (const seconds of [-310, 310]) {
      const meta = { signed_at: expect.any(Number), now: expect.any(Number) };
      await expectRefusal(await answerAt(seconds), "signature_expired", { meta });
    }
    await shop.api.advanceTestClock({ body: { seconds: 3_600 } });
    expect((await answerAt(0)).status).toBe(200);
  });

  it("says nothing to whoever has no secret", async () => {
    const at = runSeconds() - 3_600;
    await expectRefusal(await send(TEXT, headerOf("another", { at })), "signature_invalid");
  });
});

describe("the secret of a program", () => {
  it("that was rolled signs for another day of the account's clock", async () => {
    const path = { program_id: program.id };
    const { body } = await shop.api.rollProgramSecret({ path });
    const newer = { id: program.id, secret: body.completions_secret ?? "" };
    expect((await complete(shop, program)).status).toBe(201);
    expect((await complete(shop, newer)).status).toBe(201);
    await shop.api.advanceTestClock({ body: { seconds: 86_000 } });
    expect((await complete(shop, program)).status).toBe(201);
    await shop.api.advanceTestClock({ body: { seconds: 400 } });
    await expectRefusal(await complete(shop, program), "signature_invalid");
    expect((await complete(shop, newer)).status).toBe(201);
  });

  it("opens nothing else, and no other program", async () => {
    const other = await signedProgram(shop);
    const crossed = await complete(shop, { id: other.id, secret: program.secret });
    await expectRefusal(crossed, "signature_invalid");
    const headers = { ...signed("", program.secret), authorization: `Bearer ${program.secret}` };
    const { error } = await shop.api.getProgram({ path: { program_id: program.id }, headers });
    expect(error?.code).toBe("invalid_api_key");
  });
});

describe("the account of a completion", () => {
  it("that is suspended or closed meanwhile gives nothing", async () => {
    await given.facts(shop, { status: "suspended" });
    await expectRefusal(await complete(shop, program), "account_suspended");
    await given.facts(shop, { status: "closed" });
    await expectRefusal(await complete(shop, program), "account_closed");
  });

  it("that is suspended while the reward is made gives nothing", async () => {
    const heard = await whileHeld(program, async ({ sql }) => {
      await sql`
        update accounts set status = 'suspended', facts_version = facts_version + 1
        where id = ${shop.account_id}`;
    });
    expect(heard.error?.code).toBe("account_suspended");
    expect(await shop.probe.count("rewards")).toBe(0);
  });

  it("whose facts change while the reward is made is judged anew, and gives one", async () => {
    const heard = await whileHeld(program, async ({ sql }) => {
      await sql`
        update accounts set facts_version = facts_version + 1 where id = ${shop.account_id}`;
    });
    expect(heard.status).toBe(201);
    expect(await shop.probe.count("rewards")).toBe(1);
  });
});

describe("a draft that is deleted while it is asked", () => {
  it("is not there any more", async () => {
    const { id, completions_secret } = await given.program(shop);
    const draft = { id, secret: completions_secret ?? "" };
    const heard = await whileHeld(draft, async ({ sql }) => {
      await sql`delete from programs where account_id = ${shop.account_id} and status = 'draft'`;
    });
    expect(heard.error).toMatchObject({ code: "resource_missing", param: "program_id" });
  });
});

/** Completes something while a transaction that has changed what it needs is still open. */
async function whileHeld(asked: SignedProgram, change: (tx: Tx) => Promise<void>) {
  const { database } = await testServer();
  const held = Promise.withResolvers<void>();
  const let_go = Promise.withResolvers<void>();
  const holding = database.transact("change what a completion needs", async (tx) => {
    await change(tx);
    held.resolve();
    await let_go.promise;
  });
  await held.promise;
  const answer = complete(shop, asked);
  await untilSomebodyWaits();
  let_go.resolve();
  await holding;
  return await answer;
}
