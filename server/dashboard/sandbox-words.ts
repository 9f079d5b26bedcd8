import type { Words } from "#platform/words/language";

/** What the page of a claim link of a sandbox says. */
export const SANDBOX_WORDS = {
  gone: {
    title: {
      en: "There is no such sandbox",
      sn: "Sandbox yakadaro haipo",
      nd: "I-sandbox enjalo kayikho",
    },
    text: {
      en: "It has an owner already, or 14 days are over.",
      sn: "Yatova nemuridzi, kana kuti mazuva 14 apera.",
      nd: "Isilomnikazi, loba insuku ezingu-14 seziphelile.",
    },
  },
  foreign: {
    title: {
      en: "This page cannot do that",
      sn: "Peji iri harigoni kuita izvozvo",
      nd: "Leli khasi alikwazi ukwenza lokho",
    },
    text: {
      en: "Open the claim link again.",
      sn: "Vhurai linki yekutora zvakare.",
      nd: "Vula ilinki yokuthatha futhi.",
    },
  },
  often: {
    title: { en: "Too many tries", sn: "Maedza kakawandisa", nd: "Uzame kanengi kakhulu" },
    text: {
      en: "Try again in a few minutes.",
      sn: "Edzai zvakare mushure memaminitsi mashoma.",
      nd: "Zama futhi ngemva kwemizuzu emilutshwana.",
    },
  },
  no_address: {
    en: "Enter an email address.",
    sn: "Isai kero yeemail.",
    nd: "Faka ikheli le-email.",
  },
  title: { en: "Take over this sandbox", sn: "Torai sandbox iyi", nd: "Thatha le sandbox" },
  lead: {
    en:
      "You become the owner of this test account. Its keys and everything in it stay as they " +
      "are.",
    sn: "Munova muridzi weakaundi yekuedza iyi. Makiyi ayo nezvose zvirimo zvinoramba zvakadaro.",
    nd: "Uba ngumnikazi wale akhawunti yokuhlola. Okhiye bayo lakho konke okukuyo kuhlala kunjalo.",
  },
  email: { en: "Email address", sn: "Kero yeemail", nd: "Ikheli le-email" },
  go_on: { en: "Continue", sn: "Enderera mberi", nd: "Qhubeka" },
  sign_in_title: {
    en: "Sign in to take it over",
    sn: "Pindai kuti muitore",
    nd: "Ngena ukuze uyithathe",
  },
  no_mail: {
    en: "This server cannot send email. Ask the person who runs it for a sign-in link.",
    sn: "Server ino haikwanisi kutumira email. Kumbirai linki yekupinda kune munhu anoitarisira.",
    nd: "Le server ayikwazi ukuthumela i-email. Cela ilinki yokungena kulowo oyiphetheyo.",
  },
  then_accept: {
    en: "Sign in with {email}, then accept the invitation.",
    sn: "Pindai ne{email}, mobvuma kukokwa.",
    nd: "Ngena nge-{email}, ubusuvuma ukunxuswa.",
  },
  sign_in: { en: "Sign in", sn: "Pindai", nd: "Ngena" },
} as const satisfies Words;
