/** The words that a person would type for a call. */
import { writeJson } from "../../node/src/runtime/json.ts";
import type { ContractCommand, ContractFlag } from "../src/contract.ts";

type Values = Readonly<Record<string, unknown>>;

export function argvOf(
  command: ContractCommand,
  params: Values,
  options: Values,
): { words: readonly string[]; rest: string[] } {
  const places = new Set(command.args.map(({ wire }) => wire));
  const args = command.args.flatMap(({ wire }) =>
    params[wire] === undefined ? [] : [String(params[wire])],
  );
  const typed: string[] = [];
  const unknown: Record<string, unknown> = { ...(options.extra_body as Values | undefined) };
  for (const [name, value] of Object.entries(params)) {
    if (places.has(name)) continue;
    const form = command.flags.find(({ wire }) => wire === name);
    if (form === undefined) unknown[name] = value;
    else if (value === null) typed.push(`--clear=${name}`);
    else typed.push(...flagTexts(form, value).map((text) => `--${form.flag}=${text}`));
  }
  if (Object.keys(unknown).length > 0) typed.push(`--body=${writeJson(unknown)}`);
  return { words: command.words, rest: [...optionTexts(options), ...typed, "--", ...args] };
}

function flagTexts(form: ContractFlag, value: unknown): string[] {
  const { kind } = form;
  if (Array.isArray(value)) {
    const is_plain = value.length > 0 && value.every((one) => typeof one === "string");
    const can_be_texts = kind === "text[]" || kind === "either[]";
    const is_clear = value.every((one) => typeof one !== "string" || !/^[[{]/.test(one));
    return is_plain && can_be_texts && is_clear ? value : [writeJson(value)];
  }
  if (typeof value !== "object") return [String(value)];
  const entries = Object.entries(value as Values);
  const can_be_pairs = kind === "pairs" && entries.length > 0;
  const is_text = entries.every(([name, one]) => typeof one === "string" && !name.includes("="));
  const is_clear = entries.every(([name]) => !/^[{@]/.test(name));
  const pairs = entries.map(([name, one]) => `${name}=${one}`);
  return can_be_pairs && is_text && is_clear ? pairs : [writeJson(value)];
}

function optionTexts(options: Values): string[] {
  const { idempotency_key, timeout_ms, max_retries, extra_headers = {}, extra_query } = options;
  return [
    ...(idempotency_key === undefined ? [] : [`--idempotency-key=${idempotency_key}`]),
    ...(timeout_ms === undefined ? [] : [`--timeout=${Number(timeout_ms) / 1_000}`]),
    ...(max_retries === undefined ? [] : [`--retries=${max_retries}`]),
    ...Object.entries(extra_headers as Values).map(([name, text]) => `--header=${name}: ${text}`),
    ...Object.entries((extra_query ?? {}) as Values).map(
      ([name, text]) => `--query=${name}=${text}`,
    ),
  ];
}
