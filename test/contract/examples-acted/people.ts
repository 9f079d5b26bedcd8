/** How the examples of invitations and organisations come about. */
import { newBrowser, signedIn } from "../../kit/dashboard.ts";
import { given } from "../../kit/given.ts";
import { invited, inviter, newAddress, newNumber } from "../../kit/invites.ts";
import { signedInMember } from "../../kit/members.ts";
import { invitedPerson } from "../../kit/people.ts";
import { CHROME, FIREFOX } from "../../operations/sessions/browsers.ts";
import { change } from "../../queues/poison.ts";
import type { Stages } from "./stages.ts";

const RUDO = { phone: "0771000001", email: "rudo@tuckshop.example", role: "developer" } as const;

/** A shop that has invited a developer, and the key of whoever did. */
async function invitingShop() {
  const shop = await given.organisation();
  const owner = await inviter(shop);
  const { id } = await invited(shop, RUDO, owner);
  return { owner, path: { invite_id: id } };
}

/** Somebody whom the example's organisation has invited, under the address of the example. */
async function rudo() {
  const shop = await given.organisation({ name: "Mbare Tuck Shops" });
  const wanted = { email: newAddress(), phone: newNumber(), role: "developer" } as const;
  const person = await invitedPerson(shop, wanted);
  await change(shop, "invites", `email = '${RUDO.email}'`);
  await change(shop, "sessions", `address = '${RUDO.email}'`);
  return person;
}

/** Signed in by a browser that names itself. */
const AS_SHOWN = { mode: "live" as const, headers: CHROME };

export const PEOPLE: Stages = {
  "listOrganisations 200 A single organisation": async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shops" });
    return (await signedInMember(shop, { mode: "live" })).api.listOrganisations();
  },
  "createOrganisation 201 A new organisation": async () => {
    const shop = await given.organisation();
    const { api } = await signedInMember(shop, { role: "viewer" });
    await change(shop.live, "members", `email = '${RUDO.email}'`);
    return api.createOrganisation({ body: { name: "Mbare Tuck Shops" } });
  },
  "listOrganisationInvites 200 One invitation": async () =>
    (await rudo()).api.listOrganisationInvites(),
  "acceptOrganisationInvite 200 Join as a developer": async () => {
    const shop = await given.organisation({ name: "Mbare Tuck Shops" });
    const { api, invite_id } = await invitedPerson(shop.live, { role: "developer" });
    return api.acceptOrganisationInvite({ path: { invite_id } });
  },
  "declineOrganisationInvite 200 Decline an invitation": async () => {
    const { api, invite_id } = await rudo();
    return api.declineOrganisationInvite({ path: { invite_id } });
  },
  "listSessions 200 A single browser": async () =>
    (await signedInMember(await given.organisation(), AS_SHOWN)).api.listSessions(),
  "deleteSession 200 A phone that was lost": async () => {
    const { api, email } = await signedInMember(await given.organisation(), AS_SHOWN);
    await signedIn(email, newBrowser(), FIREFOX);
    const { data } = (await api.listSessions()).body;
    return api.deleteSession({ path: { session_id: data.find((one) => !one.current)?.id ?? "" } });
  },
  "endOtherSessions 200 Only this browser is left": async () => {
    const { api, email } = await signedInMember(await given.organisation(), AS_SHOWN);
    await signedIn(email, newBrowser(), FIREFOX);
    return api.endOtherSessions();
  },
  "listSignIns 200 Attempts that succeeded": async () => {
    const { api } = await signedInMember(await given.organisation(), AS_SHOWN);
    return api.listSignIns({ query: { outcome: "succeeded" } });
  },
  "inviteMember 201 A developer": async () => {
    const { api } = await inviter(await given.organisation());
    return api.inviteMember({ body: RUDO });
  },
  "listInvites 200 A pending invitation": async () => {
    const { owner } = await invitingShop();
    return owner.api.listInvites();
  },
  "getInvite 200 A pending invitation": async () => {
    const { owner, path } = await invitingShop();
    return owner.api.getInvite({ path });
  },
  "deleteInvite 200 Sent to the wrong person": async () => {
    const { owner, path } = await invitingShop();
    return owner.api.deleteInvite({ path });
  },
};
