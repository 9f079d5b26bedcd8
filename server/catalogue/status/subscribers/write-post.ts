import { signatureHeaders } from "#platform/crypto/signature";
import type { Post } from "#platform/net/safe-http-post";
import { wall } from "#platform/time/clock";
import { unixSeconds } from "#platform/time/instants";
import { NEWEST_VERSION } from "#platform/versions/released";
import type { Change, NoticeJob } from "./lease-notices.ts";

const USER_AGENT = `Svc-Status/${NEWEST_VERSION}`;

/** A notice as it is posted, signed as every webhook is. */
export function writeNoticePost(
  { notice, subscriber, change }: NoticeJob,
  { public_url, secret }: { readonly public_url: string; readonly secret: string },
): Omit<Post, "allow_loopback"> {
  // The same at each try, and of a change for every subscription.
  const id = notice.update_id ?? notice.id;
  const created = unixSeconds(change?.update.created ?? notice.created);
  const type = typeOf(change);
  const url = `${public_url}/status`;
  const incident = change === null ? null : incidentOf(change);
  const body = JSON.stringify({ id, object: "status_notice", type, created, url, incident });
  const headers = {
    "Content-Type": "application/json",
    "User-Agent": USER_AGENT,
    "Svc-Event": type,
    ...signatureHeaders({ id, at: unixSeconds(wall()), body }, [secret]),
  };
  return { url: subscriber.address, headers, body };
}

function typeOf(change: Change | null): string {
  if (change === null) return "subscription.created";
  const { incident, update } = change;
  if (update.state === "resolved") return "incident.resolved";
  return update.created === incident.created ? "incident.opened" : "incident.updated";
}

function incidentOf({ incident, update }: Change) {
  const { id, title, components, created } = incident;
  const { state, text } = update;
  return { id, title, components, state, text, created: unixSeconds(created) };
}
