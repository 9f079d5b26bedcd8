import { ERRORS, type ErrorCode } from "@svc/generated/errors";
import { type Contract, shownOperations } from "./contract.ts";
import { operationLink } from "./links.ts";
import { type DocPage, pageFrom } from "./page.ts";

/** The groups of codes, by the type of the error, in the order in which people meet them. */
const TYPES: Readonly<Record<string, { readonly title: string; readonly says: string }>> = {
  authentication_error: {
    title: "Who you are",
    says: "The key is missing, wrong or no longer valid. Sending again does not help.",
  },
  permission_error: {
    title: "What you may do",
    says: "The key is valid, but is not allowed to do this, or not this much of it.",
  },
  invalid_request_error: {
    title: "What you sent",
    says: "The request is invalid. `param` names the first wrong field; `details` lists them all.",
  },
  idempotency_error: {
    title: "Idempotency keys",
    says: "See [Idempotency](/docs/guides/idempotency).",
  },
  conflict_error: {
    title: "Conflicts",
    says: "The current state of an object does not allow this. Read the object, then decide.",
  },
  credit_error: {
    title: "Money",
    says: "There is not enough Credit or budget. Nothing was sold.",
  },
  rate_limit_error: {
    title: "Rate limits",
    says: "Wait `retry_after` seconds, then send the same request again.",
  },
  provider_error: {
    title: "Networks and the utility",
    says: "A network or the utility did not respond, or its response cannot be trusted.",
  },
  api_error: {
    title: "Errors on our side",
    says: "Retry with the same `Idempotency-Key`; nothing is done twice.",
  },
};

/** How many operations are listed; a code of more than these may come from almost anywhere. */
const LISTED_MAX = 6;

/** The page that `doc_url` of every error points into: each code, from the catalogue. */
export function errorsPage(contract: Contract): DocPage {
  const codes = (Object.keys(ERRORS) as ErrorCode[]).sort();
  const groups = Object.entries(TYPES).flatMap(([type, { title, says }]) => {
    const own = codes.filter((code) => ERRORS[code].type === type);
    if (own.length === 0) return [];
    return [`## ${title}`, `\`${type}\`. ${says}`, ...own.map((code) => entry(contract, code))];
  });
  const markdown = [`# Errors`, LEAD, SHAPE, ...groups].join("\n\n");
  return pageFrom({ group: "Look things up", path: "/docs/errors" }, `${markdown}\n`);
}

const LEAD = `Every error code that the API returns: what happened, what to do next, and whether to
retry. Decide by \`code\`, which is stable; \`message\` is for developers and may change. The guide
to [errors](/docs/guides/errors) shows how to write the code that handles them.`;

const SHAPE = `\`\`\`json
{
  "error": {
    "type": "credit_error",
    "code": "insufficient_credit",
    "message": "The available Credit in this currency is less than the cost.",
    "param": null,
    "details": [],
    "retryable": false,
    "retry_after": null,
    "request_id": "req_0031JkNJuQfSk6Mg7OwIp1Rv",
    "doc_url": "/docs/errors#insufficient_credit",
    "resource": null,
    "meta": { "currency": "USD", "required": "5.00", "available": "2.10" }
  }
}
\`\`\``;

function entry(contract: Contract, code: ErrorCode): string {
  const { status, meaning, fix, retryable, meta } = ERRORS[code];
  const again = retryable ? " **Retryable.**" : "";
  const from = shownOperations(contract).filter(({ operation }) =>
    operation["x-svc-refusals"].includes(code),
  );
  const lines = [`### \`${code}\``, `**${status}.** ${meaning}${again}`, `**What to do:** ${fix}`];
  if (meta.length > 0) lines.push(`\`meta\`: ${meta.map((name) => `\`${name}\``).join(", ")}`);
  if (from.length > 0 && from.length <= LISTED_MAX) {
    lines.push(`From ${from.map((one) => operationLink(one)).join(", ")}.`);
  }
  return lines.join("\n\n");
}
