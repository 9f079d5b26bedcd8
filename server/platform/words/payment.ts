import type { PlainKey, Words, WordsIn } from "./language.ts";

/** What the pages of payers say: the checkout, and a top-up's payment and receipt. */
export const PAYMENT_WORDS = {
  unknown_title: {
    en: "This page does not exist",
    sn: "Peji iri haripo",
    nd: "Leli khasi kalikho",
  },
  unknown: {
    en: "Check that the whole link was opened.",
    sn: "Tarisai kuti mavhura linki yose here.",
    nd: "Hlola ukuthi uvule ilinki yonke.",
  },
  test: {
    en: "Test mode: no real money is paid.",
    sn: "Kuedza: hapana mari chaiyo inobhadharwa.",
    nd: "Ukuhlola: akulamali yeqiniso ebhadalwayo.",
  },
  open_title: { en: "Pay", sn: "Bhadharai", nd: "Bhadala" },
  awaited_title: {
    en: "Waiting for your payment",
    sn: "Takamirira mubhadharo wenyu",
    nd: "Silindele inkokhelo yakho",
  },
  paid_title: {
    en: "Payment received",
    sn: "Mari yatambirwa",
    nd: "Inkokhelo yemukelwe",
  },
  in_review_title: {
    en: "We are checking your purchase",
    sn: "Tiri kuongorora zvamatenga",
    nd: "Siyahlola lokho okuthengileyo",
  },
  fulfilled_title: { en: "Delivered", sn: "Zvasvika", nd: "Sekufikile" },
  credited_title: { en: "Not delivered", sn: "Hazvina kusvika", nd: "Akufikanga" },
  expired_title: {
    en: "The time to pay is over",
    sn: "Nguva yekubhadhara yapera",
    nd: "Isikhathi sokubhadala sesiphelile",
  },
  paid: {
    en: "Your purchase is being delivered. It usually takes less than a minute.",
    sn: "Zvamatenga zviri kutumirwa. Kazhinji hazvipfuuri miniti imwe.",
    nd: "Okuthengileyo kuyathunyelwa. Kuvame ukuthatha ngaphansi komzuzu owodwa.",
  },
  in_review: {
    en: "Your payment was received, and a person looks into the delivery. Do not pay again.",
    sn: "Mari yenyu yatambirwa, uye munhu ari kutarisa nyaya yacho. Musabhadhara zvakare.",
    nd: "Inkokhelo yakho yemukelwe, njalo kukhona okhangela indaba le. Ungabhadali futhi.",
  },
  done: {
    en: "Thank you. You can close this page.",
    sn: "Tatenda. Munogona kuvhara peji rino.",
    nd: "Siyabonga. Usungalivala leli khasi.",
  },
  credited: {
    en: "Your payment was received, and nothing could be delivered. Ask the shop for a refund.",
    sn: "Mari yenyu yatambirwa, asi hapana chakwanisa kutumirwa. Kumbirai mari yenyu kuchitoro.",
    nd: "Inkokhelo yakho yemukelwe, kodwa akulalutho oluthunyelweyo. Cela imali yakho esitolo.",
  },
  expired: {
    en: "Nothing was paid. Ask the shop for a new payment, and try again.",
    sn: "Hapana chabhadharwa. Kumbirai chitoro kuti chitange mubhadharo mutsva, moedza zvakare.",
    nd: "Akulalutho olubhadaliweyo. Cela isitolo siqale inkokhelo entsha, uzame futhi.",
  },
  late: {
    en:
      "If you have paid, your payment still counts, and this page will say so. If you have " +
      "not, ask the shop for a new payment.",
    sn:
      "Kana makabhadhara, mari yenyu ichiri kuverengwa, uye peji rino richazvitaura. Kana " +
      "musina, kumbirai chitoro kuti chitange mubhadharo mutsva.",
    nd:
      "Nxa ubhadale, inkokhelo yakho isabalwa, njalo leli khasi lizakutsho. Nxa " +
      "ungabhadalanga, cela isitolo siqale inkokhelo entsha.",
  },
  paid_twice: {
    en: "You have paid twice. One payment will be paid back.",
    sn: "Mabhadhara kaviri. Mari imwe ichadzoserwa kwamuri.",
    nd: "Ubhadale kabili. Eyinye inkokhelo izabuyiselwa kuwe.",
  },
  pay: { en: "Pay", sn: "Bhadharai", nd: "Bhadala" },
  pay_total: { en: "Pay {total}", sn: "Bhadharai {total}", nd: "Bhadala {total}" },
  decline: { en: "Decline the card", sn: "Rambai kadhi", nd: "Yala ikhadi" },
  declined: {
    en: "The payment failed. Try again or use another card.",
    sn: "Mubhadharo wakundikana. Edzai zvakare kana kuti shandisai rimwe kadhi.",
    nd: "Inkokhelo yehlulekile. Zama futhi loba usebenzise elinye ikhadi.",
  },
  airtime: { en: "Airtime", sn: "Airtime", nd: "I-airtime" },
  data: { en: "Data", sn: "Data", nd: "I-data" },
  power: { en: "Electricity", sn: "Magetsi", nd: "Ugesi" },
  shop: { en: "Shop", sn: "Chitoro", nd: "Isitolo" },
  what: { en: "What", sn: "Chinotengwa", nd: "Okuthengwayo" },
  amount: { en: "Amount", sn: "Mari", nd: "Imali" },
  fee: { en: "Payment fee", sn: "Mari yekubhadharisa", nd: "Imali yokubhadalisa" },
  total: { en: "Total", sn: "Yose pamwe chete", nd: "Isiyonke" },
  to: { en: "To", sn: "Ku", nd: "Ku" },
  meter: { en: "Meter", sn: "Mita", nd: "Imitha" },
  customer: { en: "Customer", sn: "Mutengi", nd: "Umthengi" },
  look_again: { en: "Look again", sn: "Tarisai zvakare", nd: "Khangela futhi" },
  cancel: {
    en: "Cancel and return to {shop}",
    sn: "Siyai modzokera ku{shop}",
    nd: "Yekela ubuyele ku-{shop}",
  },
  return: { en: "Return to {shop}", sn: "Dzokerai ku{shop}", nd: "Buyela ku-{shop}" },
  choose_way: {
    en: "Choose how to pay.",
    sn: "Sarudzai nzira yekubhadhara.",
    nd: "Khetha indlela yokubhadala.",
  },
  wrong_phone: {
    en: "Enter a Zimbabwean mobile number, such as 0771234567.",
    sn: "Isai nhamba yefoni yemuZimbabwe, senge 0771234567.",
    nd: "Faka inombolo yefoni yeZimbabwe, njengo-0771234567.",
  },
  code_in_app: {
    en: "Pay in the {wallet} app with this code:",
    sn: "Bhadharai mu-app ye{wallet} nekodhi iyi:",
    nd: "Bhadala ku-app ye-{wallet} ngale khodi:",
  },
  code_until: {
    en: "It is valid until {moment}.",
    sn: "Inoshanda kusvika {moment}.",
    nd: "Isebenza kuze kube ngu-{moment}.",
  },
  changes_itself: {
    en: "This page changes by itself once you have paid.",
    sn: "Peji rino rinochinja rega kana mabhadhara.",
    nd: "Leli khasi liyazitshintshela nxa usubhadele.",
  },
  check_phone: { en: "Check your phone.", sn: "Tarisai foni yenyu.", nd: "Khangela ifoni yakho." },
  asks_pin: {
    en: "{wallet} asks for your PIN on the number that ends in {last4}.",
    sn: "{wallet} iri kukumbira PIN yenyu panhamba inoperera na{last4}.",
    nd: "I-{wallet} icela i-PIN yakho enombolweni ephela ngo-{last4}.",
  },
  finding_out: {
    en: "It is being found out whether your payment was begun. Wait a moment.",
    sn: "Tiri kutarisa kana mubhadharo wenyu watanga. Mirai zvishoma.",
    nd: "Sisakhangela ukuthi inkokhelo yakho isiqalile yini. Mela kancane.",
  },
  not_paid_yet: {
    en: "If you have not paid yet,",
    sn: "Kana musati mabhadhara,",
    nd: "Nxa ungakabhadali,",
  },
  to_card_page: {
    en: "continue to the card page",
    sn: "endererai mberi kupeji yekadhi",
    nd: "qhubekela ekhasini lekhadi",
  },
  do_not_pay_again: {
    en: "If you have paid, do not pay again: this page changes by itself, usually within a minute.",
    sn: "Kana mabhadhara, musabhadhara zvakare: peji rino rinochinja rega, kazhinji muminiti imwe.",
    nd:
      "Nxa usubhadele, ungabhadali futhi: leli khasi liyazitshintshela, kuvame ukuba phakathi " +
      "komzuzu owodwa.",
  },
  another_way: {
    en: "Pay in another way",
    sn: "Bhadharai neimwe nzira",
    nd: "Bhadala ngenye indlela",
  },
  only_if_not: {
    en: "Do this only if you have not approved the payment.",
    sn: "Itai izvi chete kana musina kubvumira mubhadharo.",
    nd: "Yenza lokhu kuphela nxa ungavumanga inkokhelo.",
  },
  cancelled: {
    en: "The payment was cancelled. You can pay again.",
    sn: "Mubhadharo wamiswa. Munogona kubhadhara zvakare.",
    nd: "Inkokhelo imisiwe. Ungabhadala futhi.",
  },
  card_declined: {
    en: "Your bank declined the card. Try another one.",
    sn: "Bhanga renyu raramba kadhi. Edzai rimwe.",
    nd: "Ibhanga lakho lilale ikhadi. Zama elinye.",
  },
  insufficient_funds: {
    en: "There is not enough money in this wallet. Try another way to pay.",
    sn: "Muwallet iyi hamuna mari yakakwana. Edzai imwe nzira yekubhadhara.",
    nd: "Kule wallet akulamali eyeneleyo. Zama enye indlela yokubhadala.",
  },
  provider_error: {
    en: "The payment could not be made. Try again, or pay in another way.",
    sn: "Mubhadharo watadza kuitwa. Edzai zvakare, kana kuti bhadharai neimwe nzira.",
    nd: "Inkokhelo ayenzekanga. Zama futhi, loba ubhadale ngenye indlela.",
  },
  timeout: {
    en: "Nobody approved the payment in time. Try again.",
    sn: "Hapana abvumira mubhadharo nguva isati yapera. Edzai zvakare.",
    nd: "Akulamuntu ovume inkokhelo ngesikhathi. Zama futhi.",
  },
  unknown_wallet: {
    en: "This number has no such wallet. Check the number, or pay in another way.",
    sn: "Nhamba iyi haina wallet yakadaro. Tarisai nhamba, kana kuti bhadharai neimwe nzira.",
    nd: "Le inombolo kayila wallet enjalo. Hlola inombolo, loba ubhadale ngenye indlela.",
  },
  wallet_not_taken: {
    en: "This wallet cannot be used at the moment. Pay in another way.",
    sn: "Wallet iyi haishandiswi parizvino. Bhadharai neimwe nzira.",
    nd: "Le wallet ayisebenziseki okwamanje. Bhadala ngenye indlela.",
  },
  no_way: {
    en:
      "This cannot be paid at the moment, and nothing was paid. Try again later, or ask the " +
      "shop.",
    sn:
      "Izvi hazvigoni kubhadharwa parizvino, uye hapana chabhadharwa. Edzai zvakare gare gare, " +
      "kana kuti bvunzai chitoro.",
    nd:
      "Lokhu akubhadaleki okwamanje, njalo akulalutho olubhadaliweyo. Zama futhi muva, loba " +
      "ubuze isitolo.",
  },
  by_card: {
    en: "Pay by card at Paynow",
    sn: "Bhadharai nekadhi paPaynow",
    nd: "Bhadala ngekhadi ku-Paynow",
  },
  by_card_hint: {
    en: "Visa, Mastercard, ZimSwitch and other ways, on the page of Paynow.",
    sn: "Visa, Mastercard, ZimSwitch nedzimwe nzira, papeji yePaynow.",
    nd: "I-Visa, i-Mastercard, i-ZimSwitch lezinye indlela, ekhasini le-Paynow.",
  },
  by_phone: {
    en: "Pay with your phone",
    sn: "Bhadharai nefoni yenyu",
    nd: "Bhadala ngefoni yakho",
  },
  wallet_number: {
    en: "Number of the wallet",
    sn: "Nhamba yewallet",
    nd: "Inombolo ye-wallet",
  },
  topup_pending_title: {
    en: "Waiting for the payment",
    sn: "Takamirira mubhadharo",
    nd: "Silindele inkokhelo",
  },
  topup_failed_title: {
    en: "Payment failed",
    sn: "Mubhadharo wakundikana",
    nd: "Inkokhelo yehlulekile",
  },
  topup_expired_title: {
    en: "Payment expired",
    sn: "Nguva yemubhadharo yapera",
    nd: "Isikhathi senkokhelo sesiphelile",
  },
  topup_pending: {
    en: "If you have paid, you can close this page. It may take some minutes to be confirmed.",
    sn: "Kana mabhadhara, munogona kuvhara peji rino. Zvingatora maminitsi kuti zvisimbiswe.",
    nd: "Nxa usubhadele, ungalivala leli khasi. Kungathatha imizuzu ukuthi kuqinisekiswe.",
  },
  topup_failed: {
    en: "Nothing was added to the Credit. Ask for a new payment, and try again.",
    sn: "Hapana chawedzerwa paCredit. Kumbirai mubhadharo mutsva, moedza zvakare.",
    nd: "Akulalutho olwengezelelweyo ku-Credit. Cela inkokhelo entsha, uzame futhi.",
  },
  topup_expired: {
    en: "The time to pay is over. Ask for a new payment, and try again.",
    sn: "Nguva yekubhadhara yapera. Kumbirai mubhadharo mutsva, moedza zvakare.",
    nd: "Isikhathi sokubhadala sesiphelile. Cela inkokhelo entsha, uzame futhi.",
  },
  credit_of: { en: "Credit of", sn: "Credit ya", nd: "I-Credit ka" },
  to_pay: { en: "To pay", sn: "Yekubhadhara", nd: "Okumele kubhadalwe" },
  reference: { en: "Reference", sn: "Nhamba yemubhadharo", nd: "Inombolo yenkokhelo" },
  receipt_title: {
    en: "Receipt {reference}",
    sn: "Risiti {reference}",
    nd: "Irisidi {reference}",
  },
  card_fee: { en: "Card fee", sn: "Mari yekadhi", nd: "Imali yekhadi" },
  received: { en: "Received", sn: "Yatambirwa", nd: "Eyemukelweyo" },
  paid_by: { en: "Paid by", sn: "Yakabhadharwa ne", nd: "Ibhadelwe nge" },
  card: { en: "Card", sn: "Kadhi", nd: "Ikhadi" },
  bank_transfer: { en: "Bank transfer", sn: "Kubhanga", nd: "Ibhanga" },
  paid_on: { en: "On", sn: "Musi wa", nd: "Ngomhla ka" },
  topup: { en: "Top-up", sn: "Kuwedzera Credit", nd: "Ukwengeza i-Credit" },
} as const satisfies Words;

export type PaymentKey = PlainKey<typeof PAYMENT_WORDS>;
export type PaymentWords = WordsIn<typeof PAYMENT_WORDS>;
