/** Signing in with a passkey, registering one with the link of the command, and signing out. */
import type { Context, Hono } from "hono";
import { html } from "hono/html";
import {
  endStaffSession,
  findStaffLink,
  registerPasskey,
  registrationOptions,
  STAFF_SESSION_MS,
  signInOptions,
  signInWithPasskey,
} from "#accounts/staff";
import type { Markup } from "#dashboard/show/layout";
import { clientAddressOf } from "#http/steps/open-request";
import { addressHolder } from "#platform/net/address-ranges";
import { clientAddressReader } from "#platform/net/client-address";
import { wall } from "#platform/time/clock";
import { type RatePolicy, rateLimiter } from "#platform/work/rate-limit";
import { answerConsole, answerNotice, leadTo } from "./console-answer.ts";
import type { ConsoleDeps } from "./console-deps.ts";
import { FOREIGN, forStaffForm, STAFF_SIGN_IN, textIn } from "./for-staff.ts";
import { staffCookieOf } from "./staff-cookie.ts";

const CODE = /^[0-9A-Za-z]{43}$/;
/** By client address. */
const TRIES: RatePolicy = { name: "staff_sign_ins", per_second: 0.1, burst: 30 };

const OFTEN = { title: "Too many tries", text: "Try again in a few minutes." };
const NO_LINK = {
  title: "This link is not valid",
  text: "It works once, for 24 hours. Whoever runs the service makes another one.",
};
const NO_PASSKEY = {
  title: "You are not signed in",
  text: "This passkey is not known here, or the page was open for too long. Try again.",
  back: STAFF_SIGN_IN,
};

/** Serves the pages that need no session. */
export function mountStaffSignIn(pages: Hono, deps: ConsoleDeps): void {
  const { config, database } = deps;
  const clientAddress = clientAddressReader(config.trusted_proxies);
  const draw = rateLimiter({ sharers: deps.sharers, now: wall });
  pages.get("/sign-in", async () => {
    const options = await signInOptions(config);
    const view = { verb: "get", options, action: STAFF_SIGN_IN, submit: "Sign in" } as const;
    return await answerPasskey("Sign in", view);
  });
  pages.post("/sign-in", (c) =>
    limited(c, async (form) => await signInWithPasskey(deps, textIn(form, "credential"))),
  );
  pages.get("/register", async (c) => {
    const code = c.req.query("code") ?? "";
    const owner = CODE.test(code) ? await database.read((read) => findStaffLink(read, code)) : null;
    if (owner === null) return await answerNotice(NO_LINK, { signed: null, status: 404 });
    const options = await registrationOptions(owner, config);
    const submit = "Register a passkey";
    const view = { verb: "create", options, action: "/staff/register", submit, code } as const;
    return await answerPasskey(`Welcome, ${owner.name}`, view);
  });
  pages.post("/register", (c) =>
    limited(c, async (form) => {
      const [code, credential] = [textIn(form, "code"), textIn(form, "credential")];
      return CODE.test(code) ? await registerPasskey(deps, { code, credential }) : null;
    }),
  );
  pages.post("/sign-out", (c) =>
    forStaffForm(deps, c, async ({ signed }) => {
      await database.transact("sign staff out", (tx) => endStaffSession(tx, signed.session));
      return leadTo(STAFF_SIGN_IN, staffCookieOf({ secret: null, seconds: 0 }, config));
    }),
  );

  async function limited(
    c: Context,
    open: (form: FormData) => Promise<string | null>,
  ): Promise<Response> {
    // Nobody signs the browser of somebody else in.
    const site = c.req.header("sec-fetch-site");
    if (site !== undefined && site !== "same-origin" && site !== "none") {
      return await answerNotice(FOREIGN, { signed: null, status: 403 });
    }
    const holder = addressHolder(clientAddressOf({ clientAddress }, c));
    const { retry_after } = draw([{ policy: TRIES, holder }]);
    if (retry_after !== null) {
      const answer = await answerNotice(OFTEN, { signed: null, status: 429 });
      answer.headers.set("Retry-After", String(retry_after));
      return answer;
    }
    const secret = await open(await c.req.formData());
    if (secret === null) return await answerNotice(NO_PASSKEY, { signed: null, status: 400 });
    const seconds = STAFF_SESSION_MS / 1_000;
    return leadTo("/staff", staffCookieOf({ secret, seconds }, config));
  }
}

/** What a browser is asked for. */
interface PasskeyView {
  readonly verb: "create" | "get";
  readonly options: object;
  readonly action: string;
  readonly submit: string;
  readonly code?: string;
}

async function answerPasskey(title: string, view: PasskeyView): Promise<Response> {
  return await answerConsole({ title, signed: null, has_script: true, content: formOf(view) });
}

function formOf({ verb, options, action, submit, code }: PasskeyView): Markup {
  return html`<p>The console is for staff. It takes a passkey: your device asks for your
fingerprint, your face or its PIN.</p>
<p class="alarm" role="alert" hidden>Your browser gave no passkey. Try again.</p>
<noscript><p class="alarm">A passkey needs JavaScript.</p></noscript>
<form method="post" action="${action}" data-passkey="${verb}" data-options="${JSON.stringify(
    options,
  )}">
${code === undefined ? "" : html`<input type="hidden" name="code" value="${code}">`}
<input type="hidden" name="credential" value="">
<button class="first">${submit}</button>
</form>`;
}
