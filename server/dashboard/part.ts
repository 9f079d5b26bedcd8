/** How a part of the dashboard serves its pages, and the forms that act. */
import assert from "node:assert/strict";
import type { Hono } from "hono";
import { type Asking, askWithForm, type PageCall } from "./ask.ts";
import type { Complaint } from "./complaint.ts";
import { askFirst } from "./confirm.ts";
import { questionOf } from "./confirm-words.ts";
import type { DashboardDeps } from "./dashboard-deps.ts";
import {
  answerForbidden,
  answerRefused,
  forMember,
  forMemberForm,
  type SignedIn,
} from "./for-member.ts";
import { answerPage, lead } from "./page-answer.ts";
import { buttonIdOf } from "./show/form.ts";
import type { Page } from "./show/layout.ts";

/** A form that was refused, and why. */
export interface Sent {
  readonly complaint: Complaint;
  readonly form: URLSearchParams;
  readonly status: number;
}

export type ShowPage = (asking: Asking, sent: Sent | null) => Promise<Response>;

/** What a form does, where that leads, and the page that it stands on. */
interface Act {
  readonly call: (form: URLSearchParams, asking: Asking) => PageCall;
  /** Where to go next; or a page with what no address may show again, such as a secret. */
  readonly to: (body: unknown, asking: Asking) => string | Page;
  readonly again: ShowPage;
}

export type Part = ReturnType<typeof partOf>;

/**
 * Serves pages, and forms of one operation each; what takes something away asks first. A part that
 * is written in English alone says so.
 */
export function partOf(
  pages: Hono,
  deps: DashboardDeps,
  { is_english = false }: { readonly is_english?: boolean } = {},
) {
  const paths = new Map<ShowPage, string>();
  const inWords = (signed: SignedIn): SignedIn =>
    is_english ? { ...signed, viewer: { ...signed.viewer, language: "en" } } : signed;
  return {
    page(path: string, show: ShowPage): void {
      paths.set(show, path);
      pages.get(path, (c) =>
        forMember(deps, c, (signed) => show({ deps, signed: inWords(signed), c }, null)),
      );
    },
    form(path: string, show: (asking: Asking, form: URLSearchParams) => Promise<Response>): void {
      pages.post(path, (c) =>
        forMemberForm(deps, c, (signed, form) => show({ deps, signed: inWords(signed), c }, form)),
      );
    },
    act(path: string, { call: callOf, to, again }: Act): void {
      this.form(path, async (asking, form) => {
        const call = callOf(form, asking);
        if (!asking.signed.viewer.may(call.operation_id)) {
          return await answerForbidden(asking.signed.viewer);
        }
        const { language } = asking.signed.viewer;
        const question = questionOf(call.operation_id, form, language);
        if (question !== null) {
          const button = buttonIdOf(asking.c.req.path);
          const back = `${addressOf(paths.get(again), asking)}#${button}`;
          return await askFirst(asking, { form, call, question, back });
        }
        const { complaint, ...answer } = await askWithForm(asking, form, call);
        if (complaint === null) {
          const next = to(answer.body, asking);
          return typeof next === "string" ? lead(next) : await answerPage(next, 201);
        }
        if (answer.status === 404) return await answerRefused(answer, asking.signed.viewer);
        return await again(asking, { complaint, form, status: answer.status });
      });
    },
  };
}

/** Where a page stands whose path names the same objects as the form that was sent. */
function addressOf(pattern: string | undefined, asking: Asking): string {
  assert(pattern !== undefined, "a form that asks first stands on a page of its own part");
  return `/dashboard${pattern.replaceAll(/:(\w+)/g, (_, name: string) => named(asking, name))}`;
}

/** What a path names, of the page that is asked for. */
export function named({ c }: Asking, name: string): string {
  return c.req.param(name) ?? "";
}

/** What was done on the page before, in the words of the part. */
export function saidOf({ c }: Asking, done: Readonly<Record<string, string>>): string | null {
  const did = c.req.query("did") ?? "";
  return Object.hasOwn(done, did) ? (done[did] ?? null) : null;
}

/** The fields of a form that say something. */
export function filledOf(form: URLSearchParams, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    names.flatMap((name): [string, string][] => {
      const value = (form.get(name) ?? "").trim();
      return value === "" ? [] : [[name, value]];
    }),
  );
}

/** The same of a change: what is empty is cleared. */
export function changedOf(
  form: URLSearchParams,
  names: readonly string[],
): Record<string, string | null> {
  return Object.fromEntries(names.map((name) => [name, form.get(name)?.trim() || null]));
}
