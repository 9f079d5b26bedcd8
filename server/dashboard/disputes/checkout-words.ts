import type { Words } from "#platform/words/language";
import { PARTS_WORDS } from "./parts-words.ts";

/** What the pages of checkout sessions say to the organisation. */
export const CHECKOUT_WORDS = {
  checkout: PARTS_WORDS.checkout,
  status: { en: "Status", sn: "Mamiriro", nd: "Isimo" },
  statuses: {
    open: { en: "Not paid", sn: "Haisati yabhadharwa", nd: "Ayikabhadalwa" },
    paid: { en: "Paid", sn: "Yabhadharwa", nd: "Ibhadaliwe" },
    in_review: { en: "In review", sn: "Iri kuongororwa", nd: "Iyahlolwa" },
    resent: { en: "Sold again", sn: "Yatengeswa zvakare", nd: "Ithengiswe futhi" },
    fulfilled: { en: "Fulfilled", sn: "Yazadziswa", nd: "Ifeziwe" },
    credited: {
      en: "Credited to you",
      sn: "Yadzoka seCredit yenyu",
      nd: "Ibuye njenge-Credit yakho",
    },
    expired: { en: "Expired", sn: "Nguva yapera", nd: "Isikhathi siphelile" },
  },
  to: { en: "To", sn: "Ku", nd: "Ku" },
  amount: { en: "Amount", sn: "Mari", nd: "Imali" },
  fee: { en: "Card fee", sn: "Mari yekadhi", nd: "Imali yekhadi" },
  total: { en: "Customer pays", sn: "Zvinobhadhara mutengi", nd: "Okubhadalwa ngumthengi" },
  reference: { en: "Reference", sn: "Ref", nd: "I-ref" },
  send: { en: "Send", sn: "Chatengeswa", nd: "Okuthengisiweyo" },
  link: { en: "Payment page", sn: "Peji rekubhadhara", nd: "Ikhasi lokubhadala" },
  new_session: {
    en: "Ask a customer to pay",
    sn: "Kumbirai mutengi kuti abhadhare",
    nd: "Cela umthengi ukuthi abhadale",
  },
  hint: {
    en:
      "You get the address of a page on which your customer pays by card or mobile money. It is " +
      "sold once they have paid.",
    sn:
      "Munowana kero yepeji panobhadhara mutengi wenyu nekadhi kana mari yefoni. Zvinotengeswa " +
      "kana abhadhara.",
    nd:
      "Uthola ikheli lekhasi lapho umthengi wakho abhadala khona ngekhadi loba imali yefoni. " +
      "Kuthengiswa nxa esebhadele.",
  },
  make_session: {
    en: "Make the payment page",
    sn: "Gadzirai peji rekubhadhara",
    nd: "Yenza ikhasi lokubhadala",
  },
  to_hint: {
    en: "A phone number, or an electricity meter.",
    sn: "Nhamba yefoni, kana mita yemagetsi.",
    nd: "Inombolo yefoni, loba imitha kagesi.",
  },
  currency: { en: "Currency", sn: "Rudzi rwemari", nd: "Uhlobo lwemali" },
  token_phone: {
    en: "Phone number that gets the token, for electricity",
    sn: "Nhamba yefoni inotambira token, pamagetsi",
    nd: "Inombolo yefoni eyemukela i-token, kugesi",
  },
  payer_phone: {
    en: "Your customer's phone number, for messages about the payment",
    sn: "Nhamba yefoni yemutengi wenyu, yemashoko emubhadharo",
    nd: "Inombolo yefoni yomthengi wakho, yemilayezo yenkokhelo",
  },
  success_url: {
    en: "Web page to return to after paying",
    sn: "Peji rewebhu rekudzokera abhadhara",
    nd: "Ikhasi le-web lokubuyela esebhadele",
  },
  return_hint: {
    en: "A page of yours, such as your shop's.",
    sn: "Peji renyu, senge rechitoro chenyu.",
    nd: "Ikhasi lakho, njengelesitolo sakho.",
  },
  cancel_url: {
    en: "Web page to return to without paying",
    sn: "Peji rewebhu rekudzokera asina kubhadhara",
    nd: "Ikhasi le-web lokubuyela engabhadalanga",
  },
  payment: { en: "Paid with", sn: "Zvabhadharwa ne", nd: "Kubhadalwe nge" },
  methods: {
    card: { en: "Card", sn: "Kadhi", nd: "Ikhadi" },
    mobile_money: { en: "Mobile money", sn: "Mari yefoni", nd: "Imali yefoni" },
  },
  payment_error: {
    en: "Last try failed",
    sn: "Kuedza kwekupedzisira kwakundikana",
    nd: "Ukuzama kokucina kwehlulekile",
  },
  review: { en: "In review because", sn: "Iri kuongororwa nekuti", nd: "Iyahlolwa ngoba" },
  reviews: {
    fraud_check: {
      en: "The payment is checked for fraud",
      sn: "Mubhadharo uri kutariswa kuti hausi wehutsotsi",
      nd: "Inkokhelo iyahlolwa ukuthi ayisiyo yobuqili",
    },
    amount_mismatch: {
      en: "Another amount was paid",
      sn: "Pabhadharwa imwe mari",
      nd: "Kubhadalwe enye imali",
    },
    send_failed: {
      en: "The sale failed",
      sn: "Kutengesa kwakundikana",
      nd: "Ukuthengisa kwehlulekile",
    },
  },
  credited: {
    en: "Credited to you",
    sn: "Yadzoka seCredit yenyu",
    nd: "Ibuye njenge-Credit yakho",
  },
  meter_of: { en: "The meter is of", sn: "Mita ndeya", nd: "Imitha ngeka" },
  meter: { en: "Meter", sn: "Mita", nd: "Imitha" },
  change_meter: { en: "Change the meter", sn: "Chinjai mita", nd: "Tshintsha imitha" },
  expire: { en: "Expire it now", sn: "Igumisei iye zvino", nd: "Iqede khathesi" },
  until: { en: "Until", sn: "Kusvika", nd: "Kuze kube" },
  when: { en: "When", sn: "Rini", nd: "Nini" },
  paid_at: { en: "Paid", sn: "Yabhadharwa", nd: "Ibhadalwe" },
  fulfilled_at: { en: "Fulfilled", sn: "Yazadziswa", nd: "Ifezwe" },
  id: { en: "ID", sn: "ID", nd: "I-ID" },
  back: {
    en: "All checkout sessions",
    sn: "Masession ose echeckout",
    nd: "Wonke ama-session e-checkout",
  },
  done: {
    expired: { en: "It is expired.", sn: "Yagumiswa.", nd: "Isiqediwe." },
    changed: { en: "Saved.", sn: "Zvachengetwa.", nd: "Kugciniwe." },
    made: {
      en: "Send the address of the payment page to your customer.",
      sn: "Tumirai mutengi wenyu kero yepeji rekubhadhara.",
      nd: "Thumela umthengi wakho ikheli lekhasi lokubhadala.",
    },
  },
} as const satisfies Words;
