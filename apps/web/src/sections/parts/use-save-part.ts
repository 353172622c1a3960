import { isProblem } from "@plumbline/api-client";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { factDifference } from "../../api/fact-difference.js";
import { modelQuery, readModelAgain } from "../../api/model-query.js";
import { stampQuery } from "../../api/queries.js";
import { toasts } from "../../design/toasts.js";
import { PART_WORDS as words } from "../../words/parts.js";
import { type AnyFact, type ModelLists, type PartFact, partIn } from "./part-fact.js";
import { statedOf } from "./part-form.js";
import { usePartAddress } from "./use-part-address.js";
import { putPart, type StatedPart } from "./write-part.js";

/** What a save came to. */
export type Saved =
  | { readonly outcome: "saved" }
  /** Somebody else changed the same fact: theirs, null where they deleted it. */
  | { readonly outcome: "conflict"; readonly theirs: AnyFact | null };

interface Saving {
  readonly value: StatedPart["value"];
  /** The state that was changed. */
  readonly from: AnyFact;
  readonly name: string;
}

/** Saves what was typed over the state it was made of. What others changed elsewhere in the model is no conflict. */
export function useSavePart({ kind, fact }: PartFact) {
  const { projectId, search } = usePartAddress();
  const queries = useQueryClient();
  const read = async () => {
    await readStampAgain(queries, projectId, kind);
    const query = modelQuery(projectId, search.branch === undefined ? {} : { branchId: search.branch });
    return queries.fetchQuery({ ...query, staleTime: 0 });
  };
  const place = (version: number) => ({ projectId, branchId: search.branch, version });
  const part = (value: StatedPart["value"]): StatedPart => ({ kind, id: fact.id, value });
  const readAgain = async (): Promise<void> => {
    await readStampAgain(queries, projectId, kind);
    await Promise.all([
      readModelAgain(queries, projectId),
      queries.invalidateQueries({ queryKey: ["projects", projectId, "schemas"] }),
    ]);
  };
  const takeBack = async (version: number, from: AnyFact, name: string): Promise<void> => {
    try {
      await putPart(place(version), part(statedOf(kind, from)));
      toasts.say(words.restored(name));
    } catch (error) {
      toasts.say(isProblem(error, "conflict") ? words.changedSince : String(error));
    }
    await readAgain();
  };
  return useMutation({
    mutationFn: async ({ value, from, name }: Saving): Promise<Saved> => {
      const now = await read();
      const present = partIn(now.model, kind, fact.id);
      if (present === null || !isSame(kind, present.fact, from)) {
        return { outcome: "conflict", theirs: present?.fact ?? null };
      }
      const left = await putPart(place(versionFor(present, now)), part(value));
      toasts.say(words.saved(name), () => void takeBack(left, from, name));
      await readAgain();
      return { outcome: "saved" };
    },
  });
}

/** Schemas are no part of what is asked of a model since a version: their count says that they moved. */
async function readStampAgain(
  queries: QueryClient,
  projectId: string,
  kind: PartFact["kind"],
): Promise<void> {
  if (kind === "schema") {
    await queries.refetchQueries({ queryKey: stampQuery(projectId).queryKey });
  }
}

function isSame(kind: PartFact["kind"], one: AnyFact, other: AnyFact): boolean {
  return factDifference(statedOf(kind, one), statedOf(kind, other)).length === 0;
}

/** Of a schema its own version, of all else that of the model. */
function versionFor(
  { fact }: PartFact,
  { modelVersion }: { readonly model: ModelLists; readonly modelVersion: number },
): number {
  return "version" in fact ? fact.version : modelVersion;
}
