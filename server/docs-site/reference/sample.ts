/** A request as a person would paste it into a shell. */
import {
  type Contract,
  exampleOf,
  type Parameter,
  type Placed,
  parametersOf,
} from "../contract.ts";

export function curlSample(contract: Contract, { method, path, operation }: Placed): string {
  const parameters = parametersOf(contract, operation);
  const lines = [`curl${method === "GET" || method === "POST" ? "" : ` -X ${method}`}`];
  lines[0] += ` "$SVC_URL${pathSample(path, parameters)}${querySample(parameters)}"`;
  if (operation["x-svc-no-key"] === undefined) lines.push('-H "Authorization: Bearer $SVC_KEY"');
  const body = exampleOf(operation.requestBody);
  if (operation["x-svc-idempotency"] === "required") {
    lines.push(`-H "Idempotency-Key: ${referenceOf(body)}"`);
  }
  if (body !== undefined) {
    lines.push(
      '-H "Content-Type: application/json"',
      `-d '${quoted(JSON.stringify(body, null, 2))}'`,
    );
  } else if (method === "POST") {
    lines.splice(0, 1, (lines[0] as string).replace("curl ", "curl -X POST "));
  }
  return lines.join(" \\\n  ");
}

/** The number of the sale is its key as well, where the example has one. */
function referenceOf(body: unknown): string {
  const { client_reference } = (body ?? {}) as { client_reference?: string };
  return client_reference ?? "reference-1";
}

/** The path with the example of each parameter in its place. */
function pathSample(path: string, parameters: readonly Parameter[]): string {
  return path.replaceAll(/\{(\w+)\}/g, (hole, name: string) => {
    const found = parameters.find((one) => one.in === "path" && one.name === name);
    const value = found === undefined ? undefined : sampleValue(found);
    return value === undefined ? hole : encodeURIComponent(String(value));
  });
}

/** The parameters that must be given. */
function querySample(parameters: readonly Parameter[]): string {
  const pairs = parameters
    .filter((one) => one.in === "query" && one.required === true)
    .map((one) => `${one.name}=${encodeURIComponent(String(sampleValue(one) ?? ""))}`);
  return pairs.length === 0 ? "" : `?${pairs.join("&")}`;
}

/** The contract's own example of a parameter, if it has one. */
export function sampleValue({ example, examples, schema }: Parameter): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value ?? schema.examples?.[0];
}

/** Inside single quotes, a shell takes everything but a single quote. */
function quoted(text: string): string {
  return text.replaceAll("'", "'\\''");
}
