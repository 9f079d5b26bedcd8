/** What somebody sent with the form of a claim page. */
import { hash } from "node:crypto";

/** The fields as they were written, for a form that is shown again; absent ones are empty. */
export interface FormFields {
  readonly phone: string;
  readonly choice: string;
  readonly bundle_id: string;
  readonly meter: string;
  readonly code: string;
  readonly challenge_token: string;
  readonly challenge_answer: string;
  readonly lat: string;
  readonly lng: string;
  readonly accuracy_m: string;
}

/** A form that was sent: to claim, at a location or anywhere, or for a code. */
export interface SentForm {
  readonly asks_for: "claim" | "checkin" | "code";
  readonly fields: FormFields;
}

export const NO_FIELDS: FormFields = {
  phone: "",
  choice: "",
  bundle_id: "",
  meter: "",
  code: "",
  challenge_token: "",
  challenge_answer: "",
  lat: "",
  lng: "",
  accuracy_m: "",
};

const FIELD_CHARACTERS_MAX = 512;

/** Reads a form; what is not in it is empty. */
export function readForm(text: string): SentForm {
  const sent = new URLSearchParams(text);
  const names = Object.keys(NO_FIELDS) as (keyof FormFields)[];
  const written = names.map((name) => {
    const value = sent.get(name)?.trim().toWellFormed() ?? "";
    return [name, value.slice(0, FIELD_CHARACTERS_MAX)] as const;
  });
  return {
    asks_for: sent.get("ask") === "code" ? "code" : sent.has("lat") ? "checkin" : "claim",
    fields: Object.fromEntries(written) as unknown as FormFields,
  };
}

/** The parameters that a form stands for; what its choice does not need is left out. */
export function claimOf(fields: FormFields): object {
  const { phone, choice, bundle_id, meter, code } = fields;
  return written({
    phone,
    choice,
    bundle_id: choice === "data" ? bundle_id : "",
    meter: choice === "power" ? digitsOf(meter) : "",
    code: digitsOf(code),
    ...challengeOf(fields),
  });
}

/** The same of one that was sent at a location, for the link with a token. */
export function checkinOf(fields: FormFields, link: string): object {
  const { lat, lng, accuracy_m } = fields;
  const position = { lat: numberOf(lat), lng: numberOf(lng), accuracy_m: numberOf(accuracy_m) };
  const known = Object.entries(position).filter(([, value]) => value !== null);
  return { link, ...claimOf(fields), ...Object.fromEntries(known) };
}

/** The same of one that asks for a code. */
export function codeRequestOf(fields: FormFields): object {
  return written({ phone: fields.phone, ...challengeOf(fields) });
}

/**
 * The Idempotency-Key of a form: the same form of the same link has the same one, so that pressing
 * twice, or loading its answer again, claims once. The token is not in it.
 */
export function keyOf(token: string, body: object): string {
  return `claim-page-${hash("sha256", `${token}\n${JSON.stringify(body)}`, "hex")}`;
}

/** A token without an answer says nothing. */
function challengeOf({ challenge_token, challenge_answer }: FormFields) {
  return { challenge_token: challenge_answer === "" ? "" : challenge_token, challenge_answer };
}

/** Digits are written in groups, and with signs between them. */
function digitsOf(text: string): string {
  return text.replaceAll(/[\s.-]/g, "");
}

/** A position that is none is left out, and asked for again. */
function numberOf(text: string): number | null {
  const value = text === "" ? Number.NaN : Number(text);
  return Number.isFinite(value) ? value : null;
}

function written(body: Readonly<Record<string, string>>): object {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== ""));
}
