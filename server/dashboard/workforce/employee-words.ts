import type { Words } from "#platform/words/language";

/** What the pages of employees, departments and paydays say. */
export const EMPLOYEE_WORDS = {
  search: {
    en: "Name, phone or payroll number",
    sn: "Zita, nhamba yefoni kana yepayroll",
    nd: "Ibizo, inombolo yefoni loba ye-payroll",
  },
  payroll_id: { en: "Payroll number", sn: "Nhamba yepayroll", nd: "Inombolo ye-payroll" },
  add: { en: "Add an employee", sn: "Wedzerai mushandi", nd: "Engeza isisebenzi" },
  add_now: { en: "Add the employee", sn: "Wedzerai mushandi uyu", nd: "Engeza lesi sisebenzi" },
  known_hint: {
    en:
      "Someone whose phone or payroll number is registered already is not added twice: their " +
      "details are changed.",
    sn:
      "Ane nhamba yefoni kana yepayroll yakatonyoreswa haawedzerwi kaviri: ruzivo rwake " +
      "runochinjwa.",
    nd:
      "Olenombolo yefoni loba ye-payroll esibhalisiwe kengezwa kabili: ulwazi lwakhe " +
      "luyatshintshwa.",
  },
  cap_usd: {
    en: "Monthly cap in USD",
    sn: "Muganho wepamwedzi muUSD",
    nd: "Umkhawulo wenyanga nge-USD",
  },
  cap_zwg: {
    en: "Monthly cap in ZWG",
    sn: "Muganho wepamwedzi muZWG",
    nd: "Umkhawulo wenyanga nge-ZWG",
  },
  cap_hint: {
    en: "Above it you are warned; nothing is refused. Left empty: no cap.",
    sn: "Ukapfuurwa munoyambirwa; hapana chinorambwa. Pasina chinhu: hapana muganho.",
    nd: "Nxa udluliwe uyaxwayiswa; akulalutho olwaliwayo. Kungelalutho: akulamkhawulo.",
  },
  cap: { en: "Monthly cap", sn: "Muganho wepamwedzi", nd: "Umkhawulo wenyanga" },
  received: { en: "This month", sn: "Mwedzi uno", nd: "Le nyanga" },
  notes: { en: "Notes", sn: "Zvakanyorwa", nd: "Okubhaliweyo" },
  back_employees: { en: "All employees", sn: "Vashandi vose", nd: "Zonke izisebenzi" },
  recipient: {
    en: "Everything about this person",
    sn: "Zvose nezvemunhu uyu",
    nd: "Konke ngalo muntu",
  },
  import: { en: "Import a spreadsheet", sn: "Pinzai spreadsheet", nd: "Faka i-spreadsheet" },
  no_people: {
    en: "There are no employees here yet.",
    sn: "Hapana vashandi pano parizvino.",
    nd: "Akulazisebenzi lapha okwamanje.",
  },
  person_warnings: {
    name_differs: {
      en: "The number was registered under another name, which is replaced.",
      sn: "Nhamba iyi yanga yakanyoreswa nerimwe zita, iro ratsiviwa.",
      nd: "Le nombolo ibibhaliswe ngelinye ibizo, eselitshintshiwe.",
    },
    same_name: {
      en: "Another employee has the same name.",
      sn: "Mumwe mushandi ane zita rimwe chete.",
      nd: "Esinye isisebenzi silebizo elifanayo.",
    },
    unsupported_network: {
      en: "Airtime cannot be sent to the network of this number.",
      sn: "Airtime haigoni kutumirwa kunetiweki yenhamba iyi.",
      nd: "I-airtime ayithunyelwa kunethiwekhi yale nombolo.",
    },
    cost_center_archived: {
      en: "The department is archived.",
      sn: "Dhipatimendi rakavharwa.",
      nd: "I-dipatimenti ivaliwe.",
    },
  },
  code: { en: "Accounting code", sn: "Kodhi yeakaundi", nd: "Ikhodi ye-akhawunti" },
  budget_month: { en: "Budget a month", sn: "Bhajeti pamwedzi", nd: "Ibhajethi ngenyanga" },
  budget_hint: {
    en: "Left empty: no budget.",
    sn: "Pasina chinhu: hapana bhajeti.",
    nd: "Kungelalutho: akulabhajethi.",
  },
  remaining: { en: "Left", sn: "Yasara", nd: "Eseleyo" },
  active: { en: "Active", sn: "Riri kushanda", nd: "Iyasebenza" },
  archived: { en: "Archived", sn: "Rakavharwa", nd: "Ivaliwe" },
  is_active: {
    en: "Allocations can be booked to it",
    sn: "Zvinogoverwa zvinogona kunyorerwa pariri",
    nd: "Okwabiwayo kungabhalelwa kuyo",
  },
  new_department: {
    en: "Add a department",
    sn: "Wedzerai dhipatimendi",
    nd: "Engeza i-dipatimenti",
  },
  add_department: { en: "Add the department", sn: "Riwedzerei", nd: "Yengeze" },
  back_departments: { en: "All departments", sn: "Madhipatimendi ose", nd: "Wonke amadipatimenti" },
  all_departments: {
    en: "All active departments, {currency}",
    sn: "Madhipatimendi ose ari kushanda, {currency}",
    nd: "Wonke amadipatimenti asebenzayo, {currency}",
  },
  no_departments: {
    en: "There are no departments yet. Add one, then its employees and its budget.",
    sn: "Hapana madhipatimendi parizvino. Wedzerai rimwe, mozoisa vashandi varo nebhajeti yaro.",
    nd: "Akulamadipatimenti okwamanje. Engeza eyodwa, ubusufaka izisebenzi zayo lebhajethi yayo.",
  },
  months: { en: "By month", sn: "Nemwedzi", nd: "Ngenyanga" },
  month: { en: "Month", sn: "Mwedzi", nd: "Inyanga" },
  by_kind: { en: "By kind", sn: "Nerudzi", nd: "Ngohlobo" },
  by_person: { en: "Who received most", sn: "Vakatambira zvakawanda", nd: "Abemukele okunengi" },
  sends: { en: "Sends", sn: "Zvatengeswa", nd: "Okuthengisiweyo" },
  wrong_days: {
    en: "These days cannot be shown: at most 366, and the first before the last.",
    sn: "Mazuva aya haaratidziki: asapfuura 366, uye rekutanga rive pamberi perekupedzisira.",
    nd: "Lezi nsuku azitshengiseki: zingedluli u-366, njalo olokuqala lube ngaphambi kolokucina.",
  },
  nothing_spent: {
    en: "Nothing was spent in these days.",
    sn: "Hapana chakashandiswa mumazuva aya.",
    nd: "Akulalutho olwasetshenziswa ngalezi nsuku.",
  },
  unregistered: { en: "Not registered", sn: "Haana kunyoreswa", nd: "Kabhaliswanga" },
  remove_ticked: {
    en: "Remove the ticked people",
    sn: "Bvisai vanhu vane chiratidzo",
    nd: "Khupha abantu abalophawu",
  },
  remove: { en: "Remove {who}", sn: "Bvisai {who}", nd: "Khupha u-{who}" },
  remove_hint: {
    en: "They stay employees, without a department.",
    sn: "Vanoramba vari vashandi, vasina dhipatimendi.",
    nd: "Zihlala ziyizisebenzi, zingela-dipatimenti.",
  },
  add_people: { en: "Add people", sn: "Wedzerai vanhu", nd: "Engeza abantu" },
  add_existing: {
    en: "Employees of another department or none",
    sn: "Vashandi verimwe dhipatimendi kana vasina",
    nd: "Izisebenzi zenye i-dipatimenti loba ezingelayo",
  },
  add_existing_hint: {
    en: "They leave the department that they are in.",
    sn: "Vanobuda mudhipatimendi ravari.",
    nd: "Ziyaphuma ku-dipatimenti ezikuyo.",
  },
  add_new: {
    en: "New people, one a line",
    sn: "Vanhu vatsva, mumwe pamutsetse",
    nd: "Abantu abatsha, oyedwa emgqeni",
  },
  add_new_hint: {
    en: "Name, phone number, and if you like payroll number, with commas between.",
    sn: "Zita, nhamba yefoni, uye kana muchida nhamba yepayroll, pakati paine makoma.",
    nd: "Ibizo, inombolo yefoni, njalo nxa ufuna inombolo ye-payroll, kulamakhoma phakathi.",
  },
  add_to_department: { en: "Add them", sn: "Vawedzerei", nd: "Bengeze" },
  changed: {
    en: "{added} added, {created} registered and added, {removed} removed.",
    sn: "{added} vawedzerwa, {created} vanyoreswa vakawedzerwa, {removed} vabviswa.",
    nd: "{added} bengeziwe, {created} babhalisiwe bengezwa, {removed} bakhutshiwe.",
  },
  not_changed: {
    en: "These could not be changed",
    sn: "Ava havana kuchinjwa",
    nd: "Laba kabatshintshwanga",
  },
  give_to_all: { en: "Give to everyone here", sn: "Ipai vose varipo", nd: "Phana bonke abalapha" },
  run: { en: "Run now", sn: "Iitei iye zvino", nd: "Yenze khathesi" },
  run_title: {
    en: "Run {name} now",
    sn: "Kuita {name} iye zvino",
    nd: "Ukwenza u-{name} khathesi",
  },
  run_hint: {
    en: "It sends today what the payday sends, as an allocation of its own with its own reference.",
    sn: "Inotumira nhasi zvinotumirwa pazuva remubhadharo, sekugovera kwega kune ref yako.",
    nd: "Ithumela lamuhla okuthunyelwa ngosuku lokuholisa, njengokwaba okuzimeleyo okule-ref.",
  },
  again: {
    en: "Run it even if it ran today",
    sn: "Iitei kunyange kana yaitwa nhasi",
    nd: "Yenze lanxa isenziwe lamuhla",
  },
  run_over: {
    en: "Run it even if a budget is exceeded",
    sn: "Iitei kunyange bhajeti yapfuurwa",
    nd: "Yenze lanxa ibhajethi idluliwe",
  },
  cadence: { en: "How often", sn: "Kangani", nd: "Kangaki" },
  next_day: { en: "Next", sn: "Inotevera", nd: "Elandelayo" },
  new_schedule: {
    en: "Add a payday",
    sn: "Wedzerai zuva remubhadharo",
    nd: "Engeza usuku lokuholisa",
  },
  no_schedules: {
    en: "There are no paydays yet.",
    sn: "Hapana mazuva emubhadharo parizvino.",
    nd: "Akulansuku zokuholisa okwamanje.",
  },
  back_schedules: {
    en: "All paydays",
    sn: "Mazuva ose emubhadharo",
    nd: "Zonke insuku zokuholisa",
  },
} as const satisfies Words;
