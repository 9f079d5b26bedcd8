import type { DiagnosticTarget, Program } from "@typespec/compiler";
import { reportDiagnostic } from "../library.ts";
import { bannedTurn, isTooShort } from "./english.ts";

/** A text of the contract, what it belongs to, and where it is written. */
export interface LintedText {
  readonly name: string;
  readonly text: string;
  readonly target: DiagnosticTarget;
}

/** A text is plain and says more than three words. */
export function lintText(program: Program, linted: LintedText): void {
  lintTurns(program, linted);
  const { name, text, target } = linted;
  if (isTooShort(text)) reportDiagnostic(program, { code: "words-few", format: { name }, target });
}

/** A text is plain, whatever its length. */
export function lintTurns(program: Program, { name, text, target }: LintedText): void {
  const turn = bannedTurn(text);
  if (turn === null) return;
  reportDiagnostic(program, { code: "words-banned", format: { name, turn }, target });
}
