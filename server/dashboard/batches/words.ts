import type { Words } from "#platform/words/language";

/** What a text message may name, as it is written in one. */
export const SMS_NAMES = "{name}, {amount}, {currency}";

export const WORDS = {
  title: { en: "Batches", sn: "Mabatch", nd: "Amabatch" },
  new: { en: "New batch", sn: "Batch itsva", nd: "I-batch entsha" },
  new_title: { en: "A batch of sales", sn: "Batch yekutengesa", nd: "I-batch yokuthengisa" },
  check: { en: "Check the lines", sn: "Tarisai mitsetse", nd: "Hlola imigqa" },
  check_again: { en: "Check again", sn: "Tarisai zvakare", nd: "Hlola futhi" },
  make: { en: "Make the batch", sn: "Gadzirai batch", nd: "Yenza i-batch" },
  file: {
    en: "Spreadsheet saved as CSV",
    sn: "Spreadsheet yakachengetwa seCSV",
    nd: "I-spreadsheet egcinwe njenge-CSV",
  },
  file_hint: {
    en:
      "With a row of headings: target and amount, and if you like name, currency, " +
      "client_reference.",
    sn:
      "Ine mutsetse wemisoro: target na amount, uye kana muchida name, currency, " +
      "client_reference.",
    nd: "Ilomugqa wezihloko: target lo-amount, njalo nxa ufuna name, currency, client_reference.",
  },
  paste: {
    en: "Or its lines, copied here",
    sn: "Kana mitsetse yayo, yakakopwa pano",
    nd: "Loba imigqa yayo, ikhophelwe lapha",
  },
  name: { en: "Title", sn: "Zita", nd: "Ibizo" },
  currency: {
    en: "Currency of lines that name none",
    sn: "Rudzi rwemari rwemitsetse isina",
    nd: "Uhlobo lwemali lwemigqa engelalo",
  },
  sms: {
    en: "Text message to each customer",
    sn: "SMS kumutengi mumwe nemumwe",
    nd: "I-SMS yomthengi ngamunye",
  },
  /** The names in it are written as they are. */
  sms_hint: {
    en: "Empty for the usual one. {names} are filled in.",
    sn: "Pasina chinhu: yenguva dzose. {names} zvinozadziswa.",
    nd: "Kungelalutho: ejwayelekileyo. {names} kuyagcwaliswa.",
  },
  on_invalid: { en: "Lines that are wrong", sn: "Mitsetse isiriyo", nd: "Imigqa engeyisiyo" },
  invalid_choices: {
    reject: {
      en: "Make nothing until all are right",
      sn: "Musagadzira chinhu kusvika yose yanaka",
      nd: "Ungenzi lutho ize ilunge yonke",
    },
    skip: { en: "Leave them out", sn: "Isiyei", nd: "Yitshiye" },
  },
  checked: { en: "Check of the lines", sn: "Kutariswa kwemitsetse", nd: "Ukuhlolwa kwemigqa" },
  wrong: { en: "Lines to put right", sn: "Mitsetse yekugadzirisa", nd: "Imigqa okumele ilungiswe" },
  wrong_hint: {
    en: "Change what is wrong and check again. Nothing has been sold yet.",
    sn: "Chinjai zvisirizvo motarisa zvakare. Hapana chati chatengeswa.",
    nd: "Tshintsha okungeyisikho uhlole futhi. Akulalutho oseluthengisiwe.",
  },
  all_right: {
    en: "All lines can be sold.",
    sn: "Mitsetse yose inogona kutengeswa.",
    nd: "Yonke imigqa ingathengiswa.",
  },
  right: {
    en: "Lines that can be sold",
    sn: "Mitsetse inogona kutengeswa",
    nd: "Imigqa engathengiswa",
  },
  more: {
    en: "The first 25 of {count} are shown.",
    sn: "Mitsetse 25 yekutanga pa {count} ndiyo inoratidzwa.",
    nd: "Kutshengiswa engu-25 yokuqala kwengu-{count}.",
  },
  needs_approval: {
    en: "It waits for another owner or admin, who has to approve it.",
    sn: "Inomirira mumwe muridzi kana mutariri, anofanira kuibvumira.",
    nd: "Ilinda omunye umnikazi loba umphathi, okumele ayivume.",
  },
  lines: { en: "Lines", sn: "Mitsetse", nd: "Imigqa" },
  lines_list: { en: "Lines of the batch", sn: "Mitsetse yebatch", nd: "Imigqa ye-batch" },
  one_line: { en: "1 line", sn: "mutsetse 1", nd: "umugqa 1" },
  count: { en: "{lines} lines", sn: "mitsetse {lines}", nd: "imigqa engu-{lines}" },
  line: { en: "Line", sn: "Mutsetse", nd: "Umugqa" },
  valid: { en: "{valid} of {total}", sn: "{valid} pa{total}", nd: "{valid} ku-{total}" },
  total: { en: "Amount", sn: "Mari", nd: "Imali" },
  cost: { en: "Cost", sn: "Zvamunobhadhara", nd: "Okubhadalayo" },
  credit: { en: "Credit in {currency}", sn: "Credit mu{currency}", nd: "I-Credit nge-{currency}" },
  enough: {
    en: "Enough: {available} is available",
    sn: "Inokwana: pane {available}",
    nd: "Yanele: ekhona ngu-{available}",
  },
  too_little: {
    en: "Too little: {available} is available",
    sn: "Haikwani: pane {available}",
    nd: "Ayanelanga: ekhona ngu-{available}",
  },
  when: { en: "When", sn: "Rini", nd: "Nini" },
  status: { en: "Status", sn: "Mamiriro", nd: "Isimo" },
  target: { en: "Number or meter", sn: "Nhamba kana mita", nd: "Inombolo loba imitha" },
  amount: { en: "Amount", sn: "Mari", nd: "Imali" },
  reason: { en: "Reason", sn: "Chikonzero", nd: "Isizatho" },
  send: { en: "Send", sn: "Chatengeswa", nd: "Okuthengisiweyo" },
  progress: { en: "Progress", sn: "Zvafamba sei", nd: "Okuhambileyo" },
  made_by: { en: "Made by", sn: "Yakagadzirwa na", nd: "Yenziwe ngu" },
  approved_by: { en: "Approved by", sn: "Yakabvumirwa na", nd: "Ivunywe ngu" },
  waiting: {
    en: "This batch is above your threshold. Another owner or admin than its maker approves it.",
    sn:
      "Batch iyi inopfuura muganho wenyu. Inobvumirwa nemumwe muridzi kana mutariri asiri " +
      "akaigadzira.",
    nd:
      "Le batch yedlula umkhawulo wakho. Ivunywa ngomunye umnikazi loba umphathi, hatshi " +
      "oyenzileyo.",
  },
  approve: { en: "Approve and send", sn: "Bvumirai mutumire", nd: "Vuma uthumele" },
  cancel: {
    en: "Cancel what is not sent",
    sn: "Misai zvisati zvatumirwa",
    nd: "Misa okungakathunyelwa",
  },
  retry: {
    en: "Send failed lines again",
    sn: "Tumirai zvakare mitsetse yakundikana",
    nd: "Thumela futhi imigqa eyehlulekileyo",
  },
  results: { en: "Results as CSV", sn: "Zvabuda seCSV", nd: "Okuphumileyo njenge-CSV" },
  back: { en: "All batches", sn: "Mabatch ose", nd: "Wonke amabatch" },
  statuses: {
    created: { en: "Created", sn: "Yagadzirwa", nd: "Yenziwe" },
    requires_approval: { en: "Waits for approval", sn: "Yakamirira mvumo", nd: "Ilinde imvumo" },
    processing: { en: "Being sent", sn: "Iri kutumirwa", nd: "Iyathunyelwa" },
    completed: { en: "Completed", sn: "Yapera", nd: "Iphelile" },
    partially_completed: { en: "Partly completed", sn: "Yapera zvishoma", nd: "Iphele ingxenye" },
    failed: { en: "Failed", sn: "Yakundikana", nd: "Yehlulekile" },
    cancelled: { en: "Cancelled", sn: "Yamiswa", nd: "Imisiwe" },
  },
  line_statuses: {
    invalid: { en: "Wrong", sn: "Isiriyo", nd: "Engeyisiyo" },
    skipped: { en: "Skipped", sn: "Yasiiwa", nd: "Etshiyiweyo" },
    pending: { en: "Waiting", sn: "Yakamirira", nd: "Elindileyo" },
    sending: { en: "Being sent", sn: "Iri kutumirwa", nd: "Iyathunyelwa" },
    delivered: { en: "Delivered", sn: "Yasvika", nd: "Efikileyo" },
    failed: { en: "Failed", sn: "Yakundikana", nd: "Yehlulekile" },
    unresolved: { en: "Not known", sn: "Haizivikanwe", nd: "Engaziwayo" },
    unsent: { en: "Not sent", sn: "Haina kutumirwa", nd: "Engathunyelwanga" },
    cancelled: { en: "Cancelled", sn: "Yamiswa", nd: "Imisiwe" },
  },
  done: {
    made: { en: "The batch is made.", sn: "Batch yagadzirwa.", nd: "I-batch isenziwe." },
    approved: {
      en: "The batch is approved, and its lines are being sent.",
      sn: "Batch yabvumirwa, uye mitsetse yayo iri kutumirwa.",
      nd: "I-batch ivunyiwe, njalo imigqa yayo iyathunyelwa.",
    },
    cancelled: {
      en: "What was not sent is cancelled, and its Credit is free again.",
      sn: "Zvisina kutumirwa zvamiswa, uye Credit yazvo yasunungurwa.",
      nd: "Okungathunyelwanga kumisiwe, njalo i-Credit yakho ikhululiwe.",
    },
    retried: {
      en: "This batch sends the failed lines again.",
      sn: "Batch iyi inotumira zvakare mitsetse yakundikana.",
      nd: "Le batch ithumela futhi imigqa eyehlulekileyo.",
    },
  },
} as const satisfies Words;
