// Sends the request of the panel, and follows a sale to its end.

const FOLLOW_MS = 1_000;
const FOLLOWS_MAX = 60;
const IDS = "docs-ids";

/** What came, or why nothing did. */
export async function sendRequest({ method, url, headers, body }, signal) {
  const started = performance.now();
  try {
    const answer = await fetch(url, { method, headers, body, signal });
    const text = await readBody(answer);
    return {
      status: answer.status,
      took_ms: Math.round(performance.now() - started),
      headers: [...answer.headers],
      request_id: answer.headers.get("request-id"),
      ...text,
      states: [],
    };
  } catch {
    return { status: 0, took_ms: 0, headers: [], request_id: null, text: "", json: null };
  }
}

async function readBody(answer) {
  const type = answer.headers.get("content-type") ?? "";
  if (!/json|text|csv/.test(type)) {
    const file = await answer.blob();
    return { text: `${type || "No body"}, ${file.size} bytes`, json: null, file };
  }
  const text = await answer.text();
  try {
    const json = JSON.parse(text);
    rememberId(json);
    return { text: JSON.stringify(json, null, 2), json };
  } catch {
    return { text, json: null };
  }
}

/** Reads what a 202 speaks of again until nothing more happens to it by itself. */
export async function followUp({ received, wanted, follow, signal }, show) {
  const { id } = received.json ?? {};
  if (typeof id !== "string") return;
  const url = wanted.base + follow.path.replace(/\{\w+\}$/, id);
  const states = [received.json[follow.field]];
  for (let count = 0; count < FOLLOWS_MAX && !signal.aborted; count += 1) {
    if (follow.settled.includes(states.at(-1))) return;
    await new Promise((resolve) => setTimeout(resolve, FOLLOW_MS));
    const { authorization } = wanted.headers;
    const later = await sendRequest({ method: "GET", url, headers: { authorization } }, signal);
    if (signal.aborted || later.status !== 200) return;
    const state = later.json[follow.field];
    if (state === states.at(-1)) continue;
    states.push(state);
    show({ ...received, json: later.json, text: later.text, states: [...states] });
  }
}

/** The newest id of each kind stands in the next request that asks for one. */
function rememberId(json) {
  const id = json?.id ?? json?.data?.[0]?.id;
  if (typeof id !== "string" || !id.includes("_")) return;
  const ids = knownIds();
  ids[id.split("_")[0]] = id;
  sessionStorage.setItem(IDS, JSON.stringify(ids));
}

export function knownIds() {
  return JSON.parse(sessionStorage.getItem(IDS) ?? "{}");
}
