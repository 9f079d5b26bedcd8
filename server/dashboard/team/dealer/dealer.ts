/** The application for dealer prices: it is begun, filled in part by part, and sent in. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, type PageCall, readIfAllowed } from "../../ask.ts";
import { complaintOf } from "../../complaint.ts";
import { answerRefused } from "../../for-member.ts";
import { answerPage, lead } from "../../page-answer.ts";
import { filledOf, type partOf, type Sent, saidOf } from "../../part.ts";
import { curl } from "../../show/curl.ts";
import { said } from "../../show/facts.ts";
import { form } from "../../show/form.ts";
import type { Markup } from "../../show/layout.ts";
import { partsOf } from "../parts.ts";
import { dealerPage } from "./dealer-page.ts";
import { showDocument } from "./document.ts";
import { PEOPLE_NAMES, withoutPerson, withPerson } from "./people.ts";
import { changesOf, SECTION_NAMES } from "./sections.ts";
import { uploadPaper } from "./upload.ts";
import { WORDS } from "./words.ts";

type Application = Schemas["DealerApplication"];

const PATH = "/dashboard/team/dealer";
const READ = { operation_id: "getDealerApplication" } as const;

/** Serves the page and its forms. */
export function mountDealer(part: ReturnType<typeof partOf>): void {
  part.page("/team/dealer", show);
  const act = (
    path: string,
    did: keyof typeof WORDS.done,
    call: (fields: URLSearchParams) => PageCall,
  ) => part.act(`/team/dealer${path}`, { call, to: () => `${PATH}?did=${did}`, again: show });
  act("", "begun", (fields) => ({
    operation_id: "createDealerApplication",
    body: filledOf(fields, ["legal_name"]),
  }));
  for (const section of SECTION_NAMES) {
    act(`/${section}`, "saved", (fields) => ({
      operation_id: "updateDealerApplication",
      body: changesOf(section, fields),
    }));
  }
  for (const people of PEOPLE_NAMES) {
    part.form(`/team/dealer/${people}/add`, (asking, fields) =>
      change(asking, { fields, did: "added", changes: (now) => withPerson(people, now, fields) }),
    );
    part.form(`/team/dealer/${people}/remove`, (asking, fields) =>
      change(asking, {
        ...{ fields, did: "removed" },
        changes: (now) => withoutPerson(people, now, fields),
      }),
    );
  }
  part.form("/team/dealer/documents", upload);
  part.page("/team/dealer/documents/:id", showDocument);
  act("/submit", "sent", () => ({ operation_id: "submitDealerApplication" }));
}

interface Change {
  readonly fields: URLSearchParams;
  readonly did: keyof typeof WORDS.done;
  /** What becomes of a list, which the operation takes as a whole. */
  readonly changes: (application: Application) => object;
}

async function change(asking: Asking, { fields, did, changes }: Change): Promise<Response> {
  const now = await ask(asking, READ);
  if (now.refusal !== null) return await answerRefused(now, asking.signed.viewer);
  const body = changes(now.body as Application);
  const answer = await ask(asking, { operation_id: "updateDealerApplication", body });
  if (answer.refusal === null) return lead(`${PATH}?did=${did}`);
  const complaint = complaintOf(answer.refusal, asking.signed.viewer.language);
  return await show(asking, { complaint, form: fields, status: answer.status });
}

async function upload(asking: Asking, fields: URLSearchParams): Promise<Response> {
  const now = await ask(asking, READ);
  if (now.refusal !== null) return await answerRefused(now, asking.signed.viewer);
  const refused = await uploadPaper(asking, now.body as Application);
  if (refused === null) return lead(`${PATH}?did=uploaded`);
  return await show(asking, { ...refused, form: fields });
}

async function show(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const words = wordsIn(WORDS, viewer.language);
  const answer = await ask(asking, READ);
  const is_none = answer.status === 404;
  if (answer.refusal !== null && !is_none) return await answerRefused(answer, viewer);
  const application = is_none ? null : (answer.body as Application);
  const papers = await readIfAllowed<Schemas["DocumentList"]>(asking, {
    operation_id: "listDocuments",
    query: { limit: "100" },
  });
  const shown =
    application === null
      ? beginning(asking, sent)
      : dealerPage(viewer, {
          ...{ application, sent, papers: papers?.data ?? [] },
          form_key: sent?.form.get("form_key") ?? randomText(),
        });
  const content = html`${partsOf(viewer, PATH)}${said(saidOf(asking, words.done))}
${shown}
${curl(READ, asking.deps.config.public_url, viewer.language)}`;
  return await answerPage({ title: words.title, viewer, section: "team", content }, sent?.status);
}

function beginning({ signed: { viewer } }: Asking, sent: Sent | null): Markup {
  const words = wordsIn(WORDS, viewer.language);
  return html`<p>${words.about}</p>
${
  viewer.may("createDealerApplication")
    ? form(viewer, {
        action: PATH,
        fields: [
          {
            ...{ name: "legal_name", label: words.fields.legal_name, is_required: true },
            value: sent?.form.get("legal_name") ?? "",
          },
        ],
        submit: words.begin,
        form_key: sent?.form.get("form_key") ?? randomText(),
        complaint: sent?.complaint ?? null,
      })
    : ""
}`;
}
