/** People who are signed in by what they have proven, members of an organisation or not yet. */
import { type Browser, DASHBOARD, signedIn } from "./dashboard.ts";
import { given, type Shop } from "./given.ts";
import { invited } from "./invites.ts";
import { type MemberApi, memberApi, signedInMember } from "./members.ts";

export interface SignedInPerson {
  /** An address of mail, or a number in E.164. */
  readonly address: string;
  readonly browser: Browser;
  readonly api: MemberApi;
}

/** Whoever has an address or a number, signed in; the rows of a shop are watched meanwhile. */
export async function personAt(address: string, shop: Shop): Promise<SignedInPerson> {
  const browser = await signedIn(address);
  return { address, browser, api: memberApi(browser, shop.key.secret) };
}

/** Somebody whom a shop has invited, who belongs to no organisation. */
export async function invitedPerson(
  shop: Shop,
  wanted: Parameters<typeof invited>[1] = {},
): Promise<SignedInPerson & { readonly invite_id: string }> {
  const { id: invite_id, email, phone } = await invited(shop, wanted);
  return { ...(await personAt(email ?? phone ?? "", shop)), invite_id };
}

/** A member of another organisation whom a shop has invited as well. */
export async function invitedMember(shop: Shop) {
  const elsewhere = await given.organisation({ name: "Elsewhere" });
  const member = await signedInMember(elsewhere, { role: "developer", mode: "live" });
  const { id: invite_id } = await invited(shop, { email: member.email, role: "admin" });
  return { ...member, elsewhere, invite_id };
}

/** What stands in the forms of the page of a person's organisations. */
export async function formTokenOf(browser: Browser): Promise<string> {
  const html = await (await browser.get(`${DASHBOARD}/organisations`)).text();
  return /name="form_token" value="([^"]+)"/.exec(html)?.[1] ?? "";
}
