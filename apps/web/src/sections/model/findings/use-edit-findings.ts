import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { readStories } from "../../../api/stories-query.js";
import { engines } from "../../../engines/engines.js";
import { handleOf, onHeld, type ReadModel } from "../../../engines/on-held-models.js";
import { openedAndClosed } from "./opened-and-closed.js";

/** A model as it was before an edit, and as it is after it. */
export interface EditedModel {
  readonly before: ReadModel;
  readonly after: ReadModel;
}

/** What the last edit did to the findings, worked out in this page; null in place of it where that is too much here. */
export function useEditFindings(projectId: string, edited: EditedModel | null) {
  return useQuery({
    queryKey: [
      "engines",
      "review",
      projectId,
      edited && handleOf(edited.before),
      edited && handleOf(edited.after),
    ],
    queryFn: async ({ client }) => {
      const stories = edited === null ? null : await readStories(client, projectId);
      if (edited === null || stories === null) {
        return null;
      }
      const [before, after] = [handleOf(edited.before), handleOf(edited.after)];
      const { comparison, hash } = await onHeld([edited.before, edited.after], () =>
        engines("reviewEdit", { before, after, stories }),
      );
      return { ...openedAndClosed(comparison), hash };
    },
    enabled: edited !== null,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}
