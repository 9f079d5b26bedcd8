/** What is asked before a person is removed, or what is kept about them. */
import type { Words } from "#platform/words/language";

export const UNBLOCK_TARGET = {
  title: {
    en: "Unblock it?",
    sn: "Moivhurira here?",
    nd: "Uyayivulela?",
  },
  text: {
    en: "It can be sold and given to at once. What was refused before is not repeated.",
    sn: "Inogona kutengeserwa nekupihwa ipapo ipapo. Zvakarambwa kare hazvidzokororwi.",
    nd: "Ingathengiselwa njalo iphiwe khonapho. Okwaliwayo ngaphambili akuphindwa.",
  },
  yes: {
    en: "Unblock it",
    sn: "Ivhurirei",
    nd: "Ivulele",
  },
  no: {
    en: "Keep it blocked",
    sn: "Isiyei yakavharirwa",
    nd: "Iyekele ivaliwe",
  },
} as const satisfies Words;

export const REMOVE_FROM_FAMILY = {
  title: {
    en: "Remove this person from the family?",
    sn: "Mobvisa munhu uyu mumhuri here?",
    nd: "Uyamkhupha lo muntu emulini?",
  },
  text: {
    en: "Their allowance ends. What was sent stays, and so does their data under People.",
    sn: "Mugove wavo unopera. Zvakatumirwa zvinoramba zviripo, nezvavo zviri pasi peVanhu.",
    nd: "Isabelo sakhe siyaphela. Okuthunyelweyo kuyahlala, lolwazi ngaye olungaphansi kwaBantu.",
  },
  yes: {
    en: "Remove the person",
    sn: "Bvisai munhu",
    nd: "Khupha umuntu",
  },
  no: {
    en: "Keep the person",
    sn: "Siyai munhu aripo",
    nd: "Yekela umuntu ekhona",
  },
} as const satisfies Words;

export const DELETE_GROUP = {
  title: {
    en: "Delete the group?",
    sn: "Modzima boka iri here?",
    nd: "Uyalisusa leli qembu?",
  },
  text: {
    en: "The people in it stay. A group that a schedule uses is not deleted.",
    sn: "Vanhu varimo vanoramba varipo. Boka rinoshandiswa neshedule haridzimwi.",
    nd: "Abantu abakulo bayahlala. Iqembu elisetshenziswa yi-schedule kalisuswa.",
  },
  yes: {
    en: "Delete the group",
    sn: "Dzimai boka",
    nd: "Susa iqembu",
  },
  no: {
    en: "Keep it",
    sn: "Risiyei riripo",
    nd: "Liyekele likhona",
  },
} as const satisfies Words;

export const REVOKE_INVITE = {
  title: {
    en: "Revoke the invitation?",
    sn: "Mobvisa kukoka uku here?",
    nd: "Uyakususa lokhu kunxusa?",
  },
  text: {
    en: "Its link stops working now. You can invite the person again.",
    sn: "Linki yako inobva yamira kushanda. Munogona kukoka munhu wacho zvakare.",
    nd: "Ilinki yakhona iyema khathesi. Ungamnxusa futhi lowo muntu.",
  },
  yes: {
    en: "Revoke the invitation",
    sn: "Bvisai kukoka",
    nd: "Susa ukunxusa",
  },
  no: {
    en: "Keep it",
    sn: "Kusiyei kuripo",
    nd: "Kuyekele kukhona",
  },
} as const satisfies Words;

export const REMOVE_MEMBER = {
  title: {
    en: "Remove this person?",
    sn: "Mobvisa munhu uyu here?",
    nd: "Uyamkhupha lo muntu?",
  },
  text: {
    en:
      "They are signed out everywhere and can no longer open this organisation. Their keys go on " +
      "working until you revoke them under Developers.",
    sn:
      "Vanobudiswa kwese uye havachagoni kuvhura sangano rino. Makiyi avo anoramba achishanda " +
      "kusvika mamabvisa pasi peMadeveloper.",
    nd:
      "Ukhutshwa kuzo zonke indawo njalo kasenelisi ukuvula le nhlangano. Okhiye bakhe baqhubeka " +
      "besebenza uze ubasuse ngaphansi kwaMadeveloper.",
  },
  yes: {
    en: "Remove the person",
    sn: "Bvisai munhu",
    nd: "Khupha umuntu",
  },
  no: {
    en: "Keep the person",
    sn: "Siyai munhu aripo",
    nd: "Yekela umuntu ekhona",
  },
} as const satisfies Words;

export const ERASE_RECIPIENT = {
  title: {
    en: "Erase this person?",
    sn: "Modzima munhu uyu here?",
    nd: "Uyamcitsha lo muntu?",
  },
  text: {
    en:
      "They receive nothing from now on, and leave groups and schedules. For seven days they can " +
      "be restored; then name, number, address and notes are gone for good. Sales stay, without " +
      "them.",
    sn:
      "Havachatambiri chinhu kubva zvino, uye vanobuda mumapoka nemumashedule. Kwemazuva manomwe " +
      "vanogona kudzorerwa; zvadaro zita, nhamba, kero nezvakanyorwa zvinodzimwa zvachose. " +
      "Zvakatengeswa zvinoramba zviripo, vasimo.",
    nd:
      "Kasemukeli lutho kusukela khathesi, njalo uyaphuma emaqenjini lakumaschedule. Okwensuku " +
      "eziyisikhombisa angabuyiselwa; emva kwalokho ibizo, inombolo, ikheli lokubhaliweyo " +
      "kuyacitshwa okungapheliyo. Okuthengisiweyo kuyahlala, engekho kukho.",
  },
  yes: {
    en: "Erase the person",
    sn: "Dzimai munhu",
    nd: "Citsha umuntu",
  },
  no: {
    en: "Keep the person",
    sn: "Siyai munhu aripo",
    nd: "Yekela umuntu ekhona",
  },
} as const satisfies Words;
