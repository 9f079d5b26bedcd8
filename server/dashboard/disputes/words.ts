import type { Words } from "#platform/words/language";
import { TRANSACTION_WORDS } from "../show/transaction-words.ts";
import { PARTS_WORDS } from "./parts-words.ts";

/** What the pages of disputes say. */
export const WORDS = {
  disputes: PARTS_WORDS.disputes,
  status: { en: "Status", sn: "Mamiriro", nd: "Isimo" },
  statuses: {
    opened: { en: "Open", sn: "Yakavhurika", nd: "Sivuliwe" },
    resolved: { en: "Resolved", sn: "Yagadziriswa", nd: "Silungisiwe" },
  },
  reason: { en: "What is wrong", sn: "Chakanganisika", nd: "Okonakeleyo" },
  reasons: {
    not_delivered: { en: "It did not arrive", sn: "Hazvina kusvika", nd: "Akufikanga" },
    token_not_received: {
      en: "The token did not arrive",
      sn: "Token haina kusvika",
      nd: "I-token ayifikanga",
    },
    wrong_number: {
      en: "It went to a wrong number",
      sn: "Zvakaenda kunhamba isiriyo",
      nd: "Kuye kunombolo engeyisiyo",
    },
    other: { en: "Something else", sn: "Zvimwe", nd: "Okunye" },
  },
  send: { en: "Send", sn: "Chatengeswa", nd: "Okuthengisiweyo" },
  text: { en: "What happened", sn: "Zvakaitika", nd: "Okwenzekileyo" },
  customer_phone: {
    en: "Your customer's number",
    sn: "Nhamba yemutengi wenyu",
    nd: "Inombolo yomthengi wakho",
  },
  phone_hint: {
    en: "If they can be reached on it.",
    sn: "Kana achibatika pairi.",
    nd: "Nxa etholakala kuyo.",
  },
  open: { en: "Open a dispute", sn: "Vhurai nyunyuto", nd: "Vula isikhalazo" },
  open_now: { en: "Open the dispute", sn: "Vhurai nyunyuto iyi", nd: "Vula lesi sikhalazo" },
  outcome: { en: "Outcome", sn: "Zvabuda", nd: "Okuphumileyo" },
  outcomes: {
    delivered_confirmed: { en: "It was delivered", sn: "Zvakasvika", nd: "Kwafika" },
    token_resent: {
      en: "The token was sent again",
      sn: "Token yatumirwa zvakare",
      nd: "I-token ithunyelwe futhi",
    },
    not_delivered_credited: {
      en: "It was not delivered, Credit is returned",
      sn: "Hazvina kusvika, Credit yadzoserwa",
      nd: "Akufikanga, i-Credit ibuyiselwe",
    },
    goodwill_credit: {
      en: "Credit was given as goodwill",
      sn: "Credit yapihwa nemoyo wakanaka",
      nd: "I-Credit iphiwe ngomusa",
    },
    rejected: { en: "Rejected", sn: "Yarambwa", nd: "Saliwe" },
  },
  note: { en: "Our note", sn: "Chinyorwa chedu", nd: "Okubhalwe yithi" },
  transaction: TRANSACTION_WORDS.send_credit_back,
  due: { en: "Decided by", sn: "Inosarudzwa kusvika", nd: "Sinqunywa kuze kube" },
  resolved: { en: "Resolved", sn: "Yagadziriswa", nd: "Silungisiwe" },
  when: { en: "When", sn: "Rini", nd: "Nini" },
  messages: { en: "Messages", sn: "Mashoko", nd: "Imilayezo" },
  id: { en: "ID", sn: "ID", nd: "I-ID" },
  back: { en: "All disputes", sn: "Nyunyuto dzose", nd: "Zonke izikhalazo" },
  done: {
    opened: { en: "The dispute is opened.", sn: "Nyunyuto yavhurwa.", nd: "Isikhalazo sivuliwe." },
  },
} as const satisfies Words;
