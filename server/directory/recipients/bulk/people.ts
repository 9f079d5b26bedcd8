import type { RecipientRow } from "../tables.ts";
import type { NewRecipient } from "../write/read-fields.ts";

/** Somebody as the lines read so far leave the person. */
export interface Person {
  /** The row that is there; null for somebody new. */
  readonly row: RecipientRow | null;
  input: NewRecipient;
  is_changed: boolean;
}

type Key = "external_id" | "payroll_id" | "phone";

/** Everybody whom the lines may mean, found by what is theirs as the lines go on. */
export interface People {
  readonly all: readonly Person[];
  add(person: Person): void;
  /** Who has a row of this uuid. */
  withId(id: string): Person | null;
  /** Those who have a value at this point; of an own ID or payroll number there is one at most. */
  having(key: Key, value: string | null): Person[];
  change(person: Person, input: NewRecipient): void;
}

/** Nobody yet. */
export function noPeople(): People {
  const all: Person[] = [];
  const by_id = new Map<string, Person>();
  const by_value = new Map<string, Set<Person>>();

  function index(person: Person): void {
    for (const key of ["external_id", "payroll_id", "phone"] as const) {
      const value = person.input.fields[key];
      if (value === null) continue;
      const name = `${key} ${value}`;
      by_value.set(name, (by_value.get(name) ?? new Set()).add(person));
    }
  }

  return {
    all,
    add(person) {
      all.push(person);
      if (person.row !== null) by_id.set(person.row.id, person);
      index(person);
    },
    withId(id) {
      return by_id.get(id) ?? null;
    },
    having(key, value) {
      const ever = value === null ? [] : [...(by_value.get(`${key} ${value}`) ?? [])];
      return ever.filter(({ input }) => input.fields[key] === value);
    },
    change(person, input) {
      person.input = input;
      person.is_changed = true;
      index(person);
    },
  };
}
