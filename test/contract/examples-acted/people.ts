/** How the examples of invitations come about. */
import { given } from "../../kit/given.ts";
import { invited, inviter } from "../../kit/invites.ts";
import type { Stages } from "./stages.ts";

const RUDO = { phone: "0771000001", email: "rudo@tuckshop.example", role: "developer" } as const;

/** A shop that has invited a developer, and the key of whoever did. */
async function invitingShop() {
  const shop = await given.organisation();
  const owner = await inviter(shop);
  const { id } = await invited(shop, RUDO, owner);
  return { owner, path: { invite_id: id } };
}

export const PEOPLE: Stages = {
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
