import { dataBlock, type ExplainRequest } from "@plumbline/ai-tasks";
import { factsOfModel } from "@plumbline/bundle-writer";
import { type FactStatus, type ModelIndex } from "@plumbline/model-core";
import type { Reader } from "../../../platform/database/statements.js";
import type { SchemaCheckMemory } from "../../scenarios/for-threads.js";
import { type DesignPlace, readDesign } from "../context/read-design.js";
import { type ToldDesign, toldDesign } from "../context/told-design.js";
import { targetBlock, targetToTell } from "./target-to-tell.js";

/** A request for an explanation, as it was read. */
export interface ExplanationToPrepare {
  readonly place: DesignPlace;
  readonly request: ExplainRequest;
  readonly clock: SchemaCheckMemory;
}

/** What is told for it, with the truth labels of the facts in it. */
export interface PreparedExplanation {
  readonly outcome: "prepared";
  readonly told: ToldDesign;
  readonly labels: ReadonlyMap<string, FactStatus>;
}

const PROJECT = { kind: "project", id: null, ruleId: null } as const;

/** Reads what is to be explained, and all that is told of it. Call it in `readAtOnce`. */
export async function prepareExplanation(
  reader: Reader,
  { place, request, clock }: ExplanationToPrepare,
): Promise<PreparedExplanation | Exclude<PreparationRefusal, { readonly outcome: "target" | "read" }>> {
  const target = request.target ?? PROJECT;
  const design = await readDesign(reader, place);
  if (design.outcome !== "read") {
    return design;
  }
  const found = await targetToTell(reader, target, { place, state: design.state, clock });
  if (found.outcome !== "target") {
    return found;
  }
  const { selection, alsoNamed, more, names } = found;
  const told = await toldDesign(
    reader,
    design,
    { selection, whole: selection ?? [], alsoNamed },
    {
      request: request.question,
      blocks: ({ hidden }) => [
        ...(more === null ? [] : [dataBlock(more.name, more.data, hidden)]),
        targetBlock(target, hidden),
      ],
      texts: () => (more === null ? [] : [{ id: target.id ?? "", names }]),
    },
  );
  return { outcome: "prepared", told, labels: labelsOf(design.state.index) };
}

type PreparationRefusal = Awaited<ReturnType<typeof readDesign>> | Awaited<ReturnType<typeof targetToTell>>;

function labelsOf({ model }: ModelIndex): ReadonlyMap<string, FactStatus> {
  return new Map(factsOfModel(model).map(({ id, factStatus }) => [id, factStatus]));
}
