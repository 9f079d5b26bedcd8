// What came of the request: status, time, headers, body, and what to do about an error.

const REQUESTS = "/docs/reference/requests#retrieve-a-request";

export function clearAnswer(place) {
  place.replaceChildren(paragraph("The response is shown here."));
}

export function showProblem(place, message) {
  place.replaceChildren(paragraph(message, "problem"));
}

export function showAnswer(place, answer, { fixes, openLog }) {
  if (answer.status === 0) {
    return showProblem(
      place,
      "No response. Check that the server runs (npm start), and send again.",
    );
  }
  const is_error = answer.status >= 400;
  const line = paragraph("", is_error ? "status problem" : "status");
  const status = document.createElement("strong");
  status.textContent = String(answer.status);
  line.append(status, ` in ${answer.took_ms} ms `);
  if (answer.request_id !== null) line.append(requestLink(answer.request_id, openLog));
  const parts = [line];
  if (answer.states.length > 1) parts.push(paragraph(answer.states.join(" → "), "states-met"));
  if (is_error) parts.push(advice(answer.json?.error, fixes));
  parts.push(headersOf(answer.headers), bodyOf(answer));
  place.replaceChildren(...parts);
}

function requestLink(id, openLog) {
  const link = document.createElement("a");
  link.href = REQUESTS;
  link.textContent = id;
  link.title = "Show this request in the request log";
  link.addEventListener("click", async (event) => {
    event.preventDefault();
    await openLog(id);
  });
  return link;
}

/** What the catalogue of errors says to do next. */
function advice(error, fixes) {
  const fix = fixes[error?.code];
  const text = paragraph(fix === undefined ? "" : `What to do: ${fix.replaceAll("`", "")} `);
  if (error?.code === undefined) return text;
  const link = document.createElement("a");
  link.href = `/docs/errors#${error.code}`;
  link.textContent = error.code;
  text.append(link);
  return text;
}

function headersOf(headers) {
  const fold = document.createElement("details");
  const summary = document.createElement("summary");
  summary.textContent = `Headers (${headers.length})`;
  const list = document.createElement("pre");
  list.tabIndex = 0;
  list.textContent = headers.map(([name, value]) => `${name}: ${value}`).join("\n");
  fold.append(summary, list);
  return fold;
}

function bodyOf({ text, file }) {
  if (file !== undefined && file.size > 0) {
    const link = document.createElement("a");
    link.href = URL.createObjectURL(file);
    link.download = "";
    link.textContent = `Save (${text})`;
    return link;
  }
  const body = document.createElement("pre");
  body.tabIndex = 0;
  body.textContent = text;
  return body;
}

function paragraph(text, look = "") {
  const element = document.createElement("p");
  element.textContent = text;
  element.className = look;
  return element;
}
