/** Status updates: what Paynow posts to the service when a payment has changed. */
import { stateOf } from "./answers.ts";
import { signed } from "./message.ts";
import type { FakePayment, Integration } from "./world.ts";

const TIMES_MOST = 10;
const IS_FORM = { "content-type": "application/x-www-form-urlencoded" };

/** What an update tells, and what is changed in it beside. */
export interface Told {
  readonly payment: FakePayment;
  readonly url: string;
  readonly other?: Readonly<Record<string, string>>;
  /** The key of its hash; the integration's where it is left out. */
  readonly key?: string;
}

/** A status update as it is sent. */
export function updateOf(
  integration: Pick<Integration, "key">,
  { payment, url, other = {}, key = integration.key }: Told,
): string {
  const fields = stateOf(payment, url).map(
    ([name, value]) => [name, other[name] ?? value] as const,
  );
  const channel = payment.method === "" ? "Visa" : payment.method;
  return signed([...fields, ["channel", channel]], key);
}

/** How a change is told, by the name of the play. */
const TELL: Readonly<Record<string, (to: string, texts: Texts) => Promise<void>>> = {
  /** Until it is answered with 200, ten times at most. */
  async told(to, { now }) {
    for (let time = 0; time < TIMES_MOST; time += 1) if (await post(to, now)) return;
  },
  async lost() {},
  async repeated(to, { now }) {
    await Promise.all(Array.from({ length: TIMES_MOST }, () => post(to, now)));
  },
  async out_of_order(to, { now, before }) {
    await post(to, now);
    await post(to, before);
  },
  async wrong_hash(to, { forged }) {
    await post(to, forged);
  },
  async tampered(to, { now }) {
    await post(to, now.replace(/(^|&)amount=[^&]*/, "$1amount=0.01"));
  },
};

interface Texts {
  readonly now: string;
  readonly before: string;
  readonly forged: string;
}

/** Tells the service of a change, as the play says; `was` is the status before. */
export async function tell(
  integration: Integration,
  { payment, url, was, play }: Told & { readonly was: string; readonly play: string | null },
): Promise<void> {
  const told = { payment, url };
  const texts = {
    now: updateOf(integration, told),
    before: updateOf(integration, { ...told, other: { status: was } }),
    forged: updateOf(integration, { ...told, key: `${integration.key}x` }),
  };
  const how = TELL[play ?? "told"] ?? TELL.told;
  await how?.(payment.result_url, texts);
}

async function post(to: string, body: string): Promise<boolean> {
  try {
    const answer = await fetch(to, { method: "POST", headers: IS_FORM, body });
    await answer.arrayBuffer();
    return answer.status === 200;
  } catch {
    return false;
  }
}
