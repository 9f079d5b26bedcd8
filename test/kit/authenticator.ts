/** An authenticator in software: it makes a passkey and signs with it, as a browser would ask. */
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";

/** What a page hands to the browser. */
interface PasskeyOptions {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
}

export interface Authenticator {
  /** The credential as a browser writes it, for a page that registers one. */
  create(options: PasskeyOptions): string;
  /** The same, signed. */
  get(options: PasskeyOptions): string;
}

const PRESENT_VERIFIED = 0x05;
const WITH_CREDENTIAL = 0x40;

/** One that has no passkey yet; it says that it is used on pages of this origin. */
export function newAuthenticator(origin: string): Authenticator {
  const id = randomBytes(16);
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  let uses = 0;
  const written = (response: object) => {
    const name = id.toString("base64url");
    const rest = { type: "public-key", clientExtensionResults: {} };
    return JSON.stringify({ id: name, rawId: name, response, ...rest });
  };
  const said = (type: string, { challenge }: PasskeyOptions) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  return {
    create(options) {
      const credential = Buffer.concat([
        Buffer.alloc(16),
        Buffer.from([0, id.length]),
        id,
        coseKey(publicKey),
      ]);
      const known = authenticatorData(options.rp?.id ?? "", uses, credential);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        ...[cborText("fmt"), cborText("none"), cborText("attStmt"), Buffer.from([0xa0])],
        ...[cborText("authData"), cborBytes(known)],
      ]);
      return written({
        clientDataJSON: said("webauthn.create", options).toString("base64url"),
        attestationObject: attestation.toString("base64url"),
        transports: ["internal"],
      });
    },
    get(options) {
      uses += 1;
      const known = authenticatorData(options.rpId ?? "", uses);
      const client = said("webauthn.get", options);
      const signed = Buffer.concat([known, createHash("sha256").update(client).digest()]);
      return written({
        clientDataJSON: client.toString("base64url"),
        authenticatorData: known.toString("base64url"),
        signature: sign("sha256", signed, privateKey).toString("base64url"),
      });
    },
  };
}

function authenticatorData(party: string, uses: number, credential?: Buffer): Buffer {
  const counter = Buffer.alloc(4);
  counter.writeUInt32BE(uses);
  const flags = PRESENT_VERIFIED | (credential === undefined ? 0 : WITH_CREDENTIAL);
  const name = createHash("sha256").update(party).digest();
  return Buffer.concat([name, Buffer.from([flags]), counter, credential ?? Buffer.alloc(0)]);
}

/** A public key of ES256, as CBOR. */
function coseKey(key: KeyObject): Buffer {
  const { x = "", y = "" } = key.export({ format: "jwk" });
  const head = Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]);
  const [at_x, at_y] = [Buffer.from([0x21]), Buffer.from([0x22])];
  const part = (written: string) => cborBytes(Buffer.from(written, "base64url"));
  return Buffer.concat([head, at_x, part(x), at_y, part(y)]);
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
}

function cborBytes(bytes: Buffer): Buffer {
  const is_short = bytes.length < 0x100;
  const head = is_short ? [0x58, bytes.length] : [0x59, bytes.length >> 8, bytes.length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
}
