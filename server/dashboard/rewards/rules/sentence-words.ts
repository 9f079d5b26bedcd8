import type { Words } from "#platform/words/language";

/** Parts of the sentence that says what a rule does. */
export const SENTENCE_WORDS = {
  happens: {
    activity: {
      en: "an activity is reported",
      sn: "panonyorwa chakaitwa",
      nd: "kubikwa okwenziweyo",
    },
    named: { en: "“{name}” is reported", sn: "panonyorwa “{name}”", nd: "kubikwa “{name}”" },
    completion: {
      en: "a completion is signed",
      sn: "panosainwa chapedzwa",
      nd: "kusayinwa okuqediweyo",
    },
    referral: { en: "a referral qualifies", sn: "panokwana kukurudzira", nd: "ukuncoma kwanelisa" },
    checkin: { en: "there is a check-in", sn: "panosvikwa panzvimbo", nd: "kufikwa endaweni" },
  },
  each: { en: "Each time {happens}", sn: "Pese {happens}", nd: "Njalo nxa {happens}" },
  each_of: {
    en: "Each time {happens} {times} times for one person",
    sn: "Pese {happens} ka{times} pamunhu mumwe chete",
    nd: "Njalo nxa {happens} izikhathi ezingu-{times} kumuntu oyedwa",
  },
  total: {
    en: "Each time the values of activities of one person reach {value}",
    sn: "Pese panosvika {value} mari yezvakaitwa nemunhu mumwe chete",
    nd: "Njalo nxa imali yokwenziwe ngumuntu oyedwa ifika ku-{value}",
  },
  total_named: {
    en: "Each time the values of “{name}” of one person reach {value}",
    sn: "Pese panosvika {value} mari ya“{name}” pamunhu mumwe chete",
    nd: "Njalo nxa imali ka-“{name}” kumuntu oyedwa ifika ku-{value}",
  },
  within: { en: "within {time}", sn: "mukati me{time}", nd: "ngesikhathi esingedluli {time}" },
  first: {
    en: "The first time {happens} for a person",
    sn: "Kekutanga {happens} pamunhu",
    nd: "Ngokokuqala nxa {happens} kumuntu",
  },
  nth: {
    en: "The {nth} time {happens} for a person",
    sn: "Kechi{nth} {happens} pamunhu",
    nd: "Ngokwesi-{nth} nxa {happens} kumuntu",
  },
  streak: {
    en: "When {happens} for one person {spell}",
    sn: "Pese {happens} pamunhu mumwe chete {spell}",
    nd: "Njalo nxa {happens} kumuntu oyedwa {spell}",
  },
  spells: {
    day: {
      en: "{count} days in a row",
      sn: "mazuva {count} akatevedzana",
      nd: "insuku ezingu-{count} ezilandelanayo",
    },
    week: {
      en: "{count} weeks in a row",
      sn: "masvondo {count} akatevedzana",
      nd: "amaviki angu-{count} alandelanayo",
    },
    month: {
      en: "{count} months in a row",
      sn: "mwedzi {count} yakatevedzana",
      nd: "inyanga ezingu-{count} ezilandelanayo",
    },
  },
  receives: {
    en: "{when}, the person receives {what}.",
    sn: "{when}, munhu anotambira {what}.",
    nd: "{when}, umuntu wemukela {what}.",
  },
  referrer_receives: {
    en: "{when}, the one who referred receives {what}.",
    sn: "{when}, akakurudzira anotambira {what}.",
    nd: "{when}, onconyileyo wemukela {what}.",
  },
  of_types: {
    airtime: { en: "{amount} of airtime", sn: "{amount} yeairtime", nd: "{amount} ye-airtime" },
    data: { en: "{amount} of data", sn: "{amount} yedata", nd: "{amount} ye-data" },
    power: { en: "{amount} of electricity", sn: "{amount} yemagetsi", nd: "{amount} kagesi" },
  },
  percent: {
    en: "{percent} % of the value",
    sn: "{percent} % yemari yazvo",
    nd: "{percent} % yemali yakho",
  },
  percent_max: {
    en: "{percent} % of the value, at most {max}",
    sn: "{percent} % yemari yazvo, isingapfuuri {max}",
    nd: "{percent} % yemali yakho, engedluli {max}",
  },
  and: { en: "and", sn: "uye", nd: "njalo" },
  or: { en: "or", sn: "kana", nd: "loba" },
  all: {
    en: "Only if {conditions}.",
    sn: "Chete kana {conditions}.",
    nd: "Kuphela nxa {conditions}.",
  },
  any: {
    en: "Only if one of these holds: {conditions}.",
    sn: "Chete kana chimwe cheizvi chiri ichokwadi: {conditions}.",
    nd: "Kuphela nxa okunye kwalokhu kuliqiniso: {conditions}.",
  },
  ops: {
    eq: { en: "{field} is {value}", sn: "{field} iri {value}", nd: "i-{field} ingu-{value}" },
    ne: {
      en: "{field} is not {value}",
      sn: "{field} isiri {value}",
      nd: "i-{field} engasiyo-{value}",
    },
    gt: {
      en: "{field} is above {value}",
      sn: "{field} ichipfuura {value}",
      nd: "i-{field} idlula u-{value}",
    },
    gte: {
      en: "{field} is at least {value}",
      sn: "{field} isiri pasi pe{value}",
      nd: "i-{field} ingekho ngaphansi kuka-{value}",
    },
    lt: {
      en: "{field} is below {value}",
      sn: "{field} iri pasi pe{value}",
      nd: "i-{field} ingaphansi kuka-{value}",
    },
    lte: {
      en: "{field} is at most {value}",
      sn: "{field} isingapfuuri {value}",
      nd: "i-{field} ingedluli u-{value}",
    },
    in: {
      en: "{field} is one of {value}",
      sn: "{field} iri imwe ye{value}",
      nd: "i-{field} ingenye yalezi, {value}",
    },
    contains: {
      en: "{field} contains {value}",
      sn: "{field} ine {value}",
      nd: "i-{field} ilo-{value}",
    },
  },
  limits: {
    en: "At most {limits} a person.",
    sn: "Munhu haapfuuri {limits}.",
    nd: "Umuntu ngamunye akedluli {limits}.",
  },
  limit_periods: {
    lifetime: { en: "{limit} in all", sn: "{limit} pamwe chete", nd: "{limit} kukonke" },
    per_day: { en: "{limit} a day", sn: "{limit} pazuva", nd: "{limit} ngosuku" },
    per_week: { en: "{limit} a week", sn: "{limit} pasvondo", nd: "{limit} ngeviki" },
    per_month: { en: "{limit} a month", sn: "{limit} pamwedzi", nd: "{limit} ngenyanga" },
  },
  one_reward: { en: "1 reward", sn: "mubayiro 1", nd: "umvuzo 1" },
  rewards: { en: "{count} rewards", sn: "mibayiro {count}", nd: "imivuzo engu-{count}" },
  cooldown: {
    en: "Then not again for {time}.",
    sn: "Zvadaro kwete zvakare kwe{time}.",
    nd: "Ngemva kwalokho kulindwa {time}.",
  },
  times: {
    day: { en: "{count} days", sn: "mazuva {count}", nd: "insuku ezingu-{count}" },
    hour: { en: "{count} hours", sn: "maawa {count}", nd: "amahola angu-{count}" },
    minute: { en: "{count} minutes", sn: "maminitsi {count}", nd: "imizuzu engu-{count}" },
    second: { en: "{count} seconds", sn: "masekonzi {count}", nd: "imizuzwana engu-{count}" },
  },
  one: {
    day: { en: "1 day", sn: "zuva 1", nd: "usuku 1" },
    hour: { en: "1 hour", sn: "awa 1", nd: "ihola 1" },
    minute: { en: "1 minute", sn: "miniti 1", nd: "umzuzu 1" },
    second: { en: "1 second", sn: "sekonzi 1", nd: "umzuzwana 1" },
  },
} as const satisfies Words;
