/** What is asked before rewards, or their money, are taken away. */
import type { Words } from "#platform/words/language";

export const CLOSE_PROGRAM = {
  title: {
    en: "Close the program?",
    sn: "Movhara chirongwa ichi here?",
    nd: "Uyaluvala lolu hlelo?",
  },
  text: {
    en:
      "It cannot be opened again. Nothing more is given; links that nobody has claimed stop " +
      "working now. What is left of its budget returns to your Credit.",
    sn:
      "Hachizovhurwi zvakare. Hapana chimwe chinopihwa; malinki asina kutorwa anobva amira " +
      "kushanda. Zvasara pabhajeti yacho zvinodzokera kuCredit yenyu.",
    nd:
      "Kaluyikuvulwa futhi. Akulalutho olunye oluphiwayo; amalinki angathathwanga ayema " +
      "khathesi. Okuseleyo kubhajethi yalo kubuyela ku-Credit yakho.",
  },
  yes: {
    en: "Close the program",
    sn: "Vharai chirongwa",
    nd: "Vala uhlelo",
  },
  no: {
    en: "Keep it open",
    sn: "Chisiyei chakavhurika",
    nd: "Luyekele luvuliwe",
  },
} as const satisfies Words;

export const DEFUND_PROGRAM = {
  title: {
    en: "Take money out of the budget?",
    sn: "Mobvisa mari pabhajeti here?",
    nd: "Uyakhupha imali kubhajethi?",
  },
  text: {
    en:
      "It returns to your Credit, and the program can give that much less. With nothing left it " +
      "gives nothing more.",
    sn:
      "Inodzokera kuCredit yenyu, uye chirongwa chinosara nezvishoma zvekupa. Kana pasisina " +
      "mari, hachichapi.",
    nd:
      "Ibuyela ku-Credit yakho, njalo uhlelo luzasala lokuncinyane olungakupha. Nxa ingasekho " +
      "imali, kalusaphi lutho.",
  },
  yes: {
    en: "Take it out",
    sn: "Ibvisei",
    nd: "Ikhuphe",
  },
  no: {
    en: "Leave it there",
    sn: "Isiyei ipapo",
    nd: "Iyekele lapho",
  },
} as const satisfies Words;

export const REJECT_REVIEW = {
  title: {
    en: "Reject the reward?",
    sn: "Moramba mubayiro uyu here?",
    nd: "Uyawala lo mvuzo?",
  },
  text: {
    en:
      "Nothing is sent, and the amount returns to the budget. What it was earned with cannot " +
      "earn again.",
    sn:
      "Hapana chinotumirwa, uye mari inodzokera kubhajeti. Zvakauwanisa hazvigoni kuuwanisa " +
      "zvakare.",
    nd:
      "Akulalutho oluthunyelwayo, njalo imali ibuyela kubhajethi. Okuwuzuzileyo akusayikuwuzuza " +
      "futhi.",
  },
  yes: {
    en: "Reject the reward",
    sn: "Rambai mubayiro",
    nd: "Yala umvuzo",
  },
  no: {
    en: "Decide later",
    sn: "Sarudzai gare gare",
    nd: "Nquma muva",
  },
} as const satisfies Words;

export const REVOKE_LINK = {
  title: {
    en: "Revoke the link?",
    sn: "Mobvisa linki iyi here?",
    nd: "Uyayisusa le linki?",
  },
  text: {
    en: "It can no longer be claimed, and its amount returns to the budget.",
    sn: "Haichatoreki, uye mari yayo inodzokera kubhajeti.",
    nd: "Ayisathatheki, njalo imali yayo ibuyela kubhajethi.",
  },
  yes: {
    en: "Revoke the link",
    sn: "Bvisai linki",
    nd: "Susa ilinki",
  },
  no: {
    en: "Keep it",
    sn: "Isiyei iripo",
    nd: "Iyekele ikhona",
  },
} as const satisfies Words;

export const ROLL_PROGRAM_SECRET = {
  title: {
    en: "Make another secret for completions?",
    sn: "Mogadzira chakavanzika chitsva chezvapedzwa here?",
    nd: "Uyenza imfihlo entsha yokuqediweyo?",
  },
  text: {
    en:
      "The new secret is shown once. The old one works on for 24 hours, in which your systems " +
      "have to change.",
    sn:
      "Chakavanzika chitsva chinoratidzwa kamwe chete. Chekare chinoramba chichishanda kwemaawa " +
      "24, umo masystem enyu anofanira kuchinja.",
    nd:
      "Imfihlo entsha itshengiswa kanye. Endala isebenza okwamahola angu-24, okumele ama-system " +
      "akho atshintshe ngawo.",
  },
  yes: {
    en: "Make another secret",
    sn: "Gadzirai chitsva",
    nd: "Yenza entsha",
  },
  no: {
    en: "Keep the secret",
    sn: "Chisiyei chiripo",
    nd: "Iyekele ikhona",
  },
} as const satisfies Words;

export const VOID_REWARD = {
  title: {
    en: "Void the reward?",
    sn: "Mokanzura mubayiro uyu here?",
    nd: "Uyawukhansela lo mvuzo?",
  },
  text: {
    en:
      "It is not given, its link stops working, and its amount returns to the budget. What it " +
      "was earned with cannot earn again.",
    sn:
      "Haupihwi, linki yawo inomira kushanda, uye mari yawo inodzokera kubhajeti. Zvakauwanisa " +
      "hazvigoni kuuwanisa zvakare.",
    nd:
      "Awuphiwa, ilinki yawo iyema, njalo imali yawo ibuyela kubhajethi. Okuwuzuzileyo " +
      "akusayikuwuzuza futhi.",
  },
  yes: {
    en: "Void the reward",
    sn: "Kanzurai mubayiro",
    nd: "Khansela umvuzo",
  },
  no: {
    en: "Keep it",
    sn: "Usiyei uripo",
    nd: "Uyekele ukhona",
  },
} as const satisfies Words;
