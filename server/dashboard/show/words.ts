import type { Words } from "#platform/words/language";

/** What the frame of every page says, and what stands on pages of all parts. */
export const FRAME_WORDS = {
  skip: {
    en: "Skip to the content",
    sn: "Svetukirai kune zviri papeji",
    nd: "Yeqela kokusekhasini",
  },
  sections: {
    home: { en: "Home", sn: "Kekutanga", nd: "Ekuqaleni" },
    search: { en: "Search", sn: "Tsvagai", nd: "Dinga" },
    sell: { en: "Sell", sn: "Tengesai", nd: "Thengisa" },
    prices: { en: "Prices", sn: "Mitengo", nd: "Intengo" },
    sends: { en: "Sends", sn: "Zvatengeswa", nd: "Okuthengisiweyo" },
    batches: { en: "Batches", sn: "Mabatch", nd: "Amabatch" },
    schedules: { en: "Schedules", sn: "Mashedule", nd: "Amaschedule" },
    people: { en: "People", sn: "Vanhu", nd: "Abantu" },
    rewards: { en: "Rewards", sn: "Mibayiro", nd: "Imivuzo" },
    credit: { en: "Credit", sn: "Credit", nd: "I-Credit" },
    requests: { en: "Requests", sn: "Zvikumbiro", nd: "Izicelo" },
    developers: { en: "Developers", sn: "Madeveloper", nd: "Amadeveloper" },
    team: { en: "Team", sn: "Timu", nd: "Ithimu" },
  },
  navigation: { en: "Pages", sn: "Mapeji", nd: "Amakhasi" },
  find: { en: "Search everything", sn: "Tsvagai pane zvose", nd: "Dinga kukho konke" },
  find_hint: {
    en: "Number, receipt, name or ID",
    sn: "Nhamba, risiti, zita kana ID",
    nd: "Inombolo, irisidi, ibizo loba i-ID",
  },
  test_band: {
    en: "Test mode: nothing is really sold.",
    sn: "Kuedza: hapana chinotengeswa chaizvo.",
    nd: "Ukuhlola: akulalutho oluthengiswa sibili.",
  },
  modes: {
    live: { en: "live mode", sn: "zvechokwadi", nd: "okweqiniso" },
    test: { en: "test mode", sn: "kuedza", nd: "ukuhlola" },
  },
  show_mode: {
    live: { en: "Show live mode", sn: "Onai zvechokwadi", nd: "Bona okweqiniso" },
    test: { en: "Show test mode", sn: "Onai zvekuedza", nd: "Bona okokuhlola" },
  },
  roles: {
    owner: { en: "owner", sn: "muridzi", nd: "umnikazi" },
    admin: { en: "admin", sn: "mutariri", nd: "umphathi" },
    developer: { en: "developer", sn: "mudeveloper", nd: "umdeveloper" },
    viewer: { en: "viewer", sn: "muoni", nd: "umboni" },
  },
  account: { en: "Account", sn: "Akaundi", nd: "I-akhawunti" },
  pin: { en: "Payment PIN", sn: "PIN yekubhadhara", nd: "I-PIN yokubhadala" },
  organisations: { en: "Organisations", sn: "Masangano", nd: "Izinhlangano" },
  settings: { en: "Settings", sn: "Zvimiso", nd: "Izilungiselelo" },
  keys: {
    en: "Keyboard shortcuts",
    sn: "Nzira pfupi dzekibhodi",
    nd: "Indlela ezimfitshane zekhibhodi",
  },
  guide: {
    en: "Guide to the dashboard",
    sn: "Gwara redashboard (Chirungu)",
    nd: "Isiqondiso se-dashboard (isiNgisi)",
  },
  filter: { en: "Show", sn: "Ratidzai", nd: "Tshengisa" },
  print: { en: "Print", sn: "Prindai", nd: "Phrinta" },
  copy: { en: "Copy", sn: "Kopai", nd: "Khopha" },
  copied: { en: "Copied", sn: "Zvakopwa", nd: "Kukhophiwe" },
  all: { en: "All", sn: "Zvose", nd: "Konke" },
  none: {
    en: "There is nothing here yet.",
    sn: "Hapana chiripo parizvino.",
    nd: "Akulalutho lapha okwamanje.",
  },
  newer: { en: "Newer", sn: "Zvitsva", nd: "Okutsha" },
  newest: { en: "Newest", sn: "Zvitsva kupfuura", nd: "Okutsha kakhulu" },
  older: { en: "Older", sn: "Zvekare", nd: "Okudala" },
  in_harare: {
    en: "{moment} Harare time",
    sn: "{moment}, nguva yemuHarare",
    nd: "{moment}, isikhathi saseHarare",
  },
  /** What is called by its name, and what it is where it has none. */
  objects: {
    key: { en: "Key", sn: "Kiyi", nd: "Ukhiye" },
    send: { en: "Send", sn: "Chatengeswa", nd: "Okuthengisiweyo" },
    batch: { en: "Batch", sn: "Batch", nd: "I-batch" },
    program: { en: "Program", sn: "Chirongwa", nd: "Uhlelo" },
    reward: { en: "Reward", sn: "Mubayiro", nd: "Umvuzo" },
    recipient: { en: "Person", sn: "Munhu", nd: "Umuntu" },
    schedule: { en: "Schedule", sn: "Shedule", nd: "I-schedule" },
    cost_center: { en: "Cost centre", sn: "Cost centre", nd: "I-cost centre" },
    topup: { en: "Top-up", sn: "Kuwedzera Credit", nd: "Ukwengeza i-Credit" },
  },
  nameless: {
    approval: { en: "Request", sn: "Chikumbiro", nd: "Isicelo" },
    dispute: { en: "Dispute", sn: "Nyunyuto", nd: "Isikhalazo" },
    event: { en: "Event", sn: "Chiitiko", nd: "Isehlakalo" },
    request: { en: "Request of the API", sn: "Chikumbiro cheAPI", nd: "Isicelo se-API" },
    review: { en: "Review", sn: "Ongororo", nd: "Ukuhlolwa" },
    transaction: { en: "Transaction", sn: "Kufamba kwemari", nd: "Ukuhamba kwemali" },
  },
  send_to: { en: "{amount} to {target}", sn: "{amount} ku {target}", nd: "{amount} ku-{target}" },
  as_curl: { en: "Show as curl", sn: "Onai se curl", nd: "Bona njenge-curl" },
  reference: {
    en: "Reference of this operation",
    sn: "Tsananguro yebasa iri (Chirungu)",
    nd: "Incazelo yalo msebenzi (isiNgisi)",
  },
  sign_out: { en: "Sign out", sn: "Budai", nd: "Phuma" },
  sign_out_everywhere: {
    en: "Sign out everywhere",
    sn: "Budai kwese",
    nd: "Phuma kuzo zonke indawo",
  },
} as const satisfies Words;

/** Our name, which is the same in every language. */
export const PRODUCT = "Svc";
