/** The dashboard: where members sign in, and decide what agents ask of their organisation. */
import { Hono } from "hono";
import { chooseMode, endPerson, endSessionsOf } from "#accounts/sessions";
import { retryAfterOf } from "#platform/refusal";
import { wall } from "#platform/time/clock";
import type { PageLanguage } from "#platform/words/page-language";
import { mountApprovals } from "./approval-pages.ts";
import { mountAssets } from "./assets.ts";
import { mountBatches } from "./batches/batches.ts";
import { compressPages } from "./compress-pages.ts";
import { mountCredit } from "./credit/credit.ts";
import type { DashboardDeps } from "./dashboard-deps.ts";
import { mountDevelopers } from "./developers/developers.ts";
import { forMemberForm, pagesOfSession, type ShowForm, SIGN_IN } from "./for-member.ts";
import { forPersonForm, type SeenPerson } from "./for-person.ts";
import { limitForms, openFormPlaces } from "./form-sizes.ts";
import { mountHome } from "./home/home.ts";
import { nextOf } from "./next-page.ts";
import { mountOrganisations } from "./organisation-pages.ts";
import { answerPage, lead } from "./page-answer.ts";
import { mountPeople } from "./people/people.ts";
import { mountPin } from "./pin-pages.ts";
import { mountPrices } from "./prices/prices.ts";
import { keepLanguage, readerLanguageOf } from "./reader-language.ts";
import { mountRewards } from "./rewards/rewards.ts";
import { mountSandboxes } from "./sandbox-pages.ts";
import { mountSchedules } from "./schedules/schedules.ts";
import { mountSearch } from "./search.ts";
import { mountSell } from "./sell/sell.ts";
import { mountSends } from "./sends/sends.ts";
import { cookieOf } from "./session-cookie.ts";
import { ownNotice } from "./show/notice.ts";
import { mountSignIn } from "./sign-in-pages.ts";
import { mountTeam } from "./team/team.ts";
import { mountWorkforce } from "./workforce/workforce.ts";

/** Serves `/dashboard` and what is below it. */
export function mountDashboard(app: Hono, parts: Omit<DashboardDeps, "inFormPlace">): void {
  const deps = { ...parts, inFormPlace: openFormPlaces() };
  const pages = new Hono();
  const { config } = deps;
  pages.use(limitForms(config));
  pages.use(compressPages);
  pages.use(keepLanguage(config));
  mountAssets(pages);
  mountSignIn(pages, deps);
  mountSandboxes(pages, deps);
  mountHome(pages, deps);
  mountSearch(pages, deps);
  mountSends(pages, deps);
  mountSell(pages, deps);
  mountPrices(pages, deps);
  mountBatches(pages, deps);
  mountSchedules(pages, deps);
  mountPeople(pages, deps);
  mountWorkforce(pages, deps);
  mountRewards(pages, deps);
  mountCredit(pages, deps);
  mountDevelopers(pages, deps);
  mountTeam(pages, deps);
  mountApprovals(pages, deps);
  mountPin(pages, deps);
  mountOrganisations(pages, deps);
  pages.post("/mode", (c) => forMemberForm(deps, c, changeMode(deps)));
  pages.post("/sign-out", (c) => forPersonForm(deps, c, signOut(deps)));
  pages.all("/:rest{.*}", (c) =>
    answerPage(ownNotice("unknown", readerLanguageOf(c, config)), 404),
  );
  pages.onError((thrown, c) => {
    const wait = retryAfterOf(thrown);
    const reader = readerLanguageOf(c, config);
    if (wait !== null) return answerLater(wait, reader);
    deps.onFault(thrown);
    return answerPage(ownNotice("fault", reader), 500);
  });
  app.route("/dashboard", pages);
}

async function answerLater(retry_after: number, reader: PageLanguage): Promise<Response> {
  const answer = await answerPage(ownNotice("busy", reader), 503);
  answer.headers.set("Retry-After", String(retry_after));
  return answer;
}

function changeMode({ database, config }: DashboardDeps): ShowForm {
  return async ({ secret, session }, form) => {
    const mode = form.get("mode") === "test" ? "test" : "live";
    const next = await database
      .of(pagesOfSession(session))
      .transact("show the other mode", (tx) => chooseMode(tx, secret, mode));
    if (next === null) return lead(SIGN_IN);
    const seconds = Math.ceil((session.expires_at - wall()) / 1_000);
    const page = nextOf(form.get("next") ?? undefined) || "/dashboard";
    return lead(page, cookieOf({ secret: next, seconds }, config));
  };
}

function signOut({ database, config }: DashboardDeps) {
  return async ({ secret, person: { member } }: SeenPerson, form: URLSearchParams) => {
    await database.transact("sign out", async (tx) => {
      if (form.get("from") === "everywhere" && member !== null) await endSessionsOf(tx, member);
      else await endPerson(tx, secret);
    });
    return lead(SIGN_IN, cookieOf({ secret: null, seconds: 0 }, config));
  };
}
