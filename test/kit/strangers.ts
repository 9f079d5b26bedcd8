/** Whoever is not of the staff, at pages of the console: nobody, a member, a key. */
import { expect } from "vitest";
import { newMember, signedIn } from "./dashboard.ts";
import { given } from "./given.ts";
import { STAFF, staffBrowser } from "./staff.ts";

/** Each of them is led to sign in by pages and forms alike, and reads nothing. */
export async function refusesStrangers(
  pages: readonly string[],
  forms: readonly string[],
): Promise<void> {
  const shop = await given.organisation();
  const member = await signedIn((await newMember(shop, "owner")).email);
  const nobody = staffBrowser();
  const of_key = { authorization: `Bearer ${shop.live.key.secret}` };
  const fields = { form_token: "made up", form_key: "made up", reason: "Why not." };
  const answers = [
    ...pages.flatMap((path) => [nobody.get(path), nobody.get(path, of_key), member.get(path)]),
    ...forms.flatMap((path) => [
      nobody.post(path, fields),
      nobody.post(path, fields, of_key),
      member.post(path, fields),
    ]),
  ];
  for (const { status, headers } of await Promise.all(answers)) {
    expect([status, headers.get("location")]).toEqual([303, `${STAFF}/sign-in`]);
  }
}
