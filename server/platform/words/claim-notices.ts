import type { Words } from "./language.ts";

/** What claim pages say in place of a form, and of fields that are left empty. */
export const CLAIM_NOTICE_WORDS = {
  ask_anew: {
    en: "Ask whoever sent it to you for a new one.",
    sn: "Kumbirai imwe kune akakutumirai.",
    nd: "Cela entsha kulowo okuthumele yona.",
  },
  ask_sender: {
    en: "Its rewards cannot be claimed any more. Ask whoever sent you the link.",
    sn: "Mibayiro yacho haichatoreki. Bvunzai akakutumirai linki.",
    nd: "Imivuzo yakhona ayisathatheki. Buza lowo okuthumele ilinki.",
  },
  unknown_title: {
    en: "This link does not work",
    sn: "Linki iyi haishandi",
    nd: "Le linki ayisebenzi",
  },
  unknown: {
    en: "Check that the whole link was opened, or ask whoever sent it to you.",
    sn: "Tarisai kuti mavhura linki yose here, kana kuti bvunzai akakutumirai.",
    nd: "Hlola ukuthi uvule ilinki yonke, loba ubuze lowo okuthumele yona.",
  },
  foreign_title: {
    en: "Open the link again",
    sn: "Vhurai linki zvakare",
    nd: "Vula ilinki futhi",
  },
  foreign: {
    en: "This form was sent from another page. Nothing was claimed.",
    sn: "Fomu iri rakatumirwa kubva kune rimwe peji. Hapana chatorwa.",
    nd: "Leli fomu lithunyelwe livela kwelinye ikhasi. Akulalutho oluthethweyo.",
  },
  busy_title: {
    en: "Too many people at once",
    sn: "Vanhu vawandisa panguva imwe",
    nd: "Abantu banengi kakhulu ngasikhathi sinye",
  },
  busy: {
    en: "Open the link again in a few seconds.",
    sn: "Vhurai linki zvakare mushure memasekonzi mashoma.",
    nd: "Vula ilinki futhi ngemva kwemizuzwana emilutshwana.",
  },
  too_long_title: {
    en: "This form is too long",
    sn: "Fomu iri rakarebesa",
    nd: "Leli fomu lide kakhulu",
  },
  too_long: {
    en: "Open the link again.",
    sn: "Vhurai linki zvakare.",
    nd: "Vula ilinki futhi.",
  },
  expired_title: {
    en: "This link has expired",
    sn: "Nguva yelinki iyi yapera",
    nd: "Isikhathi sale linki sesiphelile",
  },
  revoked_title: {
    en: "This link was withdrawn",
    sn: "Linki iyi yakabviswa",
    nd: "Le linki isisusiwe",
  },
  used_title: {
    en: "This reward is claimed already",
    sn: "Mubayiro uyu watotorwa",
    nd: "Lo mvuzo usuthethwe",
  },
  used: {
    en: "Another number has claimed it. If you did not expect that, ask whoever sent it to you.",
    sn: "Watorwa neimwe nhamba. Kana musina kuzvitarisira, bvunzai akakutumirai.",
    nd: "Uthethwe ngenye inombolo. Nxa ubungakulindelanga lokhu, buza lowo okuthumele yona.",
  },
  ended_title: {
    en: "This offer has ended",
    sn: "Mukana uyu wapera",
    nd: "Leli thuba seliphelile",
  },
  paused_title: {
    en: "This offer is paused",
    sn: "Mukana uyu wambomiswa",
    nd: "Leli thuba limisiwe okwesikhatshana",
  },
  paused: {
    en: "Keep the link, and open it again later.",
    sn: "Chengetai linki, moivhura zvakare gare gare.",
    nd: "Gcina ilinki, uyivule futhi muva.",
  },
  checkin_title: {
    en: "Claim this reward on the spot",
    sn: "Torerai mubayiro uyu panzvimbo yawo",
    nd: "Thathela lo mvuzo endaweni yawo",
  },
  checkin: {
    en: "It can only be claimed at its location. Open the link again there.",
    sn: "Unotorerwa panzvimbo yawo chete. Vhurai linki zvakare maripo.",
    nd: "Uthathelwa endaweni yawo kuphela. Vula ilinki futhi usukhona lapho.",
  },
  tries_title: {
    en: "Too many tries at once",
    sn: "Maedza kakawandisa panguva imwe",
    nd: "Uzame kanengi kakhulu ngasikhathi sinye",
  },
  tries: {
    en: "Wait a few seconds, then open the link again.",
    sn: "Mirai masekonzi mashoma, mozovhura linki zvakare.",
    nd: "Mela imizuzwana emilutshwana, ubusuvula ilinki futhi.",
  },
  fault_title: {
    en: "Something went wrong on our side",
    sn: "Pane chakanganisika kwatiri",
    nd: "Kukhona okonakeleyo ngakithi",
  },
  fault: {
    en: "Open the link again in a minute. A link is never claimed twice.",
    sn: "Vhurai linki zvakare mushure meminiti. Linki haitorwi kaviri.",
    nd: "Vula ilinki futhi ngemva komzuzu. Ilinki ayithathwa kabili.",
  },
  otherwise_title: { en: "Try again", sn: "Edzai zvakare", nd: "Zama futhi" },
  otherwise: {
    en: "This did not work, and nothing was claimed. Check what you wrote, and try again.",
    sn: "Hazvina kushanda, uye hapana chatorwa. Tarisai zvamanyora, moedza zvakare.",
    nd: "Akuphumelelanga, njalo akulalutho oluthethweyo. Hlola okubhalileyo, uzame futhi.",
  },
  missing_phone: {
    en: "Enter your mobile number.",
    sn: "Isai nhamba yefoni yenyu.",
    nd: "Faka inombolo yefoni yakho.",
  },
  missing_choice: {
    en: "Choose a reward.",
    sn: "Sarudzai mubayiro.",
    nd: "Khetha umvuzo.",
  },
  missing_bundle_id: {
    en: "Choose a bundle.",
    sn: "Sarudzai bundle.",
    nd: "Khetha i-bundle.",
  },
  missing_meter: {
    en: "Enter the number of the electricity meter. It has eleven digits.",
    sn: "Isai nhamba yemita yemagetsi. Ine manhamba gumi nerimwe.",
    nd: "Faka inombolo yemitha kagesi. Ilezinombolo ezilitshumi lanye.",
  },
  missing_code: {
    en: "Enter the six digits of the code that we sent by SMS.",
    sn: "Isai manhamba matanhatu ekodhi yatakatumira neSMS.",
    nd: "Faka izinombolo eziyisithupha zekhodi esiyithumele nge-SMS.",
  },
  missing_challenge_answer: {
    en: "Answer the question.",
    sn: "Pindurai mubvunzo.",
    nd: "Phendula umbuzo.",
  },
  missing_lat: {
    en: "This page could not see where you are. Allow it to, and try again.",
    sn: "Peji rino ratadza kuona pamuri. Ribvumidzei, moedza zvakare.",
    nd: "Leli khasi lehlulekile ukubona lapho okhona. Livumele, uzame futhi.",
  },
} as const satisfies Words;
