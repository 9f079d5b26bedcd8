import type { PlainKey, Words, WordsIn } from "./language.ts";

/** What receipts of sales say, in lines of 32 columns. */
export const RECEIPT_WORDS = {
  phone: { en: "Tel", sn: "Foni", nd: "Ifoni" },
  receipt: { en: "Receipt", sn: "Risiti", nd: "Irisidi" },
  date: { en: "Date", sn: "Musi", nd: "Usuku" },
  power: { en: "Electricity", sn: "Magetsi", nd: "Ugesi" },
  data: { en: "{network} data", sn: "Data re{network}", nd: "I-data ye-{network}" },
  airtime: {
    en: "{network} airtime",
    sn: "Airtime ye{network}",
    nd: "I-airtime ye-{network}",
  },
  to: { en: "To", sn: "Ku", nd: "Ku" },
  meter: { en: "Meter", sn: "Mita", nd: "Imitha" },
  name: { en: "Name", sn: "Zita", nd: "Ibizo" },
  suburb: { en: "Suburb", sn: "Nharaunda", nd: "Indawo" },
  token: { en: "Token", sn: "Token", nd: "I-token" },
  key_change: { en: "Key change", sn: "Kuchinja kiyi", nd: "Ukuguqula ikhi" },
  enter_tokens: {
    en: "Enter {count} tokens in this order:",
    sn: "Isai matoken {count} akatevedzana seizvi:",
    nd: "Faka ama-token angu-{count} ngalokhu kulandelana:",
  },
  token_of: {
    en: "{kind} ({number} of {count})",
    sn: "{kind} ({number} pa{count})",
    nd: "{kind} ({number} ku-{count})",
  },
  texted_to: { en: "Texted to", sn: "Yatumirwa ku", nd: "Ithunyelwe ku" },
  units: { en: "Units", sn: "Mayuniti", nd: "Amayunithi" },
  price: { en: "Price per kWh", sn: "Mutengo pakWh", nd: "Intengo nge-kWh" },
  energy: { en: "Energy", sn: "Magetsi ega", nd: "Ugesi wodwa" },
  levy: { en: "REA levy {percent}%", sn: "REA levy {percent}%", nd: "I-REA levy {percent}%" },
  tax: { en: "Tax", sn: "Mutero", nd: "Umthelo" },
  arrears: { en: "Arrears", sn: "Chikwereti", nd: "Isikwelede" },
  fee: { en: "Fee", sn: "Mari yebasa", nd: "Imali yomsebenzi" },
  status: { en: "Status", sn: "Mamiriro", nd: "Isimo" },
  network_reference: { en: "Network ref", sn: "Ref yenetiweki", nd: "I-ref yenethiwekhi" },
  own_reference: { en: "Our ref", sn: "Ref yedu", nd: "I-ref yethu" },
  thanks: { en: "Thank you", sn: "Tatenda", nd: "Siyabonga" },
  sending: { en: "Sending", sn: "Zviri kutumirwa", nd: "Kuyathunyelwa" },
  delivered: { en: "Delivered", sn: "Zvasvika", nd: "Sekufikile" },
  waiting_for_power: {
    en: "Waiting for power",
    sn: "Takamirira magetsi",
    nd: "Silindele ugesi",
  },
  network_busy: { en: "Network busy", sn: "Netiweki yabatikana", nd: "Inethiwekhi iphathekile" },
  not_confirmed: {
    en: "Not confirmed yet",
    sn: "Hazvisati zvasimbiswa",
    nd: "Kakukaqinisekiswa",
  },
  not_delivered: { en: "Not delivered", sn: "Hazvina kusvika", nd: "Akufikanga" },
  scheduled: { en: "Scheduled", sn: "Zvakarongerwa", nd: "Kuhleliwe" },
  cancelled: { en: "Cancelled", sn: "Zvamiswa", nd: "Kumisiwe" },
  note_late: { en: "Delivered late.", sn: "Zvanonoka kusvika.", nd: "Kufike muva." },
  note_pending: {
    en: "Not delivered yet. Keep this receipt.",
    sn: "Hazvisati zvasvika. Chengetai risiti iyi.",
    nd: "Kakukafiki. Gcina le risidi.",
  },
  note_queued: {
    en: "Power is down. The token is sent by SMS when it is back. Keep this receipt.",
    sn: "Magetsi haasi kutengeswa. Token ichatumirwa neSMS kana zvadzoka. Chengetai risiti iyi.",
    nd:
      "Ugesi awuthengiswa okwamanje. I-token izathunyelwa nge-SMS nxa sekubuyile. Gcina le " +
      "risidi.",
  },
  note_retrying: {
    en: "The network is busy. You get an SMS when it is delivered. Keep this receipt.",
    sn: "Netiweki yabatikana. Muchawana SMS kana zvasvika. Chengetai risiti iyi.",
    nd: "Inethiwekhi iphathekile. Uzathola i-SMS nxa sekufikile. Gcina le risidi.",
  },
  note_unknown: {
    en: "The network has not confirmed it yet. It may still arrive. Keep this receipt.",
    sn: "Netiweki haisati yazvisimbisa. Zvinogona kusvika. Chengetai risiti iyi.",
    nd: "Inethiwekhi ayikakuqinisekisi. Kusengafika. Gcina le risidi.",
  },
  note_refund: {
    en: "Not delivered. Ask for your money back or for a new sale.",
    sn: "Hazvina kusvika. Kumbirai mari yenyu kana kuti mutengeserwe zvakare.",
    nd: "Akufikanga. Cela imali yakho, loba ucele ukuthengiselwa futhi.",
  },
  note_scheduled: {
    en: "Scheduled for later. Keep this receipt.",
    sn: "Zvakarongerwa imwe nguva. Chengetai risiti iyi.",
    nd: "Kuhlelelwe esinye isikhathi. Gcina le risidi.",
  },
  note_cancelled: {
    en: "Cancelled before it was sent. Ask for your money back.",
    sn: "Zvamiswa zvisati zvatumirwa. Kumbirai mari yenyu.",
    nd: "Kumiswe kungakathunyelwa. Cela imali yakho.",
  },
} as const satisfies Words;

export type ReceiptKey = PlainKey<typeof RECEIPT_WORDS>;
export type ReceiptWords = WordsIn<typeof RECEIPT_WORDS>;
