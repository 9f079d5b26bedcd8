import type { Words } from "#platform/words/language";

/** What the list of requests of agents says, and the page of each. */
export const APPROVAL_WORDS = {
  title: { en: "Requests of agents", sn: "Zvikumbiro zvemaagent", nd: "Izicelo zama-agent" },
  all: { en: "All requests", sn: "Zvikumbiro zvose", nd: "Zonke izicelo" },
  silent: {
    en: "The agent gave no reason.",
    sn: "Agent haina kupa chikonzero.",
    nd: "I-agent ayinikanga sizatho.",
  },
  until: { en: "Until {moment}", sn: "Kusvika {moment}", nd: "Kuze kube ngu-{moment}" },
  more: {
    en: "There are more; these are the newest.",
    sn: "Pane zvimwe; izvi ndizvo zvitsva kupfuura.",
    nd: "Kukhona ezinye; lezi yizo ezintsha kakhulu.",
  },
  none: {
    en: "No request needs a decision.",
    sn: "Hapana chikumbiro chinoda sarudzo.",
    nd: "Kasikho isicelo esidinga isinqumo.",
  },
  /** What waits in the other mode. */
  one_waits: {
    live: {
      en: "One request waits in live mode.",
      sn: "Chikumbiro chimwe chakamirira kune zvechokwadi.",
      nd: "Isicelo esisodwa silindile kokweqiniso.",
    },
    test: {
      en: "One request waits in test mode.",
      sn: "Chikumbiro chimwe chakamirira kune zvekuedza.",
      nd: "Isicelo esisodwa silindile kokokuhlola.",
    },
  },
  several_wait: {
    live: {
      en: "{count} requests wait in live mode.",
      sn: "Zvikumbiro {count} zvakamirira kune zvechokwadi.",
      nd: "Izicelo ezingu-{count} zilindile kokweqiniso.",
    },
    test: {
      en: "{count} requests wait in test mode.",
      sn: "Zvikumbiro {count} zvakamirira kune zvekuedza.",
      nd: "Izicelo ezingu-{count} zilindile kokokuhlola.",
    },
  },
  is_in: {
    live: {
      en: "This request is in live mode",
      sn: "Chikumbiro ichi chiri kune zvechokwadi",
      nd: "Lesi sicelo sikokweqiniso",
    },
    test: {
      en: "This request is in test mode",
      sn: "Chikumbiro ichi chiri kune zvekuedza",
      nd: "Lesi sicelo sikokokuhlola",
    },
  },
  looking_at: {
    live: {
      en: "You are looking at live mode.",
      sn: "Muri kuona zvechokwadi.",
      nd: "Ubona okweqiniso.",
    },
    test: {
      en: "You are looking at test mode.",
      sn: "Muri kuona zvekuedza.",
      nd: "Ubona okokuhlola.",
    },
  },
  show_in: {
    live: { en: "Show it in live mode", sn: "Chionei kune zvechokwadi", nd: "Sibone kokweqiniso" },
    test: { en: "Show it in test mode", sn: "Chionei kune zvekuedza", nd: "Sibone kokokuhlola" },
  },
  /** What is asked for, in a few words; a gift by link goes to the person who chooses. */
  titles: {
    send: {
      to: {
        en: "Sale of {amount} to {to}",
        sn: "Kutengeswa kwe{amount} ku {to}",
        nd: "Ukuthengiswa kwe-{amount} ku-{to}",
      },
      to_chooser: {
        en: "Sale of {amount} to a recipient who chooses",
        sn: "Kutengeswa kwe{amount} kune achasarudza",
        nd: "Ukuthengiswa kwe-{amount} kozakhetha",
      },
    },
    reward: {
      to: {
        en: "Reward of {amount} to {to}",
        sn: "Mubayiro we{amount} ku {to}",
        nd: "Umvuzo we-{amount} ku-{to}",
      },
      to_chooser: {
        en: "Reward of {amount} to a recipient who chooses",
        sn: "Mubayiro we{amount} kune achasarudza",
        nd: "Umvuzo we-{amount} kozakhetha",
      },
    },
  },
  status: { en: "Status", sn: "Mamiriro", nd: "Isimo" },
  statuses: {
    requested: {
      en: "Waiting for a decision",
      sn: "Chakamirira sarudzo",
      nd: "Silindele isinqumo",
    },
    approved: { en: "Approved", sn: "Chabvumirwa", nd: "Sivunyiwe" },
    rejected: { en: "Rejected", sn: "Charambwa", nd: "Saliwe" },
    expired: { en: "Expired", sn: "Chapera nguva", nd: "Siphelelwe yisikhathi" },
    failed: {
      en: "Approved, but it failed",
      sn: "Chabvumirwa, asi zvakundikana",
      nd: "Sivunyiwe, kodwa kwehlulekile",
    },
  },
  why: {
    en: "Why it needs approval",
    sn: "Chikonzero chekuda mvumo",
    nd: "Okwenza sidinge imvumo",
  },
  whys: {
    over_threshold: {
      en: "It is over the agent's threshold.",
      sn: "Chinopfuura muganho weagent.",
      nd: "Sedlula umkhawulo we-agent.",
    },
    new_target: {
      en: "A number, meter or address is new.",
      sn: "Pane nhamba, mita kana kero itsva.",
      nd: "Kukhona inombolo, imitha loba ikheli elitsha.",
    },
    both: {
      en: "It is over the agent's threshold, and a number, meter or address is new.",
      sn: "Chinopfuura muganho weagent, uye pane nhamba, mita kana kero itsva.",
      nd: "Sedlula umkhawulo we-agent, njalo kukhona inombolo, imitha loba ikheli elitsha.",
    },
  },
  reason: { en: "Reason given", sn: "Chikonzero chapiwa", nd: "Isizatho esinikiweyo" },
  no_reason: { en: "None", sn: "Hapana", nd: "Kasikho" },
  agent: { en: "Agent", sn: "Agent", nd: "I-agent" },
  will_happen: { en: "What will happen", sn: "Zvichaitika", nd: "Okuzakwenzeka" },
  credit: { en: "Credit", sn: "Credit", nd: "I-Credit" },
  credit_left: {
    en: "{available} available, at least {after} afterwards",
    sn: "{available} iripo, inosara isiri pasi pe{after}",
    nd: "{available} ekhona, emva kwalokho okungenani {after}",
  },
  limits: { en: "Limits and times", sn: "Miganho nenguva", nd: "Imikhawulo lezikhathi" },
  threshold: { en: "Threshold", sn: "Muganho", nd: "Umkhawulo" },
  threshold_of: {
    en: "{limit} in 24 hours, of which {used} was used",
    sn: "{limit} mumaawa 24, pane iyo {used} yatoshandiswa",
    nd: "{limit} emahoreni angu-24, osekusetshenziswe kuyo i-{used}",
  },
  requested: { en: "Requested", sn: "Chakakumbirwa", nd: "Sicelwe" },
  expires: { en: "Expires", sn: "Chinopera nguva", nd: "Siphelelwa yisikhathi" },
  decided: { en: "Decided", sn: "Chakasarudzwa", nd: "Sinqunyiwe" },
  mandate: { en: "Mandate", sn: "Mvumo yakasainwa", nd: "Imvumo esayiniweyo" },
  permitted: {
    en: "Permitted by {who} until {moment}.",
    sn: "Zvakabvumirwa na{who} kusvika {moment}.",
    nd: "Kuvunywe ngu-{who} kuze kube ngu-{moment}.",
  },
  signed_token: { en: "Signed token", sn: "Token yakasainwa", nd: "I-token esayiniweyo" },
  reads_only: {
    en: "Owners and admins approve requests. Your role can only read them.",
    sn: "Varidzi nevatariri ndivo vanobvumira zvikumbiro. Basa renyu rinozviverenga chete.",
    nd: "Abanikazi labaphathi yibo abavuma izicelo. Isikhundla sakho siyazibala kuphela.",
  },
  rejects_only: {
    en: "Owners and admins approve requests. You can reject them.",
    sn: "Varidzi nevatariri ndivo vanobvumira zvikumbiro. Imi munogona kuzviramba.",
    nd: "Abanikazi labaphathi yibo abavuma izicelo. Wena ungazala.",
  },
  needs_pin: {
    en: "To approve requests you need a payment PIN.",
    sn: "Kuti mubvumire zvikumbiro munoda PIN yekubhadhara.",
    nd: "Ukuze uvume izicelo udinga i-PIN yokubhadala.",
  },
  set_pin: {
    en: "Set your payment PIN",
    sn: "Isai PIN yenyu yekubhadhara",
    nd: "Faka i-PIN yakho yokubhadala",
  },
  after_forgotten: {
    en: "Because you replaced a forgotten PIN, you cannot approve requests until {moment}.",
    sn: "Nekuti makatsiva PIN yamakakanganwa, hamugoni kubvumira zvikumbiro kusvika {moment}.",
    nd: "Ngoba utshintshe i-PIN oyikhohliweyo, awenelisi ukuvuma izicelo kuze kube ngu-{moment}.",
  },
  after_wrong: {
    en: "Because of five wrong PINs, you cannot approve requests until {moment}.",
    sn: "Nekuti maisa PIN isiriyo kashanu, hamugoni kubvumira zvikumbiro kusvika {moment}.",
    nd: "Ngoba ufake i-PIN engeyisiyo kahlanu, awenelisi ukuvuma izicelo kuze kube ngu-{moment}.",
  },
  others_approve: {
    en: "Another owner or admin can approve them in the meantime.",
    sn: "Mumwe muridzi kana mutariri anogona kuzvibvumira parizvino.",
    nd: "Omunye umnikazi loba umphathi angazivuma okwamanje.",
  },
  approve: { en: "Approve", sn: "Bvumirai", nd: "Vuma" },
  reject: { en: "Reject", sn: "Rambai", nd: "Yala" },
  forgotten: { en: "Forgotten?", sn: "Makanganwa here?", nd: "Ukhohliwe yini?" },
} as const satisfies Words;
