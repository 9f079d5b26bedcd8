// Your own tests without a network: every method answers with the contract's example.
import assert from "node:assert/strict";
import { CreditError, Svc } from "svc-sdk";
import { FakeTransport } from "svc-sdk/testing";

const fake = new FakeTransport();
const client = new Svc({
  apiKey: "svc_sk_test_fake",
  baseUrl: "http://127.0.0.1:4000",
  fetch: fake.fetch,
});
const send = await client.sends.create({ target: "0771234567", amount: "5.00", currency: "USD" });
assert.equal(send.object, "send");
assert.equal(fake.requests[0].operation, "sends.create");
const own = "snd_000353tb1o6I7LqA0dWCYezO";
assert.equal((await client.sends.get(own)).id, own);

const error = { type: "credit_error", code: "insufficient_credit", retryable: false };
fake.answer("sends.create", 402, { error });
await assert.rejects(client.sends.create({ target: "0771234567" }), CreditError);
console.log("three calls, no network");
