import type { Words } from "#platform/words/language";

/** What the page says on which somebody sets their payment PIN. */
export const PIN_WORDS = {
  set: {
    en: "Set your payment PIN",
    sn: "Isai PIN yenyu yekubhadhara",
    nd: "Faka i-PIN yakho yokubhadala",
  },
  change: {
    en: "Change your payment PIN",
    sn: "Chinjai PIN yenyu yekubhadhara",
    nd: "Tshintsha i-PIN yakho yokubhadala",
  },
  about: {
    en: "You approve requests of agents with it. It has six digits, and we store only its hash.",
    sn:
      "Munobvumira zvikumbiro zvemaagent nayo. Ine manhamba matanhatu, uye isu tinochengeta hash " +
      "yayo chete.",
    nd:
      "Uvuma izicelo zama-agent ngayo. Ilezinombolo eziyisithupha, njalo sigcina i-hash yayo " +
      "kuphela.",
  },
  no_mail: {
    en:
      "This server cannot send email: no mail server is configured. Ask the person who runs it " +
      "for a PIN code",
    sn:
      "Server ino haikwanisi kutumira email: hapana mail server yakaiswa. Kumbirai kodhi yePIN " +
      "kune munhu anoitarisira",
    nd:
      "Le server ayikwazi ukuthumela i-email: akulamail server ebekiweyo. Cela ikhodi ye-PIN " +
      "kulowo oyiphetheyo",
  },
  get_code: { en: "1. Get a code", sn: "1. Wanai kodhi", nd: "1. Thola ikhodi" },
  to_confirm: {
    en: "We send it to {address} to confirm that it is you.",
    sn: "Tinoitumira ku {address} kuti tisimbise kuti ndimi.",
    nd: "Siyithumela ku-{address} ukuqinisekisa ukuthi nguwe.",
  },
  send_code: { en: "Send a code", sn: "Tumirai kodhi", nd: "Thumela ikhodi" },
  send_another: { en: "Send another code", sn: "Tumirai imwe kodhi", nd: "Thumela enye ikhodi" },
  code_sent: {
    en: "A code is on its way to {address}. It is valid for 10 minutes.",
    sn: "Kodhi iri kuuya ku {address}. Inoshanda kwemaminitsi 10.",
    nd: "Ikhodi iyeza ku-{address}. Isebenza imizuzu engu-10.",
  },
  choose: { en: "2. Choose your PIN", sn: "2. Sarudzai PIN yenyu", nd: "2. Khetha i-PIN yakho" },
  choose_another: {
    en: "2. Choose another PIN",
    sn: "2. Sarudzai imwe PIN",
    nd: "2. Khetha enye i-PIN",
  },
  code: { en: "Code", sn: "Kodhi", nd: "Ikhodi" },
  current: { en: "Current PIN", sn: "PIN iripo", nd: "I-PIN ekhona" },
  current_hint: {
    en: "Leave it empty if you forgot it. You then cannot approve requests for 12 hours.",
    sn: "Siyai pasina chinhu kana mayikanganwa. Zvadaro hamugoni kubvumira zvikumbiro kwemaawa 12.",
    nd:
      "Yekela kungelalutho nxa uyikhohliwe. Emva kwalokho awenelisi ukuvuma izicelo okwamahola " +
      "angu-12.",
  },
  new: { en: "New PIN", sn: "PIN itsva", nd: "I-PIN entsha" },
  new_again: { en: "New PIN, once more", sn: "PIN itsva, zvakare", nd: "I-PIN entsha, futhi" },
  submit: { en: "Set the PIN", sn: "Isai PIN", nd: "Faka i-PIN" },
  not_the_same: {
    en: "The two new PINs differ. Enter the same one twice.",
    sn: "PIN itsva mbiri idzi dzakasiyana. Isai imwe chete kaviri.",
    nd: "Ama-PIN amatsha womabili awafanani. Faka eyodwa kabili.",
  },
  is_set: {
    en: "Your payment PIN is set",
    sn: "PIN yenyu yekubhadhara yaiswa",
    nd: "I-PIN yakho yokubhadala isifakiwe",
  },
  to_requests: { en: "Requests of agents", sn: "Zvikumbiro zvemaagent", nd: "Izicelo zama-agent" },
  to_request: { en: "Back to the request", sn: "Dzokerai kuchikumbiro", nd: "Buyela esicelweni" },
  locked: {
    en: "It is locked until {moment}.",
    sn: "Yakakiyiwa kusvika {moment}.",
    nd: "Ikhiyiwe kuze kube ngu-{moment}.",
  },
  replaced: {
    en: "You replaced a forgotten PIN, so you cannot approve requests until {moment}.",
    sn: "Makatsiva PIN yamakakanganwa, saka hamugoni kubvumira zvikumbiro kusvika {moment}.",
    nd: "Utshintshe i-PIN oyikhohliweyo, ngakho awenelisi ukuvuma izicelo kuze kube ngu-{moment}.",
  },
  others_approve: {
    en: "Another owner or admin can approve them in the meantime.",
    sn: "Mumwe muridzi kana mutariri anogona kuzvibvumira parizvino.",
    nd: "Omunye umnikazi loba umphathi angazivuma okwamanje.",
  },
} as const satisfies Words;
