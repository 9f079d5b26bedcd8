import type { KeyFacts, KeyScope } from "./context.ts";

/** Who asks: a key with its scopes, or a signed-in person with those of their role. */
export interface ScopeHolder {
  readonly key: Pick<KeyFacts, "scopes"> | null;
  readonly member_scopes?: ReadonlySet<KeyScope>;
}

/** Whether whoever asks holds a scope. */
export function holdsScope({ key, member_scopes }: ScopeHolder, scope: KeyScope): boolean {
  return (key?.scopes ?? member_scopes)?.has(scope) ?? false;
}
