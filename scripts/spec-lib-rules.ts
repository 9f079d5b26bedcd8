/** The page of rules of spec/lib, made from the rules themselves. */
import { $linter } from "../spec/lib/lint/index.ts";

/** The text of spec/lib/docs/rules.md. */
export function rulesPage(): string {
  const facts = $linter.ruleSets?.facts?.enable ?? {};
  const sections = $linter.rules.map(({ name, description, messages }) => {
    const words = messages.default ?? "";
    const message = typeof words === "string" ? words : words(new Proxy({}, { get: shown }));
    const sets = Object.hasOwn(facts, `@svc/spec-lib/${name}`) ? "`all`, `facts`" : "`all`";
    return `## ${name}\n\n${description} Sets: ${sets}.\n\n> ${message}\n`;
  });
  const front =
    "# Rules\n\nMade from the rules by `npm run svc -- pack-spec-lib`. Each is a warning, which " +
    "`warn-as-error: true`\nmakes an error, and has the name `@svc/spec-lib/<rule>`.\n";
  return [front, ...sections].join("\n");
}

/** What a message is filled with, by its name. */
function shown(_: object, name: string | symbol): string {
  return `‹${String(name)}›`;
}
