/**
 * What opens a door names its cell, so that a router knows where to send who brings it: secrets are
 * made by `cellSecret` alone, and addresses hold such a secret or begin with the path of the cell.
 * Source: docs/decisions/0097-cells.md.
 */
import { expect, it } from "vitest";
import { writtenFiles } from "./tree.ts";

const DRAWS = /\b(?:randomText|randomLetters|randomBytes|randomUUID|randomInt|getRandomValues)\(/;
/** What a page holds for one form, one script or one sale. */
const OF_A_PAGE = /\b(?:form_key|nonce|sale)\b/;

/** What else is drawn at random, and what for. */
const OTHER_DRAWS: Readonly<Record<string, string>> = {
  "accounts/members/operations/send-my-pin-code.ts": "digits, entered by who is signed in",
  "accounts/members/pin/hash-pin.ts": "a salt",
  "accounts/members/pin/keep-pin-code.ts": "a code, entered by who is signed in",
  "accounts/sessions/send-sign-in-code.ts": "digits, which every cell judges",
  "accounts/staff/challenge.ts": "a challenge, next to the cookie of a browser",
  "catalogue/status/subscribers/subscribe.ts": "a token of the status page, of one cell alone",
  "embedded-postgres/home.ts": "a folder",
  "embedded-postgres/index.ts": "a folder",
  "http/input/body-memory.ts": "a wait",
  "mcp/mcp/tool-calls.ts": "a key of idempotency inside of one account",
  "money/topups/make/write-topup.ts": "a reference, behind the cell's own mark",
  "platform/settings/cell.ts": "where secrets are made",
  "platform/ids.ts": "ids, which open nothing",
  "platform/crypto/secret-box.ts": "a sealing key, and nonces",
  "platform/crypto/signature.ts": "what signs, and is never sent",
  "providers/hot-v1/hot-v1.ts": "a supplier's reference of one call",
  "rewards/claims/send-code.ts": "digits, entered next to the token of a link",
  "rewards/claims/guard/challenge.ts": "a challenge, next to the token of a link",
  "rights/make-users.ts": "a password of the database, and a salt",
  "sales/checkout-sessions/collect/start-payment.ts": "a reference, whose callback has a path",
};

/** What leads a router to the right cell, by the head of a path below the public URL. */
const ADDRESSES: Readonly<Record<string, string>> = {
  "": "the front page, the same in every cell",
  ".well-known": "the same in every cell",
  checkout: "the secret in `s`",
  claim: "the token in the path",
  dashboard: "the session's cookie, or the code in the query",
  docs: "the same in every cell",
  files: "the signature in `sig`",
  pay: "the reference in the path",
  payments: "the path of the cell",
  programs: "the path of the cell",
  receipts: "the secret in `s`",
  sms: "the path of the cell",
  status: "the same in every cell",
  "token-links": "the secret in the path",
};

const files = writtenFiles([".ts"], ["server"]).map(({ path, text }) => ({
  path: path.replace("server/", ""),
  text,
}));

it("who draws at random makes no secret that opens a door, or draws it for its cell", () => {
  const drawing = files
    .filter(({ path }) => path !== "platform/crypto/random-text.ts")
    .filter(({ text }) =>
      text.split("\n").some((line) => DRAWS.test(line) && !OF_A_PAGE.test(line)),
    );
  expect(drawing.map(({ path }) => path).toSorted()).toEqual(Object.keys(OTHER_DRAWS).toSorted());
});

it("every address below the public URL leads a router to its cell, or is the same in all", () => {
  const heads = files
    .filter(({ path }) => !path.startsWith("docs-site/"))
    .flatMap(({ text }) => [
      ...text.matchAll(/\b(public_url|cell_url)\}(?:\$\{BASE_PATH\})?\/([\w.-]*)/g),
    ])
    .map(([, setting = "", head = ""]) => ({ setting, head }));
  expect(heads.length).toBeGreaterThan(10);
  expect(heads.filter(({ head }) => !(head in ADDRESSES))).toEqual([]);
  const by_path = heads.filter(({ head }) => ADDRESSES[head] === "the path of the cell");
  expect(by_path.length).toBeGreaterThan(2);
  expect(by_path.filter(({ setting }) => setting !== "cell_url")).toEqual([]);
});
