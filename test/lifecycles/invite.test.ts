import { LIFECYCLES } from "@svc/generated/lifecycles";
import { describe, expect, it } from "vitest";
import { given, type KeyInHand, type Organisation } from "../kit/given.ts";
import { inviter } from "../kit/invites.ts";
import { invitedPerson, type SignedInPerson } from "../kit/people.ts";

const { states, steps } = LIFECYCLES.invite;
const OVER_SECONDS = 14 * 86_400;

interface Invited {
  readonly shop: Organisation;
  readonly owner: KeyInHand;
  readonly person: SignedInPerson;
  readonly path: { readonly invite_id: string };
}

/** What makes each step of the table, as people and time make it. */
const MOVERS: Record<(typeof steps)[number]["by"], (invited: Invited) => Promise<unknown>> = {
  accept: ({ person, path }) => person.api.acceptOrganisationInvite({ path }),
  decline: ({ person, path }) => person.api.declineOrganisationInvite({ path }),
  revoke: ({ owner, path }) => owner.api.deleteInvite({ path }),
  time_over: ({ shop }) => shop.api.advanceTestClock({ body: { seconds: OVER_SECONDS } }),
};

/** How an invitation comes into each state. */
const WAYS: Record<(typeof states)[number], readonly (keyof typeof MOVERS)[]> = {
  pending: [],
  accepted: ["accept"],
  declined: ["decline"],
  revoked: ["revoke"],
  expired: ["time_over"],
};

const MOVES = states.flatMap((from) =>
  (Object.keys(MOVERS) as (keyof typeof MOVERS)[]).map((by) => {
    const step = steps.find((one) => one.from === from && one.by === by);
    return { from, by, to: step?.to ?? from };
  }),
);

describe("an invitation", () => {
  it.each(MOVES)("that is $from is $to after $by", async ({ from, by, to }) => {
    const shop = await given.organisation();
    const { invite_id, ...person } = await invitedPerson(shop);
    const invited: Invited = { shop, owner: await inviter(shop), person, path: { invite_id } };
    const statusOf = async () => (await shop.api.getInvite({ path: { invite_id } })).body.status;
    for (const way of WAYS[from]) await MOVERS[way](invited);
    expect(await statusOf()).toBe(from);
    await MOVERS[by](invited);
    expect(await statusOf()).toBe(to);
  });
});
