import type { OperationId } from "@svc/generated/operations";
import type { Viewer } from "./layout.ts";
import type { FRAME_WORDS } from "./words.ts";

/** A part of the dashboard, as the navigation names it. */
export type SectionId = keyof typeof FRAME_WORDS.sections;

interface Section {
  readonly id: SectionId;
  readonly path: string;
  /** It is shown to whoever may call one of these. */
  readonly needs: readonly OperationId[];
}

/** In the order of the navigation. */
const SECTIONS: readonly Section[] = [
  { id: "home", path: "/dashboard", needs: ["getOverview"] },
  { id: "search", path: "/dashboard/search", needs: ["searchObjects"] },
  { id: "sell", path: "/dashboard/sell", needs: ["createSend"] },
  { id: "prices", path: "/dashboard/prices", needs: ["listProducts"] },
  { id: "sends", path: "/dashboard/sends", needs: ["listSends"] },
  { id: "batches", path: "/dashboard/batches", needs: ["listBatches"] },
  { id: "schedules", path: "/dashboard/schedules", needs: ["listSchedules"] },
  { id: "people", path: "/dashboard/people", needs: ["listRecipients"] },
  { id: "rewards", path: "/dashboard/rewards", needs: ["listPrograms"] },
  { id: "credit", path: "/dashboard/credit", needs: ["getCredit"] },
  { id: "requests", path: "/dashboard/approvals", needs: ["listApprovals"] },
  {
    id: "developers",
    path: "/dashboard/developers",
    needs: ["listKeys", "listWebhookEndpoints", "listRequests", "listEvents"],
  },
  { id: "team", path: "/dashboard/team", needs: ["listMembers"] },
];

/** Those that somebody may open. */
export function sectionsOf({ may }: Viewer): readonly Section[] {
  return SECTIONS.filter(({ needs }) => needs.some((id) => may(id)));
}
