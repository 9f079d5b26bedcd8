import type { Words } from "./language.ts";

/** What claim pages say of a form that was refused; those that need no value, by their code. */
export const CLAIM_REFUSAL_WORDS = {
  invalid_phone: {
    en: "This is not a Zimbabwean mobile number. Enter all ten digits, like 077 123 4567.",
    sn: "Iyi haisi nhamba yefoni yemuZimbabwe. Isai manhamba ose gumi, senge 077 123 4567.",
    nd: "Le ayisiyo nombolo yefoni yeZimbabwe. Faka zonke ezilitshumi, njengo-077 123 4567.",
  },
  unsupported_network: {
    en: "This number's network cannot get rewards. Enter another number.",
    sn: "Netiweki yenhamba iyi haigamuchiri mibayiro. Isai imwe nhamba.",
    nd: "Inethiwekhi yale inombolo ayikwazi ukuthola imivuzo. Faka enye inombolo.",
  },
  network_needed: {
    en: "This reward is for {network} numbers only. Enter such a number.",
    sn: "Mubayiro uyu ndewenhamba dze{network} chete. Isai nhamba yakadaro.",
    nd: "Lo mvuzo ungowezinombolo ze-{network} kuphela. Faka inombolo enjalo.",
  },
  network_other: {
    en: "This reward is for another network's numbers only. Enter such a number.",
    sn: "Mubayiro uyu ndewenhamba dzeimwe netiweki chete. Isai nhamba yakadaro.",
    nd: "Lo mvuzo ungowezinombolo zenye inethiwekhi kuphela. Faka inombolo enjalo.",
  },
  token_phone_required: {
    en: "Enter the mobile number that the electricity token is sent to.",
    sn: "Isai nhamba yefoni inotumirwa token yemagetsi.",
    nd: "Faka inombolo yefoni okuthunyelwa kuyo i-token kagesi.",
  },
  target_blocked: {
    en: "This number or meter cannot get rewards. Enter another one.",
    sn: "Nhamba kana mita iyi haigamuchiri mibayiro. Isai imwe.",
    nd: "Le inombolo loba imitha ayikwazi ukuthola imivuzo. Faka enye.",
  },
  account_too_young: {
    en: "This number is too new for this offer. Keep the link and try again later.",
    sn: "Nhamba iyi ichiri itsva pamukana uyu. Chengetai linki moedza zvakare gare gare.",
    nd: "Le inombolo isintsha kakhulu kuleli thuba. Gcina ilinki uzame futhi muva.",
  },
  one_per_phone: {
    en: "This number has had a reward of this offer. Enter another number.",
    sn: "Nhamba iyi yakatowana mubayiro wemukana uyu. Isai imwe nhamba.",
    nd: "Le inombolo isiwutholile umvuzo waleli thuba. Faka enye inombolo.",
  },
  cap_until: {
    en: "This number has had all that it can get for now. Try again after {moment}.",
    sn: "Nhamba iyi yawana zvose zvainokwanisa parizvino. Edzai zvakare mushure me{moment}.",
    nd: "Le inombolo isithole konke engakuthola okwamanje. Zama futhi ngemva kuka-{moment}.",
  },
  cap_reached: {
    en: "This number has had all that it can get. Enter another number.",
    sn: "Nhamba iyi yawana zvose zvainokwanisa. Isai imwe nhamba.",
    nd: "Le inombolo isithole konke engakuthola. Faka enye inombolo.",
  },
  code_wrong: {
    en: "The code is wrong or too old. Check it, or ask for a new one.",
    sn: "Kodhi haisiyo kana kuti yasakara. Itarisei, kana kuti kumbirai itsva.",
    nd: "Ikhodi kayisiyo loba isindala. Yihlole, loba ucele entsha.",
  },
  one_try_left: {
    en: "You have one try left.",
    sn: "Masara nemukana mumwe chete wekuedza.",
    nd: "Usele ngethuba elilodwa lokuzama.",
  },
  tries_left: {
    en: "You have {count} tries left.",
    sn: "Masara nemikana {count} yekuedza.",
    nd: "Usele ngamathuba angu-{count} okuzama.",
  },
  locked_until: {
    en: "Too many wrong codes. Wait until {time}, then ask for a new code.",
    sn: "Makodhi asiriwo awandisa. Mirai kusvika {time}, mozokumbira kodhi itsva.",
    nd: "Amakhodi angasiwo manengi kakhulu. Mela kuze kube ngu-{time}, ubusucela ikhodi entsha.",
  },
  locked: {
    en: "Too many wrong codes. Wait half an hour, then ask for a new code.",
    sn: "Makodhi asiriwo awandisa. Mirai hafu yeawa, mozokumbira kodhi itsva.",
    nd: "Amakhodi angasiwo manengi kakhulu. Mela ihafu yehola, ubusucela ikhodi entsha.",
  },
  code_limit: {
    en: "No more codes can be sent now. Wait {wait}, then ask again.",
    sn: "Hapana mamwe makodhi anotumirwa parizvino. Mirai {wait}, mokumbira zvakare.",
    nd: "Akusathunyelwa amanye amakhodi okwamanje. Mela {wait}, ucele futhi.",
  },
  newest_code: {
    en: "The newest code still works for ten minutes.",
    sn: "Kodhi yekupedzisira ichiri kushanda kwemaminitsi gumi.",
    nd: "Ikhodi yakamuva isasebenza okwemizuzu elitshumi.",
  },
  wait_some: { en: "a few minutes", sn: "maminitsi mashoma", nd: "imizuzu emilutshwana" },
  wait_one: { en: "a minute", sn: "miniti imwe", nd: "umzuzu owodwa" },
  wait_minutes: { en: "{count} minutes", sn: "maminitsi {count}", nd: "imizuzu engu-{count}" },
  choice_not_allowed: {
    en: "This reward cannot be chosen here. Choose another one.",
    sn: "Mubayiro uyu haugoni kusarudzwa pano. Sarudzai mumwe.",
    nd: "Lo mvuzo awukhetheki lapha. Khetha omunye.",
  },
  data_not_live: {
    en: "Data cannot be sent at the moment. Choose another reward.",
    sn: "Data haigoni kutumirwa parizvino. Sarudzai mumwe mubayiro.",
    nd: "I-data ayithumeleki okwamanje. Khetha omunye umvuzo.",
  },
  product_unavailable: {
    en: "The network cannot deliver this at the moment. Choose another reward, or try again later.",
    sn:
      "Netiweki haikwanisi kuendesa izvi parizvino. Sarudzai mumwe mubayiro, kana kuti edzai " +
      "zvakare gare gare.",
    nd:
      "Inethiwekhi ayikwazi ukuletha lokhu okwamanje. Khetha omunye umvuzo, loba uzame futhi " +
      "muva.",
  },
  amount_wrong: {
    en: "This amount cannot be sent this way. Choose another reward.",
    sn: "Mari iyi haigoni kutumirwa nenzira iyi. Sarudzai mumwe mubayiro.",
    nd: "Le mali ayithumeleki ngale indlela. Khetha omunye umvuzo.",
  },
  power_unavailable: {
    en: "Electricity cannot be sold at the moment. Try again later, or choose another reward.",
    sn:
      "Magetsi haatengeswi parizvino. Edzai zvakare gare gare, kana kuti sarudzai mumwe " +
      "mubayiro.",
    nd: "Ugesi awuthengiswa okwamanje. Zama futhi muva, loba ukhethe omunye umvuzo.",
  },
  bundle_unavailable: {
    en: "This bundle is not sold any more. Choose another one.",
    sn: "Bundle iyi haichatengeswi. Sarudzai imwe.",
    nd: "Le bundle ayisathengiswa. Khetha enye.",
  },
  product_mismatch: {
    en: "This bundle is for another network. Choose one for your number's network.",
    sn: "Bundle iyi ndeyeimwe netiweki. Sarudzai yenetiweki yenhamba yenyu.",
    nd: "Le bundle ngeyenye inethiwekhi. Khetha eyenethiwekhi yenombolo yakho.",
  },
  invalid_meter_number: {
    en: "A meter number has eleven digits. Check it on the meter or a receipt.",
    sn: "Nhamba yemita ine manhamba gumi nerimwe. Itarisei pamita kana parisiti.",
    nd: "Inombolo yemitha ilezinombolo ezilitshumi lanye. Yihlole emitheni loba kurisidi.",
  },
  meter_not_found: {
    en: "ZESA does not know this meter. Check the number on the meter or a receipt.",
    sn: "ZESA haiizivi mita iyi. Tarisai nhamba pamita kana parisiti.",
    nd: "I-ZESA ayiyazi le mitha. Hlola inombolo emitheni loba kurisidi.",
  },
  meter_blocked: {
    en: "ZESA has blocked this meter. Ask ZESA, or enter another meter.",
    sn: "ZESA yakavhara mita iyi. Bvunzai ZESA, kana kuti isai imwe mita.",
    nd: "I-ZESA iyivalile le mitha. Buza i-ZESA, loba ufake enye imitha.",
  },
  meter_currency: {
    en: "This meter is billed in {currency}. Enter another meter.",
    sn: "Mita iyi inobhadharwa ne{currency}. Isai imwe mita.",
    nd: "Le mitha ibhadalwa nge-{currency}. Faka enye imitha.",
  },
  meter_currency_other: {
    en: "This meter is billed in another currency. Enter another meter.",
    sn: "Mita iyi inobhadharwa neimwe mari. Isai imwe mita.",
    nd: "Le mitha ibhadalwa ngenye imali. Faka enye imitha.",
  },
  meter_quota: {
    en: "Meters cannot be checked now. Wait {wait}, then try again.",
    sn: "Mamita haatarisiki parizvino. Mirai {wait}, moedza zvakare.",
    nd: "Amamitha awahloleki okwamanje. Mela {wait}, uzame futhi.",
  },
  challenge_required: {
    en: "Answer the question first. It keeps robots away.",
    sn: "Tangai mapindura mubvunzo. Unodzivirira marobhoti.",
    nd: "Qala uphendule umbuzo. Uvimbela amarobhothi.",
  },
  challenge_failed: {
    en: "The answer was not right. Answer this question.",
    sn: "Mhinduro yanga isiriyo. Pindurai mubvunzo uyu.",
    nd: "Impendulo ibingasiyo. Phendula lo mbuzo.",
  },
  accuracy_too_low: {
    en:
      "Your phone does not know well enough where it is. Switch on precise location, go " +
      "outdoors, and try again.",
    sn:
      "Foni yenyu haisi kunyatsoziva payiri. Batidzai location chaiyo, budai panze, moedza " +
      "zvakare.",
    nd:
      "Ifoni yakho kayikwazi kuhle lapho ekhona. Vula i-location eqondileyo, phumela phandle, " +
      "uzame futhi.",
  },
  too_far: {
    en: "You are {distance} away. Come within {radius} m, and try again.",
    sn: "Muri kure ne{distance}. Svikai mukati memamita {radius}, moedza zvakare.",
    nd: "Ukhatshana okungu-{distance}. Sondela phakathi kwamamitha angu-{radius}, uzame futhi.",
  },
  wrong_hour: {
    en: "It cannot be claimed at this time. Come in the hours above.",
    sn: "Haungatorwi panguva ino. Uyai panguva dziri pamusoro.",
    nd: "Awuthatheki ngalesi sikhathi. Woza ngezikhathi ezingaphezulu.",
  },
  attestation_failed: {
    en: "Your phone could not prove where it is. Try again on another one.",
    sn: "Foni yenyu yatadza kuratidza payiri. Edzai zvakare neimwe foni.",
    nd: "Ifoni yakho yehlulekile ukutshengisa lapho ekhona. Zama futhi ngenye.",
  },
  program_not_active: {
    en: "This offer is paused. Keep the link, and try again later.",
    sn: "Mukana uyu wambomiswa. Chengetai linki, moedza zvakare gare gare.",
    nd: "Leli thuba limisiwe okwesikhatshana. Gcina ilinki, uzame futhi muva.",
  },
  erased_recipient: {
    en: "This reward cannot be given any more. Ask whoever sent you the link.",
    sn: "Mubayiro uyu hauchapihwi. Bvunzai akakutumirai linki.",
    nd: "Lo mvuzo awusaphiwa. Buza lowo okuthumele ilinki.",
  },
  limit_reached: {
    en: "This offer can take nobody new at the moment. Ask whoever sent you the link.",
    sn: "Mukana uyu hauchatambiri vatsva parizvino. Bvunzai akakutumirai linki.",
    nd: "Leli thuba alisamukeli abatsha okwamanje. Buza lowo okuthumele ilinki.",
  },
  fraud_blocked: {
    en: "This number cannot claim the reward. Ask whoever sent you the link.",
    sn: "Nhamba iyi haigoni kutora mubayiro. Bvunzai akakutumirai linki.",
    nd: "Le inombolo ayikwazi ukuthatha umvuzo. Buza lowo okuthumele ilinki.",
  },
  idempotency_in_progress: {
    en: "Your claim is under way. Open the link again in a few seconds.",
    sn: "Chikumbiro chenyu chiri kushandwa. Vhurai linki zvakare mushure memasekonzi mashoma.",
    nd: "Isicelo sakho siyenziwa. Vula ilinki futhi ngemva kwemizuzwana emilutshwana.",
  },
  concurrent_update: {
    en: "Somebody else used the link at the same moment. Try again.",
    sn: "Mumwe munhu ashandisa linki panguva imwe chete. Edzai zvakare.",
    nd: "Omunye umuntu usebenzise ilinki ngasikhathi sinye. Zama futhi.",
  },
} as const satisfies Words;
