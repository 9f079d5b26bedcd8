import type { Words } from "#platform/words/language";

/** What stands at charts of Credit and sales. */
export const CHART_WORDS = {
  sold_by_day: {
    en: "Sold a day, {currency}, with what failed",
    sn: "Zvatengeswa pazuva, {currency}, nezvakundikana",
    nd: "Okuthengiswe ngosuku, {currency}, lokwehlulekileyo",
  },
  highest: {
    en: "highest {amount} on {day}",
    sn: "yakanyanya {amount} musi wa{day}",
    nd: "ephezulu {amount} ngo-{day}",
  },
  available_after: {
    en: "Available after each transaction, {currency}",
    sn: "Yaivepo mushure mekufamba kwega kwega, {currency}",
    nd: "Ebikhona ngemva kokuhamba ngakunye, {currency}",
  },
} as const satisfies Words;
