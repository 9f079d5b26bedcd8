import type { Words } from "#platform/words/language";
import { WORDS } from "../words.ts";

/** What the form of a rule says. */
export const RULE_WORDS = {
  new: WORDS.new_rule,
  off: WORDS.rule_off,
  name: { en: "Name", sn: "Zita", nd: "Ibizo" },
  active: {
    en: "The rule gives rewards",
    sn: "Mutemo unopa mibayiro",
    nd: "Umthetho upha imivuzo",
  },
  on: { en: "What earns it", sn: "Chinouwanisa", nd: "Okuwuzuzayo" },
  ons: {
    activity: {
      en: "An activity that your systems report",
      sn: "Chakaitwa chakanyorwa",
      nd: "Okwenziweyo okubikiweyo",
    },
    completion: {
      en: "A signed completion of the program",
      sn: "Chapedzwa chakasainwa",
      nd: "Okuqediweyo okusayiniweyo",
    },
    referral: {
      en: "A referral that qualifies",
      sn: "Kukurudzira kwakwana",
      nd: "Ukuncoma okwanelisayo",
    },
    checkin: {
      en: "A check-in at the program's place",
      sn: "Kusvika panzvimbo yechirongwa",
      nd: "Ukufika endaweni yohlelo",
    },
  },
  activity_name: { en: "Name of the activity", sn: "Zita rechakaitwa", nd: "Ibizo lokwenziweyo" },
  activity_name_hint: {
    en: "Such as visit. Left empty: every activity.",
    sn: "Senge visit. Pasina chinhu: zvose zvinoitwa.",
    nd: "Njengo-visit. Kungelalutho: konke okwenziwayo.",
  },
  kind: { en: "When it gives", sn: "Paunopa", nd: "Nxa upha" },
  kinds: {
    threshold: {
      en: "After a number of times, or a total",
      sn: "Nguva dzakati kana mari yakati",
      nd: "Izikhathi loba imali ethile",
    },
    first_time: { en: "The first time", sn: "Kekutanga", nd: "Ngokokuqala" },
    milestone: { en: "The n-th time", sn: "Kechi-n", nd: "Ngokwesi-n" },
    streak: {
      en: "After days, weeks or months in a row",
      sn: "Mazuva kana masvondo akatevedzana",
      nd: "Insuku loba amaviki alandelanayo",
    },
    percentage: {
      en: "Each time, as a percentage",
      sn: "Pese, sepesenti",
      nd: "Njalo, njengephesenti",
    },
  },
  times: { en: "Number of times", sn: "Kangani", nd: "Kangaki" },
  times_hint: {
    en: "Of a streak, the number of days, weeks or months in a row.",
    sn: "Pakutevedzana, nhamba yemazuva, masvondo kana mwedzi.",
    nd: "Nxa kulandelana, inani lensuku, amaviki loba inyanga.",
  },
  value: {
    en: "Or the total of the values",
    sn: "Kana mari yose yazvo",
    nd: "Loba imali yonke yakho",
  },
  within: { en: "Within", sn: "Mukati me", nd: "Phakathi kwe" },
  within_hint: {
    en: "Such as 30d or 12h. Left empty: no limit.",
    sn: "Senge 30d kana 12h. Pasina chinhu: hapana muganho.",
    nd: "Njengo-30d loba u-12h. Kungelalutho: akulamkhawulo.",
  },
  every: { en: "A streak counts", sn: "Kutevedzana kunoverenga", nd: "Ukulandelana kubala" },
  everies: {
    day: { en: "Days", sn: "Mazuva", nd: "Insuku" },
    week: { en: "Weeks", sn: "Masvondo", nd: "Amaviki" },
    month: { en: "Months", sn: "Mwedzi", nd: "Inyanga" },
  },
  amount: { en: "Reward", sn: "Mubayiro", nd: "Umvuzo" },
  percent: {
    en: "Or a percentage of the value",
    sn: "Kana pesenti yemari yazvo",
    nd: "Loba iphesenti yemali yakho",
  },
  max: {
    en: "At most, for a percentage",
    sn: "Isingapfuuri, papesenti",
    nd: "Engedluliyo, ngephesenti",
  },
  type: { en: "As", sn: "Se", nd: "Njenge" },
  types: {
    "": {
      en: "What the program gives first",
      sn: "Zvinotanga kupihwa nechirongwa",
      nd: "Okuphiwa luhlelo kuqala",
    },
    airtime: WORDS.types.airtime,
    power: WORDS.types.power,
  },
  lifetime: {
    en: "Rewards a person at most, in all",
    sn: "Mibayiro isingapfuuri pamunhu, yose",
    nd: "Imivuzo yomuntu engedluliyo, yonke",
  },
  per_day: {
    en: "Rewards a person at most, a day",
    sn: "Mibayiro isingapfuuri pamunhu, pazuva",
    nd: "Imivuzo yomuntu engedluliyo, ngosuku",
  },
  limit_hint: {
    en: "Left empty: the program's limits alone.",
    sn: "Pasina chinhu: miganho yechirongwa chete.",
    nd: "Kungelalutho: imikhawulo yohlelo kuphela.",
  },
  cooldown: { en: "Wait before the next one", sn: "Kumirira unotevera", nd: "Ukulinda olandelayo" },
  cooldown_hint: {
    en: "Such as 7d. Left empty: no wait.",
    sn: "Senge 7d. Pasina chinhu: hapana kumirira.",
    nd: "Njengo-7d. Kungelalutho: akulakulinda.",
  },
  save: { en: "Save the rule", sn: "Chengetai mutemo", nd: "Gcina umthetho" },
  add: { en: "Add the rule", sn: "Uwedzerei", nd: "Wengeze" },
  same_name: {
    en: "A rule with this name is active already. Change that one, or choose another name.",
    sn: "Pane mutemo une zita iri uri kushanda kare. Chinjai iwoyo, kana sarudzai rimwe zita.",
    nd: "Kukhona umthetho olaleli bizo osusebenza. Tshintsha lowo, loba ukhethe elinye ibizo.",
  },
  changed: {
    en: "The rules were changed after you opened this form.",
    sn: "Mitemo yachinjwa mushure mekunge mavhura fomu iri.",
    nd: "Imithetho itshintshiwe emva kokuba uvule leli fomu.",
  },
  changed_by: {
    en: "The rules were changed after you opened this form ({by}).",
    sn: "Mitemo yachinjwa mushure mekunge mavhura fomu iri ({by}).",
    nd: "Imithetho itshintshiwe emva kokuba uvule leli fomu ({by}).",
  },
  compare: {
    en: "What it says now is what you entered: compare it with the rule above, and save it again.",
    sn: "Zvariri kutaura ndizvo zvamaisa: zvienzanisei nemutemo uri pamusoro, mochengeta zvakare.",
    nd: "Elikutshoyo yilokho okufakileyo: kuqathanise lomthetho ongaphezulu, ubusugcina futhi.",
  },
  matched: WORDS.matched,
  back: { en: "The program", sn: "Chirongwa", nd: "Uhlelo" },
  no_rule: {
    title: { en: "There is no such rule", sn: "Hapana mutemo wakadaro", nd: "Akulamthetho onjalo" },
    text: {
      en: "The program has no rule with this ID.",
      sn: "Chirongwa hachina mutemo une ID iyi.",
      nd: "Uhlelo alulamthetho olale ID.",
    },
  },
} as const satisfies Words;
