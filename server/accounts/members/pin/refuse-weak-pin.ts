import { refuse } from "#platform/refusal";

/** 000000, and digits that count up or down, past 9 and 0 too: the first that anybody tries. */
const SAME = 0;
const UP = 1;
const DOWN = 9;

/** Refuses: `parameter_invalid` where a new PIN can be guessed. */
export function refuseWeakPin(pin: string): void {
  const digits = [...pin].map(Number);
  const steps = new Set(digits.slice(1).map((digit, at) => (10 + digit - (digits[at] ?? 0)) % 10));
  if (steps.size > 1 || ![SAME, UP, DOWN].some((step) => steps.has(step))) return;
  const message = "`pin` is invalid. Its digits are all equal or in sequence; choose another one.";
  refuse("parameter_invalid", { param: "pin", message });
}
