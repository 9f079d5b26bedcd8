import {
  createRule,
  type DiagnosticTarget,
  type LinterRuleDefinition,
  type Program,
  paramMessage,
} from "@typespec/compiler";

/** A place where a rule is broken, and the words that its message needs. */
export interface Finding {
  readonly code: string;
  readonly format?: Readonly<Record<string, string>>;
  readonly target: DiagnosticTarget;
}

/** Looks at a whole program once, for all the rules of one kind. */
export type Check = (program: Program, report: (finding: Finding) => void) => void;

/** What a rule says where it is broken, and why there is such a rule. */
export interface RuleWords {
  readonly why: string;
  readonly message: ReturnType<typeof says>;
}

export type Rule = LinterRuleDefinition<string, { default: RuleWords["message"] }>;

/** A message with the names of what it is filled with. */
export function says<const Names extends string[]>(texts: TemplateStringsArray, ...names: Names) {
  return paramMessage<string[]>(texts, ...names);
}

/** The rules of a check. It runs once a program, however many of its rules are switched on. */
export function rulesOf(check: Check, words: Readonly<Record<string, RuleWords>>): Rule[] {
  const done = new WeakMap<Program, readonly Finding[]>();
  const findings = (program: Program): readonly Finding[] => {
    const found = done.get(program) ?? run(program);
    done.set(program, found);
    return found;
  };
  return Object.entries(words).map(([name, { why, message }]) =>
    createRule({
      name,
      severity: "warning",
      description: why,
      messages: { default: message },
      create: (context) => ({
        root: (program) => {
          for (const { code, format = {}, target } of findings(program)) {
            if (code === name) context.reportDiagnostic({ format, target });
          }
        },
      }),
    }),
  );

  function run(program: Program): Finding[] {
    const found: Finding[] = [];
    check(program, (finding) => {
      if (!Object.hasOwn(words, finding.code))
        throw new Error(`No rule is called ${finding.code}.`);
      found.push(finding);
    });
    return found;
  }
}
