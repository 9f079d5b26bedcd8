/** The dashboard of a server whose email cannot leave. */
import { createApp } from "@svc/server/app.ts";
import { beforeAll, describe, expect, it } from "vitest";
import { DASHBOARD, newMember, signedIn } from "../kit/dashboard.ts";
import { given } from "../kit/given.ts";
import { testServer } from "../kit/server.ts";

const SENTENCE = "This server cannot send email";

let ask: (path: string, init?: RequestInit) => Promise<string>;

beforeAll(async () => {
  const { config, database, log } = await testServer();
  const app = createApp({ config, database, log, sharers: () => 1 });
  const incoming = { socket: { remoteAddress: "41.0.3.1" } };
  ask = async (path, init = {}) => {
    const request = new Request(`http://127.0.0.1${path}`, init);
    return await (await app.hono.fetch(request, { incoming })).text();
  };
});

function form(fields: Record<string, string>): RequestInit {
  return { method: "POST", body: new URLSearchParams(fields) };
}

describe("without a gateway for email", () => {
  it("nobody is told that a code is on its way, and everybody what to do instead", async () => {
    const email = "rudo@shop.example";
    for (const page of [
      await ask(`${DASHBOARD}/sign-in`),
      await ask(`${DASHBOARD}/sign-in`, form({ email })),
    ]) {
      expect(page).toContain(SENTENCE);
      expect(page).toContain("sign-in link");
      expect(page).not.toContain("on its way");
    }
  });

  it("the same holds for codes to set a PIN", async () => {
    const { email } = await newMember(await given.organisation());
    const { cookie } = await signedIn(email);
    const headers = { cookie: `svc_session=${cookie}` };
    const page = await ask(`${DASHBOARD}/pin`, { headers });
    expect(page).toContain(SENTENCE);
    const form_token = /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? "";
    const sent = await ask(`${DASHBOARD}/pin/code`, { ...form({ form_token }), headers });
    expect(sent).toContain(SENTENCE);
    expect(sent).not.toContain("on its way");
  });
});
