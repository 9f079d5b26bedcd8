/** Every method of the SDKs on one page: a name that changes shows in the diff. */
import type { Method, Sdk } from "../model/types.ts";

const RETRIES: Readonly<Record<Method["retry"], string>> = {
  safe: "yes",
  keyed: "with its key",
  once: "never",
};

export function surfacePage(sdk: Sdk): string {
  const rows = sdk.methods.map(
    (method) =>
      `| \`${method.key}\` | ${method.verb} ${method.path} | ${answerOf(method)} | ` +
      `${RETRIES[method.retry]} |`,
  );
  const counts =
    `${sdk.methods.length} methods, ${sdk.events.length} event types, ` +
    `${sdk.error_codes.length} error codes`;
  return `# The surface of the SDKs

Made from the contract by \`npm run sdks\`; never edit this file. Each language writes the names in
its own casing. "Sent again" says what happens when an answer was lost.

${counts}.

| client. | Request | Answers | Sent again |
|---|---|---|---|
${rows.join("\n")}
`;
}

function answerOf({ shape, result, accept }: Method): string {
  if (shape === "file") return accept;
  if (shape === "none") return "nothing";
  return shape === "json" ? `${result}` : `list of ${result}`;
}
