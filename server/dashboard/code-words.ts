import type { Words } from "#platform/words/language";

/** What refusals mean, by code. In English the interface says it more exactly by itself. */
export const CODE_WORDS = {
  parameter_missing: { en: "Fill this in.", sn: "Zadzisai apa.", nd: "Gcwalisa lapha." },
  invalid_amount: {
    en: "Enter an amount, as in 5 or 2.50.",
    sn: "Isai mari, senge 5 kana 2.50.",
    nd: "Faka imali, njengo-5 loba u-2.50.",
  },
  invalid_phone: {
    en: "This is not a mobile number of Zimbabwe. Enter all ten digits.",
    sn: "Iyi haisi nhamba yefoni yemuZimbabwe. Isai manhamba ose gumi.",
    nd: "Le kayisiyo nombolo yefoni yeZimbabwe. Faka zonke ezilitshumi.",
  },
  invalid_meter_number: {
    en: "A meter number has eleven digits. Check it on the meter.",
    sn: "Nhamba yemita ine manhamba gumi nerimwe. Itarisei pamita.",
    nd: "Inombolo yemitha ilezinombolo ezilitshumi lanye. Yihlole emitheni.",
  },
  unsupported_network: {
    en: "We do not sell for the network of this number.",
    sn: "Hatitengesi zvenetiweki yenhamba iyi.",
    nd: "Asithengisi okwenethiwekhi yale nombolo.",
  },
  target_blocked: {
    en: "This number or meter is on your blocklist.",
    sn: "Nhamba kana mita iyi iri pane dzamakavhara.",
    nd: "Le nombolo loba imitha iphakathi kwezivaliweyo zakho.",
  },
  token_phone_required: {
    en: "Enter the number that receives the token.",
    sn: "Isai nhamba inotambira token.",
    nd: "Faka inombolo eyemukela i-token.",
  },
  amount_not_allowed: {
    en: "The network does not sell this amount. Choose another one.",
    sn: "Netiweki haitengesi mari iyi. Sarudzai imwe.",
    nd: "Inethiwekhi ayithengisi le mali. Khetha enye.",
  },
  amount_out_of_range: {
    en: "The amount is too low or too high for this product.",
    sn: "Mari iyi ishoma kana kuti yakawandisa pane izvi.",
    nd: "Le mali incane loba inengi kakhulu kulokhu.",
  },
  product_unavailable: {
    en: "This is paused on the network at the moment. Try again later.",
    sn: "Izvi zvakambomiswa panetiweki parizvino. Edzai zvakare gare gare.",
    nd: "Lokhu kumisiwe kunethiwekhi okwamanje. Zama futhi muva.",
  },
  product_mismatch: {
    en: "This is for another network or currency.",
    sn: "Izvi ndezveimwe netiweki kana imwe mari.",
    nd: "Lokhu ngokwenye inethiwekhi loba enye imali.",
  },
  bundle_unavailable: {
    en: "This bundle is not sold any more. Choose another one.",
    sn: "Bundle iyi haichatengeswi. Sarudzai imwe.",
    nd: "Le bundle ayisathengiswa. Khetha enye.",
  },
  data_not_live: {
    en: "Data bundles are sold in test mode only for now.",
    sn: "Madata bundle anotengeswa pakuedza chete parizvino.",
    nd: "Ama-data bundle athengiswa ekuhloleni kuphela okwamanje.",
  },
  power_unavailable: {
    en: "Electricity cannot be sold at the moment. Try again later.",
    sn: "Magetsi haasi kutengeswa parizvino. Edzai zvakare gare gare.",
    nd: "Ugesi awuthengiswa okwamanje. Zama futhi muva.",
  },
  provider_unavailable: {
    en: "The network is not answering. Nothing was sold.",
    sn: "Netiweki haisi kupindura. Hapana chatengeswa.",
    nd: "Inethiwekhi ayiphenduli. Akulalutho oluthengisiweyo.",
  },
  service_unavailable: {
    en: "We are busy. Try again in a few seconds.",
    sn: "Tabatikana. Edzai zvakare mushure memasekonzi mashoma.",
    nd: "Siphathekile. Zama futhi ngemva kwemizuzwana emilutshwana.",
  },
  meter_not_found: {
    en: "ZESA does not know this meter. Check the number.",
    sn: "ZESA haiizivi mita iyi. Tarisai nhamba yacho.",
    nd: "I-ZESA ayiyazi le mitha. Hlola inombolo.",
  },
  meter_blocked: {
    en: "ZESA has blocked this meter. The customer should contact ZESA.",
    sn: "ZESA yakavhara mita iyi. Mutengi ngaataure neZESA.",
    nd: "I-ZESA iyivalile le mitha. Umthengi kaxhumane le-ZESA.",
  },
  meter_currency_mismatch: {
    en: "ZESA bills this meter in the other currency.",
    sn: "ZESA inobhadharisa mita iyi neimwe mari.",
    nd: "I-ZESA ibhadalisa le mitha ngenye imali.",
  },
  meter_quota_exceeded: {
    en: "Too many meters were looked up. Try again in a minute.",
    sn: "Mamita atsvagwa awandisa. Edzai zvakare mushure meminiti.",
    nd: "Amamitha adingiweyo manengi kakhulu. Zama futhi ngemva komzuzu.",
  },
  insufficient_credit: {
    en: "There is not enough Credit for this. Top up first.",
    sn: "Credit haina kukwana. Tangai mawedzera.",
    nd: "I-Credit ayenelanga. Qala uyengeze.",
  },
  duplicate_suspected: {
    en: "The same was sold a moment ago. Look at the list before you sell it again.",
    sn: "Zvakafanana zvichangobva kutengeswa. Tarisai zvatengeswa musati matengesa zvakare.",
    nd: "Okufanayo kusanda kuthengiswa. Khangela okuthengisiweyo ungakathengisi futhi.",
  },
  spend_cap_exceeded: {
    en: "This is over a limit that was set for selling.",
    sn: "Izvi zvapfuura muganhu wakaiswa wekutengesa.",
    nd: "Lokhu kudlula umkhawulo obekiweyo wokuthengisa.",
  },
  quote_expired: {
    en: "The quote is over 30 minutes old. Check the sale again.",
    sn: "Mutengo uyu wapfuura maminitsi 30. Tarisai kutengesa zvakare.",
    nd: "Intengo le isidlule imizuzu engu-30. Hlola ukuthengisa futhi.",
  },
  quote_mismatch: {
    en: "The quote is for another sale. Check the sale again.",
    sn: "Mutengo uyu ndewekumwe kutengesa. Tarisai zvakare.",
    nd: "Intengo le ngeyokunye ukuthengisa. Hlola futhi.",
  },
  quote_used: {
    en: "This was sold already. Look at the list of sends.",
    sn: "Izvi zvatotengeswa. Tarisai zvatengeswa.",
    nd: "Lokhu sekuthengisiwe. Khangela okuthengisiweyo.",
  },
  already_sent: {
    en: "It has gone out or has ended, so it cannot be changed.",
    sn: "Zvatotumirwa kana kuti zvapera, saka hazvichinjiki.",
    nd: "Sekuthunyelwe loba sekuphelile, ngakho akutshintsheki.",
  },
  invalid_transition: {
    en: "This cannot be done any more, because it has changed since.",
    sn: "Izvi hazvichaitiki, nekuti zvachinja.",
    nd: "Lokhu akusenzeki, ngoba sekutshintshile.",
  },
  send_not_retryable: {
    en: "This cannot be sold again here. Make a new sale.",
    sn: "Izvi hazvitengeswi zvakare pano. Itai kutengesa kutsva.",
    nd: "Lokhu akuthengiswa futhi lapha. Yenza ukuthengisa okutsha.",
  },
  send_delivered_late: {
    en: "It was delivered after all. Do not sell it again.",
    sn: "Zvakazosvika. Musatengesa zvakare.",
    nd: "Kufikile emva kwakho konke. Ungathengisi futhi.",
  },
  token_not_available: {
    en: "There is no token to send yet.",
    sn: "Hapana token yekutumira parizvino.",
    nd: "Akula-token engathunyelwa okwamanje.",
  },
  token_resend_limit: {
    en: "The token was sent too often. Try again later.",
    sn: "Token yatumirwa kakawandisa. Edzai zvakare gare gare.",
    nd: "I-token ithunyelwe kanengi kakhulu. Zama futhi muva.",
  },
  duplicate_resource: {
    en: "There is one like this already.",
    sn: "Zvakadaro zvatovepo.",
    nd: "Okunjalo sekukhona.",
  },
  resource_in_use: {
    en: "Something still uses it.",
    sn: "Pachine zvinozvishandisa.",
    nd: "Kukhona okusakusebenzisa.",
  },
  limit_reached: {
    en: "There cannot be more of these.",
    sn: "Hapachagoni kuwedzerwa zvimwe.",
    nd: "Akusengezwa okunye.",
  },
  reference_in_use: {
    en: "This reference belongs to something else.",
    sn: "Ref iyi ndeyezvimwe.",
    nd: "Le ref ngeyokunye.",
  },
  reference_not_found: {
    en: "There is no such thing here.",
    sn: "Hapana zvakadaro pano.",
    nd: "Akulalutho olunjalo lapha.",
  },
  erased_recipient: {
    en: "This person was erased, or is about to be.",
    sn: "Munhu uyu akadzimwa, kana kuti ava kudzimwa.",
    nd: "Lo muntu ucitshiwe, loba usezacitshwa.",
  },
  invalid_csv: {
    en: "The spreadsheet has no headings, or a column that we do not know.",
    sn: "Spreadsheet haina misoro, kana kuti ine column yatisingazivi.",
    nd: "I-spreadsheet kayilazihloko, loba ile-column esingayaziyo.",
  },
} as const satisfies Words;
