/** The reward that a person chooses, and what each kind of it needs further. */
import type { Schemas } from "@svc/generated/routes";
import { html } from "hono/html";
import { nameOfNetwork } from "#catalogue/products";
import type { ClaimKey } from "#platform/words/claim";
import { type FieldView, fieldMarks, textField } from "./fields.ts";
import type { Markup } from "./layout.ts";

type Claim = Schemas["RewardLinkClaim"];
type Choice = Schemas["ClaimChoice"];

const KINDS = {
  airtime: "kind_airtime",
  data: "kind_data",
  power: "kind_power",
} as const satisfies Readonly<Record<Choice["type"], ClaimKey>>;

/** A choice among several, or the one that there is; further fields show when they are needed. */
export function choiceFields(claim: Claim, view: FieldView): Markup {
  const { choices, currency } = claim;
  const [first] = choices;
  const is_one = choices.length === 1;
  return html`${
    is_one
      ? html`<input type="hidden" name="choice" value="${first?.type ?? ""}">`
      : radios(choices, view)
  }
${choices.map(({ type, bundles }) => {
  if (type === "airtime") return html``;
  const field = type === "data" ? bundleField(bundles, currency, view) : meterField(is_one, view);
  return is_one ? field : html`<div class="only-${type}">${field}</div>`;
})}`;
}

/** None is chosen beforehand: nobody is to claim what they did not look at. */
function radios(choices: readonly Choice[], view: FieldView): Markup {
  const { choice } = view.fields;
  return html`<fieldset class="field"${errorOf(view)}>
<legend>${view.words.choose_reward}</legend>
${choices.map(
  ({ type }) =>
    html`<label class="choice"><input type="radio" name="choice" value="${type}"${
      type === choice ? html` checked` : ""
    } required>${view.words[KINDS[type]]}</label>`,
)}
</fieldset>`;
}

/** A group has no hint. */
function errorOf({ complaints }: FieldView): Markup {
  const is_wrong = complaints.some(({ field }) => field === "choice");
  return is_wrong ? html` aria-describedby="choice-error"` : html``;
}

function bundleField(bundles: Choice["bundles"], currency: string, view: FieldView): Markup {
  const { words } = view;
  const networks = [...Map.groupBy(bundles, ({ network }) => network)];
  return html`<div class="field">
<label for="bundle_id">${words.bundle_label}</label>
<p class="quiet" id="bundle_id-hint">${words.bundle_hint}</p>
<select id="bundle_id" name="bundle_id"${fieldMarks(view, "bundle_id")}>
<option value="">${words.choose_bundle}</option>
${networks.map(
  ([network, offered]) => html`<optgroup label="${nameOfNetwork(network)}">
${offered.map(
  ({ id, name, amount }) =>
    html`<option value="${id}"${
      id === view.fields.bundle_id ? html` selected` : ""
    }>${name} (${currency} ${amount})</option>`,
)}
</optgroup>`,
)}
</select>
</div>`;
}

function meterField(is_required: boolean, view: FieldView): Markup {
  return textField(view, {
    name: "meter",
    label: view.words.meter_label,
    hint: view.words.meter_hint,
    attributes: { inputmode: "numeric", autocomplete: "off", maxlength: 20 },
    is_required,
  });
}
