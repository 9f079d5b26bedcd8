import type { Words, WordsIn } from "./language.ts";

/** What the public status page says. Texts of incidents are shown as staff have written them. */
export const STATUS_WORDS = {
  title: { en: "Status", sn: "Mamiriro ezvinhu", nd: "Isimo" },
  up: { en: "Up", sn: "Zviri kushanda", nd: "Kuyasebenza" },
  degraded: { en: "Degraded", sn: "Zviri kunonoka", nd: "Kuyaphuza" },
  down: { en: "Down", sn: "Hazvisi kushanda", nd: "Akusebenzi" },
  not_offered: { en: "Not offered", sn: "Hazvitengeswi", nd: "Akuthengiswa" },
  unknown: { en: "Not measured", sn: "Hazvina kuyerwa", nd: "Akulinganiswanga" },
  all_up: {
    en: "Everything works.",
    sn: "Zvese zviri kushanda.",
    nd: "Konke kuyasebenza.",
  },
  some: {
    en: "Something does not work as usual.",
    sn: "Pane chimwe chisiri kushanda semazuva ese.",
    nd: "Kukhona okungasebenzi njengenjwayelo.",
  },
  old: {
    en: "We cannot reach our database. This is how it was at {time}.",
    sn: "Hatisi kukwanisa kusvika kudatabase yedu. Aya ndiwo maitiro ayo pa{time}.",
    nd: "Asenelisi ukufinyelela ku-database yethu. Bekunje ngo-{time}.",
  },
  none: {
    en: "We cannot reach our database, and do not know how the networks do. Try again soon.",
    sn: "Hatisi kukwanisa kusvika kudatabase yedu, saka hatizivi mamiriro ezvinhu. Edzai zvakare.",
    nd: "Asenelisi ukufinyelela ku-database yethu, ngakho asisazi isimo. Zama futhi.",
  },
  incidents: {
    en: "Incidents of the last 90 days",
    sn: "Zvakaitika mumazuva 90 apfuura",
    nd: "Okwenzakale ezinsukwini ezingu-90 ezedlule",
  },
  no_incidents: {
    en: "There were none.",
    sn: "Hapana chakaitika.",
    nd: "Akulalutho olwenzakeleyo.",
  },
  feed: {
    en: "Follow incidents by feed (Atom)",
    sn: "Teverai zvinoitika nefeed (Atom)",
    nd: "Landela okwenzakalayo nge-feed (Atom)",
  },
  table: {
    en: "Days with less than all",
    sn: "Mazuva asina kushanda zvizere",
    nd: "Insuku okungasebenzanga ngokugcweleyo",
  },
  last_days: {
    en: "Last {days} days: {share}",
    sn: "Mazuva {days} apfuura: {share}",
    nd: "Insuku ezingu-{days} ezedlule: {share}",
  },
  share_up: { en: "up {share}", sn: "zvaishanda {share}", nd: "bekusebenza {share}" },
  investigating: { en: "Investigating", sn: "Tiri kuongorora", nd: "Siyahlola" },
  identified: { en: "Identified", sn: "Chikonzero chazivikanwa", nd: "Imbangela yaziwe" },
  monitoring: { en: "Monitoring", sn: "Tiri kutarisa", nd: "Siyaqaphela" },
  resolved: { en: "Resolved", sn: "Zvagadziriswa", nd: "Sekulungisiwe" },
} as const satisfies Words;

export type StatusWords = WordsIn<typeof STATUS_WORDS>;
