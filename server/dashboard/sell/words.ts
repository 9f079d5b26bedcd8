import type { Words } from "#platform/words/language";

export const WORDS = {
  title: { en: "Sell", sn: "Tengesai", nd: "Thengisa" },
  target: {
    en: "Phone number or meter",
    sn: "Nhamba yefoni kana mita",
    nd: "Inombolo yefoni loba imitha",
  },
  target_hint: {
    en: "As the customer says it: 077 123 4567, or the 11 digits of a meter.",
    sn: "Sekutaura kwemutengi: 077 123 4567, kana manhamba 11 emita.",
    nd: "Njengoba umthengi ekutsho: 077 123 4567, loba izinombolo ezingu-11 zemitha.",
  },
  currency: { en: "Currency", sn: "Rudzi rwemari", nd: "Uhlobo lwemali" },
  next: { en: "Next", sn: "Mberi", nd: "Phambili" },
  wrong_target: {
    en: "This is neither a mobile number of Zimbabwe nor a meter number.",
    sn: "Iyi haisi nhamba yefoni yemuZimbabwe kana nhamba yemita.",
    nd: "Le kayisiyo nombolo yefoni yeZimbabwe loba inombolo yemitha.",
  },
  wrong_digit: {
    en: "A digit of this meter number is wrong. Check it on the meter.",
    sn: "Pane nhamba isiriyo panhamba yemita iyi. Itarisei pamita.",
    nd: "Kukhona inombolo engeyisiyo kule nombolo yemitha. Yihlole emitheni.",
  },
  blocked: {
    en: "This number is on your blocklist.",
    sn: "Nhamba iyi iri pane dzamakavhara.",
    nd: "Le inombolo iphakathi kwezivaliweyo zakho.",
  },
  to: { en: "To", sn: "Ku", nd: "Ku" },
  network: { en: "Network", sn: "Netiweki", nd: "Inethiwekhi" },
  meter_of: { en: "The meter is of", sn: "Mita ndeya", nd: "Imitha ngeka" },
  not_confirmed: {
    en: "The utility has not confirmed this meter. Read the digits back to the customer.",
    sn: "ZESA haisati yasimbisa mita iyi. Verengerai mutengi manhamba acho.",
    nd: "I-ZESA ayikayiqinisekisi le mitha. Fundela umthengi izinombolo zayo.",
  },
  what: { en: "What", sn: "Chinotengwa", nd: "Okuthengwayo" },
  airtime: {
    en: "Airtime, for the amount below",
    sn: "Airtime, yemari iri pazasi",
    nd: "I-airtime, ngemali engaphansi",
  },
  amount: { en: "Amount", sn: "Mari", nd: "Imali" },
  token_phone: {
    en: "Phone number for the token",
    sn: "Nhamba yefoni yetoken",
    nd: "Inombolo yefoni ye-token",
  },
  token_phone_hint: {
    en: "The token is texted to it.",
    sn: "Token inotumirwa kwairi neSMS.",
    nd: "I-token ithunyelwa kuyo nge-SMS.",
  },
  other: {
    en: "Another number or meter",
    sn: "Imwe nhamba kana mita",
    nd: "Enye inombolo loba imitha",
  },
  check: { en: "Check", sn: "Tarisai", nd: "Hlola" },
  confirm_title: { en: "Is this right?", sn: "Ndizvo here?", nd: "Kuqondile yini?" },
  customer_pays: { en: "The customer pays", sn: "Mutengi anobhadhara", nd: "Umthengi ubhadala" },
  units: { en: "It buys about", sn: "Inotenga inenge", nd: "Ithenga okungaba" },
  units_from: {
    en: "From {day} it would buy",
    sn: "Kubva musi wa{day} inotenga",
    nd: "Kusukela ngo-{day} ithenga",
  },
  note: { en: "Note", sn: "Cherechedzai", nd: "Qaphela" },
  cost: { en: "It costs you", sn: "Imi munobhadhara", nd: "Wena ubhadala" },
  token_to: {
    en: "The token is texted to",
    sn: "Token inotumirwa ku",
    nd: "I-token ithunyelwa ku",
  },
  sell: { en: "Sell {what}", sn: "Tengesai {what}", nd: "Thengisa {what}" },
  change: { en: "Change it", sn: "Chinjai", nd: "Kutshintshe" },
  types: {
    airtime: { en: "Airtime", sn: "Airtime", nd: "I-airtime" },
    data: { en: "Data bundle", sn: "Data bundle", nd: "I-data bundle" },
    power: { en: "Electricity", sn: "Magetsi", nd: "Ugesi" },
  },
  sold: {
    en: "Sold. It is being delivered; this page shows when it has arrived.",
    sn: "Zvatengeswa. Zviri kutumirwa; peji rino richaratidza kana zvasvika.",
    nd: "Kuthengisiwe. Kuyathunyelwa; leli khasi lizatshengisa nxa sekufikile.",
  },
} as const satisfies Words;
