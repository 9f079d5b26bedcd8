import { createHmac } from "node:crypto";
import {
  legacySignatureHeader,
  mintSigningSecret,
  signatureHeaders,
} from "@svc/server/platform/crypto/signature.ts";
import { Webhook } from "standardwebhooks";
import Stripe from "stripe";
import { describe, expect, it } from "vitest";
import { runSeconds } from "../kit/run-clock.ts";

const AT = runSeconds();
const BODY = '{"id":"evt_0031JkAWhDsFx3Zt4BjVc8Ei","name":"Chipo Ndlovu ☂"}';
const MESSAGE = { id: "evt_0031JkAWhDsFx3Zt4BjVc8Ei", at: AT, body: BODY };

function stripeTakes(header: string, secret: string): boolean {
  try {
    return new Stripe("sk_test_none").webhooks.constructEvent(BODY, header, secret) !== null;
  } catch (error) {
    return !(error instanceof Stripe.errors.StripeSignatureVerificationError);
  }
}

describe("a signing secret", () => {
  it("is whsec_ and 32 bytes in base64, and never the same", () => {
    const secret = mintSigningSecret();
    expect(secret).toMatch(/^whsec_[0-9A-Za-z+/]{43}=$/);
    expect(mintSigningSecret()).not.toBe(secret);
  });
});

describe("the headers of a signature", () => {
  const [secret, old] = [mintSigningSecret(), mintSigningSecret()];

  it("take the whole secret as the key of Svc-Signature", () => {
    const hex = createHmac("sha256", secret).update(`${AT}.${BODY}`).digest("hex");
    const headers = signatureHeaders(MESSAGE, [secret]);
    expect(headers["Svc-Signature"]).toBe(`t=${AT},v1=${hex}`);
  });

  it("are taken by the verifiers of two strangers, under each secret that signs", () => {
    const headers = signatureHeaders(MESSAGE, [secret, old]);
    for (const one of [secret, old]) {
      expect(new Webhook(one).verify(BODY, headers)).toEqual(JSON.parse(BODY));
      expect(stripeTakes(headers["Svc-Signature"] ?? "", one)).toBe(true);
    }
    expect(headers["webhook-signature"]?.split(" ")).toHaveLength(2);
  });

  it("are refused under any other secret", () => {
    const headers = signatureHeaders(MESSAGE, [secret]);
    expect(() => new Webhook(old).verify(BODY, headers)).toThrow();
    expect(stripeTakes(headers["Svc-Signature"] ?? "", old)).toBe(false);
  });

  it("sign the body alone for the predecessor interface", () => {
    const hex = createHmac("sha256", secret).update(BODY).digest("hex");
    const headers = legacySignatureHeader(MESSAGE, secret);
    expect(headers).toEqual({ "X-Airtime-Signature": `sha256=${hex}` });
  });
});
