/** Links to objects, which people know by name; the ID is behind the button that copies it. */
import { ID_PREFIXES } from "@svc/generated/ids";
import type { OperationId } from "@svc/generated/operations";
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { readableAmount } from "#platform/values/readable";
import { type Language, wordsIn } from "#platform/words/language";
import { type Asking, readIfAllowed } from "./ask.ts";
import { nameOfBatch } from "./batches/name-of-batch.ts";
import { nameOfKey, nameOfPerson } from "./name-of.ts";
import { copyable, copyButton } from "./show/copyable.ts";
import { english } from "./show/english.ts";
import type { Markup, Viewer } from "./show/layout.ts";
import { FRAME_WORDS } from "./show/words.ts";

type Kind = keyof typeof FRAME_WORDS.objects;
type Path = Readonly<Record<string, string>>;

interface Known {
  /** Where its page is, by its ID. */
  readonly page: string;
  readonly read: (id: string) => { readonly operation_id: OperationId; readonly path: Path };
  /** Of what the operation returns. */
  readonly name: (body: never, language: Language) => string | null;
}

const sumOf = ({ amount, currency }: { amount: string; currency: string }) =>
  readableAmount(amount, currency);

const KNOWN: Readonly<Record<Kind, Known>> = {
  key: {
    page: "developers/keys",
    read: (key_id) => ({ operation_id: "getKey", path: { key_id } }),
    name: nameOfKey,
  },
  send: {
    page: "sends",
    read: (send_id) => ({ operation_id: "getSend", path: { send_id } }),
    name: (send: Schemas["Send"], language) =>
      wordsIn(FRAME_WORDS, language).send_to({ amount: sumOf(send), target: send.target_display }),
  },
  batch: {
    page: "batches",
    read: (batch_id) => ({ operation_id: "getBatch", path: { batch_id } }),
    name: (batch: Schemas["Batch"], language) => nameOfBatch(batch, language),
  },
  program: {
    page: "rewards/programs",
    read: (program_id) => ({ operation_id: "getProgram", path: { program_id } }),
    name: ({ name }: Schemas["Program"]) => name,
  },
  reward: {
    page: "rewards/given",
    read: (reward_id) => ({ operation_id: "getReward", path: { reward_id } }),
    name: (reward: Schemas["Reward"]) => sumOf(reward),
  },
  recipient: {
    page: "people/recipients",
    read: (recipient_id) => ({ operation_id: "getRecipient", path: { recipient_id } }),
    name: nameOfPerson,
  },
  schedule: {
    page: "schedules",
    read: (schedule_id) => ({ operation_id: "getSchedule", path: { schedule_id } }),
    name: ({ name }: Schemas["Schedule"]) => name,
  },
  cost_center: {
    page: "people/cost-centers",
    read: (cost_center_id) => ({ operation_id: "getCostCenter", path: { cost_center_id } }),
    name: ({ name }: Schemas["CostCenter"]) => name,
  },
  topup: {
    page: "credit/topups",
    read: (topup_id) => ({ operation_id: "getTopup", path: { topup_id } }),
    name: (topup: Schemas["Topup"]) => sumOf(topup),
  },
};

/** Pages of what has no name of its own. */
const NAMELESS = {
  approval: "approvals",
  dispute: "sends/disputes",
  event: "developers/events",
  request: "developers/requests",
  review: "rewards/reviews",
  transaction: "credit/transactions",
} as const;

/** The link with the name, as far as the viewer may look; what has no page is its ID alone. */
export async function linkTo(asking: Asking, id: string | null): Promise<Markup | null> {
  if (id === null) return null;
  const kind = kindOf(id);
  const known = kind !== null && isNamed(kind) ? KNOWN[kind] : null;
  const body = known === null ? null : await readIfAllowed<never>(asking, known.read(id));
  const name = body === null ? null : (known?.name(body, asking.signed.viewer.language) ?? null);
  return linkByKind(id, { viewer: asking.signed.viewer, name });
}

/** The link with a word for what it leads to, where rows or moments name many. */
export function linkByKind(
  id: string,
  {
    viewer,
    name = null,
  }: { readonly viewer?: Viewer; readonly name?: string | null | undefined } = {},
): Markup {
  const { language = "en" } = viewer ?? {};
  const kind = kindOf(id);
  if (kind === null) return copyable(id, language);
  if (isNamed(kind) && viewer?.may(KNOWN[kind].read(id).operation_id) === false) {
    return copyable(id, language);
  }
  const page = isNamed(kind) ? KNOWN[kind].page : NAMELESS[kind];
  const words = wordsIn(FRAME_WORDS, language);
  const word = isNamed(kind) ? words.objects[kind] : words.nameless[kind];
  return html`<a href="/dashboard/${page}/${id}">${name ?? word}</a> ${copyButton(id, language)}`;
}

const ID = /\b[a-z]{2,5}_[0-9A-Za-z]{24}\b/;

/** A sentence of the interface, with a link where it has an ID. */
export function withLinks(text: string, viewer: Viewer): Markup | string {
  const [id] = ID.exec(text) ?? [];
  if (id === undefined) return english(text, viewer.language);
  const [before = "", after = ""] = text.split(id);
  const { language } = viewer;
  return html`${english(before, language)}${linkByKind(id, { viewer })}${english(after, language)}`;
}

function isNamed(kind: Kind | keyof typeof NAMELESS): kind is Kind {
  return kind in KNOWN;
}

function kindOf(id: string): Kind | keyof typeof NAMELESS | null {
  const prefix = id.slice(0, id.indexOf("_"));
  const kinds = [...Object.keys(KNOWN), ...Object.keys(NAMELESS)] as (
    | Kind
    | keyof typeof NAMELESS
  )[];
  return kinds.find((kind) => ID_PREFIXES[kind] === prefix) ?? null;
}
