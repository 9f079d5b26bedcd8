import { CLAIM_NOTICE_WORDS } from "./claim-notices.ts";
import { CLAIM_REFUSAL_WORDS } from "./claim-refusals.ts";
import type { PlainKey, Words, WordsIn } from "./language.ts";

/** What claim pages say. */
export const CLAIM_WORDS = {
  ...CLAIM_NOTICE_WORDS,
  ...CLAIM_REFUSAL_WORDS,
  help: { en: "Get help", sn: "Kumbirai rubatsiro", nd: "Cela usizo" },
  reward: { en: "Reward", sn: "Mubayiro", nd: "Umvuzo" },
  test: {
    en: "Test: nothing is really sent.",
    sn: "Kuedza: hapana chinotumirwa chaizvo.",
    nd: "Ukuhlola: akulalutho oluthunyelwa sibili.",
  },
  your_reward: {
    en: "Your reward: {worth}",
    sn: "Mubayiro wenyu: {worth}",
    nd: "Umvuzo wakho: {worth}",
  },
  airtime: { en: "airtime", sn: "airtime", nd: "i-airtime" },
  data: { en: "a data bundle", sn: "data bundle", nd: "i-data bundle" },
  power: { en: "electricity", sn: "magetsi", nd: "ugesi" },
  and: { en: "and", sn: "uye", nd: "lo" },
  or: { en: "or", sn: "kana", nd: "loba" },
  only_phone: {
    en: "Only {phone} can claim it.",
    sn: "Nhamba {phone} chete ndiyo inogona kuutora.",
    nd: "Yinombolo {phone} kuphela engawuthatha.",
  },
  first_code: {
    en: "First we send a code to your number.",
    sn: "Tinotanga tatumira kodhi kunhamba yenyu.",
    nd: "Siqala ngokuthumela ikhodi enombolweni yakho.",
  },
  valid_until: {
    en: "Valid until {day}, {time}.",
    sn: "Unoshanda kusvika {day}, {time}.",
    nd: "Usebenza kuze kube ngu-{day}, {time}.",
  },
  send_code: { en: "Send me a code", sn: "Nditumirei kodhi", nd: "Ngithumelela ikhodi" },
  have_code: { en: "I have a code already", sn: "Ndatova nekodhi", nd: "Sengilayo ikhodi" },
  new_code: { en: "Send a new code", sn: "Tumirai kodhi itsva", nd: "Thumela ikhodi entsha" },
  claim: { en: "Claim {worth}", sn: "Torai {worth}", nd: "Thatha {worth}" },
  phone_label: { en: "Mobile number", sn: "Nhamba yefoni", nd: "Inombolo yefoni" },
  phone_hint: {
    en: "Like 077 123 4567. The reward goes to this number.",
    sn: "Senge 077 123 4567. Mubayiro unoenda kunhamba iyi.",
    nd: "Njengo-077 123 4567. Umvuzo uya kule inombolo.",
  },
  code_label: { en: "Code", sn: "Kodhi", nd: "Ikhodi" },
  code_hint: {
    en: "Six digits, sent to this number by SMS.",
    sn: "Manhamba matanhatu, anotumirwa kunhamba iyi neSMS.",
    nd: "Izinombolo eziyisithupha, ezithunyelwa kule inombolo nge-SMS.",
  },
  robots: {
    en: "This keeps robots away.",
    sn: "Izvi zvinodzivirira marobhoti.",
    nd: "Lokhu kuvimbela amarobhothi.",
  },
  kind_airtime: { en: "Airtime", sn: "Airtime", nd: "I-airtime" },
  kind_data: { en: "Data bundle", sn: "Data bundle", nd: "I-data bundle" },
  kind_power: {
    en: "Electricity (ZESA token)",
    sn: "Magetsi (token yeZESA)",
    nd: "Ugesi (i-token ye-ZESA)",
  },
  choose_reward: {
    en: "Choose your reward",
    sn: "Sarudzai mubayiro wenyu",
    nd: "Khetha umvuzo wakho",
  },
  bundle_label: { en: "Bundle", sn: "Bundle", nd: "I-bundle" },
  bundle_hint: {
    en: "It works on numbers of its network only.",
    sn: "Inoshanda panhamba dzenetiweki yayo chete.",
    nd: "Isebenza ezinombolweni zenethiwekhi yayo kuphela.",
  },
  choose_bundle: { en: "Choose a bundle", sn: "Sarudzai bundle", nd: "Khetha i-bundle" },
  meter_label: { en: "Meter number", sn: "Nhamba yemita", nd: "Inombolo yemitha" },
  meter_hint: {
    en: "Eleven digits, on the meter or a receipt. The token is sent to your mobile number.",
    sn: "Manhamba gumi nerimwe, ari pamita kana parisiti. Token inotumirwa kunhamba yefoni yenyu.",
    nd:
      "Izinombolo ezilitshumi lanye, ezisemitheni loba kurisidi. I-token ithunyelwa " +
      "enombolweni yefoni yakho.",
  },
  sending_title: {
    en: "Your reward is on its way",
    sn: "Mubayiro wenyu uri munzira",
    nd: "Umvuzo wakho usendleleni",
  },
  delivered_title: {
    en: "Your reward has arrived",
    sn: "Mubayiro wenyu wasvika",
    nd: "Umvuzo wakho usufikile",
  },
  held_title: {
    en: "Your claim is being checked",
    sn: "Chikumbiro chenyu chiri kuongororwa",
    nd: "Isicelo sakho siyahlolwa",
  },
  failed_title: {
    en: "Your reward could not be sent",
    sn: "Mubayiro wenyu watadza kutumirwa",
    nd: "Umvuzo wakho kawuthunyelwanga",
  },
  sending_next: {
    en: "This page shows when it has arrived. It usually takes less than a minute.",
    sn: "Peji rino richaratidza kana wasvika. Kazhinji hazvipfuuri miniti imwe.",
    nd: "Leli khasi lizatshengisa nxa usufikile. Kuvame ukuthatha ngaphansi komzuzu owodwa.",
  },
  held_next: {
    en: "You need not do anything. Open this link again later to see what came of it.",
    sn: "Hapana chamunofanira kuita. Vhurai linki iyi zvakare gare gare kuti muone zvabuda.",
    nd: "Akulalutho okumele ulwenze. Vula le linki futhi muva ukuze ubone impumela.",
  },
  failed_next: {
    en: "Ask whoever sent you the link.",
    sn: "Bvunzai akakutumirai linki.",
    nd: "Buza lowo okuthumele ilinki.",
  },
  look_again: { en: "Look again", sn: "Tarisai zvakare", nd: "Khangela futhi" },
  only_at: {
    en: "It can only be claimed at {place}.",
    sn: "Unotorerwa panzvimbo iyi chete: {place}.",
    nd: "Uthathelwa kule indawo kuphela: {place}.",
  },
  only_at_times: {
    en: "It can only be claimed at {place}, at these times:",
    sn: "Unotorerwa panzvimbo iyi chete: {place}, panguva idzi:",
    nd: "Uthathelwa kule indawo kuphela: {place}, ngalezi zikhathi:",
  },
  needs_script: {
    en:
      "This page needs JavaScript to see whether you are there. Switch it on, or open the link " +
      "in another browser.",
    sn:
      "Peji rino rinoda JavaScript kuti rione kana muripo. Ibatidzei, kana kuti vhurai linki " +
      "mune imwe browser.",
    nd:
      "Leli khasi lidinga i-JavaScript ukuze libone ukuthi ukhona yini. Yivule, loba uvule " +
      "ilinki kwenye i-browser.",
  },
  asks_where: {
    en:
      "Your phone asks whether this page may see where you are. It is only used to check that " +
      "you are there, and blurred after 30 days.",
    sn:
      "Foni yenyu inobvunza kana peji rino richibvumirwa kuona pamuri. Zvinongoshandiswa kuona " +
      "kuti muripo, uye hazvizochengetwi zvakajeka kana kwapfuura mazuva 30.",
    nd:
      "Ifoni yakho ibuza ukuthi leli khasi lingabona yini lapho okhona. Kusetshenziselwa " +
      "ukubona ukuthi ukhona kuphela, njalo kakugcinwa ngokucacileyo ngemva kwensuku ezingu-30.",
  },
  hours: {
    en: "{days}, {from} to {to}",
    sn: "{days}, {from} kusvika {to}",
    nd: "{days}, {from} kusiya ku-{to}",
  },
  all_day: { en: "{days}, all day", sn: "{days}, zuva rose", nd: "{days}, ilanga lonke" },
  every_day: { en: "Every day", sn: "Mazuva ose", nd: "Insuku zonke" },
  day_run: {
    en: "{first} to {last}",
    sn: "{first} kusvika {last}",
    nd: "{first} kusiya ku-{last}",
  },
  finding: {
    en: "Finding out where you are …",
    sn: "Tiri kutsvaga pamuri …",
    nd: "Siyadinga lapho okhona …",
  },
  sending_form: { en: "Sending …", sn: "Tiri kutumira …", nd: "Siyathumela …" },
  position_failed: {
    en: "Your phone does not say where it is. Switch its location on, go outdoors, and try again.",
    sn: "Foni yenyu haisi kutaura payiri. Batidzai location yayo, budai panze, moedza zvakare.",
    nd: "Ifoni yakho kayitsho lapho ekhona. Vula i-location yayo, phumela phandle, uzame futhi.",
  },
  position_denied: {
    en:
      "This page may not see where you are. Allow it in the settings of your browser, and try " +
      "again.",
    sn:
      "Peji rino harina kubvumirwa kuona pamuri. Ribvumidzei musettings dzebrowser yenyu, " +
      "moedza zvakare.",
    nd:
      "Leli khasi kalivunyelwanga ukubona lapho okhona. Livumele kuma-settings e-browser " +
      "yakho, uzame futhi.",
  },
  position_none: {
    en: "This browser cannot say where you are. Open the link in another one.",
    sn: "Browser iyi haigoni kutaura pamuri. Vhurai linki mune imwe.",
    nd: "Le browser ayikwazi ukutsho lapho okhona. Vula ilinki kwenye.",
  },
  code_sent: {
    en: "If {phone} can claim this reward, a code is on its way to it by SMS.",
    sn: "Kana {phone} ichigona kutora mubayiro uyu, kodhi iri kuuya kwairi neSMS.",
    nd: "Nxa inombolo {phone} ingathatha lo mvuzo, ikhodi isiza kuyo nge-SMS.",
  },
  code_works: {
    en: "It works for {minutes} minutes.",
    sn: "Inoshanda kwemaminitsi {minutes}.",
    nd: "Isebenza imizuzu engu-{minutes}.",
  },
} as const satisfies Words;

export type ClaimKey = PlainKey<typeof CLAIM_WORDS>;
export type ClaimWords = WordsIn<typeof CLAIM_WORDS>;
