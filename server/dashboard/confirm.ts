/** Asks before something is taken away, on a page of its own, which needs no script. */
import { html } from "hono/html";
import { type Asking, ask, type PageCall } from "./ask.ts";
import { CONFIRMED, type Question } from "./confirm-words.ts";
import { answerRefused } from "./for-member.ts";
import { answerPage } from "./page-answer.ts";
import { readerOf } from "./reader-of.ts";
import { type Field, form as formOf } from "./show/form.ts";

/** What the page writes anew. */
const OF_THE_FORM = ["form_token", "form_key", CONFIRMED.name];

/** A form that waits for an answer. */
interface Waiting {
  readonly form: URLSearchParams;
  readonly call: PageCall;
  readonly question: Question;
  /** Where nothing is taken away: the button that was pressed. */
  readonly back: string;
}

/** Shows what would be taken away, and carries the form on to the same address. */
export async function askFirst(
  asking: Asking,
  { form, call, question, back }: Waiting,
): Promise<Response> {
  const { viewer } = asking.signed;
  // What has no object of its own is about everything that the organisation has.
  const object = await readObject(asking, call);
  if (object !== null && object.status === 404) return await answerRefused(object, viewer);
  const { title, text, yes, no, fields = [] } = question;
  const chosen = fields.map(({ name }) => name);
  const carried = [...form]
    .filter(([name]) => !OF_THE_FORM.includes(name) && !chosen.includes(name))
    .map(([name, value]): Field => ({ name, label: "", type: "hidden", value }));
  const subject = object === null ? viewer.organisation : nameOf(object.body);
  const content = html`<p class="subject">${subject}</p>
<p id="what-happens">${text}</p>
${formOf(viewer, {
  action: asking.c.req.path,
  fields: [...carried, { ...CONFIRMED, label: "", type: "hidden" }, ...fields],
  ...{ submit: yes, tone: "danger", form_key: form.get("form_key") ?? "" },
  leave: { href: back, label: no },
})}`;
  return await answerPage({ title, viewer, content });
}

/** What an operation is about. */
async function readObject(asking: Asking, { operation_id, path = {} }: PageCall) {
  const reader = readerOf(operation_id);
  if (reader === null || !asking.signed.viewer.may(reader.id)) return null;
  return await ask(asking, { operation_id: reader.id, path });
}

/** What people call it by, the best first. */
const NAMES = [
  ...["label", "name", "title", "target_display", "url", "email", "phone", "target"],
  ...["reference", "id"],
];

function nameOf(body: unknown): string {
  const object = (body ?? {}) as Readonly<Record<string, unknown>>;
  const text = (name: string) => (typeof object[name] === "string" ? String(object[name]) : "");
  const name = NAMES.map(text).find((one) => one !== "") ?? "";
  const amount = text("amount") === "" ? "" : `${text("currency")} ${text("amount")}`;
  return [name, amount].filter((one) => one !== "").join(", ");
}
