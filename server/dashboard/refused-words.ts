import type { Words } from "#platform/words/language";

/** What a page says when a decision, a PIN or an invitation is refused. */
export const REFUSAL_WORDS = {
  pin_not_set: {
    en: "You have no payment PIN yet. Set one first.",
    sn: "Hamusati mava nePIN yekubhadhara. Tangai maiisa.",
    nd: "Awukabi le-PIN yokubhadala. Qala uyifake.",
  },
  pin_required: {
    en: "This is not a code. Enter the six digits that were mailed to you.",
    sn: "Iyi haisi kodhi. Isai manhamba matanhatu amakatumirwa.",
    nd: "Le kayisiyo khodi. Faka izinombolo eziyisithupha ozithunyelweyo.",
  },
  wrong: {
    pin: { en: "This PIN is wrong.", sn: "PIN iyi haisiyo.", nd: "Le PIN kayisiyo." },
    current_pin: {
      en: "This current PIN is wrong.",
      sn: "PIN iripo iyi haisiyo.",
      nd: "Le PIN ekhona kayisiyo.",
    },
    password_or_otp: {
      en: "This code is wrong.",
      sn: "Kodhi iyi haisiyo.",
      nd: "Le khodi kayisiyo.",
    },
  },
  enter: {
    pin: {
      en: "Enter six digits as your PIN.",
      sn: "Isai manhamba matanhatu sePIN yenyu.",
      nd: "Faka izinombolo eziyisithupha njenge-PIN yakho.",
    },
    current_pin: {
      en: "Enter six digits as your current PIN.",
      sn: "Isai manhamba matanhatu sePIN yenyu iripo.",
      nd: "Faka izinombolo eziyisithupha njenge-PIN yakho ekhona.",
    },
    password_or_otp: {
      en: "Enter six digits as your code.",
      sn: "Isai manhamba matanhatu sekodhi yenyu.",
      nd: "Faka izinombolo eziyisithupha njengekhodi yakho.",
    },
  },
  check_code: {
    en: "Check it and try again.",
    sn: "Itarisei, moedza zvakare.",
    nd: "Yihlole, uzame futhi.",
  },
  code_over: {
    en: "It has expired or was tried too often: request another one.",
    sn: "Yapera nguva kana kuti yaedzwa kakawandisa: kumbirai imwe.",
    nd: "Isiphelelwe yisikhathi loba izanywe kanengi: cela enye.",
  },
  locked_now: {
    en: "It is locked for 30 minutes now.",
    sn: "Yakiyiwa kwemaminitsi 30.",
    nd: "Isikhiyiwe okwemizuzu engu-30.",
  },
  one_attempt: {
    en: "One attempt is left.",
    sn: "Masara nemukana mumwe chete.",
    nd: "Usele ngethuba elilodwa.",
  },
  attempts: {
    en: "{count} attempts are left.",
    sn: "Masara nemikana {count}.",
    nd: "Usele ngamathuba angu-{count}.",
  },
  pin_locked: {
    en: "Your payment PIN is locked until {moment}.",
    sn: "PIN yenyu yekubhadhara yakakiyiwa kusvika {moment}.",
    nd: "I-PIN yakho yokubhadala ikhiyiwe kuze kube ngu-{moment}.",
  },
  others_decide: {
    en: "Another owner or admin can decide in the meantime.",
    sn: "Mumwe muridzi kana mutariri anogona kusarudza parizvino.",
    nd: "Omunye umnikazi loba umphathi anganquma okwamanje.",
  },
  easy_pin: {
    en: "This PIN is easy to guess: its digits are all equal or in sequence. Choose another one.",
    sn: "PIN iyi iri nyore kufembera: manhamba ayo akafanana kana kutevedzana. Sarudzai imwe.",
    nd: "Le PIN kulula ukuyiqandela: izinombolo zayo ziyafana loba ziyalandelana. Khetha enye.",
  },
  parameter_missing: {
    en: "Fill in all fields.",
    sn: "Zadzisai pose panodiwa.",
    nd: "Gcwalisa zonke indawo.",
  },
  invalid_request: {
    en: "Fill in all fields: each PIN and each code has six digits.",
    sn: "Zadzisai pose panodiwa: PIN imwe neimwe nekodhi imwe neimwe ine manhamba matanhatu.",
    nd: "Gcwalisa zonke indawo: i-PIN ngayinye lekhodi ngayinye ilezinombolo eziyisithupha.",
  },
  account_suspended: {
    en: "The account is suspended, so nothing can be decided. Contact support.",
    sn: "Akaundi yakambomiswa, saka hapana chingasarudzwa. Taurai nevanobatsira.",
    nd: "I-akhawunti imisiwe, ngakho akulalutho olunganqunywa. Xhumana labosizo.",
  },
  approval_expired: {
    en: "The request expired after 24 hours. The agent has to send a new one.",
    sn: "Chikumbiro chapera nguva mushure memaawa 24. Agent inofanira kutumira chitsva.",
    nd: "Isicelo siphelelwe yisikhathi ngemva kwamahola angu-24. I-agent kumele ithumele esitsha.",
  },
  approval_resolved: {
    en: "Someone else has already decided this request.",
    sn: "Mumwe munhu atosarudza pachikumbiro ichi.",
    nd: "Omunye umuntu usenqumile ngalesi sicelo.",
  },
} as const satisfies Words;
