/**
 * What a test may order for a sale. Without an order a sale is looked at as the real thing looks at
 * it, and vended when nothing is wrong with it.
 */
import { type FakeAnswer, json } from "../kit/index.ts";
import { errors } from "./logins.ts";

const HTML = { "content-type": "text/html" };
const PAGE = "<html><body><h1>Service Unavailable</h1></body></html>";
const page = (status: number): FakeAnswer => ({ status, headers: HTML, body: PAGE });
const elsewhere = { ...HTML, location: "http://127.0.0.1:9/" };

/** Answered before anything is done or written down. */
export const NOTHING_DONE: Readonly<Record<string, FakeAnswer>> = {
  unauthorised: errors(401, "Unauthorized."),
  forbidden: page(403),
  busy: errors(429, "Too many requests."),
  html_503: page(503),
  html_404: page(404),
  not_json: page(200),
  redirect: { status: 302, headers: elsewhere, body: "" },
  bad_request: json(400, { message: "The request could not be read." }),
  reset: "reset",
  hang: "hang",
};

/** Vended and written down; what is answered does not say so. */
export const VENDED_ALL_THE_SAME: Readonly<Record<string, FakeAnswer>> = {
  vended_503: page(503),
  // Somebody in between has let it through, and forbids it all the same.
  vended_forbidden: page(403),
  vended_busy: errors(429, "Too many requests."),
  vended_not_json: page(200),
  vended_reset: "reset",
  vended_hang: "hang",
};

/** Members that the answer of a sale lacks, or has in another form. */
export const CHANGED: Readonly<Record<string, (answer: Answer) => Answer>> = {
  no_number: ({ rechargeId: _, ...rest }) => rest,
  number_zero: (answer) => ({ ...answer, rechargeId: 0 }),
  says_duplicate: (answer) => ({ ...answer, message: "Sold. A duplicate SMS was sent" }),
  no_amount: ({ amount: _, ...rest }) => rest,
  no_tokens: (answer) => ({ ...answer, rechargeData: null }),
  empty_tokens: (answer) => ({ ...answer, rechargeData: { tokens: [] } }),
  short_token: (answer) => ({ ...answer, rechargeData: { tokens: [{ token: "1234567890" }] } }),
  other_wallet: (answer) => ({ ...answer, balance: { accountTypeId: 1, balance: 1 } }),
  two_members: (answer) => ({ ...answer, Successful: false }),
  pascal_case: (answer) => {
    const members = Object.entries(answer).map(([name, value]) => [
      ...[name.slice(0, 1).toUpperCase() + name.slice(1), value],
    ]);
    return Object.fromEntries(members);
  },
};

export type Answer = Readonly<Record<string, unknown>>;

/** A problem of the form that the framework behind it gives. */
export function problem(...fields: readonly string[]): FakeAnswer {
  return json(400, {
    type: "about:blank",
    title: "One or more validation errors occurred.",
    status: 400,
    errors: Object.fromEntries(fields.map((field) => [field, [`The field ${field} is invalid.`]])),
  });
}

/** What it says of a page that is missing where JSON is expected. */
export function unavailable(): FakeAnswer {
  return page(503);
}
