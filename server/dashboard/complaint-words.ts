import type { Words } from "#platform/words/language";

/** What a page says of a form that was refused, by the code of the refusal. */
export const COMPLAINT_WORDS = {
  /** What the interface says follows, in English. */
  refused: { en: "This was refused:", sn: "Izvi zvarambwa:", nd: "Lokhu kwaliwe:" },
  rate_limited: {
    en: "Too many requests. Try again in {wait}.",
    sn: "Zvikumbiro zvawandisa. Edzai zvakare mushure me{wait}.",
    nd: "Izicelo zinengi kakhulu. Zama futhi ngemva kwe-{wait}.",
  },
  role_required: {
    en: "Your role does not permit this. Ask an owner or admin.",
    sn: "Basa renyu haribvumiri izvi. Kumbirai muridzi kana mutariri.",
    nd: "Isikhundla sakho asikuvumeli lokhu. Cela kumnikazi loba umphathi.",
  },
  test_mode_only: {
    en: "This exists in test mode only.",
    sn: "Izvi zviripo pakuedza chete.",
    nd: "Lokhu kukhona ekuhloleni kuphela.",
  },
  account_suspended: {
    en: "The account is suspended, so nothing can be changed. Contact support.",
    sn: "Akaundi yakambomiswa, saka hapana chingachinjwa. Taurai nevanobatsira.",
    nd: "I-akhawunti imisiwe, ngakho akulalutho olungatshintshwa. Xhumana labosizo.",
  },
  concurrent_update: {
    en: "Someone else changed it at the same time. Try again.",
    sn: "Mumwe munhu azvichinja panguva imwe chete. Edzai zvakare.",
    nd: "Omunye umuntu ukutshintshe ngasikhathi sinye. Zama futhi.",
  },
  idempotency_mismatch: {
    en: "This form was sent before with other values. Open the page again to send another one.",
    sn: "Fomu iri rakatotumirwa nezvimwe. Vhurai peji zvakare kuti mutumire rimwe.",
    nd: "Leli fomu selathunyelwa lokunye. Vula ikhasi futhi ukuze uthumele elinye.",
  },
} as const satisfies Words;
