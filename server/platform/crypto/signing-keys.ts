/** What we sign so that others can verify it without us: by Ed25519, with keys of their own. */
import {
  createHash,
  createPrivateKey,
  createPublicKey,
  type KeyObject,
  sign,
  verify,
} from "node:crypto";
import { keyedHash } from "./keyed-hash.ts";

/** A public key as RFC 8037 writes it, named by its thumbprint. */
interface PublicKey {
  readonly kty: "OKP";
  readonly crv: "Ed25519";
  readonly x: string;
  readonly kid: string;
  readonly alg: "EdDSA";
  readonly use: "sig";
}

interface SigningKey {
  readonly private_key: KeyObject;
  readonly public_key: KeyObject;
  readonly shown: PublicKey;
}

/** What stands before the 32 bytes of a private key in PKCS #8, by RFC 8410. */
const PKCS8 = Buffer.from("302e020100300506032b657004220420", "hex");

/** The public keys by which anybody verifies what we have signed, the current one first. */
export function publicKeys(material: string): { readonly keys: readonly PublicKey[] } {
  return { keys: signingKeys(material).map(({ shown }) => shown) };
}

/** Claims as a JSON Web Signature in compact form, by the current key. */
export function signClaims(claims: object, material: string): string {
  const [key] = signingKeys(material);
  if (key === undefined) throw new Error("There is no key to sign with.");
  const { kid, alg } = key.shown;
  const text = `${written({ alg, kid, typ: "JWT" })}.${written(claims)}`;
  return `${text}.${sign(null, Buffer.from(text), key.private_key).toString("base64url")}`;
}

/** The claims of what we have signed ourselves; whether we did is asked of `isSignedByUs`. */
export function claimsIn(jws: string): Readonly<Record<string, unknown>> {
  const [, payload = ""] = jws.split(".");
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

/** Whether one of our keys has signed it; a key stays ours until the sealing key is dropped. */
export function isSignedByUs(jws: string, material: string): boolean {
  const [header = "", payload = "", signature = ""] = jws.split(".");
  const text = Buffer.from(`${header}.${payload}`);
  const bytes = Buffer.from(signature, "base64url");
  return signingKeys(material).some(({ public_key }) => verify(null, text, public_key, bytes));
}

function signingKeys(material: string): SigningKey[] {
  return material.split(",").map((one) => {
    const der = Buffer.concat([PKCS8, keyedHash(one, "signing-key")]);
    const private_key = createPrivateKey({ key: der, format: "der", type: "pkcs8" });
    const public_key = createPublicKey(private_key);
    const { x = "" } = public_key.export({ format: "jwk" });
    const named = { crv: "Ed25519", kty: "OKP", x } as const;
    const kid = createHash("sha256").update(JSON.stringify(named)).digest("base64url");
    return { private_key, public_key, shown: { ...named, kid, alg: "EdDSA", use: "sig" } };
  });
}

function written(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString("base64url");
}
