import type { OperationId } from "@svc/generated/operations";
import type { Viewer } from "./layout.ts";
import type { FRAME_WORDS } from "./words.ts";

/** A part of the dashboard, as the navigation names it. */
export type SectionId = keyof typeof FRAME_WORDS.sections;

interface Section {
  readonly id: SectionId;
  readonly path: string;
  /** After `g`, the key that opens it; `/` alone opens the search. */
  readonly key: string;
  /** It is shown to whoever may call one of these. */
  readonly needs: readonly OperationId[];
}

/** In the order of the navigation. */
const SECTIONS: readonly Section[] = [
  { id: "home", key: "h", path: "/dashboard", needs: ["getOverview"] },
  { id: "search", key: "/", path: "/dashboard/search", needs: ["searchObjects"] },
  { id: "sell", key: "n", path: "/dashboard/sell", needs: ["createSend"] },
  { id: "prices", key: "p", path: "/dashboard/prices", needs: ["listProducts"] },
  { id: "sends", key: "s", path: "/dashboard/sends", needs: ["listSends"] },
  { id: "batches", key: "b", path: "/dashboard/batches", needs: ["listBatches"] },
  { id: "schedules", key: "d", path: "/dashboard/schedules", needs: ["listSchedules"] },
  { id: "people", key: "e", path: "/dashboard/people", needs: ["listRecipients"] },
  { id: "rewards", key: "r", path: "/dashboard/rewards", needs: ["listPrograms"] },
  { id: "credit", key: "c", path: "/dashboard/credit", needs: ["getCredit"] },
  { id: "requests", key: "q", path: "/dashboard/approvals", needs: ["listApprovals"] },
  {
    id: "developers",
    key: "k",
    path: "/dashboard/developers",
    needs: ["listKeys", "listWebhookEndpoints", "listRequests", "listEvents"],
  },
  { id: "team", key: "t", path: "/dashboard/team", needs: ["listMembers"] },
];

/** Those that somebody may open. */
export function sectionsOf({ may }: Viewer): readonly Section[] {
  return SECTIONS.filter(({ needs }) => needs.some((id) => may(id)));
}
