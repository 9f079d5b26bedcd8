/** What the page says on which people see where they are signed in. */
export const SESSION_WORDS = {
  title: { en: "Sign-ins", sn: "Kupinda kwenyu", nd: "Ukungena kwakho" },
  sessions: {
    en: "Where you are signed in",
    sn: "Pamakapinda",
    nd: "Lapho ongene khona",
  },
  device: { en: "Device", sn: "Chishandiso", nd: "Isisetshenziswa" },
  unknown_device: { en: "Unknown device", sn: "Hachizivikanwe", nd: "Asaziwa" },
  address: {
    en: "Internet address",
    sn: "Kero yeinternet",
    nd: "Ikheli le-internet",
  },
  since: { en: "Signed in", sn: "Makapinda", nd: "Wangena" },
  used: { en: "Last used", sn: "Yapedzisira kushandiswa", nd: "Yacina ukusetshenziswa" },
  this_one: { en: "This browser", sn: "Browser ino", nd: "Le browser" },
  end: { en: "Sign it out", sn: "Ibudisei", nd: "Ikhuphe" },
  end_title: {
    en: "Sign this browser out?",
    sn: "Mobudisa browser iyi here?",
    nd: "Uyayikhupha le browser?",
  },
  end_text: {
    en: "Its next request is refused. To use it again, a person signs in with a new code.",
    sn:
      "Chikumbiro chayo chinotevera chinorambwa. Kuti ishandiswezve, munhu anopinda nekodhi " +
      "itsva.",
    nd:
      "Isicelo sayo esilandelayo siyaliwa. Ukuze isetshenziswe futhi, umuntu ungena ngekhodi " +
      "entsha.",
  },
  end_no: { en: "Leave it signed in", sn: "Isiyei yakapinda", nd: "Iyekele ingenile" },
  end_others: {
    en: "Sign out everywhere else",
    sn: "Budai kumwe kwese",
    nd: "Phuma kwezinye zonke",
  },
  history: {
    en: "When you signed in, in the last 90 days",
    sn: "Makapinda rini, mumazuva 90 apfuura",
    nd: "Ungene nini, ensukwini ezingu-90 ezidlulileyo",
  },
  no_history: {
    en: "Nothing yet.",
    sn: "Hapana parizvino.",
    nd: "Akukho okwamanje.",
  },
  when: { en: "When", sn: "Rini", nd: "Nini" },
  how: { en: "How", sn: "Nei", nd: "Ngani" },
  code: { en: "Code", sn: "Kodhi", nd: "Ikhodi" },
  link: { en: "Link", sn: "Linki", nd: "Ilinki" },
  staff_link: {
    en: "Link from our staff",
    sn: "Linki yevashandi vedu",
    nd: "Ilinki yabasebenzi bethu",
  },
  result: { en: "Result", sn: "Zvakaitika", nd: "Okwenzekileyo" },
  succeeded: { en: "Signed in", sn: "Makapinda", nd: "Wangena" },
  failed: { en: "Wrong code", sn: "Kodhi isiriyo", nd: "Ikhodi engeyisiyo" },
  strange: {
    en: "If one of these was not you, sign out everywhere else.",
    sn: "Kana paine musiri imi, budai kumwe kwese.",
    nd: "Nxa kukhona okungesuwe, phuma kwezinye zonke.",
  },
  ended: {
    en: "That browser is signed out.",
    sn: "Browser iyoyo yabudiswa.",
    nd: "Leyo browser isikhutshiwe.",
  },
  others_ended: {
    en: "You are signed in only here now.",
    sn: "Mava muno chete.",
    nd: "Usungene lapha kuphela.",
  },
} as const;
