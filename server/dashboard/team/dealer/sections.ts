/** The parts of an application that are forms of their own, and how they become changes of it. */
import type { Schemas } from "@svc/generated/routes";
import { nameOfNetwork } from "#catalogue/products";
import type { Field } from "../../show/form.ts";
import type { DealerWords, WORDS } from "./words.ts";

type Application = Schemas["DealerApplication"];
type Options = Readonly<Record<string, string>>;
type DealerField = Pick<Field, "name" | "type" | "inputmode"> & {
  readonly options?: (words: DealerWords) => Options;
};

export type SectionName = keyof typeof WORDS.sections;

const networksIn = ({ power }: DealerWords): Options => ({
  econet: nameOfNetwork("econet"),
  netone: nameOfNetwork("netone"),
  telecel: nameOfNetwork("telecel"),
  power,
});

/** Fields by the names that the operation has for them; a point leads into an object. */
const SECTIONS: Readonly<Record<SectionName, readonly DealerField[]>> = {
  business: [
    { name: "legal_name" },
    { name: "trading_name" },
    { name: "registration_number" },
    { name: "incorporated_on", type: "date" },
    { name: "business_type", type: "select", options: ({ types }) => ({ "": "", ...types }) },
    { name: "tax_number" },
    { name: "vat_number" },
    { name: "physical_address.line1" },
    { name: "physical_address.line2" },
    { name: "physical_address.city" },
    { name: "physical_address.province" },
  ],
  contact: [
    { name: "contact.name" },
    { name: "contact.role" },
    { name: "contact.email", type: "email" },
    { name: "contact.phone", inputmode: "tel" },
  ],
  sales: [
    { name: "expected_monthly_volume.USD", inputmode: "decimal" },
    { name: "expected_monthly_volume.ZWG", inputmode: "decimal" },
    { name: "networks", options: networksIn },
    { name: "channels", options: ({ channels }) => channels },
  ],
  bank: [
    { name: "bank.name" },
    { name: "bank.branch" },
    { name: "bank.account_name" },
    { name: "bank.account_number_last4", inputmode: "numeric" },
    { name: "bank.currency", type: "select", options: () => ({ USD: "USD", ZWG: "ZWG" }) },
  ],
  declarations: [
    { name: "declarations.accurate", type: "check" },
    { name: "declarations.authorised", type: "check" },
  ],
};

export const SECTION_NAMES = Object.keys(SECTIONS) as SectionName[];

interface SectionView {
  readonly application: Application;
  readonly sent: URLSearchParams | null;
  readonly words: DealerWords;
}

/** The fields of a section as a form shows them, with what the application or the form says. */
export function fieldsOf(section: SectionName, { application, sent, words }: SectionView): Field[] {
  const [labels, hints]: Options[] = [words.fields, words.hints];
  return SECTIONS[section].flatMap((one): Field[] => {
    const { name, type, options: optionsIn, ...rest } = one;
    const now = shownOf(application, name);
    const label = labels?.[name] ?? name;
    const options = optionsIn?.(words);
    if (isList(one)) {
      const chosen = sent === null ? (now as readonly string[]) : sent.getAll(name);
      return Object.entries(options ?? {}).map(([value, text]): Field => {
        return { name, value, label: text, type: "check", is_checked: chosen.includes(value) };
      });
    }
    if (type === "check") {
      return [{ name, type, label, is_checked: sent === null ? now === true : sent.has(name) }];
    }
    const hint = hints?.[name];
    const field = { ...rest, name, label, value: sent?.get(name) ?? `${now ?? ""}` };
    return [
      {
        ...field,
        ...(type === undefined ? {} : { type }),
        ...(options === undefined ? {} : { options }),
        ...(hint === undefined ? {} : { hint }),
      },
    ];
  });
}

/** What a form of a section changes: what is empty is cleared, and of an object all or nothing. */
export function changesOf(section: SectionName, form: URLSearchParams): object {
  const changes: Record<string, unknown> = {};
  for (const one of SECTIONS[section]) {
    const [name = "", member] = one.name.split(".");
    if (member === undefined) changes[name] = entered(one, form);
    else changes[name] = { ...(changes[name] as object | undefined), [member]: entered(one, form) };
  }
  return Object.fromEntries(Object.entries(changes).map(([name, value]) => [name, whole(value)]));
}

/** One of several is chosen by boxes of one name. */
function isList({ type, options }: DealerField): boolean {
  return type === undefined && options !== undefined;
}

function entered(one: DealerField, form: URLSearchParams): unknown {
  if (isList(one)) return form.getAll(one.name);
  if (one.type === "check") return form.has(one.name);
  return form.get(one.name)?.trim() || null;
}

/** An object of which nothing is said is cleared; what has a choice to begin with says nothing. */
function whole(value: unknown): unknown {
  if (value === null || typeof value !== "object" || Array.isArray(value)) return value;
  const { currency: _, ...said } = value as Record<string, unknown>;
  const is_choice = Object.keys(value).some((key) => key === "USD" || key === "accurate");
  return is_choice || Object.values(said).some((one) => one !== null) ? value : null;
}

function shownOf(application: Application, name: string): unknown {
  return name
    .split(".")
    .reduce<unknown>((found, part) => Object(found)[part] as unknown, application);
}
