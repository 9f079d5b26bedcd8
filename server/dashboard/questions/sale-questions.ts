/** What is asked before a sale, or what makes sales, is ended. */
import type { Words } from "#platform/words/language";

export const CANCEL_SEND = {
  title: {
    en: "Cancel the send?",
    sn: "Momisa kutengesa uku here?",
    nd: "Uyakumisa ukuthengisa lokhu?",
  },
  text: {
    en: "It does not go out, and its Credit is returned. What has gone out by then arrives.",
    sn: "Hazvitumirwi, uye Credit yazvo inodzoserwa. Zvinenge zvatotumirwa zvinosvika.",
    nd: "Akuthunyelwa, njalo i-Credit yakhona iyabuyiselwa. Osekuthunyelwe kuyafika.",
  },
  yes: {
    en: "Cancel the send",
    sn: "Misai kutengesa",
    nd: "Misa ukuthengisa",
  },
  no: {
    en: "Let it go out",
    sn: "Regai zvitumirwe",
    nd: "Kuyekele kuthunyelwe",
  },
} as const satisfies Words;

export const CANCEL_BATCH = {
  title: {
    en: "Cancel the batch?",
    sn: "Momisa batch iyi here?",
    nd: "Uyayimisa le batch?",
  },
  text: {
    en:
      "Lines that are not sent yet are not sent, and the Credit reserved for them is released. " +
      "What is on its way arrives.",
    sn:
      "Mitsetse isati yatumirwa haitumirwi, uye Credit yakachengeterwa iyo inosunungurwa. Zviri " +
      "munzira zvinosvika.",
    nd:
      "Imigqa engakathunyelwa ayithunyelwa, njalo i-Credit ebigcinelwe yona iyakhululwa. " +
      "Okusendleleni kuyafika.",
  },
  yes: {
    en: "Cancel the batch",
    sn: "Misai batch",
    nd: "Misa i-batch",
  },
  no: {
    en: "Keep it",
    sn: "Isiyei iripo",
    nd: "Iyekele ikhona",
  },
} as const satisfies Words;

export const DELETE_SCHEDULE = {
  title: {
    en: "Delete the schedule?",
    sn: "Modzima shedule iyi here?",
    nd: "Uyayisusa le schedule?",
  },
  text: {
    en:
      "None of its coming days is sold. Batches that it has made go on. To stop it for a while, " +
      "pause it instead.",
    sn:
      "Hapana zuva rayo riri kuuya richatengeswa. Mabatch ayakagadzira anoenderera mberi. Kana " +
      "muchida kuti imbomira, imbomisai pane kuidzima.",
    nd:
      "Akulasuku lwayo oluzayo oluzathengiswa. Amabatch ewenzileyo ayaqhubeka. Nxa ufuna ime " +
      "okwesikhatshana, yimise nje ungayisusi.",
  },
  yes: {
    en: "Delete the schedule",
    sn: "Dzimai shedule",
    nd: "Susa i-schedule",
  },
  no: {
    en: "Keep it",
    sn: "Isiyei iripo",
    nd: "Iyekele ikhona",
  },
} as const satisfies Words;

export const EXPIRE_CHECKOUT = {
  title: {
    en: "Expire the session?",
    sn: "Mogumisa session iyi here?",
    nd: "Uyayiqeda le session?",
  },
  text: {
    en: "Its page takes no payment any more. A payment that is being made still counts.",
    sn: "Peji rayo harichatambiri mubhadharo. Mubhadharo uri kuitwa uchiri kuverengwa.",
    nd: "Ikhasi layo alisamukeli nkokhelo. Inkokhelo eyenziwayo isabalwa.",
  },
  yes: {
    en: "Expire it now",
    sn: "Igumisei iye zvino",
    nd: "Iqede khathesi",
  },
  no: {
    en: "Keep it open",
    sn: "Isiyei yakavhurika",
    nd: "Iyekele ivuliwe",
  },
} as const satisfies Words;
