import type { Scope } from "@svc/generated/operations";
import type { Language } from "./language.ts";

type Text = Readonly<Record<Language, string>>;

/** What a key may do, in the words of people; a scope without words does not compile. */
const OF_SCOPES: Readonly<Record<Scope, Text>> = {
  "sends:write": {
    en: "Sell and retry",
    sn: "Kutengesa nekuedzazve",
    nd: "Ukuthengisa lokuzama futhi",
  },
  "sends:read": { en: "See sales", sn: "Kuona zvakatengeswa", nd: "Ukubona okuthengisiweyo" },
  "tokens:read": {
    en: "See electricity tokens",
    sn: "Kuona matokeni emagetsi",
    nd: "Ukubona amathokheni kagesi",
  },
  "batches:write": { en: "Make batches", sn: "Kugadzira mabatch", nd: "Ukwenza amabatch" },
  "schedules:write": { en: "Make schedules", sn: "Kugadzira mashedule", nd: "Ukwenza amaschedule" },
  "catalog:read": { en: "See products", sn: "Kuona zvinotengeswa", nd: "Ukubona okuthengiswayo" },
  "lookups:read": {
    en: "Look up numbers and meters",
    sn: "Kutsvaga nhamba nemamita",
    nd: "Ukudinga inombolo lamamitha",
  },
  "credit:read": { en: "See Credit", sn: "Kuona Credit", nd: "Ukubona iCredit" },
  "credit:topup": { en: "Top up Credit", sn: "Kuwedzera Credit", nd: "Ukwengeza iCredit" },
  "reports:read": { en: "See reports", sn: "Kuona marepoti", nd: "Ukubona imibiko" },
  "recipients:read": { en: "See people", sn: "Kuona vanhu", nd: "Ukubona abantu" },
  "recipients:write": {
    en: "Add and change people",
    sn: "Kuwedzera nekuchinja vanhu",
    nd: "Ukwengeza lokuntshintsha abantu",
  },
  "family:write": { en: "Manage the family", sn: "Kutungamira mhuri", nd: "Ukuphatha imuli" },
  "workforce:admin": {
    en: "Manage the workforce",
    sn: "Kutungamira vashandi",
    nd: "Ukuphatha izisebenzi",
  },
  "rewards:read": { en: "See rewards", sn: "Kuona mibayiro", nd: "Ukubona imivuzo" },
  "rewards:write": { en: "Give rewards", sn: "Kupa mibayiro", nd: "Ukupha imivuzo" },
  "programs:manage": {
    en: "Manage programs and budgets",
    sn: "Kutungamira zvirongwa nemabhajeti",
    nd: "Ukuphatha izinhlelo lamabhajethi",
  },
  "webhooks:manage": {
    en: "Manage webhook endpoints",
    sn: "Kutungamira mawebhook",
    nd: "Ukuphatha amawebhook",
  },
  "account:manage": {
    en: "Manage keys, members and settings",
    sn: "Kutungamira makiyi, nhengo nezvimiso",
    nd: "Ukuphatha okhiye, amalunga lezilungiselelo",
  },
};

/** What the picker says with which the scopes of a key are chosen. */
export const SCOPE_WORDS = {
  ...OF_SCOPES,
  title: { en: "What it may do", sn: "Zvainobvumirwa", nd: "Okuvunyelwayo" },
  till: { en: "Till", sn: "Tiri", nd: "Ithili" },
  back_office: { en: "Back office", sn: "Hofisi", nd: "Ihofisi" },
  read_only: { en: "Read only", sn: "Kuona chete", nd: "Ukubona kuphela" },
  each: { en: "Choose one by one", sn: "Sarudza chimwe nechimwe", nd: "Khetha ngakunye" },
  selling: { en: "Selling", sn: "Kutengesa", nd: "Ukuthengisa" },
  money: { en: "Money", sn: "Mari", nd: "Imali" },
  people: { en: "People", sn: "Vanhu", nd: "Abantu" },
  rewards: { en: "Rewards", sn: "Mibayiro", nd: "Imivuzo" },
  setup: { en: "Setup", sn: "Kugadzirisa", nd: "Ukulungisa" },
} as const;
