import type { Words } from "#platform/words/language";
import { WORDS as BATCH_WORDS } from "../batches/words.ts";

/** What the pages of allocations say. */
export const ALLOCATION_WORDS = {
  off: {
    en: "Workforce is not enabled for your organisation. Contact support to have it enabled.",
    sn:
      "Chikamu cheVashandi hachisati chavhurirwa sangano renyu. Taurai nevanobatsira kuti " +
      "chivhurwe.",
    nd: "Ingxenye yeZisebenzi ayikavulelwa inhlangano yakho. Xhumana labosizo ukuze ivulwe.",
  },
  limits: {
    en: "Up to {lines} people at a time.",
    sn: "Kusvika vanhu {lines} panguva imwe.",
    nd: "Kuze kube ngabantu abangu-{lines} ngasikhathi sinye.",
  },
  no_threshold: {
    en: "No allocation waits for an approval: set a threshold in the settings.",
    sn: "Hapana kugovera kunomirira mvumo: isai muganho muzvimiso.",
    nd: "Akukho ukwaba okulinda imvumo: faka umkhawulo kuzilungiselelo.",
  },
  threshold: {
    en: "Above {amount} another owner or admin approves.",
    sn: "Kunopfuura {amount} kunobvumirwa nemumwe muridzi kana mutariri.",
    nd: "Okudlula u-{amount} kuvunywa ngomunye umnikazi loba umphathi.",
  },
  empty: {
    en:
      "Nothing has been allocated yet. Give airtime, data or electricity to a department, or to " +
      "the people of a spreadsheet.",
    sn:
      "Hapana chati chagoverwa. Ipai airtime, data kana magetsi kudhipatimendi, kana kuvanhu " +
      "vari muspreadsheet.",
    nd:
      "Akulalutho oselwabiwe. Phana i-airtime, i-data loba ugesi ku-dipatimenti, loba kubantu " +
      "abaku-spreadsheet.",
  },
  new: { en: "New allocation", sn: "Kugovera kutsva", nd: "Ukwaba okutsha" },
  new_title: { en: "Give to your people", sn: "Ipai vashandi venyu", nd: "Phana izisebenzi zakho" },
  give_to: { en: "Who receives it", sn: "Vanotambira", nd: "Abemukelayo" },
  give_to_hint: {
    en: "Or use a spreadsheet below.",
    sn: "Kana shandisai spreadsheet iri pasi.",
    nd: "Loba sebenzisa i-spreadsheet engaphansi.",
  },
  everyone: {
    en: "Everyone of {name} ({count})",
    sn: "Vose ve{name} ({count})",
    nd: "Bonke abaku-{name} ({count})",
  },
  sheet: {
    en: "The people of the spreadsheet",
    sn: "Vanhu vari muspreadsheet",
    nd: "Abantu abaku-spreadsheet",
  },
  amount_each: {
    en: "Amount for each of them",
    sn: "Mari yemumwe nemumwe",
    nd: "Imali yomuntu ngamunye",
  },
  amount_each_hint: {
    en: "For a department. A spreadsheet has its own amounts.",
    sn: "Yedhipatimendi. Spreadsheet ine mari dzayo.",
    nd: "Eye-dipatimenti. I-spreadsheet ilezimali zayo.",
  },
  file: BATCH_WORDS.file,
  file_hint: {
    en:
      "With a row of headings: name, phone and amount, and if you like currency, meter, note. " +
      "Someone registered is named by recipient_id instead of phone.",
    sn:
      "Ine mutsetse wemisoro: name, phone na amount, uye kana muchida currency, meter, note. " +
      "Akanyoreswa anodaidzwa ne recipient_id panzvimbo ye phone.",
    nd:
      "Ilomugqa wezihloko: name, phone lo-amount, njalo nxa ufuna currency, meter, note. " +
      "Obhalisiweyo ubizwa nge-recipient_id endaweni ye-phone.",
  },
  paste: BATCH_WORDS.paste,
  product: { en: "Product", sn: "Chinotengeswa", nd: "Okuthengiswayo" },
  product_any: {
    en: "The usual one of the network or utility",
    sn: "Chenguva dzose",
    nd: "Okujwayelekileyo",
  },
  booked_to: { en: "Book it to", sn: "Zvinyorerwe pa", nd: "Kubhalelwe ku" },
  allocation_title: BATCH_WORDS.name,
  sms: {
    en: "Text message to each person",
    sn: "SMS kumunhu mumwe nemumwe",
    nd: "I-SMS yomuntu ngamunye",
  },
  sms_hint: BATCH_WORDS.sms_hint,
  check: { en: "Check before sending", sn: "Tarisai musati matumira", nd: "Hlola ungakathumeli" },
  check_again: BATCH_WORDS.check_again,
  no_lines: {
    en: "Choose a department and an amount, or add a spreadsheet.",
    sn: "Sarudzai dhipatimendi nemari, kana isai spreadsheet.",
    nd: "Khetha i-dipatimenti lemali, loba ufake i-spreadsheet.",
  },
  one_of_both: {
    en: "Choose a department or add a spreadsheet, not both.",
    sn: "Sarudzai dhipatimendi kana isai spreadsheet, kwete zvose.",
    nd: "Khetha i-dipatimenti loba ufake i-spreadsheet, hatshi kokubili.",
  },
  checked: { en: "Check of the allocation", sn: "Kutariswa kwekugovera", nd: "Ukuhlolwa kokwaba" },
  attention: { en: "Lines to look at", sn: "Mitsetse yekutarisa", nd: "Imigqa okumele ikhangelwe" },
  attention_hint: {
    en: "Change what is wrong, or leave the line out, and check again. Nothing has been sent yet.",
    sn: "Chinjai zvisirizvo, kana siyai mutsetse, motarisa zvakare. Hapana chati chatumirwa.",
    nd: "Tshintsha okungeyisikho, loba utshiye umugqa, uhlole futhi. Akulalutho oseluthunyelwe.",
  },
  line: BATCH_WORDS.line,
  leave_out: { en: "Leave this line out", sn: "Siyai mutsetse uyu", nd: "Tshiya lo mugqa" },
  more: BATCH_WORDS.more,
  all_right: {
    en: "Every line can be sent.",
    sn: "Mitsetse yose inogona kutumirwa.",
    nd: "Yonke imigqa ingathunyelwa.",
  },
  right: {
    en: "Lines that can be sent",
    sn: "Mitsetse inogona kutumirwa",
    nd: "Imigqa engathunyelwa",
  },
  send: { en: "Send {total}", sn: "Tumirai {total}", nd: "Thumela {total}" },
  send_none: {
    en: "Put the lines right first, and check again.",
    sn: "Tangai magadzirisa mitsetse, motarisa zvakare.",
    nd: "Qala ulungise imigqa, uhlole futhi.",
  },
  waits: {
    en: "It is above your threshold: another owner or admin has to approve it.",
    sn: "Kunopfuura muganho wenyu: mumwe muridzi kana mutariri anofanira kukubvumira.",
    nd: "Kudlula umkhawulo wakho: omunye umnikazi loba umphathi kumele akuvume.",
  },
  credit: { en: "Your Credit", sn: "Credit yenyu", nd: "I-Credit yakho" },
  enough: BATCH_WORDS.enough,
  too_little: BATCH_WORDS.too_little,
  budgets: {
    en: "Budgets of this month",
    sn: "Mabhajeti emwedzi uno",
    nd: "Amabhajethi ale nyanga",
  },
  after: { en: "With this", sn: "Pamwe neizvi", nd: "Kanye lalokhu" },
  over_by: { en: "Over by", sn: "Yapfuura ne", nd: "Idlule nge" },
  acknowledge: {
    en: "Send it although a budget is exceeded",
    sn: "Tumirai kunyange bhajeti yapfuurwa",
    nd: "Thumela lanxa ibhajethi idluliwe",
  },
  warnings: {
    over_cap: {
      en: "Above their monthly cap.",
      sn: "Zvinopfuura muganho wavo wepamwedzi.",
      nd: "Kudlula umkhawulo wakhe wenyanga.",
    },
    duplicate: {
      en: "Twice here, or they received the same recently.",
      sn: "Kaviri pano, kana kuti vachangobva kutambira zvakafanana.",
      nd: "Kabili lapha, loba usanda kwemukela okufanayo.",
    },
    inactive: {
      en: "Being erased, or their department is archived.",
      sn: "Vari kudzimwa, kana kuti dhipatimendi ravo rakavharwa.",
      nd: "Uyacitshwa, loba i-dipatimenti yakhe ivaliwe.",
    },
  },
  start_again: { en: "Start again", sn: "Tangai patsva", nd: "Qala kutsha" },
  progress: BATCH_WORDS.progress,
  waiting: {
    en: "Another owner or admin than the one who made it has to approve it.",
    sn: "Kunofanira kubvumirwa nemumwe muridzi kana mutariri asiri akakugadzira.",
    nd: "Kumele kuvunywe ngomunye umnikazi loba umphathi, hatshi okwenzileyo.",
  },
  approve: BATCH_WORDS.approve,
  cancel: BATCH_WORDS.cancel,
  resend: BATCH_WORDS.retry,
  resend_hint: {
    en:
      "Untick who is not to receive it. The network first says what became of the original: a " +
      "line that was delivered after all is left out.",
    sn:
      "Bvisai chiratidzo kune asingafaniri kutambira. Netiweki inotanga yataura zvakaitika kune " +
      "zvekutanga: mutsetse wakazosvika unosiiwa.",
    nd:
      "Susa uphawu kulowo okungamelanga emukele. Inethiwekhi iqala itsho okwenzeke kokokuqala: " +
      "umugqa osufikile uyatshiywa.",
  },
  resend_now: {
    en: "Send the ticked lines again",
    sn: "Tumirai zvakare mitsetse ine chiratidzo",
    nd: "Thumela futhi imigqa elophawu",
  },
  preview_again: {
    en: "Check the ticked lines",
    sn: "Tarisai mitsetse ine chiratidzo",
    nd: "Hlola imigqa elophawu",
  },
  results: BATCH_WORDS.results,
  batch: { en: "Open as a batch", sn: "Vhurai sebatch", nd: "Vula njenge-batch" },
  reason: BATCH_WORDS.reason,
  token_ends: {
    en: "Token ends with {digits}",
    sn: "Token inopera na {digits}",
    nd: "I-token iphela ngo-{digits}",
  },
  resent: { en: "Sent again", sn: "Watumirwa zvakare", nd: "Uthunyelwe futhi" },
  back_allocations: { en: "All allocations", sn: "Zvose zvakagoverwa", nd: "Konke okwabiweyo" },
  back_allocation: {
    en: "The allocation",
    sn: "Dzokerai kune zvakagoverwa",
    nd: "Buyela kokwabiweyo",
  },
  done: {
    sent: {
      en: "It is made, and the lines go out as soon as nothing waits for an approval.",
      sn: "Zvagadzirwa, uye mitsetse inotumirwa kana pasisina chakamirira mvumo.",
      nd: "Kwenziwe, njalo imigqa ithunyelwa nxa kungaselalutho olulinde imvumo.",
    },
    replayed: {
      en: "This allocation was made before with the same form; nothing was sent twice.",
      sn: "Kugovera uku kwakatoitwa nefomu rimwe chete; hapana chatumirwa kaviri.",
      nd: "Lokhu kwaba sekwenziwe ngefomu elifanayo; akulalutho oluthunyelwe kabili.",
    },
    approved: {
      en: "It is approved, and its lines are being sent.",
      sn: "Zvabvumirwa, uye mitsetse yazvo iri kutumirwa.",
      nd: "Kuvunyiwe, njalo imigqa yakho iyathunyelwa.",
    },
    cancelled: BATCH_WORDS.done.cancelled,
    added: { en: "Added.", sn: "Zvawedzerwa.", nd: "Kwengeziwe." },
    saved: { en: "Saved.", sn: "Zvachengetwa.", nd: "Kugciniwe." },
  },
} as const satisfies Words;
