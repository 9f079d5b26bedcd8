import type { Words } from "./language.ts";

/** Why a sale failed, in one sentence for the cashier, by the code of the failure. */
export const FAILURE_WORDS = {
  invalid_target: {
    en: "The network does not recognise this number. Check it and sell again.",
    sn: "Netiweki haiizivi nhamba iyi. Itarisei, motengesa zvakare.",
    nd: "Inethiwekhi ayiyazi le nombolo. Yihlole, uthengise futhi.",
  },
  wrong_network: {
    en: "This number is on another network. Sell that network's product.",
    sn: "Nhamba iyi ndeyeimwe netiweki. Tengesai zvenetiweki iyoyo.",
    nd: "Le nombolo ngeyenye inethiwekhi. Thengisa okwaleyo nethiwekhi.",
  },
  target_barred: {
    en: "This line is suspended or cannot be topped up. The customer should contact the network.",
    sn: "Nhamba iyi yakavharwa kana kuti haiwedzerwi. Mutengi ngaataure nenetiweki.",
    nd: "Le nombolo ivaliwe loba ayengezelelwa. Umthengi kaxhumane lenethiwekhi.",
  },
  postpaid_number: {
    en: "This is a contract line and cannot be topped up.",
    sn: "Iyi inhamba yechibvumirano, haiwedzerwi.",
    nd: "Le yinombolo yesivumelwano, ayengezelelwa.",
  },
  amount_not_allowed: {
    en: "The network does not accept this amount. Choose another amount.",
    sn: "Netiweki haigamuchiri mari iyi. Sarudzai imwe mari.",
    nd: "Inethiwekhi ayiyemukeli le mali. Khetha enye imali.",
  },
  bundle_unavailable: {
    en: "This bundle is no longer sold. Choose another one.",
    sn: "Bundle iyi haichatengeswi. Sarudzai imwe.",
    nd: "Le bundle ayisathengiswa. Khetha enye.",
  },
  subscriber_limit_reached: {
    en: "This line has reached the network's limit. Sell again later.",
    sn: "Nhamba iyi yasvika pamuganhu wenetiweki. Tengesai zvakare gare gare.",
    nd: "Le nombolo isifike emkhawulweni wenethiwekhi. Thengisa futhi muva.",
  },
  duplicate_rejected: {
    en: "The network treated this as a repeat of a recent sale. Sell again later.",
    sn: "Netiweki yati uku kudzokorora kutengesa kwanguva pfupi. Tengesai zvakare gare gare.",
    nd: "Inethiwekhi ithe lokhu kuphinda ukuthengisa okwedlule. Thengisa futhi muva.",
  },
  meter_not_found: {
    en: "The utility does not recognise this meter. Check the number.",
    sn: "ZESA haiizivi mita iyi. Tarisai nhamba yacho.",
    nd: "I-ZESA ayiyazi le mitha. Hlola inombolo.",
  },
  meter_blocked: {
    en: "The utility has blocked this meter. The customer should contact the utility.",
    sn: "ZESA yakavhara mita iyi. Mutengi ngaataure neZESA.",
    nd: "I-ZESA iyivalile le mitha. Umthengi kaxhumane le-ZESA.",
  },
  meter_currency_mismatch: {
    en: "This meter is billed in the other currency. Sell in that currency.",
    sn: "Mita iyi inobhadharwa neimwe mari. Tengesai nemari iyoyo.",
    nd: "Le mitha ibhadalwa ngenye imali. Thengisa ngaleyo mali.",
  },
  meter_arrears: {
    en: "This meter has arrears that must be paid to the utility first.",
    sn: "Mita iyi ine chikwereti chinofanira kutanga chabhadharwa kuZESA.",
    nd: "Le mitha ilesikwelede okumele siqale sibhadalwe ku-ZESA.",
  },
  meter_confirmation_failed: {
    en: "The meter could not be confirmed, so no token was bought.",
    sn: "Mita yatadza kusimbiswa, saka hapana token yatengwa.",
    nd: "Imitha ayiqinisekiswanga, ngakho akula-token ethengiweyo.",
  },
  network_rejected: {
    en: "The network rejected this sale. Refund the customer or sell again.",
    sn: "Netiweki yaramba kutengesa uku. Dzorerai mutengi mari, kana kuti tengesai zvakare.",
    nd: "Inethiwekhi ikwalile lokhu kuthengisa. Buyisela umthengi imali, loba uthengise futhi.",
  },
  network_busy: {
    en: "The network stayed busy and did not accept the sale. Refund the customer or sell again.",
    sn:
      "Netiweki yaramba yakabatikana, haina kugamuchira. Dzorerai mutengi mari, kana kuti " +
      "tengesai zvakare.",
    nd:
      "Inethiwekhi ibilokhu iphathekile, kayemukelanga. Buyisela umthengi imali, loba uthengise " +
      "futhi.",
  },
  power_unavailable: {
    en: "Power is down, so no token could be bought. Sell again later.",
    sn: "Magetsi haasi kutengeswa, saka hapana token yatengwa. Tengesai zvakare gare gare.",
    nd: "Ugesi awuthengiswa okwamanje, ngakho akula-token ethengiweyo. Thengisa futhi muva.",
  },
  hold_expired: {
    en: "Power stayed down for too long. Refund the customer or sell again.",
    sn: "Magetsi anonoka kudzoka. Dzorerai mutengi mari, kana kuti tengesai zvakare.",
    nd: "Ugesi uphuze kakhulu ukubuya. Buyisela umthengi imali, loba uthengise futhi.",
  },
  product_unavailable: {
    en: "This product was paused before the sale was sent. Sell again later.",
    sn: "Izvi zvakambomiswa zvisati zvatumirwa. Tengesai zvakare gare gare.",
    nd: "Lokhu kumiswe kungakathunyelwa. Thengisa futhi muva.",
  },
  target_blocked: {
    en: "This number or meter is on your blocklist, so nothing was sent.",
    sn: "Nhamba kana mita iyi iri pane dzamakavhara, saka hapana chatumirwa.",
    nd: "Le nombolo loba imitha iphakathi kwezivaliweyo zakho, ngakho akulalutho oluthunyelweyo.",
  },
  provider_unavailable: {
    en: "No supplier could accept this sale. Refund the customer or sell again later.",
    sn:
      "Hapana akwanisa kugamuchira kutengesa uku. Dzorerai mutengi mari, kana kuti tengesai " +
      "zvakare gare gare.",
    nd:
      "Kakho owenelise ukwemukela lokhu kuthengisa. Buyisela umthengi imali, loba uthengise " +
      "futhi muva.",
  },
  not_delivered: {
    en: "The network confirmed that nothing was delivered. It is safe to sell again.",
    sn: "Netiweki yasimbisa kuti hapana chasvika. Munogona kutengesa zvakare.",
    nd: "Inethiwekhi iqinisekisile ukuthi akulalutho olufikileyo. Ungathengisa futhi.",
  },
  not_delivered_by_review: {
    en: "Our review found that nothing was delivered. It is safe to sell again.",
    sn: "Taongorora tikaona kuti hapana chasvika. Munogona kutengesa zvakare.",
    nd: "Sihlolile sabona ukuthi akulalutho olufikileyo. Ungathengisa futhi.",
  },
  cancelled_by_batch: {
    en: "The batch was cancelled before this line was sent.",
    sn: "Batch yamiswa mutsetse uyu usati watumirwa.",
    nd: "I-batch imiswe lo mugqa ungakathunyelwa.",
  },
} as const satisfies Words;
