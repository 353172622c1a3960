import { isProblem } from "@plumbline/api-client";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { readModelAgain } from "../../api/model-query.js";
import { stampQuery } from "../../api/queries.js";
import { toasts } from "../../design/toasts.js";
import { PART_WORDS as words } from "../../words/parts.js";
import type { PartFact } from "./part-fact.js";
import { statedOf } from "./part-form.js";
import { usePartAddress } from "./use-part-address.js";
import { writeParts } from "./write-part.js";

interface Deleting {
  /** The version of the model whose references were shown. */
  readonly version: number;
  readonly part: PartFact;
  readonly others: readonly PartFact[];
  readonly name: string;
}

/** Deletes a fact and exactly what was shown to go with it, and can put all of it back. */
export function useDeletePart() {
  const { projectId, search } = usePartAddress();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const place = (version: number) => ({ projectId, branchId: search.branch, version });
  const readAgain = async (): Promise<void> => {
    // A schema that went, or came back, moves the count of schemas alone.
    await queries.refetchQueries({ queryKey: stampQuery(projectId).queryKey });
    await readModelAgain(queries, projectId);
    await queries.invalidateQueries({ queryKey: ["projects", projectId, "schemas"] });
  };
  const putBack = async (version: number, { part, others, name }: Deleting): Promise<void> => {
    const puts = [part, ...others].map(({ kind, fact }) => ({
      kind,
      id: fact.id,
      value: statedOf(kind, fact),
    }));
    try {
      await writeParts(place(version), puts);
      toasts.say(words.wasRestored(name));
    } catch (error) {
      toasts.say(isProblem(error, "conflict") ? words.changedSince : String(error));
    }
    await readAgain();
  };
  return useMutation({
    mutationFn: (deleting: Deleting) => {
      const { version, part, others } = deleting;
      const gone = [part, ...others].map(({ kind, fact }) => ({ kind, id: fact.id }));
      return writeParts(place(version), [], gone);
    },
    onSuccess: async (left, deleting) => {
      toasts.say(words.deleted(deleting.name, deleting.others.length), () => void putBack(left, deleting));
      await navigate({ to: "/projects/$projectId/model", params: { projectId } });
      await readAgain();
    },
  });
}
