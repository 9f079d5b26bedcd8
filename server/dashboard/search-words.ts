import type { Words } from "#platform/words/language";

/** What the search says. */
export const SEARCH_WORDS = {
  title: { en: "Search", sn: "Tsvagai", nd: "Dinga" },
  what: {
    en: "Number, meter, receipt, reference, token, name or ID",
    sn: "Nhamba, mita, risiti, ref, token, zita kana ID",
    nd: "Inombolo, imitha, irisidi, i-ref, i-token, ibizo loba i-ID",
  },
  results: { en: "What was found", sn: "Zvawanikwa", nd: "Okutholakeleyo" },
  hint: {
    en: "What is printed on a slip or known of a customer is found, whatever it belongs to.",
    sn: "Zviri parisiti kana zvinozivikanwa nezvemutengi zvinowanikwa, chero zviri zvei.",
    nd: "Okusemphepheni loba okwaziwayo ngomthengi kuyatholakala, loba kungokwani.",
  },
  none: { en: "Nothing matches.", sn: "Hapana chawanikwa.", nd: "Akulalutho olutholakeleyo." },
  more: {
    en: "More match than are shown: the ten newest of each kind are.",
    sn: "Zvawanikwa zvakawanda kupfuura zvaratidzwa: pane gumi zvitsva zverudzi rumwe norumwe.",
    nd: "Okutholakeleyo kudlula okutshengisiweyo: kulitshumi okutsha kohlobo ngalunye.",
  },
  kind: { en: "What", sn: "Chii", nd: "Kuyini" },
  kinds: {
    send: { en: "Send", sn: "Chatengeswa", nd: "Okuthengisiweyo" },
    recipient: { en: "Person", sn: "Munhu", nd: "Umuntu" },
    reward: { en: "Reward", sn: "Mubayiro", nd: "Umvuzo" },
    topup: { en: "Top-up", sn: "Kuwedzera Credit", nd: "Ukwengeza i-Credit" },
    batch: { en: "Batch", sn: "Batch", nd: "I-batch" },
  },
  matched: { en: "Found by", sn: "Zvawanikwa ne", nd: "Kutholakale nge" },
  matches: {
    id: { en: "ID", sn: "ID", nd: "I-ID" },
    receipt_number: { en: "Receipt", sn: "Risiti", nd: "Irisidi" },
    reference: { en: "Reference", sn: "Ref", nd: "I-ref" },
    provider_reference: {
      en: "Reference of the network or payer",
      sn: "Ref yenetiweki kana yeabhadhara",
      nd: "I-ref yenethiwekhi loba yobhadalileyo",
    },
    target: { en: "Number or meter", sn: "Nhamba kana mita", nd: "Inombolo loba imitha" },
    token_phone: {
      en: "Number that got the token",
      sn: "Nhamba yakatambira token",
      nd: "Inombolo eyemukele i-token",
    },
    notify_number: {
      en: "Number that got the text",
      sn: "Nhamba yakatambira SMS",
      nd: "Inombolo eyemukele i-SMS",
    },
    token: { en: "Token", sn: "Token", nd: "I-token" },
    name: { en: "Name", sn: "Zita", nd: "Ibizo" },
  },
  status: { en: "Status", sn: "Mamiriro", nd: "Isimo" },
  when: { en: "When", sn: "Rini", nd: "Nini" },
  label: { en: "It", sn: "Chacho", nd: "Khona" },
} as const satisfies Words;
