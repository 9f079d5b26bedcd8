import type { Words } from "#platform/words/language";
import { FRAME_WORDS } from "./words.ts";

/** What the page of a person's organisations says. */
export const ORGANISATION_WORDS = {
  title: FRAME_WORDS.organisations,
  signed_in_as: {
    en: "You are signed in as {address}.",
    sn: "Makapinda se{address}.",
    nd: "Ungene njengo-{address}.",
  },
  sign_out: FRAME_WORDS.sign_out,
  invites: { en: "Invitations", sn: "Kukoka", nd: "Ukunxusa" },
  no_invites: {
    en: "No invitation is waiting for you.",
    sn: "Hapana kukoka kwakakumirirai.",
    nd: "Akulakunxusa okukulindileyo.",
  },
  invites_you: {
    owner: {
      en: "invites you as owner",
      sn: "rinokukokai semuridzi",
      nd: "ikunxusa njengomnikazi",
    },
    admin: {
      en: "invites you as admin",
      sn: "rinokukokai semutariri",
      nd: "ikunxusa njengomphathi",
    },
    developer: {
      en: "invites you as developer",
      sn: "rinokukokai semudeveloper",
      nd: "ikunxusa njengomdeveloper",
    },
    viewer: { en: "invites you as viewer", sn: "rinokukokai semuoni", nd: "ikunxusa njengomboni" },
  },
  from_test: { en: "from test mode", sn: "kubva pakuedza", nd: "kusukela ekuhloleni" },
  until: { en: "Until {moment}", sn: "Kusvika {moment}", nd: "Kuze kube ngu-{moment}" },
  accept: { en: "Accept", sn: "Bvumai", nd: "Vuma" },
  decline: { en: "Decline", sn: "Rambai", nd: "Yala" },
  yours: { en: "Your organisations", sn: "Masangano enyu", nd: "Izinhlangano zakho" },
  none: {
    en: "You do not belong to an organisation yet.",
    sn: "Hamusati mava nesangano.",
    nd: "Awukabi lenhlangano.",
  },
  work_in: { en: "Work in {name}", sn: "Shandai mu{name}", nd: "Sebenza ku-{name}" },
  current: { en: "You are working in it.", sn: "Muri kushanda mariri.", nd: "Usebenza kuyo." },
  create: { en: "Create an organisation", sn: "Gadzirai sangano", nd: "Yenza inhlangano" },
  name: { en: "Name", sn: "Zita", nd: "Ibizo" },
  create_now: { en: "Create it", sn: "Rigadzirei", nd: "Yenze" },
  refused: {
    resource_missing: {
      en: "There is no such invitation for you.",
      sn: "Hapana kukoka kwenyu kwakadaro.",
      nd: "Akulakunxusa kwakho okunjalo.",
    },
    invalid_transition: {
      en: "This invitation was answered or withdrawn already, or it has expired.",
      sn: "Kukoka uku kwakatopindurwa kana kubviswa, kana kuti kwapera nguva.",
      nd: "Lokhu kunxusa sekuphenduliwe loba kususiwe, loba sekuphelelwe yisikhathi.",
    },
    limit_reached: {
      en: "You have created five organisations within 24 hours. Try again tomorrow.",
      sn: "Magadzira masangano mashanu mumaawa 24. Edzai zvakare mangwana.",
      nd: "Usenze izinhlangano ezinhlanu emahoreni angu-24. Zama futhi kusasa.",
    },
  },
} as const satisfies Words;
