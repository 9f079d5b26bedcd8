/** What a form of the console does: once, with a reason, in one transaction. */
import { actOnce, propose, type StaffAction } from "#accounts/staff";
import type { Tx } from "#platform/db/transaction";
import { answerNotice, leadTo } from "./console-answer.ts";
import { type Asking, textIn } from "./for-staff.ts";

/** Source: spec/base/text.tsp, `Note`. */
const REASON_CHARACTERS_MAX = 500;

/** What is done, and the page that it leads back to. */
interface Wanted extends Pick<StaffAction, "action" | "object_id"> {
  readonly back: string;
}

/** The action of a form with its reason; a page that says what it lacks. */
export function actionIn(
  form: FormData,
  { action, object_id }: Pick<Wanted, "action" | "object_id">,
): StaffAction | null {
  const reason = textIn(form, "reason");
  const form_key = textIn(form, "form_key");
  const is_whole = reason !== "" && reason.length <= REASON_CHARACTERS_MAX && form_key !== "";
  return is_whole ? { action, object_id, reason, form_key } : null;
}

/** Carries out what a form asks for, and leads back; or says why it cannot be done. */
export async function act(
  { deps, signed }: Asking,
  form: FormData,
  { back, ...wanted }: Wanted,
  work: (tx: Tx, action: StaffAction) => Promise<string | null>,
): Promise<Response> {
  const action = actionIn(form, wanted);
  if (action === null)
    return await answerNot("Say why, in at most 500 characters.", { back, signed });
  const why = await deps.database.transact(wanted.action, (tx) =>
    actOnce(tx, { ...action, session: signed.session }, (inside) => work(inside, action)),
  );
  return why === null ? leadTo(`${back}?done=1`) : await answerNot(why, { back, signed }, 409);
}

/** The same of what a second person has to confirm. */
export async function actByTwo(
  asking: Asking,
  form: FormData,
  { input, ...wanted }: Wanted & { readonly input: Readonly<Record<string, unknown>> },
): Promise<Response> {
  const { staff } = asking.signed.session;
  const propose_it = { ...wanted, action: `${wanted.action}.propose` };
  const answer = await act(asking, form, propose_it, (tx, { object_id, reason }) =>
    propose(tx, { action: wanted.action, object_id, reason, input, by: staff }),
  );
  return answer.status === 303 ? leadTo(`${wanted.back}?done=proposed`) : answer;
}

/** Says that nothing was done, and why. */
export async function answerNot(
  text: string,
  { back, signed }: { readonly back: string; readonly signed: Asking["signed"] },
  status = 400,
): Promise<Response> {
  return await answerNotice({ title: "Nothing was done", text, back }, { signed, status });
}
