import type { OperationId } from "@svc/generated/operations";
import { describe, expect, it } from "vitest";
import { requestOf } from "../kit/api.ts";
import { given, type Organisation } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const MIB = 1_048_576;
const BODY = '{"currency":"USD","amount":"5.00"}';

async function send(
  shop: Organisation,
  body: RequestInit["body"],
  headers: Record<string, string> = { "content-type": "application/json" },
) {
  const { ask } = await testServer();
  const request = requestOf(shop.key.secret, "createTestCredit", { headers });
  const init = body instanceof ReadableStream ? { body, duplex: "half" } : { body };
  const answer = await ask(new Request(request, init as RequestInit));
  const { error } = (await answer.json()) as { error?: { code: string; param: string | null } };
  return { status: answer.status, code: error?.code, param: error?.param };
}

function streamOf(bytes: number): ReadableStream<Uint8Array> {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const chunk = new Uint8Array(Math.min(left, 65_536)).fill(32);
      left -= chunk.byteLength;
      if (chunk.byteLength > 0) controller.enqueue(chunk);
      else controller.close();
    },
  });
}

describe("the size of a body", () => {
  it("may be 1 MiB", async () => {
    const shop = await given.organisation();
    expect((await send(shop, BODY.padEnd(MIB))).status).toBe(201);
  });

  it("is refused by what the request declares, unread", async () => {
    const shop = await given.organisation();
    const headers = { "content-type": "application/json", "content-length": String(MIB + 1) };
    expect((await send(shop, BODY, headers)).code).toBe("body_too_large");
  });

  it("is counted while reading when the request declares nothing", async () => {
    const shop = await given.organisation();
    expect((await send(shop, streamOf(MIB + 1))).code).toBe("body_too_large");
    expect((await send(shop, streamOf(MIB))).code).toBe("invalid_json");
  });
});

describe("the media type of a body", () => {
  it.each([
    "application/json",
    "application/json; charset=utf-8",
    'APPLICATION/JSON;charset="UTF-8"',
  ])("may be %s", async (type) => {
    const shop = await given.organisation();
    expect((await send(shop, BODY, { "content-type": type })).status).toBe(201);
  });

  it.each([
    "text/plain",
    "application/json; charset=latin1",
    "application/jsonp",
    "application/x-www-form-urlencoded",
    "multipart/form-data",
  ])("is refused as %s", async (type) => {
    const shop = await given.organisation();
    expect((await send(shop, BODY, { "content-type": type })).code).toBe("unsupported_media_type");
  });

  it("is refused when nothing is said, and when the body is compressed", async () => {
    const shop = await given.organisation();
    const bytes = new TextEncoder().encode(BODY);
    expect((await send(shop, bytes, {})).code).toBe("unsupported_media_type");
    const headers = { "content-type": "application/json", "content-encoding": "gzip" };
    expect((await send(shop, BODY, headers)).code).toBe("unsupported_media_type");
  });
});

describe("JSON", () => {
  it("may be left out where every field may: the missing ones are named", async () => {
    const shop = await given.organisation();
    expect(await send(shop, null, {})).toMatchObject({ status: 400, code: "invalid_request" });
  });

  it.each(["{", "{'currency':'USD'}", '{"currency":"USD",}', "nul", "\u0000", "NaN"])(
    "is refused as %j",
    async (text) => {
      const shop = await given.organisation();
      expect((await send(shop, text)).code).toBe("invalid_json");
    },
  );

  it("is refused in another encoding", async () => {
    const shop = await given.organisation();
    const latin1 = Buffer.from('{"currency":"USD","amount":"5.00","x":"é"}', "latin1");
    expect((await send(shop, latin1)).code).toBe("invalid_json");
  });

  it.each(["[]", "null", "5", '"text"', "true"])("%s is not an object", async (text) => {
    const shop = await given.organisation();
    expect(await send(shop, text)).toMatchObject({ code: "parameter_invalid", param: null });
  });

  it("is refused when it nests deeper than 32 levels, however deep", async () => {
    const shop = await given.organisation();
    for (const depth of [33, 200_000]) {
      const text = `{"currency":${"[".repeat(depth)}${"]".repeat(depth)}}`;
      expect((await send(shop, text)).code).toBe("invalid_json");
    }
  });

  it.each([
    ['{"__proto__":{"amount":"1.00"},"currency":"USD","amount":"5.00"}', "__proto__"],
    ['{"currency":"USD","amount":{"\\u005f_proto__":1}}', "amount.__proto__"],
  ])("with a field __proto__ is refused, and no prototype changes: %s", async (text, param) => {
    const shop = await given.organisation();
    expect(await send(shop, text)).toMatchObject({ code: "unknown_parameter", param });
    expect(({} as Record<string, unknown>).amount).toBeUndefined();
  });

  it.each([
    ['{"amount":"1.00","currency":"USD","target":"0771234567","amount":"200.00"}', "amount"],
    ['{"currency":"USD","amount":"5.00","\\u0061mount":"6.00"}', "amount"],
    ['{"metadata":{"a":"{\\"b\\":1,","b":"1" , "b" : "2"},"currency":"USD"}', "b"],
  ])("with a field that stands twice is refused, and names it: %s", async (text, param) => {
    const shop = await given.organisation();
    expect(await send(shop, text)).toMatchObject({ status: 400, code: "invalid_json", param });
  });

  it("may have a name in two objects, and a text that looks like one", async () => {
    const shop = await given.organisation();
    const text = '{"x":[{"y":1},{"y":"\\"y\\":"}],"currency":"USD","amount":"5.00"}';
    expect(await send(shop, text)).toMatchObject({ code: "unknown_parameter", param: "x" });
  });

  it("with a field called constructor or toString is judged like any other", async () => {
    const shop = await given.organisation();
    const text = '{"constructor":1,"currency":"USD","amount":"5.00"}';
    expect(await send(shop, text)).toMatchObject({
      code: "unknown_parameter",
      param: "constructor",
    });
  });

  it.each(['{"currency":"U\\u0000SD","amount":"5.00"}', '{"currency":"\\ud800","amount":"5.00"}'])(
    "with text that cannot be stored is refused by its field: %s",
    async (text) => {
      const shop = await given.organisation();
      expect(await send(shop, text)).toMatchObject({
        code: "parameter_invalid",
        param: "currency",
      });
    },
  );

  it("in brackets and quotes inside a text is only text", async () => {
    const shop = await given.organisation();
    const text = `{"currency":"${'[{,\\"'.repeat(5_000)}","amount":"5.00"}`;
    expect(await send(shop, text)).toMatchObject({ code: "invalid_currency" });
  });
});

describe("a body of too much", () => {
  const numbers = (count: number) => `[${Array(count).fill(0).join(",")}]`;

  async function refusalOf(id: OperationId, text: string) {
    const shop = await given.organisation();
    const { error, status } = await shop.api[id]({ text });
    const { code, param, meta, message } = error ?? {};
    return { status, code, param, meta, message };
  }

  it("holds more values than any body of the call: the field says where", async () => {
    const text = `{"currency":"USD","amount":${numbers(1_100)},"size":1}`;
    const refused = await refusalOf("createTestCredit", text);
    expect(refused).toMatchObject({ status: 400, code: "parameter_invalid", param: "amount" });
    expect(refused.message).toContain("With amount the body holds more than");
  });

  it("holds an object of more than 200 fields", async () => {
    const fields = (count: number) => Array.from({ length: count }, (_, at) => `"f${at}":1`);
    const refused = await refusalOf("createTestCredit", `{${fields(201).join(",")}}`);
    expect(refused).toMatchObject({ code: "parameter_invalid", param: "f199", meta: { max: 200 } });
    const named = await refusalOf("createTestCredit", `{${fields(200).join(",")}}`);
    expect(named).toMatchObject({ code: "invalid_request" });
    expect(named.message).toMatch(/^At least 100 fields are wrong/);
  });

  it("holds a list that is too long, of which nothing else is said", async () => {
    const meters = `{"meters":${numbers(11)}}`;
    const text = `{"recipients":[${meters},${meters}]}`;
    expect(await refusalOf("createRecipientsBulk", text)).toEqual({
      status: 400,
      code: "parameter_invalid",
      param: "recipients[0].meters",
      meta: { max: 10 },
      message: "recipients[0].meters has 11 entries; at most 10 are allowed.",
    });
  });

  it("holds more lines than a batch may: the code is the batch's own", async () => {
    expect(await refusalOf("createBatch", `{"items":${numbers(10_001)}}`)).toMatchObject({
      status: 422,
      code: "batch_too_large",
      param: "items",
      meta: { max: 10_000 },
    });
  });
});
