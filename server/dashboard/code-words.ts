import type { ErrorCode } from "@svc/generated/errors";
import type { Text } from "#platform/words/language";

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
  already_ran_today: {
    en: "It ran today already. Tick the box to run it again.",
    sn: "Yatoitwa nhasi. Isai chiratidzo mubhokisi kuti iitwe zvakare.",
    nd: "Isenziwe lamuhla. Faka uphawu ebhokisini ukuze yenziwe futhi.",
  },
  occurrence_locked: {
    en: "This day has run, or is about to. Change a later one.",
    sn: "Zuva iri rapfuura, kana kuti rava kuitwa. Chinjai rinotevera.",
    nd: "Lolu suku seludlule, loba seluzakwenziwa. Tshintsha olulandelayo.",
  },
  occurrence_not_combinable: {
    en: "These days cannot be combined: their people or their money differ.",
    sn: "Mazuva aya haabatanidzwi: vanhu vawo kana mari yawo zvakasiyana.",
    nd: "Lezi nsuku azihlanganiswa: abantu bazo loba imali yazo kwehlukile.",
  },
  budget_over_cost_center: {
    en: "A budget would be exceeded. Tick the box to go on.",
    sn: "Bhajeti inenge yapfuurwa. Isai chiratidzo mubhokisi kuti muenderere mberi.",
    nd: "Ibhajethi izadlulwa. Faka uphawu ebhokisini ukuze uqhubeke.",
  },
  batch_empty: {
    en: "There is no line that can be sent.",
    sn: "Hapana mutsetse unogona kutumirwa.",
    nd: "Akulamugqa ongathunyelwa.",
  },
  batch_invalid_lines: {
    en: "Some lines are wrong. Nothing was made.",
    sn: "Pane mitsetse isiriyo. Hapana chagadzirwa.",
    nd: "Kulemigqa engeyisiyo. Akulalutho olwenziweyo.",
  },
  batch_too_large: {
    en: "There are too many lines. Split them.",
    sn: "Mitsetse yawandisa. Ipatsanurei.",
    nd: "Imigqa minengi kakhulu. Yehlukanise.",
  },
  batch_not_approvable: {
    en: "It is not waiting for an approval.",
    sn: "Haina kumirira mvumo.",
    nd: "Ayilindanga mvumo.",
  },
  batch_not_cancellable: {
    en: "It has ended, so nothing can be cancelled.",
    sn: "Yapera, saka hapana chingamiswa.",
    nd: "Isiphelile, ngakho akulalutho olungamiswa.",
  },
  nothing_to_retry: {
    en: "No failed line is left to send again.",
    sn: "Hapana mutsetse wakundikana wasara wekutumira zvakare.",
    nd: "Akulamugqa owehlulekileyo oseleyo ongathunyelwa futhi.",
  },
  self_approval_forbidden: {
    en: "Who made it cannot approve it. Ask another owner or admin.",
    sn: "Akaigadzira haagoni kuibvumira. Kumbirai mumwe muridzi kana mutariri.",
    nd: "Oyenzileyo angeyivume. Cela omunye umnikazi loba umphathi.",
  },
  program_budget_exceeded: {
    en: "The budget of the program is not enough for this.",
    sn: "Bhajeti yechirongwa haikwani izvi.",
    nd: "Ibhajethi yohlelo ayenelanga lokhu.",
  },
  program_closed: {
    en: "The program is closed for good.",
    sn: "Chirongwa chakavharwa zvachose.",
    nd: "Uhlelo luvalwe okungapheliyo.",
  },
  program_not_active: {
    en: "The program gives nothing now. Activate it, or add to its budget.",
    sn: "Chirongwa hachisi kupa parizvino. Chitangei, kana wedzerai pabhajeti.",
    nd: "Uhlelo aluphi lutho okwamanje. Luqalise, loba wengeze kubhajethi.",
  },
  invalid_duration: {
    en: "Enter a length of time, as in 30m, 24h or 3d.",
    sn: "Isai kureba kwenguva, senge 30m, 24h kana 3d.",
    nd: "Faka ubude besikhathi, njengo-30m, 24h loba 3d.",
  },
  invalid_url: {
    en: "Enter an address of the web that begins with https.",
    sn: "Isai kero yewebhu inotanga na https.",
    nd: "Faka ikheli le-web eliqala ngo-https.",
  },
  last_owner: {
    en: "There has to be an owner. Make somebody else one first.",
    sn: "Panofanira kuva nemuridzi. Tangai maita mumwe munhu muridzi.",
    nd: "Kumele kube lomnikazi. Qala wenze omunye umuntu umnikazi.",
  },
  review_resolved: {
    en: "This was decided already.",
    sn: "Izvi zvatosarudzwa.",
    nd: "Lokhu sekunqunyiwe.",
  },
  sms_too_long: {
    en: "The text message is too long. Shorten it.",
    sn: "SMS yakarebesa. Ipfupisei.",
    nd: "I-SMS yinde kakhulu. Yifinyeze.",
  },
  unknown_merge_field: {
    en: "The text message has braces with a name that we do not know.",
    sn: "SMS ine zita riri mumabracket ratisingazivi.",
    nd: "I-SMS ilebizo elikuma-bracket esingalaziyo.",
  },
} as const satisfies Partial<Record<ErrorCode, Text>>;
