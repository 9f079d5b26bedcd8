import type { Words } from "#platform/words/language";

/** What a request of an agent asks for, by the names that the contract has for it. */
export const REQUEST_WORDS = {
  fields: {
    type: { en: "What", sn: "Chinotengwa", nd: "Okuthengwayo" },
    product: { en: "Product", sn: "Chigadzirwa", nd: "Umkhiqizo" },
    bundle_id: { en: "Bundle", sn: "Bundle", nd: "I-bundle" },
    amount: { en: "Amount", sn: "Mari", nd: "Imali" },
    currency: { en: "Currency", sn: "Rudzi rwemari", nd: "Uhlobo lwemali" },
    target: { en: "To", sn: "Ku", nd: "Ku" },
    meter: { en: "Meter", sn: "Mita", nd: "Imitha" },
    recipient: { en: "Recipient", sn: "Munhu anotambira", nd: "Umuntu owemukelayo" },
    token_phone: {
      en: "The token is texted to",
      sn: "Token inotumirwa ku",
      nd: "I-token ithunyelwa ku",
    },
    token_email: {
      en: "The token is mailed to",
      sn: "Token inotumirwa neemail ku",
      nd: "I-token ithunyelwa nge-email ku",
    },
    notify_number: { en: "A text message goes to", sn: "SMS inoenda ku", nd: "I-SMS iya ku" },
    sms_message: { en: "Text message", sn: "SMS", nd: "I-SMS" },
    sms_locale: { en: "Language of texts", sn: "Mutauro weSMS", nd: "Ulimi lwe-SMS" },
    scheduled_for: { en: "When", sn: "Rini", nd: "Nini" },
    delivery: { en: "How it is given", sn: "Nzira yekupa", nd: "Indlela yokupha" },
    link: { en: "Link", sn: "Linki", nd: "Ilinki" },
    hold: {
      en: "Held for release",
      sn: "Unochengetwa kusvika wasunungurwa",
      nd: "Ugcinwa uze ukhululwe",
    },
    program: { en: "Program", sn: "Chirongwa", nd: "Uhlelo" },
    cost_center: { en: "Cost centre", sn: "Cost centre", nd: "I-cost centre" },
    completion_id: { en: "Completion", sn: "Chapedzwa", nd: "Okuqediweyo" },
    confirm: { en: "Meter check", sn: "Kusimbiswa kwemita", nd: "Ukuqinisekiswa kwemitha" },
    on_zesa_down: {
      en: "If power is down",
      sn: "Kana magetsi asiri kutengeswa",
      nd: "Nxa ugesi ungathengiswa",
    },
    max_hold: { en: "Wait at most", sn: "Mirai kwenguva isingapfuuri", nd: "Mela okungadluli" },
    quote: { en: "Quote", sn: "Mutengo wakapiwa", nd: "Intengo enikiweyo" },
    client_reference: { en: "Reference", sn: "Reference yenyu", nd: "I-reference yakho" },
    metadata: { en: "Metadata", sn: "Zvimwe zvakanyorwa", nd: "Okunye okubhaliweyo" },
  },
  types: {
    airtime: { en: "Airtime", sn: "Airtime", nd: "I-airtime" },
    data: { en: "Data bundle", sn: "Data bundle", nd: "I-data bundle" },
    power: { en: "Electricity", sn: "Magetsi", nd: "Ugesi" },
  },
  languages: {
    en: { en: "English", sn: "Chirungu", nd: "IsiNgisi" },
    sn: { en: "Shona", sn: "ChiShona", nd: "IsiShona" },
    nd: { en: "Ndebele", sn: "ChiNdebele", nd: "IsiNdebele" },
  },
  deliveries: {
    direct: { en: "Sent to the number", sn: "Unotumirwa kunhamba", nd: "Uthunyelwa enombolweni" },
    link: { en: "By link", sn: "Nelinki", nd: "Ngelinki" },
  },
  confirms: {
    strict: { en: "Must be confirmed", sn: "Inofanira kusimbiswa", nd: "Kumele iqinisekiswe" },
    best_effort: { en: "Not required", sn: "Hazvimanikidzwi", nd: "Akubanjezelwa" },
  },
  on_downs: {
    queue: { en: "Wait", sn: "Mirai", nd: "Mela" },
    fail: { en: "Fail", sn: "Zvikundikane", nd: "Kwehluleke" },
  },
  yes: { en: "Yes", sn: "Hongu", nd: "Yebo" },
  no: { en: "No", sn: "Kwete", nd: "Hatshi" },
} as const satisfies Words;
