import type { Words, WordsIn } from "#platform/words/language";

export const WORDS = {
  title: { en: "Dealer prices", sn: "Mitengo yemadealer", nd: "Intengo zamadealer" },
  about: {
    en:
      "A dealer pays less than the face value of what it sells. Tell us about the business, and " +
      "send the papers; our staff decide.",
    sn:
      "Dealer inobhadhara zvishoma pane mutengo wezvainotengesa. Tiudzei nezvebhizinesi, " +
      "motumira mapepa; vashandi vedu ndivo vanosarudza.",
    nd:
      "I-dealer ibhadala okungaphansi kwentengo yalokho ekuthengisayo. Sitshele ngebhizinesi, " +
      "uthumele amaphepha; abasebenzi bethu yibo abanqumayo.",
  },
  reason: { en: "Why it was rejected", sn: "Chikonzero charambirwa", nd: "Okwenze laliwa" },
  evidence: {
    en: "Evidence of a dispute",
    sn: "Uchapupu hwenyunyuto",
    nd: "Ubufakazi besikhalazo",
  },
  size: { en: "Size", sn: "Kukura", nd: "Ubukhulu" },
  received: { en: "Received", sn: "Ratambirwa", nd: "Lemukelwe" },
  hash: { en: "SHA-256 of the file", sn: "SHA-256 yefaira", nd: "I-SHA-256 yefayili" },
  rejected_next: {
    en: "Upload a better one on the page of the application.",
    sn: "Isai riri nani papeji yechikumbiro.",
    nd: "Faka elingcono ekhasini lesicelo.",
  },
  staff_alone: {
    en: "The file itself is opened by our staff alone.",
    sn: "Faira racho rinovhurwa nevashandi vedu chete.",
    nd: "Ifayili ngokwayo ivulwa ngabasebenzi bethu kuphela.",
  },
  back: { en: "The application", sn: "Chikumbiro", nd: "Isicelo" },
  begin: { en: "Begin the application", sn: "Tangai chikumbiro", nd: "Qala isicelo" },
  status: { en: "Status", sn: "Mamiriro", nd: "Isimo" },
  statuses: {
    draft: { en: "Not sent in yet", sn: "Hachisati chatumirwa", nd: "Asikathunyelwa" },
    submitted: { en: "Sent in", sn: "Chatumirwa", nd: "Sithunyelwe" },
    in_review: { en: "In review", sn: "Chiri kuongororwa", nd: "Siyahlolwa" },
    more_information: { en: "We need more", sn: "Tinoda zvimwe", nd: "Sidinga okunye" },
    approved: { en: "Approved", sn: "Chabvumirwa", nd: "Sivunyiwe" },
    declined: { en: "Declined", sn: "Charambwa", nd: "Saliwe" },
  },
  submitted: { en: "Sent in", sn: "Chatumirwa", nd: "Sithunyelwe" },
  decided: { en: "Decided", sn: "Chakasarudzwa", nd: "Sinqunyiwe" },
  note: { en: "From our staff", sn: "Kubva kuvashandi vedu", nd: "Okuvela kubasebenzi bethu" },
  discounts: { en: "Below face value", sn: "Pasi pemutengo", nd: "Ngaphansi kwentengo" },
  network: { en: "Network", sn: "Netiweki", nd: "Inethiwekhi" },
  currency: { en: "Currency", sn: "Rudzi rwemari", nd: "Uhlobo lwemali" },
  percent: { en: "Percent", sn: "Muzana", nd: "Ephesenti" },
  missing: { en: "Still missing", sn: "Zvichiri kudiwa", nd: "Okusadingekayo" },
  messages: { en: "From our staff", sn: "Kubva kuvashandi vedu", nd: "Okuvela kubasebenzi bethu" },
  id: { en: "ID", sn: "ID", nd: "I-ID" },
  save: { en: "Save", sn: "Chengetai", nd: "Gcina" },
  submit: { en: "Send it in", sn: "Chitumirei", nd: "Sithumele" },
  submit_about: {
    en: "Our staff read it. It cannot be changed while they do.",
    sn: "Vashandi vedu vanochiverenga. Hachichinjwi pavanenge vachidaro.",
    nd: "Abasebenzi bethu bayasibala. Asitshintshwa besasibala.",
  },
  done: {
    begun: {
      en: "The application is begun.",
      sn: "Chikumbiro chatangwa.",
      nd: "Isicelo siqalisiwe.",
    },
    saved: { en: "Saved.", sn: "Zvachengetwa.", nd: "Kugciniwe." },
    added: { en: "Added.", sn: "Zvawedzerwa.", nd: "Kwengeziwe." },
    removed: { en: "Removed.", sn: "Zvabviswa.", nd: "Kususiwe." },
    uploaded: { en: "The paper has arrived.", sn: "Pepa rasvika.", nd: "Iphepha selifikile." },
    sent: {
      en: "The application is with our staff.",
      sn: "Chikumbiro chava kuvashandi vedu.",
      nd: "Isicelo sesikubasebenzi bethu.",
    },
  },
  sections: {
    business: { en: "Business", sn: "Bhizinesi", nd: "Ibhizinesi" },
    contact: { en: "Contact", sn: "Wekutaura naye", nd: "Okuxhunyanwa laye" },
    sales: { en: "What you sell", sn: "Zvamunotengesa", nd: "Okuthengisayo" },
    bank: { en: "Bank", sn: "Bhanga", nd: "Ibhanga" },
    declarations: { en: "Declarations", sn: "Zvamunosimbisa", nd: "Okuqinisekisayo" },
  },
  fields: {
    legal_name: { en: "Registered name", sn: "Zita rakanyoreswa", nd: "Ibizo elibhalisiweyo" },
    trading_name: { en: "Trading name", sn: "Zita rekutengesa naro", nd: "Ibizo lokuthengisa" },
    registration_number: {
      en: "Registration number",
      sn: "Nhamba yekunyoreswa",
      nd: "Inombolo yokubhaliswa",
    },
    incorporated_on: { en: "Registered on", sn: "Zuva rekunyoreswa", nd: "Usuku lokubhaliswa" },
    business_type: { en: "Legal form", sn: "Rudzi rwebhizinesi", nd: "Uhlobo lwebhizinesi" },
    tax_number: {
      en: "Tax number (TIN)",
      sn: "Nhamba yemutero (TIN)",
      nd: "Inombolo yomthelo (TIN)",
    },
    vat_number: { en: "VAT number", sn: "Nhamba yeVAT", nd: "Inombolo ye-VAT" },
    physical_address: { en: "Street address", sn: "Kero yenzvimbo", nd: "Ikheli lendawo" },
    "physical_address.line1": {
      en: "Street and number",
      sn: "Mugwagwa nenhamba",
      nd: "Umgwaqo lenombolo",
    },
    "physical_address.line2": {
      en: "Building, floor or unit",
      sn: "Chivako, furo kana yuniti",
      nd: "Isakhiwo, isitezi loba iyunithi",
    },
    "physical_address.city": { en: "City", sn: "Guta", nd: "Idolobho" },
    "physical_address.province": { en: "Province", sn: "Purovhinzi", nd: "Isabelo" },
    contact: { en: "Contact", sn: "Wekutaura naye", nd: "Okuxhunyanwa laye" },
    "contact.name": { en: "Name", sn: "Zita", nd: "Ibizo" },
    "contact.role": { en: "Position", sn: "Chinzvimbo", nd: "Isikhundla" },
    "contact.email": { en: "Email address", sn: "Kero yeemail", nd: "Ikheli le-email" },
    "contact.phone": { en: "Phone number", sn: "Nhamba yefoni", nd: "Inombolo yefoni" },
    directors: { en: "Directors", sn: "Madhairekita", nd: "Abaqondisi" },
    expected_monthly_volume: {
      en: "Sales you expect",
      sn: "Zvamunotarisira kutengesa",
      nd: "Okulindele ukuthengisa",
    },
    "expected_monthly_volume.USD": {
      en: "Sales a month, USD",
      sn: "Zvinotengeswa pamwedzi, USD",
      nd: "Okuthengiswa ngenyanga, USD",
    },
    "expected_monthly_volume.ZWG": {
      en: "Sales a month, ZWG",
      sn: "Zvinotengeswa pamwedzi, ZWG",
      nd: "Okuthengiswa ngenyanga, ZWG",
    },
    networks: { en: "Networks", sn: "Manetiweki", nd: "Amanethiwekhi" },
    channels: { en: "Channels", sn: "Nzira dzekutengesa", nd: "Indlela zokuthengisa" },
    bank: { en: "Bank", sn: "Bhanga", nd: "Ibhanga" },
    "bank.name": { en: "Bank", sn: "Bhanga", nd: "Ibhanga" },
    "bank.branch": { en: "Branch", sn: "Bazi", nd: "Igatsha" },
    "bank.account_name": {
      en: "Account holder",
      sn: "Muridzi weakaundi",
      nd: "Umnikazi we-akhawunti",
    },
    "bank.account_number_last4": {
      en: "Last four digits of the account",
      sn: "Manhamba mana ekupedzisira eakaundi",
      nd: "Izinombolo ezine zokucina ze-akhawunti",
    },
    "bank.currency": { en: "Currency", sn: "Rudzi rwemari", nd: "Uhlobo lwemali" },
    "declarations.accurate": {
      en: "What this application says is true and complete.",
      sn: "Zvinotaurwa nechikumbiro ichi ndezvechokwadi uye zvakazara.",
      nd: "Okutshiwo yilesi sicelo kuliqiniso njalo kuphelele.",
    },
    "declarations.authorised": {
      en: "I may sign for the business.",
      sn: "Ndinobvumidzwa kusaina ndakamirira bhizinesi.",
      nd: "Ngivunyelwe ukusayinela ibhizinesi.",
    },
  },
  hints: {
    "bank.account_number_last4": {
      en: "Never the whole number.",
      sn: "Kwete nhamba yose.",
      nd: "Hatshi inombolo yonke.",
    },
    "expected_monthly_volume.USD": {
      en: "At face value. One of the two is enough.",
      sn: "Nemutengo uzere. Chimwe pazviviri chakakwana.",
      nd: "Ngentengo epheleleyo. Okukodwa kwalokho kwanele.",
    },
  },
  types: {
    company: { en: "Private limited company", sn: "Kambani (Pvt) Ltd", nd: "Inkampani (Pvt) Ltd" },
    pbc: { en: "Private business corporation", sn: "Kambani diki (PBC)", nd: "I-PBC" },
    sole_trader: { en: "Sole trader", sn: "Mutengesi ari ega", nd: "Umthengisi oyedwa" },
    ngo: { en: "NGO", sn: "Sangano (NGO)", nd: "I-NGO" },
    cooperative: { en: "Cooperative", sn: "Koporeti", nd: "Ikhophorethivu" },
  },
  power: { en: "ZESA electricity", sn: "Magetsi eZESA", nd: "Ugesi we-ZESA" },
  channels: {
    pos: { en: "Tills", sn: "Matiri", nd: "Amathili" },
    app: { en: "An app", sn: "App", nd: "I-app" },
    agents: { en: "Agents", sn: "Maagent", nd: "Ama-agent" },
    web: { en: "A website", sn: "Webhusaiti", nd: "Iwebhusayithi" },
    employer: { en: "Employer", sn: "Mushandirwi", nd: "Umqhatshi" },
  },
  people: {
    directors: { en: "Directors", sn: "Madhairekita", nd: "Abaqondisi" },
    beneficial_owners: {
      en: "Other owners of 10 percent or more",
      sn: "Vamwe varidzi vane 10 muzana kana kupfuura",
      nd: "Abanye abanikazi abalama-phesenti angu-10 loba ngaphezulu",
    },
  },
  add: {
    directors: { en: "Add a director", sn: "Wedzerai dhairekita", nd: "Engeza umqondisi" },
    beneficial_owners: { en: "Add an owner", sn: "Wedzerai muridzi", nd: "Engeza umnikazi" },
  },
  person: {
    full_name: { en: "Full name", sn: "Zita rizere", nd: "Ibizo eligcweleyo" },
    national_id: { en: "National ID", sn: "Nhamba yechitupa", nd: "Inombolo yesitupha" },
    date_of_birth: { en: "Date of birth", sn: "Zuva rekuzvarwa", nd: "Usuku lokuzalwa" },
    nationality: {
      en: "Nationality, as two letters",
      sn: "Nyika, nemavara maviri",
      nd: "Ilizwe, ngezinhlamvu ezimbili",
    },
    address: { en: "Home address", sn: "Kero yekumba", nd: "Ikheli langekhaya" },
    shareholding_percent: {
      en: "Share of the business, in percent",
      sn: "Mugove webhizinesi, muzana",
      nd: "Isabelo sebhizinesi, ngephesenti",
    },
    is_pep: {
      en: "Holds a public office, or is close to somebody who does",
      sn: "Ane chigaro muhurumende, kana kuti ari padyo nane chigaro",
      nd: "Ulesikhundla kuhulumende, loba useduze lolaso",
    },
  },
  add_now: { en: "Add", sn: "Wedzerai", nd: "Engeza" },
  change: { en: "Change", sn: "Chinjai", nd: "Tshintsha" },
  remove: { en: "Remove {name}", sn: "Bvisai {name}", nd: "Khupha u-{name}" },
  documents: { en: "Papers", sn: "Mapepa", nd: "Amaphepha" },
  paper: { en: "Paper", sn: "Pepa", nd: "Iphepha" },
  file: { en: "File", sn: "Faira", nd: "Ifayili" },
  file_hint: {
    en: "PDF, JPEG or PNG, up to 10 MB.",
    sn: "PDF, JPEG kana PNG, kusvika 10 MB.",
    nd: "I-PDF, i-JPEG loba i-PNG, kuze kube ngu-10 MB.",
  },
  upload_one: { en: "Upload a paper", sn: "Isai pepa", nd: "Faka iphepha" },
  upload: { en: "Upload", sn: "Isai", nd: "Faka" },
  not_yet: { en: "Not sent", sn: "Hazvisati zvatumirwa", nd: "Akukathunyelwa" },
  purposes: {
    incorporation_certificate: {
      en: "Certificate of incorporation",
      sn: "Gwaro rekunyoreswa kwekambani",
      nd: "Isitifiketi sokubhaliswa kwenkampani",
    },
    directors_form: {
      en: "List of directors (CR6)",
      sn: "Mazita emadhairekita (CR6)",
      nd: "Amabizo abaqondisi (CR6)",
    },
    director_id: {
      en: "Identity document of a director",
      sn: "Chitupa chadhairekita",
      nd: "Isitupha somqondisi",
    },
    proof_of_address: { en: "Proof of address", sn: "Uchapupu hwekero", nd: "Ubufakazi bekheli" },
    bank_letter: { en: "Letter of the bank", sn: "Tsamba yebhanga", nd: "Incwadi yebhanga" },
    tax_clearance: {
      en: "Tax clearance certificate",
      sn: "Gwaro remutero (tax clearance)",
      nd: "Isitifiketi somthelo (tax clearance)",
    },
  },
  document_statuses: {
    received: { en: "Received", sn: "Ratambirwa", nd: "Lemukelwe" },
    accepted: { en: "Accepted", sn: "Rabvumwa", nd: "Livunyiwe" },
    rejected: { en: "Rejected", sn: "Rarambwa", nd: "Laliwe" },
  },
} as const satisfies Words;

export type DealerWords = WordsIn<typeof WORDS>;
