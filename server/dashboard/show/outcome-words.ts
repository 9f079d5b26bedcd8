import type { Words } from "#platform/words/language";

/** What came of a request of an agent, and what is unusual about it. */
export const OUTCOME_WORDS = {
  carried_out: {
    en: "Approved. It is being carried out; open this page again in a minute.",
    sn: "Chabvumirwa. Zviri kuitwa; vhurai peji rino zvakare mushure meminiti.",
    nd: "Sivunyiwe. Kuyenziwa; vula leli khasi futhi ngemva komzuzu.",
  },
  /** Of a send and of a reward, whose statuses of one name mean the same to a person. */
  results: {
    pending: {
      en: "Charged, and being delivered.",
      sn: "Mari yatorwa, uye zviri kutumirwa.",
      nd: "Imali ithethwe, njalo kuyathunyelwa.",
    },
    submitted: {
      en: "Charged, and being delivered.",
      sn: "Mari yatorwa, uye zviri kutumirwa.",
      nd: "Imali ithethwe, njalo kuyathunyelwa.",
    },
    scheduled: {
      en: "Charged, and delivered at its time.",
      sn: "Mari yatorwa, uye zvichatumirwa nenguva yazvo.",
      nd: "Imali ithethwe, njalo kuzathunyelwa ngesikhathi sakho.",
    },
    queued: {
      en: "Charged. Power is down; the token is sent when it is back.",
      sn: "Mari yatorwa. Magetsi haasi kutengeswa; token ichatumirwa kana zvadzoka.",
      nd: "Imali ithethwe. Ugesi awuthengiswa okwamanje; i-token izathunyelwa nxa sekubuyile.",
    },
    retrying: {
      en: "Charged. The network is busy, and delivery is tried again.",
      sn: "Mari yatorwa. Netiweki yabatikana, uye tichaedza zvakare.",
      nd: "Imali ithethwe. Inethiwekhi iphathekile, njalo sizazama futhi.",
    },
    unknown: {
      en:
        "The network has not answered. Do not sell it again: it may have been delivered. It is " +
        "settled automatically.",
      sn:
        "Netiweki haisati yapindura. Musatengesa zvakare: zvinogona kunge zvasvika. " +
        "Zvinogadziriswa zvega.",
      nd: "Inethiwekhi ayikaphenduli. Ungathengisi futhi: kungenzeka sekufikile. Kuyazilungisela.",
    },
    requires_review: {
      en:
        "The network has not answered. Do not sell it again: it may have been delivered. It is " +
        "settled automatically.",
      sn:
        "Netiweki haisati yapindura. Musatengesa zvakare: zvinogona kunge zvasvika. " +
        "Zvinogadziriswa zvega.",
      nd: "Inethiwekhi ayikaphenduli. Ungathengisi futhi: kungenzeka sekufikile. Kuyazilungisela.",
    },
    delivered: { en: "Delivered.", sn: "Zvasvika.", nd: "Sekufikile." },
    failed_credited: {
      en: "It failed, and the Credit was returned. The agent can send it again.",
      sn: "Zvakundikana, uye Credit yadzoserwa. Agent inogona kutumira zvakare.",
      nd: "Kwehlulekile, njalo i-Credit ibuyiselwe. I-agent ingathumela futhi.",
    },
    failed: {
      en: "It failed, and the Credit was returned. The agent can send it again.",
      sn: "Zvakundikana, uye Credit yadzoserwa. Agent inogona kutumira zvakare.",
      nd: "Kwehlulekile, njalo i-Credit ibuyiselwe. I-agent ingathumela futhi.",
    },
    cancelled_credited: {
      en: "Cancelled, and the Credit was returned.",
      sn: "Zvamiswa, uye Credit yadzoserwa.",
      nd: "Kumisiwe, njalo i-Credit ibuyiselwe.",
    },
    held: {
      en: "Held for a review; nothing is sent before somebody approves it.",
      sn: "Chambochengeterwa ongororo; hapana chinotumirwa pasati pava neabvumira.",
      nd: "Ugcinelwe ukuhlolwa; akulalutho oluthunyelwayo kungakavumi muntu.",
    },
    released: {
      en: "Released, and being delivered.",
      sn: "Wasunungurwa, uye uri kutumirwa.",
      nd: "Ukhululiwe, njalo uyathunyelwa.",
    },
    voided: {
      en: "Voided; its budget was returned to the program.",
      sn: "Wakanzurwa; mari yawo yadzokera kubhajeti yechirongwa.",
      nd: "Ukhanseliwe; imali yawo ibuyele kubhajethi yohlelo.",
    },
    expired: {
      en: "Expired; its budget was returned to the program.",
      sn: "Wapera nguva; mari yawo yadzokera kubhajeti yechirongwa.",
      nd: "Uphelelwe yisikhathi; imali yawo ibuyele kubhajethi yohlelo.",
    },
    rejected: {
      en: "Rejected in a review; its budget was returned to the program.",
      sn: "Warambwa paongororo; mari yawo yadzokera kubhajeti yechirongwa.",
      nd: "Waliwe ekuhlolweni; imali yawo ibuyele kubhajethi yohlelo.",
    },
  },
  sum_to: { en: "{amount} to {to}.", sn: "{amount} ku {to}.", nd: "{amount} ku-{to}." },
  sum_to_chooser: {
    en: "{amount} to a recipient who chooses.",
    sn: "{amount} kune achasarudza.",
    nd: "{amount} kozakhetha.",
  },
  /** Before the ID of what was sold or given. */
  result_is: {
    send: { en: "The send is", sn: "Chatengeswa ndeichi", nd: "Okuthengisiweyo yilokhu" },
    reward: { en: "The reward is", sn: "Mubayiro ndeuyu", nd: "Umvuzo yilo" },
  },
  not_charged: {
    en: "Nothing was charged.",
    sn: "Hapana mari yatorwa.",
    nd: "Akulamali ethethweyo.",
  },
  send_again: {
    en: "Then have the agent send it again with a new reference.",
    sn: "Zvadaro itai kuti agent itumire zvakare ine reference itsva.",
    nd: "Emva kwalokho yenza i-agent ithumele futhi ile-reference entsha.",
  },
  rejected: {
    en: "Rejected. Nothing was charged.",
    sn: "Charambwa. Hapana mari yatorwa.",
    nd: "Saliwe. Akulamali ethethweyo.",
  },
  expired: {
    en:
      "The request expired after 24 hours and nothing was charged. The agent can send it again " +
      "with a new reference.",
    sn:
      "Chikumbiro chapera nguva mushure memaawa 24, uye hapana mari yatorwa. Agent inogona " +
      "kuchitumira zvakare ine reference itsva.",
    nd:
      "Isicelo siphelelwe yisikhathi ngemva kwamahola angu-24, njalo akulamali ethethweyo. " +
      "I-agent ingasithumela futhi ile-reference entsha.",
  },
  unusual: { en: "Unusual", sn: "Zvisina kujairika", nd: "Okungajwayelekanga" },
  new_contact: {
    en: "{target} is new: it is no recipient's, and nothing was sold to it before.",
    sn: "{target} itsva: haisi yemunhu wenyu, uye hapana chati chatengeswa kwairi.",
    nd: "{target} intsha: kayisiyo yomuntu wakho, njalo akulalutho oseke lwathengiselwa yona.",
  },
  new_meter: {
    en: "This is the first sale to meter {meter}.",
    sn: "Aka ndekekutanga kutengesera mita {meter}.",
    nd: "Lokhu kungokokuqala ukuthengisela imitha {meter}.",
  },
  usual: {
    agent: {
      en: "The amount is at least five times what this agent usually sends: {amount}.",
      sn: "Mari yacho yakapetwa kashanu kana kupfuura pane inowanzotumirwa neagent iyi: {amount}.",
      nd: "Imali iphindwe kahlanu loba okudlula kuleyo ejwayele ukuthunyelwa yile agent: {amount}.",
    },
    organisation: {
      en: "The amount is at least five times what your organisation usually sends: {amount}.",
      sn:
        "Mari yacho yakapetwa kashanu kana kupfuura pane inowanzotumirwa nesangano renyu: " +
        "{amount}.",
      nd:
        "Imali iphindwe kahlanu loba okudlula kuleyo ejwayele ukuthunyelwa yinhlangano yakho: " +
        "{amount}.",
    },
  },
  meter_of: { en: "The meter is of", sn: "Mita ndeya", nd: "Imitha ngeka" },
  meter_of_nobody: {
    en: "Not known: the utility did not name one",
    sn: "Hazvizivikanwe: ZESA haina kupa zita",
    nd: "Akwaziwa: i-ZESA ayinikanga ibizo",
  },
} as const satisfies Words;
