/** An owner who approves on the pages of the dashboard, of programs that may die meanwhile. */
import { randomUUID } from "node:crypto";
import { readAccountFacts } from "@svc/server/accounts/account/index.ts";
import { addMember, makePinCode } from "@svc/server/accounts/members/index.ts";
import { newSession, openSession } from "@svc/server/accounts/sessions/open-session.ts";
import { ownerOf } from "@svc/server/accounts/sessions/sign-in-owner.ts";
import type { Fleet } from "../kit/programs/fleet.ts";
import type { FleetShop } from "../kit/programs/shop.ts";
import { runNow } from "../kit/run-clock.ts";

const PIN = "495170";

/** Approves a request; null when the program died before it answered. */
export type ApproveOnPage = (approval_id: string) => Promise<number | null>;

/** An owner of a shop with a session and a payment PIN. */
export async function ownerOnPage(fleet: Fleet, shop: FleetShop): Promise<ApproveOnPage> {
  const { secret, code } = await fleet.database.transact("an owner", async (tx) => {
    const facts = await readAccountFacts(tx, shop.account_id);
    const email = `${randomUUID()}@shop.example`;
    const person = { live_id: facts?.twin_id ?? "", name: "Rudo Dube", email };
    const member = await addMember(tx, { ...person, role: "owner", now: runNow() });
    if (member === null) throw new Error("An address of its own is taken.");
    const session = await openSession(tx, ownerOf(member), {
      mode: "test",
      facts: await newSession(tx, { device: null, address: null }),
    });
    return { secret: session, code: await makePinCode(tx, member) };
  });
  const ask = async (path: string, fields?: Record<string, string>): Promise<Response> =>
    await fetch(`${fleet.apis[0]?.origin}/dashboard${path}`, {
      headers: { cookie: `svc_session=${secret}` },
      redirect: "manual",
      ...(fields && { method: "POST", body: new URLSearchParams(fields) }),
    });
  const page = await (await ask("/pin")).text();
  const form_token = /name="form_token" value="([^"]+)"/.exec(page)?.[1] ?? "";
  const set = await ask("/pin", { form_token, code, pin: PIN, pin_again: PIN });
  if (set.status !== 200) throw new Error(`A PIN was to be set, and was not: ${set.status}`);
  return async (approval_id) => {
    try {
      return (await ask(`/approvals/${approval_id}/approve`, { form_token, pin: PIN })).status;
    } catch {
      return null;
    }
  };
}
