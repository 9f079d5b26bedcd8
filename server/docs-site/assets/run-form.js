// The request as a form: parameters, key, Idempotency-Key and body.
import { knownIds } from "./run-request.js";

const HOLE = "{{reference}}";
const TEST_KEY = /^svc_(?:sk|rk|pk|ak)_test_/;

/** A name that no request has had before. */
function freshReference() {
  return `docs-${Date.now().toString(36)}`;
}

export function requestForm(request, sandbox, values) {
  const form = document.createElement("form");
  const line = document.createElement("p");
  line.className = "line";
  line.append(code(request.method), " ", code(sandbox.base_url + request.path));
  const reference = freshReference();
  const parts = {
    path: request.in_path.map((one) => field(one.name, known(one, values))),
    query: request.in_query.map((one) => field(one.name, one.required ? one.example : "")),
    key: request.needs_key ? field("Key", sandbox.key ?? "", "svc_sk_test_…") : null,
    idempotency: ["required", "optional"].includes(request.idempotency)
      ? field("Idempotency-Key", reference)
      : null,
    body: request.body === null ? null : bodyField(request.body.replaceAll(HOLE, reference)),
  };
  const send = document.createElement("button");
  send.className = "send";
  send.textContent = "Send";
  const hint = document.createElement("small");
  hint.textContent = "Ctrl+Enter sends. Sent again, the same request sells once.";
  if (parts.idempotency === null) hint.textContent = "Ctrl+Enter sends.";
  form.append(line, ...fieldsOf(parts), send, " ", hint);
  if (parts.idempotency !== null) form.append(renew(parts));
  form.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) form.requestSubmit();
  });
  return {
    element: form,
    focus: () => (parts.key?.input.value === "" ? parts.key.input : send).focus(),
    busy: (is_busy) => {
      send.disabled = is_busy;
      send.textContent = is_busy ? "Sending …" : "Send";
      if (!is_busy) send.focus();
    },
    read: () => readForm(request, sandbox, parts),
  };
}

function fieldsOf({ path, query, key, idempotency, body }) {
  const optional = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = `Query parameters (${query.length})`;
  optional.append(summary, ...query.map(({ element }) => element));
  optional.open = query.some(({ input }) => input.value !== "");
  const shown = [...path, key, idempotency].filter((one) => one !== null);
  return [
    ...shown.map(({ element }) => element),
    ...(query.length === 0 ? [] : [optional]),
    ...(body === null ? [] : [body.element]),
  ];
}

/** An id that this page has met stands for the one of the contract's example. */
function known({ name, example }, values) {
  return values[name] ?? knownIds()[example.split("_")[0]] ?? example;
}

function field(name, value, placeholder = "") {
  const element = document.createElement("label");
  const input = document.createElement("input");
  input.value = value;
  input.placeholder = placeholder;
  input.spellcheck = false;
  input.autocomplete = "off";
  element.append(name, input);
  return { name, element, input };
}

function bodyField(value) {
  const element = document.createElement("label");
  const input = document.createElement("textarea");
  input.value = value;
  input.rows = Math.min(value.split("\n").length + 1, 16);
  input.spellcheck = false;
  element.append("Body", input);
  return { name: "body", element, input };
}

/** Another reference, in the header and in the body alike, makes another sale. */
function renew({ idempotency, body }) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = "New reference";
  button.addEventListener("click", () => {
    const before = idempotency.input.value;
    idempotency.input.value = freshReference();
    if (body === null || before === "") return;
    body.input.value = body.input.value.replaceAll(before, idempotency.input.value);
  });
  return button;
}

function readForm(request, { base_url }, { path, query, key, idempotency, body }) {
  const problem = problemOf({ path, key, body });
  let url = base_url + request.path;
  for (const { name, input } of path) {
    url = url.replace(`{${name}}`, encodeURIComponent(input.value.trim()));
  }
  const pairs = query.filter(({ input }) => input.value.trim() !== "");
  const search = new URLSearchParams(pairs.map(({ name, input }) => [name, input.value.trim()]));
  const headers = {
    ...(key === null ? {} : { authorization: `Bearer ${key.input.value.trim()}` }),
    ...(idempotency?.input.value ? { "idempotency-key": idempotency.input.value.trim() } : {}),
    ...(body === null ? {} : { "content-type": "application/json" }),
  };
  return {
    problem,
    base: base_url,
    method: request.method,
    url: search.size === 0 ? url : `${url}?${search}`,
    headers,
    ...(body === null ? {} : { body: body.input.value }),
  };
}

/** What keeps the request from being sent, and what to do about it. */
function problemOf({ path, key, body }) {
  const empty = path.find(({ input }) => input.value.trim() === "");
  if (empty !== undefined) return wrong(empty, `Fill in ${empty.name}; it is part of the address.`);
  const value = key?.input.value.trim() ?? null;
  if (value === "") return wrong(key, "Paste a test key. `npm start` prints the sandbox's own.");
  if (value !== null && !TEST_KEY.test(value)) {
    return wrong(key, "Use a test key, svc_sk_test_…: a live key would sell for real money.");
  }
  if (body === null) return null;
  try {
    JSON.parse(body.input.value);
    return null;
  } catch (error) {
    return wrong(body, `The body is not JSON. Correct it and send again: ${error.message}`);
  }
}

function wrong({ input }, message) {
  input.focus();
  return message;
}

function code(text) {
  const element = document.createElement("code");
  element.textContent = text;
  return element;
}
