import {
  bindMailGateways,
  openMailGateway,
  simulatedMailGateway,
} from "@svc/server/providers/email/index.ts";
import {
  bindTextGateways,
  openTextGateway,
  simulatedTextGateway,
  type TextAdapter,
} from "@svc/server/providers/sms/index.ts";
import { describe, expect, it } from "vitest";
import { testServer } from "../kit/server.ts";

const phone = "+263771234567";
const message = { reference: "m-1", phone, text: "Hello.", plays: null, attempt: 1 };
const sent = { reference: "m-1", gateway_reference: "SIM-m-1", phone, plays: null };
const mail = {
  ...{ reference: "m-1", email: "a@shop.example", subject: "Hello" },
  ...{ text: "Hello.", html: "<p>Hello.</p>" },
};

function gatewayThat(submit: TextAdapter["submit"]) {
  return openTextGateway({ ...simulatedTextGateway, deadline_ms: 20, submit });
}

describe("a gateway for text messages", () => {
  it("that throws has not answered", async () => {
    const gateway = gatewayThat(async () => {
      throw new Error("It broke.");
    });
    expect(await gateway.submit(message)).toEqual({ kind: "no_answer" });
  });

  it("that is too slow has not answered", async () => {
    const gateway = gatewayThat(() => new Promise(() => {}));
    expect(await gateway.submit(message)).toEqual({ kind: "no_answer" });
  });

  it("is never called inside a transaction", async () => {
    const { database } = await testServer();
    const gateway = openTextGateway(simulatedTextGateway);
    const inside = database.transact("talk", () => gateway.report(sent));
    await expect(inside).rejects.toThrow(/simulator report/);
  });

  it("is never a simulated one in live mode", () => {
    const live = openTextGateway(simulatedTextGateway);
    expect(() => bindTextGateways({ test: null, live })).toThrow(/is bound to live organisations/);
  });
});

describe("the simulated gateway", () => {
  const gateway = openTextGateway(simulatedTextGateway);

  it("takes every message, and reports that it was delivered", async () => {
    expect(await gateway.submit(message)).toMatchObject({ kind: "accepted" });
    expect(await gateway.report(sent)).toEqual({ kind: "delivered" });
  });

  it("reports the token of a number that ends in 0006 as failed", async () => {
    expect(await gateway.report({ ...sent, plays: "37140070006" })).toEqual({ kind: "failed" });
  });
});

describe("a gateway for mail", () => {
  it("that throws has not answered", async () => {
    const submit = () => Promise.reject(new Error("It broke."));
    const gateway = openMailGateway({ ...simulatedMailGateway, submit });
    expect(await gateway.submit(mail)).toEqual({ kind: "no_answer" });
  });

  it("is never a simulated one in live mode", () => {
    const live = openMailGateway(simulatedMailGateway);
    expect(() => bindMailGateways({ test: null, live })).toThrow(/is bound to live organisations/);
  });
});
