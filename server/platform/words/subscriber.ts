import type { Words, WordsIn } from "./language.ts";

/** What people read who follow incidents: on the status page, on its forms' pages, and in mails. */
export const SUBSCRIBER_WORDS = {
  title: { en: "Follow incidents", sn: "Teverai zvinoitika", nd: "Landela okwenzakalayo" },
  by_email: { en: "By email", sn: "Neemail", nd: "Nge-email" },
  email: { en: "Email address", sn: "Kero yeemail", nd: "Ikheli le-email" },
  by_webhook: { en: "By webhook", sn: "Newebhook", nd: "Nge-webhook" },
  url: { en: "URL (https)", sn: "URL (https)", nd: "URL (https)" },
  url_hint: {
    en: "We post a signed message to it, and it agrees by answering 2xx.",
    sn: "Tinotumira meseji yakasainwa kwairi, uye inobvuma nekupindura 2xx.",
    nd: "Sithumela umlayezo osayiniweyo kuyo, njalo iyavuma ngokuphendula u-2xx.",
  },
  email_hint: {
    en: "You confirm it by a link, and can end it with one click.",
    sn: "Munoisimbisa nelinki, uye munogona kuimisa nekudzvanya kamwe chete.",
    nd: "Uyayiqinisekisa ngelinki, njalo ungayimisa ngokuchofoza kanye.",
  },
  submit: { en: "Subscribe", sn: "Nyoresai", nd: "Bhalisa" },
  back: { en: "Back to the status", sn: "Dzokerai kumamiriro ezvinhu", nd: "Buyela esimweni" },
  no_address: {
    en: "This is no email address. Check it, and send the form again.",
    sn: "Iyi haisi kero yeemail. Itarisei, motumira fomu zvakare.",
    nd: "Leli akusilo ikheli le-email. Lihlole, uthumele ifomu futhi.",
  },
  no_url: {
    en:
      "This URL cannot be used: it must begin with https, have a public host name, and use " +
      "port 443 or 8443.",
    sn:
      "URL iyi haishandiswi: inofanira kutanga na-https, iine zita reveruzhinji, uye port 443 " +
      "kana 8443.",
    nd: "Le URL ayisebenzi: kumele iqale nge-https, ibe lebizo lomphakathi, le-port 443 loba 8443.",
  },
  sent_title: { en: "Check your mail", sn: "Tarisai email yenyu", nd: "Hlola i-email yakho" },
  sent: {
    en: "A link is on its way to {address}, unless one was sent within the hour.",
    sn: "Linki iri kuuya ku{address}, kunze kwekuti imwe yatumirwa muawa rapfuura.",
    nd: "Ilinki iyeza ku-{address}, ngaphandle kokuthi enye ithunyelwe ngehola eledlule.",
  },
  sent_rest: {
    en: "Nothing else is sent before you open it and confirm, within {hours} hours.",
    sn: "Hapana chimwe chinotumirwa musati maivhura nekusimbisa, mumaawa {hours}.",
    nd: "Akulalutho olunye oluthunyelwayo ungakayivuli uyiqinisekise, emahoreni angu-{hours}.",
  },
  webhook_title: {
    en: "Keep these two",
    sn: "Chengetai izvi zviviri",
    nd: "Gcina lokhu okubili",
  },
  webhook_sent: {
    en: "A first message is on its way to {url}.",
    sn: "Meseji yekutanga iri kuenda ku{url}.",
    nd: "Umlayezo wokuqala uya ku-{url}.",
  },
  webhook_rest: {
    en: "Messages of incidents follow once it has answered 2xx, within {hours} hours.",
    sn: "Meseji dzezvinoitika dzinotevera kana yapindura 2xx, mumaawa {hours}.",
    nd: "Imilayezo yokwenzakalayo iyalandela nxa isiphendule u-2xx, emahoreni angu-{hours}.",
  },
  secret: {
    en: "The secret that signs the messages. It is shown here only.",
    sn: "Chakavanzika chinosaina meseji. Chinoratidzwa pano chete.",
    nd: "Imfihlo esayina imilayezo. Itshengiswa lapha kuphela.",
  },
  end_link: {
    en: "The address that ends the subscription",
    sn: "Kero inomisa kunyoresa",
    nd: "Ikheli elimisa ukubhalisa",
  },
  often: {
    en: "There were too many requests from here or for this address. Try again later.",
    sn: "Pane zvikumbiro zvakawandisa kubva pano kana zvekero iyi. Edzai zvakare gare gare.",
    nd: "Zinengi kakhulu izicelo ezivela lapha loba zaleli ikheli. Zama futhi muva.",
  },
  full: {
    en: "We take no more subscriptions at the moment. Use the feed.",
    sn: "Hatichatori vamwe vanonyoresa parizvino. Shandisai feed.",
    nd: "Asisathathi abanye ababhalisayo okwamanje. Sebenzisa i-feed.",
  },
  often_title: { en: "Not subscribed", sn: "Hamuna kunyoreswa", nd: "Awubhaliswanga" },
  confirm_title: {
    en: "Confirm your address",
    sn: "Simbisai kero yenyu",
    nd: "Qinisekisa ikheli lakho",
  },
  confirm_ask: {
    en: "We will send what is written of incidents to your address.",
    sn: "Tichatumira zvinonyorwa nezvezvinoitika kukero yenyu.",
    nd: "Sizathumela okubhalwayo ngokwenzakalayo ekhelini lakho.",
  },
  confirm: { en: "Confirm", sn: "Simbisai", nd: "Qinisekisa" },
  confirmed_title: { en: "Confirmed", sn: "Zvasimbiswa", nd: "Kuqinisekisiwe" },
  confirmed: {
    en: "You will hear of incidents by email. Each mail has a link that ends it.",
    sn: "Muchanzwa nezvezvinoitika neemail. Email imwe neimwe ine linki inozvimisa.",
    nd: "Uzakuzwa ngokwenzakalayo nge-email. I-email ngayinye ilelinki ekumisayo.",
  },
  invalid_title: {
    en: "This link is not valid any more",
    sn: "Linki iyi haichashandi",
    nd: "Le linki ayisasebenzi",
  },
  invalid: {
    en: "Subscribe again on the status page.",
    sn: "Nyoresai zvakare papeji yemamiriro ezvinhu.",
    nd: "Bhalisa futhi ekhasini lesimo.",
  },
  end_title: { en: "End the subscription", sn: "Misai kunyoresa", nd: "Misa ukubhalisa" },
  end_ask: {
    en: "You will hear of no more incidents, and what we have stored is erased.",
    sn: "Hamuchanzwi nezvezvinoitika, uye zvatakachengeta zvinodzimwa.",
    nd: "Awusayikuzwa ngokwenzakalayo, njalo esikugciniweyo kuyacitshwa.",
  },
  ended_title: {
    en: "The subscription has ended",
    sn: "Kunyoresa kwapera",
    nd: "Ukubhalisa sekuphelile",
  },
  ended: {
    en: "Nothing more is sent, and the address is erased.",
    sn: "Hapana chimwe chinotumirwa, uye kero yadzimwa.",
    nd: "Akusekho okuthunyelwayo, njalo ikheli selicitshiwe.",
  },
  confirm_subject: {
    en: "Confirm that you follow incidents of {host}",
    sn: "Simbisai kuti munotevera zvinoitika pa{host}",
    nd: "Qinisekisa ukuthi ulandela okwenzakalayo ku-{host}",
  },
  confirm_lead: {
    en: "Your address was given on the status page of {host}.",
    sn: "Kero yenyu yakapiwa papeji yemamiriro ezvinhu ya{host}.",
    nd: "Ikheli lakho linikezwe ekhasini lesimo le-{host}.",
  },
  confirm_note: {
    en:
      "If that was not you, do nothing: nothing else is sent, and the address is erased after " +
      "a day.",
    sn:
      "Kana musiri imi, musaite chinhu: hapana chimwe chinotumirwa, uye kero inodzimwa pashure " +
      "pezuva.",
    nd:
      "Nxa kungasuwe, ungenzi lutho: akulalutho olunye oluthunyelwayo, njalo ikheli " +
      "liyacitshwa ngemva kosuku.",
  },
  hit: { en: "Affected: {names}", sn: "Zvakanganiswa: {names}", nd: "Okuthintekileyo: {names}" },
  to_page: { en: "See the status", sn: "Onai mamiriro ezvinhu", nd: "Bona isimo" },
  why: {
    en: "You get this because you follow incidents of {host}.",
    sn: "Muri kuwana izvi nekuti munotevera zvinoitika pa{host}.",
    nd: "Uthola lokhu ngoba ulandela okwenzakalayo ku-{host}.",
  },
  end_at: {
    en: "To end it, open {url}",
    sn: "Kuti zvipere, vhurai {url}",
    nd: "Ukuze kuphele, vula {url}",
  },
  footer: {
    en: "Sent by {host}. Replies to this address are not read.",
    sn: "Zvatumirwa na{host}. Hapana anoverenga mhinduro kukero iyi.",
    nd: "Kuthunyelwe yi-{host}. Kakho ofunda izimpendulo kuleli kheli.",
  },
} as const satisfies Words;

export type SubscriberWords = WordsIn<typeof SUBSCRIBER_WORDS>;
