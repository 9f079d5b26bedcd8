/** Rewards: programs with their budgets, links to print, reviews to decide, referrals. */
import type { Schemas } from "@svc/generated/routes";
import type { Hono } from "hono";
import { html } from "hono/html";
import { randomText } from "#platform/crypto/random-text";
import { wordsIn } from "#platform/words/language";
import { type Asking, ask, readIfAllowed } from "../ask.ts";
import type { DashboardDeps } from "../dashboard-deps.ts";
import { answerForbidden, answerRefused } from "../for-member.ts";
import { answerPage } from "../page-answer.ts";
import { filledOf, named, partOf, type Sent, saidOf } from "../part.ts";
import { queryOf } from "../query-of.ts";
import { type Field, form } from "../show/form.ts";
import { showList } from "../show-list.ts";
import { mountEarned } from "./earned.ts";
import { mountGiven } from "./given.ts";
import { partsOf } from "./parts.ts";
import { changesOf, programSecretPage, rewardOf } from "./program-forms.ts";
import { budgetOf, programPage, programStatus } from "./program-page.ts";
import { mountReviews } from "./reviews.ts";
import { mountRules } from "./rules/rules.ts";
import { sheetPage } from "./sheet-page.ts";
import { WORDS } from "./words.ts";

type Program = Schemas["Program"];

const REWARDS = "/dashboard/rewards";
const PATH = `${REWARDS}/programs`;
/** So many codes stand on a sheet. */
const CODES = "8";

/** Serves them. */
export function mountRewards(pages: Hono, deps: DashboardDeps): void {
  const part = partOf(pages, deps);
  mountReviews(part);
  mountGiven(part);
  mountEarned(part);
  mountRules(part);
  part.page("/rewards", showPrograms);
  part.page("/rewards/programs/:id", showProgram);
  part.page("/rewards/programs/:id/sheet", showSheet);
  part.act("/rewards", {
    call: (fields) => ({
      operation_id: "createProgram",
      body: {
        ...filledOf(fields, ["name", "currency", "budget", "default_amount", "lawful_basis"]),
        choices: fields.getAll("choices"),
        sources: ["api", "completions", "links"],
      },
    }),
    to: (body) => `${PATH}/${(body as Program).id}?did=made`,
    again: showPrograms,
  });
  part.act("/rewards/programs/:id/fund", {
    call: (fields, asking) => ({
      operation_id: "fundProgram",
      ...pathOf(asking),
      body: filledOf(fields, ["amount"]),
    }),
    to: toProgram("changed"),
    again: showProgram,
  });
  part.act("/rewards/programs/:id/links", {
    call: (fields, asking) => ({
      operation_id: "createRewardLinks",
      body: {
        program: named(asking, "id"),
        ...filledOf(fields, ["amount", "label"]),
        count: Number(fields.get("count")),
      },
    }),
    to: toProgram("linked"),
    again: showProgram,
  });
  part.act("/rewards/programs/:id/links/:link/revoke", {
    call: (_, asking) => ({
      operation_id: "revokeRewardLink",
      path: { link_id: named(asking, "link") },
    }),
    to: toProgram("changed"),
    again: showProgram,
  });
  mountMoves(part);
  mountChanges(part);
}

/** What is changed of a program, taken from it, and given by hand. */
function mountChanges(part: ReturnType<typeof partOf>): void {
  part.act("/rewards/programs/:id", {
    call: (fields, asking) => ({
      operation_id: "updateProgram",
      ...pathOf(asking),
      body: changesOf(fields),
    }),
    to: toProgram("changed"),
    again: showProgram,
  });
  part.act("/rewards/programs/:id/defund", {
    call: (fields, asking) => ({
      operation_id: "defundProgram",
      ...pathOf(asking),
      body: filledOf(fields, ["amount"]),
    }),
    to: toProgram("changed"),
    again: showProgram,
  });
  part.act("/rewards/programs/:id/roll-secret", {
    call: (_, asking) => ({ operation_id: "rollProgramSecret", ...pathOf(asking) }),
    to: (body, { signed }) => programSecretPage(signed.viewer, body as Program),
    again: showProgram,
  });
  part.act("/rewards/programs/:id/rewards", {
    call: (fields, asking) => ({
      operation_id: "createReward",
      body: rewardOf(fields, named(asking, "id")),
    }),
    to: (body) => `${REWARDS}/given/${(body as Schemas["Reward"]).id}?did=given`,
    again: showProgram,
  });
}

/** What moves a program from one status to another. */
function mountMoves(part: ReturnType<typeof partOf>): void {
  const move = (
    name: string,
    operation_id: "activateProgram" | "pauseProgram" | "resumeProgram" | "closeProgram",
  ) =>
    part.act(`/rewards/programs/:id/${name}`, {
      call: (_, asking) => ({ operation_id, ...pathOf(asking) }),
      to: toProgram("changed"),
      again: showProgram,
    });
  move("activate", "activateProgram");
  move("pause", "pauseProgram");
  move("resume", "resumeProgram");
  move("close", "closeProgram");
}

function pathOf(asking: Asking): { path: { program_id: string } } {
  return { path: { program_id: named(asking, "id") } };
}

function toProgram(did: keyof typeof WORDS.done) {
  return (_: unknown, asking: Asking) => `${PATH}/${named(asking, "id")}?did=${did}`;
}

async function showPrograms(asking: Asking, sent: Sent | null): Promise<Response> {
  const { viewer } = asking.signed;
  const { language } = viewer;
  const words = wordsIn(WORDS, language);
  const value = (name: string) => sent?.form.get(name) ?? "";
  const options = { USD: "USD", ZWG: "ZWG" };
  const make = html`<details${sent === null ? "" : html` open`}>
<summary class="button first">${words.new}</summary>
${form(viewer, {
  action: REWARDS,
  fields: [
    { name: "name", label: words.name, value: value("name"), is_required: true },
    {
      ...{ name: "currency", label: words.currency, type: "select" },
      ...{ options, value: value("currency") },
    },
    { name: "budget", label: words.budget, inputmode: "decimal", value: value("budget") },
    {
      ...{ name: "default_amount", label: words.default_amount, inputmode: "decimal" },
      value: value("default_amount"),
    },
    {
      ...{ name: "lawful_basis", label: words.lawful_basis, type: "select" },
      ...{ options: words.bases, value: value("lawful_basis") },
    },
    ...Object.entries(words.types).map(
      ([type, label]): Field => ({
        ...{ name: "choices", label, type: "check", value: type },
        is_checked: sent === null ? type === "airtime" : sent.form.getAll("choices").includes(type),
      }),
    ),
  ],
  submit: words.make,
  form_key: sent?.form.get("form_key") ?? randomText(),
  complaint: sent?.complaint ?? null,
})}</details>`;
  return await showList<Program>(asking, {
    ...{ title: words.title, path: REWARDS, operation_id: "listPrograms", section: "rewards" },
    filters: [{ name: "status", label: words.status, options: words.statuses }],
    ...(sent === null ? {} : { status: sent.status }),
    above: html`${partsOf(viewer, REWARDS)}${viewer.may("createProgram") ? make : ""}`,
    columns: [
      { head: words.name, cell: ({ id, name }) => html`<a href="${PATH}/${id}">${name}</a>` },
      { head: words.status, cell: ({ status }) => programStatus(status, language) },
      { head: words.budget, cell: (program) => budgetOf(program, language) },
    ],
  });
}

async function showProgram(asking: Asking, sent: Sent | null): Promise<Response> {
  const { signed, deps } = asking;
  const answer = await ask(asking, { operation_id: "getProgram", ...pathOf(asking) });
  if (answer.refusal !== null) return await answerRefused(answer, signed.viewer);
  const program = answer.body as Program;
  const rules = await readIfAllowed<{ data: Schemas["ProgramRule"][] }>(asking, {
    operation_id: "listProgramRules",
    ...pathOf(asking),
  });
  const links = await readIfAllowed<Schemas["RewardLinkList"]>(asking, {
    operation_id: "listRewardLinks",
    query: { program: program.id, limit: "25" },
  });
  const page = programPage(signed.viewer, {
    ...{ program, rules: rules?.data ?? [], links: links?.data ?? [], sent },
    did: saidOf(asking, wordsIn(WORDS, signed.viewer.language).done),
    form_key: sent?.form.get("form_key") ?? randomText(),
    public_url: deps.config.public_url,
  });
  return await answerPage(page, sent?.status);
}

/** Where links lead is shown to whoever may make them. */
async function showSheet(asking: Asking): Promise<Response> {
  const { viewer } = asking.signed;
  if (!viewer.may("createRewardLinks")) return await answerForbidden(viewer);
  const answer = await ask(asking, { operation_id: "getProgram", ...pathOf(asking) });
  if (answer.refusal !== null) return await answerRefused(answer, viewer);
  const program = answer.body as Program;
  const asked = queryOf(asking.c, ["starting_after", "ending_before"]);
  const query = { program: program.id, status: "created", ...asked, limit: CODES };
  const links = await ask(asking, { operation_id: "listRewardLinks", query });
  if (links.refusal !== null) return await answerRefused(links, viewer);
  const list = links.body as Schemas["RewardLinkList"];
  return await answerPage(await sheetPage(viewer, { program, list, asked }));
}
