/** Forms of the console, sent as staff send them. */
import { fieldsOf, pageAt, type ReadPage, sendForm } from "./pages.ts";
import type { StaffBrowser } from "./staff.ts";

type Sent = Awaited<ReturnType<typeof sendForm>>;

/** Sends a form of a page with a reason, and with the same key a second time. */
export async function sendTwice(
  { browser }: StaffBrowser,
  { page, action, values }: { page: ReadPage; action: string; values: Record<string, string> },
): Promise<{ readonly first: Sent; readonly second: Sent }> {
  const fields = fieldsOf(page, action, values);
  const first = await sendForm(browser, action, fields);
  return { first, second: await sendForm(browser, action, fields) };
}

/** Has a second person confirm what waits about an object, or end it otherwise. */
export async function confirmedBy(
  { browser }: StaffBrowser,
  object_id: string,
  verb: "confirm" | "reject" = "confirm",
): Promise<Sent> {
  const page = await pageAt(browser, "/staff/proposals");
  const row = [...page.document.querySelectorAll("tr")].find((one) =>
    one.textContent.includes(object_id),
  );
  const forms = [...(row?.querySelectorAll("form") ?? [])];
  const actions = forms.map((form) => form.getAttribute("action") ?? "");
  const action = actions.find((one) => one.endsWith(`/${verb}`)) ?? "";
  if (action === "") throw new Error(`Nothing about ${object_id} can be ended so: ${actions}`);
  return await sendForm(browser, action, fieldsOf(page, action, { reason: "Checked." }));
}
