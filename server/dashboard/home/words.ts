import type { Words } from "#platform/words/language";

export const WORDS = {
  title: { en: "Home", sn: "Kekutanga", nd: "Ekuqaleni" },
  keys: { en: "Keys", sn: "Mabhatani", nd: "Izinkinobho" },
  opens: { en: "Opens", sn: "Rinovhura", nd: "Ivula" },
  keys_hint: {
    en: "Press one key after the other. While you write in a field, they are letters as ever.",
    sn:
      "Dzvanyai rimwe bhatani mushure merimwe. Pamunenge muchinyora, anongova mavara semazuva " +
      "ose.",
    nd: "Chofoza inkinobho eyodwa ngemva kwenye. Nxa ubhala, ziyizinhlamvu njengenjwayelo.",
  },
  keys_on: {
    en: "Use these keys in this browser",
    sn: "Shandisai mabhatani aya mubrowser ino",
    nd: "Sebenzisa lezi zinkinobho kule browser",
  },
  activity: {
    en: "Activity of the last 30 days",
    sn: "Zvakaitwa mumazuva 30 apfuura",
    nd: "Okwenziweyo ensukwini ezingu-30 ezedlule",
  },
  happened: { en: "What happened", sn: "Zvakaitika", nd: "Okwenzekileyo" },
  when: { en: "When", sn: "Rini", nd: "Nini" },
  actor: { en: "By", sn: "Akazviita", nd: "Okwenzileyo" },
  actors: {
    system: { en: "The service", sn: "Sevhisi", nd: "Isevisi" },
    staff: { en: "Our staff", sn: "Vashandi vedu", nd: "Abasebenzi bethu" },
  },
  object: { en: "What it is about", sn: "Nezvei", nd: "Mayelana lani" },
  credit: { en: "Credit", sn: "Credit", nd: "I-Credit" },
  credit_of: { en: "{currency} available", sn: "{currency} iripo", nd: "I-{currency} ekhona" },
  runway_short: { en: "Lasts less than a day", sn: "Haipedzi zuva", nd: "Kayiqedi usuku" },
  runway: {
    en: "Lasts about {days} days",
    sn: "Inokwana mazuva anenge {days}",
    nd: "Yenela insuku ezingaba ngu-{days}",
  },
  no_runway: {
    en: "Nothing was sold in the last week",
    sn: "Hapana chatengeswa musvondo rapfuura",
    nd: "Akulalutho oluthengisiweyo ngeviki eledlule",
  },
  today: { en: "Today", sn: "Nhasi", nd: "Lamuhla" },
  sends: { en: "sends", sn: "zvatengeswa", nd: "okuthengisiweyo" },
  delivered: { en: "delivered", sn: "zvasvika", nd: "okufikileyo" },
  failed: { en: "failed", sn: "zvakundikana", nd: "okwehlulekileyo" },
  unresolved: { en: "still under way", sn: "zvichiri munzira", nd: "okusendleleni" },
  amount: {
    en: "sold in {currency}",
    sn: "zvatengeswa mu{currency}",
    nd: "okuthengiswe nge-{currency}",
  },
  attention: { en: "Needs attention", sn: "Zvinoda kutariswa", nd: "Okudinga ukuqaphelwa" },
  nothing: {
    en: "Nothing needs your attention.",
    sn: "Hapana chinoda kutariswa.",
    nd: "Akulalutho oludinga ukuqaphelwa.",
  },
  kinds: {
    send_review: {
      en: "Sends that we review",
      sn: "Zvatengeswa zvatiri kuongorora",
      nd: "Okuthengisiweyo esikuhlolayo",
    },
    send_unknown: {
      en: "Sends without an answer for over an hour",
      sn: "Zvatengeswa zvisina mhinduro kweinopfuura awa",
      nd: "Okuthengisiweyo okungelampendulo okudlula ihola",
    },
    batch_approval: {
      en: "Batches to approve",
      sn: "Mabatch anoda kubvumirwa",
      nd: "Amabatch okumele avunywe",
    },
    agent_approval: {
      en: "Requests of agents to decide",
      sn: "Zvikumbiro zvemaagent zvinoda sarudzo",
      nd: "Izicelo zama-agent okumele zinqunywe",
    },
    reward_review: {
      en: "Rewards to review",
      sn: "Mibayiro yekuongorora",
      nd: "Imivuzo okumele ihlolwe",
    },
    dispute_open: {
      en: "Open disputes",
      sn: "Nyunyuto dzakavhurika",
      nd: "Izikhalazo ezivuliweyo",
    },
    low_credit: {
      en: "Credit that lasts less than a day",
      sn: "Credit isingapedzi zuva",
      nd: "I-Credit engaqedi usuku",
    },
    endpoint_disabled: {
      en: "Disabled webhook endpoints",
      sn: "Mawebhook akadzimwa",
      nd: "Amawebhook avaliweyo",
    },
    key_expiring: {
      en: "Keys that expire soon",
      sn: "Makiyi ava kupera nguva",
      nd: "Okhiye asebezaphelelwa yisikhathi",
    },
  },
  networks: {
    en: "Success in the last 24 hours, by network",
    sn: "Zvasvika mumaawa 24 apfuura, netiweki imwe neimwe",
    nd: "Okufikileyo emahoreni angu-24 edlule, ngenethiwekhi",
  },
  network: { en: "Network", sn: "Netiweki", nd: "Inethiwekhi" },
  currency: { en: "Currency", sn: "Rudzi rwemari", nd: "Uhlobo lwemali" },
  success: { en: "Delivered", sn: "Zvasvika", nd: "Okufikileyo" },
  sample: { en: "Of sends", sn: "Pazvatengeswa", nd: "Kokuthengisiweyo" },
  state: { en: "State", sn: "Mamiriro", nd: "Isimo" },
  states: {
    up: { en: "Up", sn: "Zviri kushanda", nd: "Kuyasebenza" },
    degraded: { en: "Degraded", sn: "Zviri kunonoka", nd: "Kuyaphuza" },
    down: { en: "Down", sn: "Hazvisi kushanda", nd: "Akusebenzi" },
    not_offered: { en: "Not offered", sn: "Hazvitengeswi", nd: "Akuthengiswa" },
  },
  no_sample: { en: "No sends", sn: "Hapana zvatengeswa", nd: "Akukathengiswa" },
  webhooks: { en: "Webhooks", sn: "Mawebhook", nd: "Amawebhook" },
  endpoints: { en: "endpoints", sn: "maendpoint", nd: "ama-endpoint" },
  failing: { en: "failing", sn: "ari kukundikana", nd: "ayehlulekayo" },
  disabled: { en: "disabled", sn: "akadzimwa", nd: "avaliweyo" },
  sell: { en: "Sell", sn: "Tengesai", nd: "Thengisa" },
} as const satisfies Words;
