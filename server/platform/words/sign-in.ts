import type { Words, WordsIn } from "./language.ts";

/** What the pages say on which people sign in. */
export const SIGN_IN_WORDS = {
  title: { en: "Sign in", sn: "Pindai", nd: "Ngena" },
  address: {
    en: "Email address or phone number",
    sn: "Kero yeemail kana nhamba yefoni",
    nd: "Ikheli le-email loba inombolo yefoni",
  },
  send_code: { en: "Send a code", sn: "Tumirai kodhi", nd: "Thumela ikhodi" },
  code_title: { en: "Enter your code", sn: "Isai kodhi yenyu", nd: "Faka ikhodi yakho" },
  code: { en: "Code", sn: "Kodhi", nd: "Ikhodi" },
  code_sent: {
    en: "If {address} belongs to a member or is invited, a code and a link are on their way to it.",
    sn: "Kana {address} iri yenhengo kana yakakokwa, kodhi nelinki zviri kuuya kwairi.",
    nd: "Nxa {address} kungokwelunga loba kunxusiwe, ikhodi lelinki kuyeza kukho.",
  },
  valid: {
    en: "Both are valid for 10 minutes, in this browser only.",
    sn: "Zvose zvinoshanda kwemaminitsi 10, mubrowser ino chete.",
    nd: "Kokubili kusebenza imizuzu engu-10, kule browser kuphela.",
  },
  other_address: {
    en: "Use another address or send another code",
    sn: "Shandisai imwe kero kana kuti tumirai imwe kodhi",
    nd: "Sebenzisa elinye ikheli loba uthumele enye ikhodi",
  },
  signs_in_as: {
    en: "You sign in to the dashboard as",
    sn: "Muri kupinda mudashboard se",
    nd: "Ungena ku-dashboard njengo",
  },
  no_mail: {
    en:
      "This server cannot send email: no mail server is configured. Ask the person who runs it " +
      "for a sign-in link",
    sn:
      "Server ino haikwanisi kutumira email: hapana mail server yakaiswa. Kumbirai linki " +
      "yekupinda kune munhu anoitarisira",
    nd:
      "Le server ayikwazi ukuthumela i-email: akulamail server ebekiweyo. Cela ilinki " +
      "yokungena kulowo oyiphetheyo",
  },
  foreign_title: {
    en: "Open the page again",
    sn: "Vhurai peji zvakare",
    nd: "Vula ikhasi futhi",
  },
  foreign: {
    en: "This form was sent from another page.",
    sn: "Fomu iri rakatumirwa kubva kune rimwe peji.",
    nd: "Leli fomu lithunyelwe livela kwelinye ikhasi.",
  },
  wrong_code: {
    en: "This code is not valid. Check it, and enter it in the browser in which you requested it.",
    sn: "Kodhi iyi haishandi. Itarisei, moiisa mubrowser yamakaikumbira nayo.",
    nd: "Le khodi ayisebenzi. Yihlole, uyifake kubrowser ocele ngayo.",
  },
  no_address: {
    en: "Enter your email address, as in name@example.com, or your phone number, as in 0771234567.",
    sn: "Isai kero yeemail yenyu, senge name@example.com, kana nhamba yefoni, senge 0771234567.",
    nd:
      "Faka ikheli le-email yakho, njengo-name@example.com, loba inombolo yefoni, " +
      "njengo-0771234567.",
  },
  no_link_title: {
    en: "This link is not valid here",
    sn: "Linki iyi haishandi pano",
    nd: "Le linki ayisebenzi lapha",
  },
  no_link: {
    en:
      "It works once, for a limited time, and a link that we sent only in the browser in which " +
      "you requested it. Enter the code from the same message there, or sign in again here.",
    sn:
      "Inoshanda kamwe chete, kwenguva yakatarwa, uye linki yatakatumira inoshanda mubrowser " +
      "yamakaikumbira nayo chete. Isai kodhi iri mumeseji imwe cheteyo imomo, kana kuti pindai " +
      "zvakare pano.",
    nd:
      "Isebenza kanye, okwesikhathi esimisiweyo, njalo ilinki esiyithumeleyo isebenza kuphela " +
      "kubrowser ocele ngayo. Faka khona ikhodi ekulowo mlayezo, loba ungene futhi lapha.",
  },
  tries_title: { en: "Too many tries", sn: "Maedza kakawandisa", nd: "Uzame kanengi kakhulu" },
  tries: {
    en: "Sign in again in {wait}.",
    sn: "Pindai zvakare mushure me{wait}.",
    nd: "Ngena futhi ngemva kwe-{wait}.",
  },
} as const satisfies Words;

export type SignInWords = WordsIn<typeof SIGN_IN_WORDS>;
