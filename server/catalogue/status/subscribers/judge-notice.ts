import type { PostOutcome } from "#platform/net/safe-http-post";
import type { MailAnswer } from "#providers/email";
import type { NoticeJob } from "./lease-notices.ts";

/** What a mail server or an endpoint answered; `no_gateway` where no mail leaves this server. */
export type NoticeAnswer =
  | { readonly channel: "email"; readonly mail: MailAnswer | "no_gateway" }
  | { readonly channel: "webhook"; readonly post: PostOutcome };

/** What becomes of a notice. */
export type NoticeOutcome =
  | { readonly kind: "arrived" | "failed" | "dropped" | "ended" }
  | { readonly kind: "again"; readonly wait_ms: number };

const MINUTE_MS = 60_000;
/** After the n-th try. The last of seven is 21 hours after the first. */
const WAITS_MS = [1, 5, 30, 120, 360, 720].map((minutes) => minutes * MINUTE_MS);
/** By this answer a server says that nothing is served at the URL, and never will be. */
const GONE = 410;

/**
 * Decides what becomes of a notice. Pure. It fails when it was refused, or not taken in 21 hours;
 * `dropped` is our own doing, and is not counted against the subscriber.
 */
export function judgeNotice(
  { notice }: Pick<NoticeJob, "notice">,
  answer: NoticeAnswer,
): NoticeOutcome {
  const wait_ms = WAITS_MS[notice.tries - 1];
  const later: NoticeOutcome = wait_ms === undefined ? FAILED : { kind: "again", wait_ms };
  if (answer.channel === "webhook") {
    const { status, error } = answer.post;
    if (error === null) return { kind: "arrived" };
    return status === GONE ? { kind: "ended" } : later;
  }
  if (answer.mail === "no_gateway") return { kind: "dropped" };
  if (answer.mail.kind === "accepted") return { kind: "arrived" };
  return answer.mail.kind === "refused" ? FAILED : later;
}

const FAILED = { kind: "failed" } as const;
