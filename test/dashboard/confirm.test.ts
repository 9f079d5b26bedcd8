/** What takes something away asks first; each button of a page acts once, whatever others did. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { QUESTIONS, type TakesAway } from "@svc/server/dashboard/confirm-words.ts";
import { beforeEach, describe, expect, it } from "vitest";
import { hasChromium } from "../kit/browser.ts";
import { opened } from "../kit/checkout.ts";
import { signedIn } from "../kit/dashboard.ts";
import { given, type Organisation } from "../kit/given.ts";
import { invited } from "../kit/invites.ts";
import { madeLink } from "../kit/links.ts";
import { openLookout } from "../kit/look.ts";
import { type SignedInMember, signedInMember } from "../kit/members.ts";
import { fieldsOf, pageAt, sendForm } from "../kit/pages.ts";
import { snapshotOfKey } from "../kit/probe.ts";
import { until } from "../kit/programs/watch.ts";
import { givenReview, givenReward } from "../kit/rewards.ts";
import { runSeconds } from "../kit/run-clock.ts";
import { sell } from "../kit/sell.ts";
import { testServer } from "../kit/server.ts";

/** A page with a button that takes something away: where it stands, and what the button adds. */
type Stands = readonly [page: string, below: string];

const DEVELOPERS = "/dashboard/developers";
const PEOPLE = "/dashboard/people";

async function programOf(shop: Organisation): Promise<string> {
  const { id } = await given.program(shop, { choices: ["airtime"] });
  await shop.api.activateProgram({ path: { program_id: id } });
  return id;
}

/** By operation, something of the kind that it takes away; of live mode where that alone has it. */
const TAKEN: Partial<Readonly<Record<TakesAway, (shop: Organisation) => Promise<Stands>>>> = {
  cancelSend: async (shop) => [`/dashboard/sends/${(await sell(shop)).id}`, "/cancel"],
  cancelBatch: async (shop) => [`/dashboard/batches/${(await given.batch(shop)).id}`, "/cancel"],
  cancelWorkforceBatch: async (shop) => {
    const { reference } = await given.allocation(shop);
    return [`${PEOPLE}/workforce/allocations/${reference}`, "/cancel"];
  },
  closeProgram: async (shop) => {
    return [`/dashboard/rewards/programs/${await programOf(shop)}`, "/close"];
  },
  defundProgram: async (shop) => {
    return [`/dashboard/rewards/programs/${await programOf(shop)}`, "/fund"];
  },
  rollProgramSecret: async (shop) => {
    return [`/dashboard/rewards/programs/${await programOf(shop)}`, "/roll-secret"];
  },
  voidReward: async (shop) => {
    const reward = await givenReward(shop, await programOf(shop), { status: "held" });
    return [`/dashboard/rewards/given/${reward}`, "/void"];
  },
  deleteBlockedTarget: async (shop) => {
    const { body } = await shop.live.api.createBlockedTarget({ body: { target: "0771234567" } });
    return [`/dashboard/team/blocklist/${body.id}`, "/unblock"];
  },
  deleteFamilyMember: async (shop) => {
    const body = { name: "Nyasha", phone: "0771234567" };
    return [`${PEOPLE}/family/${(await shop.api.createFamilyMember({ body })).body.id}`, "/remove"];
  },
  deleteGroup: async (shop) => {
    const { body } = await shop.api.createGroup({ body: { name: "Drivers" } });
    return [`${PEOPLE}/groups/${body.id}`, "/delete"];
  },
  deleteInvite: async (shop) => {
    return ["/dashboard/team", `/invites/${(await invited(shop)).id}/revoke`];
  },
  deleteKey: async (shop) => [`${DEVELOPERS}/keys/${(await given.key(shop)).id}`, "/revoke"],
  deleteMember: async (shop) => {
    const { member_id } = await given.member(shop.live, "viewer");
    return ["/dashboard/team", `/members/${member_id}/remove`];
  },
  deleteRecipient: async (shop) => {
    return [`${PEOPLE}/recipients/${(await given.recipient(shop)).id}`, "/erase"];
  },
  deleteSchedule: async (shop) => {
    return [`/dashboard/schedules/${(await given.schedule(shop)).id}`, "/delete"];
  },
  deleteSession: async () => {
    await signedIn(owner.email);
    const { data } = (await owner.api.listSessions()).body;
    const other = data.find(({ current }) => !current);
    return ["/dashboard/team/sessions", `/${other?.id}/end`];
  },
  deleteWebhookEndpoint: async (shop) => {
    return [`${DEVELOPERS}/webhooks/${(await given.endpoint(shop)).id}`, "/delete"];
  },
  expireCheckoutSession: async (shop) => {
    return [`/dashboard/sends/checkout/${(await opened(shop)).id}`, "/expire"];
  },
  rejectReview: async (shop) => {
    const { review } = await givenReview(shop, await programOf(shop));
    return [`/dashboard/rewards/reviews/${review}`, "/approve"];
  },
  resetTestAccount: async (shop) => {
    await sell(shop);
    return [`${DEVELOPERS}/test`, "/reset"];
  },
  revokeRewardLink: async (shop) => {
    const program = await programOf(shop);
    const { id } = await madeLink(shop, program, { choices: ["airtime"] });
    return [`/dashboard/rewards/programs/${program}`, `/links/${id}/revoke`];
  },
  rollKey: async (shop) => [`${DEVELOPERS}/keys/${(await given.key(shop)).id}`, "/roll"],
  rollWebhookEndpointSecret: async (shop) => {
    return [`${DEVELOPERS}/webhooks/${(await given.endpoint(shop)).id}`, "/roll"];
  },
};

/** Those whose button stands beside another one, in its form. */
const BESIDE: Partial<Readonly<Record<string, string>>> = {
  rejectReview: "/reject",
  defundProgram: "/defund",
};

/** Everything that the organisation has, in both modes. */
async function heldBy({ key, live }: Organisation) {
  const server = await testServer();
  return await Promise.all([key, live.key].map(({ secret }) => snapshotOfKey(server, secret)));
}

let shop: Organisation;
let owner: SignedInMember;

beforeEach(async () => {
  shop = await given.organisation();
  owner = await signedInMember(shop);
});

describe("what takes something away", () => {
  it("is tried below in each operation that a page calls", () => {
    const pages = join(import.meta.dirname, "..", "..", "server", "dashboard");
    const text = readdirSync(pages, { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(".ts") && !file.endsWith("confirm-words.ts"))
      .map((file) => readFileSync(join(pages, file), "utf8").replaceAll(/may\("\w+"\)/g, ""))
      .join("\n");
    const called = Object.keys(QUESTIONS).filter((id) => text.includes(`"${id}"`));
    expect(called.toSorted()).toEqual(Object.keys(TAKEN).toSorted());
  });

  it.each(Object.entries(TAKEN))(
    "asks before %s, and takes nothing until it is answered",
    async (id, make) => {
      const mode = id === "deleteBlockedTarget" ? "live" : "test";
      const { browser } = mode === "test" ? owner : await signedInMember(shop, { mode });
      const [page, below] = await make(shop);
      const { title, text, no } = QUESTIONS[id as TakesAway]("en");
      const action = `${page}${below}`;
      const pressed = `${page}${BESIDE[id] ?? below}`;
      const values = { amount: "1.00" };
      const fields = fieldsOf(await pageAt(browser, page), action, values);
      const before = await heldBy(shop);
      const question = await sendForm(browser, pressed, fields);
      expect([question.status, question.text]).toEqual([200, expect.stringContaining(text)]);
      expect(await heldBy(shop)).toEqual(before);
      expect(question.document.querySelector("h1")?.textContent).toBe(title);
      expect(question.document.querySelector(".subject")?.textContent).not.toBe("");
      const way_out = question.document.querySelector("main a[autofocus]");
      expect(way_out?.textContent).toBe(no);
      const [back, button] = (way_out?.getAttribute("href") ?? "").split("#");
      const again = await pageAt(browser, back ?? "");
      expect([back, again.document.querySelector(`button#${button}`) === null]).toEqual([
        page,
        false,
      ]);
      const done = await sendForm(browser, pressed, fieldsOf(question, pressed));
      expect(done.document.querySelector("main .note")).not.toBe(null);
      expect(await heldBy(shop)).not.toEqual(before);
    },
  );

  it("names what it is about, and knows nothing of what is not there", async () => {
    const { id } = await given.key(shop, { label: "<b>Till 3</b>" });
    const action = `${DEVELOPERS}/keys/${id}/revoke`;
    const fields = fieldsOf(await pageAt(owner.browser, `${DEVELOPERS}/keys/${id}`), action);
    const question = await sendForm(owner.browser, action, fields);
    expect(question.document.querySelector(".subject")?.textContent).toBe("<b>Till 3</b>");
    const other = await given.key(await given.organisation());
    const foreign = `${DEVELOPERS}/keys/${other.id}/revoke`;
    expect((await sendForm(owner.browser, foreign, fields)).status).toBe(404);
    const odd = `${DEVELOPERS}/keys/%22%3E%3Cscript%3E/revoke`;
    const nothing = await sendForm(owner.browser, odd, fields);
    expect([nothing.status, nothing.html.includes('"><script>')]).toEqual([404, false]);
  });
});

describe.runIf(hasChromium())("the question in a browser", () => {
  it("keeps the focus: on the way out at first, and back on the button", async () => {
    const { id } = await given.key(shop, { label: "Till 3" });
    const path = `${DEVELOPERS}/keys/${id}`;
    const lookout = await openLookout(owner.browser);
    const wrong = await lookout.look(path, "key");
    await lookout.press(`form[action="${path}/revoke"] button`);
    wrong.push(...(await lookout.lookHere("revoke-key")));
    const focused = "document.activeElement.textContent";
    expect(await lookout.evaluate(focused)).toBe(QUESTIONS.deleteKey("en").no);
    await lookout.press("main a[autofocus]");
    expect(await lookout.evaluate(focused)).toBe("Revoke: stop the key now");
    await lookout.press(`form[action="${path}/roll"] button`);
    wrong.push(...(await lookout.lookHere("roll-key")));
    await lookout.close();
    expect(wrong).toEqual([]);
  });
});

describe("another secret for a key", () => {
  it("leaves the old one as long as was chosen", async () => {
    const { id, api } = await given.key(shop);
    const action = `${DEVELOPERS}/keys/${id}/roll`;
    const page = await pageAt(owner.browser, `${DEVELOPERS}/keys/${id}`);
    const question = await sendForm(owner.browser, action, fieldsOf(page, action));
    const chosen = fieldsOf(question, action, { grace_period: "24h" });
    await sendForm(owner.browser, action, chosen);
    expect((await api.getAccount()).status).toBe(200);
    const again = await sendForm(owner.browser, action, { ...chosen, grace_period: "0" });
    expect(again.document.querySelector(".secret")).not.toBe(null);
    const wrong = { ...chosen, grace_period: "for ever" };
    expect((await sendForm(owner.browser, action, wrong)).status).toBe(400);
  });
});

describe("the buttons of a page that is looked at again", () => {
  it("each do what they say once, though another one was pressed on it before", async () => {
    const body = { url: "http://127.0.0.1:9/hook", enabled_events: ["send.*"] };
    const { id } = (await shop.api.createWebhookEndpoint({ body })).body;
    const path = `${DEVELOPERS}/webhooks/${id}`;
    const page = await pageAt(owner.browser, path);
    const pressed = async (name: string) =>
      await sendForm(owner.browser, `${path}/${name}`, fieldsOf(page, `${path}/${name}`));
    expect((await pressed("test")).text).toContain("The test event is on its way.");
    expect((await pressed("replay")).text).toContain("Events sent again");
    const second = () => runSeconds();
    const first = second();
    await until("the next second has come", () => second() > first);
    expect((await pressed("replay")).text).toContain("Events sent again");
    expect((await pressed("test")).text).toContain("The test event is on its way.");
    const deliveries = await shop.api.listWebhookDeliveries({ query: { endpoint: id } });
    expect(deliveries.body.data).toHaveLength(1);
  });
});
