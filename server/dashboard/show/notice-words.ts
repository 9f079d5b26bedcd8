import type { Words } from "#platform/words/language";

/** What pages say that show nothing else. */
export const NOTICE_WORDS = {
  fault: {
    title: {
      en: "Something went wrong",
      sn: "Pane chakanganisika",
      nd: "Kukhona okonakeleyo",
    },
    text: {
      en: "It is our fault. Try again in a minute.",
      sn: "Imhosva yedu. Edzai zvakare mushure meminiti.",
      nd: "Liphutha lethu. Zama futhi ngemva komzuzu.",
    },
  },
  later: {
    title: {
      en: "Something went wrong",
      sn: "Pane chakanganisika",
      nd: "Kukhona okonakeleyo",
    },
    text: {
      en: "Try again in a minute.",
      sn: "Edzai zvakare mushure meminiti.",
      nd: "Zama futhi ngemva komzuzu.",
    },
  },
  forbidden: {
    title: {
      en: "Your role does not permit this",
      sn: "Basa renyu haribvumiri izvi",
      nd: "Isikhundla sakho asikuvumeli lokhu",
    },
    text: {
      en: "Ask an owner or admin of your organisation.",
      sn: "Kumbirai muridzi kana mutariri wesangano renyu.",
      nd: "Cela kumnikazi loba umphathi wenhlangano yakho.",
    },
  },
  foreign: {
    title: {
      en: "Send the form again",
      sn: "Tumirai fomu zvakare",
      nd: "Thumela ifomu futhi",
    },
    text: {
      en: "It was written for another session, or on another page. Nothing was changed.",
      sn: "Rakanyorwa makapinda neimwe nzira, kana pane rimwe peji. Hapana chachinjwa.",
      nd: "Libhalwe ungene ngenye indlela, loba kwelinye ikhasi. Akulalutho olutshintshiweyo.",
    },
  },
  unknown: {
    title: {
      en: "There is no such page",
      sn: "Peji iri haripo",
      nd: "Leli khasi kalikho",
    },
    text: { en: "Check the address.", sn: "Tarisai kero yacho.", nd: "Hlola ikheli." },
  },
  busy: {
    title: {
      en: "Too many people at once",
      sn: "Vanhu vawandisa panguva imwe",
      nd: "Abantu banengi kakhulu ngasikhathi sinye",
    },
    text: {
      en: "Try again in a few seconds.",
      sn: "Edzai zvakare mushure memasekonzi mashoma.",
      nd: "Zama futhi ngemva kwemizuzwana emilutshwana.",
    },
  },
  too_long: {
    title: {
      en: "This form is too long",
      sn: "Fomu iri rakarebesa",
      nd: "Leli fomu lide kakhulu",
    },
    text: {
      en: "Open the page again.",
      sn: "Vhurai peji zvakare.",
      nd: "Vula ikhasi futhi.",
    },
  },
  missing: {
    title: {
      en: "There is no such request",
      sn: "Hapana zvakadaro",
      nd: "Akulalutho olunjalo",
    },
    text_live: {
      en: "This organisation has no such request in live mode.",
      sn: "Sangano rino harina zvakadaro kune zvechokwadi.",
      nd: "Le nhlangano kayilakho okunjalo kokweqiniso.",
    },
    text_test: {
      en: "This organisation has no such request in test mode.",
      sn: "Sangano rino harina zvakadaro kune zvekuedza.",
      nd: "Le nhlangano kayilakho okunjalo kokokuhlola.",
    },
  },
  closed: {
    title: {
      en: "The account is closed",
      sn: "Akaundi yakavharwa",
      nd: "I-akhawunti ivaliwe",
    },
    text: {
      en: "Nothing of it can be read here.",
      sn: "Hapana zvayo zvinoverengeka pano.",
      nd: "Akulalutho lwayo olubalekayo lapha.",
    },
  },
} as const satisfies Words;
