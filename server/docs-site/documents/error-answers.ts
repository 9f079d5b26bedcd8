import { type Document, operationsOf } from "./document.ts";

/** What a status of refusal says, for people who read the document. */
const WORDS: Readonly<Record<string, string>> = {
  400: "The request is invalid.",
  401: "The API key is missing or not valid.",
  402: "There is not enough Credit.",
  403: "The key or the account may not do this.",
  404: "There is no such object, or no such path.",
  405: "The path does not accept this method.",
  409: "The request conflicts with the current state.",
  410: "The object is gone.",
  413: "The request is too large.",
  415: "The media type is not supported.",
  422: "The request is understood, and cannot be carried out.",
  429: "There were too many requests.",
  500: "The service failed. It is safe to repeat the request as its retry class says.",
  502: "A network or the utility returned an invalid response.",
  503: "The service cannot do this at the moment.",
};

const REQUEST_ID = "req_0031JkBXiEtGy4Au5CkWd9Fj";
const WAIT_SECONDS = 2;

/**
 * Describes refusals in words, and shows one of every error code. Which of them an operation
 * returns stands in its `x-svc-refusals`.
 */
export function describeErrors(document: Document, public_url: string): void {
  const { components } = document;
  const codes = document["x-svc-error-codes"];
  components.examples = Object.fromEntries(
    Object.entries(codes).map(([code, { type, retryable, meaning }]) => [
      code,
      { summary: meaning, value: { error: shown(code, { type, retryable, message: meaning }) } },
    ]),
  );
  for (const [name, answer] of Object.entries(components.responses)) {
    const status = Number(name.slice(-3));
    const own = Object.keys(codes).filter((code) => codes[code]?.status === status);
    const media = answer.content?.["application/json"];
    if (media === undefined) continue;
    media.examples = Object.fromEntries(
      own.map((code) => [code, { $ref: `#/components/examples/${code}` }]),
    );
  }
  for (const { responses } of operationsOf(document)) {
    for (const [status, answer] of Object.entries(responses)) {
      const words = WORDS[status];
      if (answer.$ref !== undefined && words !== undefined) answer.description = words;
    }
  }

  function shown(code: string, own: { type: string; retryable: boolean; message: string }) {
    return {
      type: own.type,
      code,
      message: own.message,
      param: null,
      details: [],
      retryable: own.retryable,
      retry_after: own.retryable ? WAIT_SECONDS : null,
      request_id: REQUEST_ID,
      doc_url: `${public_url}/docs/errors#${code}`,
      resource: null,
      meta: {},
    };
  }
}
